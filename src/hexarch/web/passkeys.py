"""Passkeys: signing in with a device instead of a password (WebAuthn).

The library is large and few requests need it: it is loaded with the first of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hexarch.web.database import Database
from hexarch.web.errors import Problem
from hexarch.web.people import PASSKEY, Came, People, Person, hashed, hold, new_id
from hexarch.web.schema import challenges, passkeys
from hexarch.web.steady import steady

PATIENCE: Final = 300.0  # seconds to answer a challenge
MOST_PASSKEYS: Final = 20


class Passkeys:
    """The passkeys people have registered, and the challenges under way."""

    def __init__(self, database: Database, people: People) -> None:
        self._database = database
        self._people = people

    async def _ask(self, person: str, challenge: bytes) -> str:
        """Remember a challenge; the name under which its answer comes back, perhaps to another process."""
        now = steady()
        ticket = new_id(20)
        async with self._database.write() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires < now))
            await connection.execute(
                insert(challenges).values(ticket=ticket, person=person, challenge=challenge, expires=now + PATIENCE)
            )
        return ticket

    async def _asked(self, ticket: str, person: str) -> bytes:
        """The challenge of a ticket; it can be answered once."""
        async with self._database.write() as connection:
            row = (
                await connection.execute(
                    delete(challenges)
                    .where(challenges.c.ticket == (ticket if ticket.isalnum() else ""))
                    .returning(challenges.c.person, challenges.c.challenge, challenges.c.expires)
                )
            ).first()
        if row is None or row.expires < steady() or row.person != person:
            raise Problem(400, "passkey-refused")
        return bytes(row.challenge)

    async def register_options(self, person: Person, host: str) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes, structs

        query = select(passkeys.c.id).where(passkeys.c.person == person.id)
        async with self._database.read() as connection:
            known = [row.id for row in await connection.execute(query)]
        if len(known) >= MOST_PASSKEYS:
            raise Problem(409, "too-many-passkeys", most=MOST_PASSKEYS)
        options = webauthn.generate_registration_options(
            rp_id=host,
            rp_name="Hexarch",
            user_id=person.id.encode(),
            user_name=person.name,
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        return {
            "ticket": await self._ask(person.id, options.challenge),
            "options": msgspec.json.decode(webauthn.options_to_json(options)),
        }

    async def register(
        self, person: Person, token: str, ticket: str, credential: dict[str, Any], host: str, origin: str
    ) -> None:
        """Keep a passkey that a browser has made."""
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        challenge = await self._asked(ticket, person.id)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
                require_user_verification=False,
            )
        except _refusals() as error:
            raise Problem(400, "passkey-refused") from error
        own = select(func.count()).select_from(passkeys).where(passkeys.c.person == person.id)
        try:
            async with self._database.write() as connection:
                await hold(connection, person.id, token)
                if int(await connection.scalar(own) or 0) >= MOST_PASSKEYS:
                    raise Problem(409, "too-many-passkeys", most=MOST_PASSKEYS)
                await connection.execute(
                    insert(passkeys).values(
                        id=bytes_to_base64url(made.credential_id),
                        person=person.id,
                        public_key=made.credential_public_key,
                        signs=made.sign_count,
                        created=steady(),
                    )
                )
        except IntegrityError:
            raise Problem(409, "passkey-refused") from None

    async def login_options(self, host: str) -> dict[str, Any]:
        """What a browser needs to show a passkey; it knows itself which ones it has for this place."""
        import webauthn
        from webauthn.helpers import structs

        options = webauthn.generate_authentication_options(
            rp_id=host, user_verification=structs.UserVerificationRequirement.PREFERRED
        )
        return {
            "ticket": await self._ask("", options.challenge),
            "options": msgspec.json.decode(webauthn.options_to_json(options)),
        }

    async def login(
        self, ticket: str, credential: dict[str, Any], host: str, origin: str, agent: str = ""
    ) -> tuple[Person, str]:
        """Whoever holds the passkey, with the token of a new session."""
        import webauthn

        challenge = await self._asked(ticket, "")
        name = credential.get("id")
        known = name if isinstance(name, str) and name.isascii() and name.isprintable() else ""
        query = select(passkeys).where(passkeys.c.id == known)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Problem(401, "passkey-refused")
        try:
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.signs,
                require_user_verification=False,
            )
        except _refusals() as error:
            raise Problem(401, "passkey-refused") from error
        async with self._database.write() as connection:
            used = {"signs": shown.new_sign_count, "used": steady()}
            kept = await connection.execute(update(passkeys).where(passkeys.c.id == row.id).values(**used))
            if kept.rowcount != 1:  # removed a moment ago
                raise Problem(401, "passkey-refused")
        return await self._people.begin(row.person, Came(PASSKEY, hashed(row.id), agent))


def _refusals() -> tuple[type[Exception], ...]:
    """What the library raises for answers that are wrong or no answers at all."""
    from webauthn.helpers.exceptions import WebAuthnException

    return (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)
