"""Coming back from another device: with a password, and with a passkey of the browser's own."""

import re

from playwright.sync_api import Page, expect

from ..web.conftest import Person
from .conftest import Browse, Server
from .player import Player

HEADERS = {"X-Hexarch": "1"}


def sign_out(page: Page) -> None:
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="Back again?")).to_be_visible()


def test_a_password_opens_the_same_games_in_another_browser(server: Server, browse: Browse) -> None:
    ada = Player(browse(), server.url).enter("person", "greedy", title="My long game")
    page = ada.open("/account").page
    login = f"ada-{ada.game}"
    page.get_by_label("User name").fill(login)
    page.get_by_label("Password", exact=True).fill("short")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("At least 8 characters, please.")).to_be_visible()
    page.get_by_label("Password", exact=True).fill("a long enough password")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("You can now sign in with your user name and password.")).to_be_visible()

    other = browse(expected="401")
    other.goto(f"{server.url}/account")
    other.get_by_label("User name").fill(login)
    other.get_by_label("Password", exact=True).fill("not the password")
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("alert")).to_be_visible()
    other.get_by_label("Password", exact=True).fill("a long enough password")
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("heading", name="Your games")).to_be_visible()
    other.get_by_role("link", name=re.compile("My long game")).first.click()
    again = Player(other, server.url).at_board()
    assert again.game == ada.game
    assert again.api()["viewer"]["role"] == "player"


def test_a_passkey_instead_of_a_password(server: Server, browse: Browse) -> None:
    # Keys belong to a name: an address of numbers can have none, and the page says so.
    page = browse()
    Player(page, server.url).make("person", "greedy")
    page.goto(f"{server.url}/account")
    expect(page.get_by_text("an address that is a name rather than numbers")).to_be_visible()
    expect(page.get_by_role("button", name="Create a passkey")).to_be_hidden()

    url = server.url.replace("127.0.0.1", "localhost")
    ada = Player(browse(), url)
    page = ada.page
    authenticator = page.context.new_cdp_session(page)
    authenticator.send("WebAuthn.enable")
    abilities = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    authenticator.send("WebAuthn.addVirtualAuthenticator", {"options": abilities})
    ada.enter("person", "greedy", title="Behind a key")
    ada.open("/account")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_text("The passkey is ready.")).to_be_visible()
    expect(page.get_by_text("You have one passkey.")).to_be_visible()
    sign_out(page)
    assert page.request.get(f"{url}/api/me").json()["person"] is None

    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_role("link", name=re.compile("Behind a key")).first.click()
    ada.at_board()
    assert ada.api()["viewer"]["role"] == "player"


def test_a_foreign_private_link_asks_first_and_what_lets_in_can_be_removed(server: Server, browse: Browse) -> None:
    eve = Person(server.url, "Eve")
    page = browse(expected="409")
    Player(page, server.url).enter("person", "greedy")
    page.goto(server.url + eve.key_link)
    expect(page.get_by_role("heading", name="This is the private link of Eve")).to_be_visible()
    page.get_by_role("button", name="Stay Ada").click()
    assert page.request.get(f"{server.url}/api/me").json()["person"]["name"] == "Ada"
    page.goto(server.url + eve.key_link)
    page.get_by_role("button", name="Go on as Eve").click()
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    page.goto(f"{server.url}/account")
    page.get_by_role("button", name="Go back to Ada").click()
    expect(page.get_by_role("button", name="Go back to Eve")).to_be_visible()

    phone = Person(server.url)
    phone.post("/key", token=page.request.post(f"{server.url}/api/key/new", headers=HEADERS).json()["key_link"][5:])
    page.get_by_role("link", name="Devices, links and passkeys").click()
    browsers = page.get_by_role("region", name="Browsers")
    expect(browsers.get_by_role("listitem")).to_have_count(2)
    expect(browsers.get_by_text("This browser")).to_be_visible()
    browsers.get_by_role("button", name=re.compile("^Sign out")).click()
    expect(page.get_by_text("That browser has been signed out.")).to_be_visible()
    expect(browsers.get_by_role("listitem")).to_have_count(1)
    assert phone.get("/me")["person"] is None
    page.get_by_role("region", name="Private links").get_by_role("button", name=re.compile("^Remove")).click()
    expect(page.get_by_text("You have no private link.")).to_be_visible()


def test_the_licences_of_what_is_not_ours_come_with_the_page(server: Server, browse: Browse) -> None:
    text = browse().request.get(f"{server.url}/licences.txt").text()
    for part in ("svelte", "pyodide", "@fluent/bundle", "Mozilla Public License", "Apache License", "PYTHON SOFTWARE"):
        assert part in text, part
