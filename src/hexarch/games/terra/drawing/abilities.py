"""The right column of a faction board: tracks, what replaces them, special actions, cards and tiles."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.terra.drawing import icons
from hexarch.games.terra.drawing.hexmap import small_hex
from hexarch.games.terra.drawing.labels import Captions, capital
from hexarch.games.terra.drawing.svg import circle, group, number, path, rect, smaller, text
from hexarch.games.terra.drawing.theme import Theme, piece

LEFT: Final = 484.0
SHIPPING_Y: Final = 60.0
DIGGING_Y: Final = 88.0
ACTIONS_Y: Final = 124.0


class Abilities:
    """What one seat can do, drawn from LEFT to `right` of its board."""

    def __init__(
        self, document: dict[str, Any], seat: dict[str, Any], theme: Theme, captions: Captions, right: float
    ) -> None:
        self.theme = theme
        self.captions = captions
        self.seat = seat
        self.right = right
        self.colour = piece(seat["colour"])
        self.favors: dict[str, Any] = {tile["id"]: tile for tile in document["favor_pool"]}
        self.towns: dict[str, Any] = {tile["id"]: tile for tile in document["town_pool"]}

    def draw(self) -> str:
        """Tracks above, tiles below."""
        return self._tracks() + self._tiles()

    # -- tracks -------------------------------------------------------------------------

    def _tracks(self) -> str:
        seat = self.seat
        shown = []
        if seat["shipping"] is not None:
            shown.append(self._track("SHIP", seat["shipping"], SHIPPING_Y))
        elif seat["range"] is not None:
            shown.append(self._range(seat["range"], SHIPPING_Y))
        if seat["digs"]:
            shown.append(self._track("SPADE", seat["digging"], DIGGING_Y))
            shown.append(icons.amounts(self.theme, dict(seat["digging"]["price"]), self.right, DIGGING_Y, 15, "end"))
        elif seat["eruption"] is not None:
            shown.append(self._eruption(seat["eruption"]))
        elif seat["covered"] is not None:
            shown.append(self._covered())
        elif seat["unlocked"] is not None:
            shown.append(self._unlocked())
        return group(*shown, cls="tracks")

    def _track(self, sign: str, track: dict[str, Any], y: float) -> str:
        theme = self.theme
        shown = [icons.icon(sign, LEFT + 10, y, 20)]
        for i in range(track["start"], track["most"] + 1):
            x = LEFT + 34 + (i - track["start"]) * 21
            here = i == track["level"]
            shown.append(
                circle(
                    x,
                    y,
                    8.5,
                    self.colour.fill if here else theme.card,
                    stroke=theme.ink if here else theme.line,
                    stroke_width=1.4,
                )
            )
            ink = self.colour.ink if here else theme.muted
            shown.append(text(x, y + 3.8, str(i), 10, ink, "middle", bold=here))
        ship = sign == "SHIP"
        name = self.captions.write("track-ship" if ship else "track-dig", {})
        title = f"{capital(name)}: {track['level']}/{track['most']}"
        return group(*shown, cls="shipping" if ship else "digging", title=title)

    def _range(self, jump: dict[str, Any], y: float) -> str:
        """How far a tunnel or carpet reaches and what it costs."""
        theme = self.theme
        skips = self.captions.count("skips", jump["skip"])
        return group(
            path(
                "M-8 5Q0-11 8 5M4.5 1L8 5.5L9.5-0.5",
                "none",
                stroke=theme.ink,
                stroke_width=1.8,
                transform=f"translate({number(LEFT + 10)} {number(y)})",
            ),
            text(LEFT + 26, y + 4, skips, 11.5, theme.ink, bold=True),
            icons.amounts(theme, dict(jump["cost"]), self.right - 28, y, 15, "end"),
            icons.vp(self.right - 11, y, jump["vp"], 10),
            cls="range",
            title=capital(skips),
        )

    def _eruption(self, eruption: dict[str, Any]) -> str:
        """The price of a volcano, and the higher one on home terrain of others."""
        theme, word = self.theme, self.captions.word("home-terrain")
        dear = dict(eruption["cost_home"])
        end = self.right - icons.amount_width(dear, 15) - 6
        return group(
            icons.icon("VOLCANO", LEFT + 10, DIGGING_Y, 20),
            icons.amounts(theme, dict(eruption["cost"]), LEFT + 26, DIGGING_Y, 15),
            text(end, DIGGING_Y + 4, word, smaller(word, 10, 7, end - LEFT - 64), theme.muted, "end"),
            icons.amounts(theme, dear, self.right, DIGGING_Y, 15, "end"),
            cls="eruption",
            title=capital(self.captions.word("eruption")),
        )

    def _unlocked(self) -> str:
        """The terrains one may build on; the others with their price in coins."""
        theme, captions = self.theme, self.captions
        open_ones: list[str] = self.seat["unlocked"]
        prices: dict[str, int] = self.seat["unlock_prices"]
        names = [name for name in theme.terrain if name in open_ones or name in prices]
        step = (self.right - LEFT - 22) / max(1, len(names) - 1)
        shown = []
        for i, name in enumerate(names):
            at = (LEFT + 11 + i * step, DIGGING_Y)
            if name in open_ones:
                sign = small_hex(theme, captions, name, at, 12.5, stroke=theme.ink, stroke_width=1.8)
            else:
                coin = circle(at[0] + 8, at[1] + 8, 6, icons.GOLD, stroke=icons.GOLD_EDGE, stroke_width=1)
                price = text(at[0] + 8, at[1] + 11, str(prices[name]), 8.5, "#2a241c", "middle", bold=True)
                sign = group(small_hex(theme, captions, name, at, 10), opacity=0.5) + coin + price
            state = captions.word("unlocked") if name in open_ones else captions.count("unlock-price", prices[name])
            shown.append(group(sign, cls="terrain", title=capital(f"{captions.terrain(name)}: {state}")))
        return group(*shown, cls="unlocked")

    def _covered(self) -> str:
        """The cycle with its X tokens; where the next dwelling may stand has a bold edge."""
        theme, captions = self.theme, self.captions
        names = list(theme.terrain)[:7]
        step = (self.right - LEFT - 22) / (len(names) - 1)
        shown = []
        for i, name in enumerate(names):
            at = (LEFT + 11 + i * step, DIGGING_Y)
            crossed, fit = name in self.seat["covered"], name in self.seat["unlocked"]
            sign = small_hex(
                theme, captions, name, at, 12.5 if fit else 10, stroke=theme.ink, stroke_width=1.8 if fit else 0.6
            )
            sign += icons.cross(at[0], at[1], 7) if crossed else ""
            state = captions.word("covered") if crossed else captions.word("unlocked") if fit else ""
            title = capital(f"{captions.terrain(name)}: {state}" if state else captions.terrain(name))
            shown.append(group(sign, cls="terrain", title=title))
        return group(*shown, cls="covered")

    # -- actions and tiles --------------------------------------------------------------

    def _tiles(self) -> str:
        """Special actions as octagons, then chips for the bonus card, favor tiles and town tiles."""
        seat = self.seat
        octagons = self._lasting() + [self._action(action) for action in seat["actions"]]
        shown = [group(one, at=(LEFT + 17 + i * 42, ACTIONS_Y)) for i, one in enumerate(octagons)]
        chips: list[tuple[str, str]] = []
        if seat["bonus_card"]:
            chips.append((seat["bonus_card"], "card"))
        if seat["second_card"]:
            chips.append((seat["second_card"], "card"))
        chips += [(name, "favor") for name in seat["favors"]]
        chips += [(name, "town") for name in seat["towns"]]
        chips += [(str(one["n"]), one["id"]) for one in seat["own"]]
        top = 150 if octagons else 110
        for i, (name, kind) in enumerate(chips):
            draw = self._chip if kind in ("card", "favor", "town") else self._own
            shown.append(draw(name, kind, LEFT + (i % 3) * 61, top + (i // 3) * 25))
        return group(*shown, cls="tiles")

    def _action(self, action: dict[str, Any]) -> str:
        theme, state = self.theme, action["state"]
        name, cost = action["id"], dict(action["cost"])
        size = smaller(name, 9.5 if not cost else 8.5, 6, 31)
        body = [
            icons.octagon(0, 0, 17, theme.lit if state == "ready" else theme.card, theme.lit_edge, 1.6),
            text(0, -3 if cost else 3.5, name, size, theme.ink, "middle", bold=True),
            icons.amounts(theme, cost, 0, 6, 11, "middle") if cost else "",
        ]
        return group(
            group(*body, opacity=0.45 if state != "ready" else None),
            icons.cross(0, 0, 10) if state == "used" else "",
            cls=f"special {state}",
            title=self.captions.tile(name, self.captions.word(state)),
        )

    def _lasting(self) -> list[str]:
        """Power actions that cost another price or may be repeated, more steps for priests."""
        seat, theme = self.seat, self.theme
        found = []
        change = seat["power_change"]
        if change:
            sign = f"−{-change}" if change < 0 else f"+{change}"
            body = text(0, 4, sign, 11.5, theme.ink, "end", bold=True) + icons.icon("PW", 7.5, 0, 12.5)
            found.append((body, self.captions.write("draw-power-price", {"change": sign})))
        if seat["repeats_power"]:
            again = path(
                "M6-4A7.5 7.5 0 1 0 7.5 2M7.5-9V-3.5H2",
                "none",
                stroke=theme.ink,
                stroke_width=1.8,
                stroke_linejoin="round",
            )
            found.append((icons.icon("PW", 0, 0.5, 9) + again, self.captions.word("power-again")))
        if seat["more_steps"]:
            sign = f"+{seat['more_steps']}"
            body = text(0, 4, sign, 11.5, theme.ink, "end", bold=True) + icons.icon("P", 7.5, 0, 14)
            found.append((body, self.captions.count("more-steps", seat["more_steps"])))
        found += self._hues()
        plate = circle(0, 0, 17, theme.card, stroke=theme.line, stroke_width=1.6)
        return [group(plate, body, cls="lasting", title=title) for body, title in found]

    def _own(self, n: str, thing: str, x: float, y: float) -> str:
        """What only this faction has: its number and its name."""
        theme = self.theme
        name = self.captions.write(f"resource-{thing}", {})
        return group(
            rect(x, y, 58, 21, theme.lit, 6, stroke=theme.lit_edge, stroke_width=1),
            text(x + 5, y + 14.1, n, 9.8, theme.ink, bold=True),
            text(x + 9 + 5.6 * len(n), y + 13.6, name, smaller(name, 8.6, 5, 44 - 5.6 * len(n)), theme.ink),
            cls="own",
            title=capital(f"{name}: {n}"),
        )

    def _hues(self) -> list[tuple[str, str]]:
        """The colours of structures with their terrains; that of the next dwelling has a bold edge."""
        hues, captions = self.seat["hues"], self.captions
        found = []
        for letter, name in hues["terrains"].items() if hues else ():
            if name is not None:
                edge = 2.4 if letter == hues["next"] else 0.8
                sign = small_hex(self.theme, captions, name, (0, 0), 13, stroke=self.theme.ink, stroke_width=edge)
                body = sign + text(11, 14, letter, 9.5, self.theme.ink, "middle", bold=True)
                values = {"letter": letter, "terrain": captions.terrain(name)}
                if letter == hues["next"]:
                    found.append((body, captions.write("draw-next-colour", values)))
                else:
                    found.append((body, captions.write("draw-colour", values)))
        return found

    def _chip(self, name: str, kind: str, x: float, y: float) -> str:
        theme = self.theme
        sign = ""
        if kind == "favor" and name in self.favors:
            sign = icons.cult(self.favors[name]["cult"], x + 11, y + 10.5, 7)
        elif kind == "town":
            vp = self.towns[name]["vp"] if name in self.towns else ""
            sign = icons.vp(x + 11.5, y + 10.5, vp, 9)
        else:
            sign = rect(x + 7, y + 4, 8, 13, theme.lit, 2, stroke=theme.lit_edge, stroke_width=1.3)
        return group(
            rect(x, y, 58, 21, theme.card, 6, stroke=theme.line, stroke_width=1),
            sign,
            text(x + (22.5 if kind == "town" else 20.5), y + 14.1, name, 9.2, theme.ink, bold=True),
            cls=f"chip {kind}",
            title=self.captions.tile(name),
        )
