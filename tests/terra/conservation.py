"""What every position must add up to: tokens, tiles, structures and points, and caches counted afresh."""

from collections import Counter

from hexarch.games.terra import codes, lava, own
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import neighbours
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.codes import named
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import DWELLING, ICE, RIVER, SANCTUARY, SOURCES, STRONGHOLD, TERRAINS, VOLCANO
from hexarch.games.terra.state import Terra
from hexarch.games.terra.view import cards_of

from .chance import FANS

# Of the boxes only two factions have power tokens that come into the game.
BRINGERS = ("dragonlords", "shapeshifters", *[faction.id for faction in FANS])
PRINTED = {1: 8, 2: 4, 3: 3, 4: 1, 5: 1}
PRIESTS = 7
BRIDGES = 3
# Power of structures, where it is not the usual; and structures that count as two for a town besides the sanctuary.
VALUE = {"yetis": (0, 1, 2, 2, 4, 4, 4), "dynion_geifr": (0, 2, 2, 2, 2, 2, 2)}
DOUBLES = {"dynion_geifr": (STRONGHOLD, SANCTUARY)}
COMMON_VALUE = (0, 1, 2, 2, 3, 3, 3)
LARGEST = 7  # players, among whom a stronghold counts as two for everybody


class Log:
    """What the event log says of the pieces, read once: it is long, and asked for every seat."""

    def __init__(self, game: Game) -> None:
        seats = range(game.players)
        self.burnt = [0 for _ in seats]  # power tokens
        self.brought = [0 for _ in seats]  # power tokens that came into the game, less those paid with
        self.replaced = [0 for _ in seats]  # priests whose place another player took: they are in the box
        self.keys = [int(game.state.sea is not None and game.faction(seat) == "auren") for seat in seats]
        self.takings: Counter[int] = Counter()  # of favor tiles
        for one in game.state.effects:
            code = one.code
            if code == codes.BURN:
                self.burnt[one.seat] += named(one).burnt
            elif code == codes.TOKENS:
                assert game.faction(one.seat) in BRINGERS
                self.brought[one.seat] += named(one).tokens
            elif code == codes.REPLACED:
                self.replaced[one.seat] += 1
            elif code == codes.TAKE:
                e = named(one)
                if e.kind == codes.TOWN_TILE:
                    self.keys[e.seat] += everything().town_tile[e.tile].keys
                elif e.kind == codes.FAVOR_TILE:
                    self.takings[e.tile] += 1


def supply(game: Game, seat: int) -> int:
    """Seven priests; Riverwalkers one for each terrain they have unlocked."""
    if game.faction(seat) != "riverwalkers":
        removed = own.held(game.state, seat, lava.PRIESTS) if game.state.faction(seat).figures.lava else 0
        assert not game.state.get(seat, at.UNLOCKED) or game.state.get(seat, at.COVERED)
        return PRIESTS - removed
    return game.state.get(seat, at.UNLOCKED).bit_count() or 1


def conserved(game: Game) -> None:
    """What the box holds is all there ever is."""
    s = game.state
    log = Log(game)
    scores = game.scores()
    held = []
    for seat in range(s.seats):
        faction = s.faction(seat)
        for cell in (at.COINS, at.WORKERS, at.PRIESTS, at.BOWL1, at.BOWL2, at.BOWL3, at.KEYS, at.OWED):
            assert s.get(seat, cell) >= 0
        on_board = s.cells[at.ORDER_SPACES : at.ORDER_SPACES + 16].count(seat + 1)
        gone = log.replaced[seat]
        assert s.get(seat, at.PRIESTS) + on_board + gone <= supply(game, seat) <= PRIESTS
        assert s.get(seat, at.ON_CULTS) == on_board
        things = [thing.name for thing in faction.own.things]
        aside = s.get(seat, at.OWN + things.index("treasury-P")) if "treasury-P" in things else 0
        assert s.get(seat, at.PRIEST_CAP) == supply(game, seat) - on_board - gone - aside
        tokens = sum(s.get(seat, bowl) for bowl in (at.BOWL1, at.BOWL2, at.BOWL3))
        begun_with = sum(faction.start.power) - s.box.fewer_tokens
        assert tokens == begun_with - log.burnt[seat] + log.brought[seat]
        off_board = s.gone(seat)
        for structure, most in PRINTED.items():
            assert 0 <= off_board[structure] <= most - s.box.fewer[structure]
            assert most == faction.board.left[structure]
        assert s.get(seat, at.BRIDGES) <= BRIDGES
        assert 0 <= s.get(seat, at.SHIP) <= 5
        assert 0 <= s.get(seat, at.DIG) <= 2
        assert all(0 <= s.cult(seat, cult) <= 10 for cult in range(4))
        assert s.get(seat, at.VP) == sum(s.get(seat, at.SOURCE + i) for i in range(len(SOURCES)))
        row = scores[seat]
        assert row["total"] == sum(points for name, points in row.items() if name != "total") == s.get(seat, at.VP)
        held += s.cards(seat)
    for cult in range(4):
        top = [seat for seat in range(s.seats) if s.cult(seat, cult) == 10]
        assert len(top) <= 1
        assert s.cells[at.CULT_TOP + cult] == (top[0] + 1 if top else 0)
    lying = [number for number in range(1, at.MOST_BONUS) if s.cells[at.BONUS_POOL] >> number & 1]
    assert sorted(held + lying) == cards_of(game)
    for number in s.box.bonus_card:
        assert s.cells[at.BONUS_COINS + number] >= 0
        assert not s.cells[at.BONUS_COINS + number] or number in lying
    for tile in s.box.favor_tiles:
        owners = sum(s.holds(seat, tile.number) for seat in range(s.seats))
        if tile.takings:  # one tile, which goes from player to player so many times
            assert owners <= 1
            owners = log.takings[tile.number]
        assert s.cells[at.FAVOR_POOL + tile.number - 1] + owners == tile.count
    in_box = sum(tile.count for tile in s.box.town_tiles)
    in_pool = s.cells[at.TOWN_POOL : at.TOWN_POOL + at.MOST_TOWNS]
    assert min(in_pool) >= 0
    assert sum(in_pool) + sum(s.get(seat, at.TOWNS) for seat in range(s.seats)) == in_box
    for seat in range(s.seats):
        tops = sum(s.cult(seat, cult) == 10 for cult in range(4))
        assert s.get(seat, at.KEYS) + tops == log.keys[seat]


class Places:
    """The map as a plain grid, without masks."""

    def __init__(self, s: Terra) -> None:
        board = s.board
        self.land = {position: h for h, position in enumerate(board.positions)}
        self.water = set(board.river_positions)
        self.around = [
            [self.land[p] for p in neighbours(board.positions[h]) if p in self.land] for h in range(board.hexes)
        ]
        for site, (a, b) in enumerate(board.sites):
            if s.bridged(site) >= 0:
                self.around[a].append(b)
                self.around[b].append(a)

    def sail(self, s: Terra, h: int, level: int) -> set[int]:
        """Land beside the river hexes that a ship reaches."""
        wet = {p for p in neighbours(s.board.positions[h]) if p in self.water} if level else set()
        for _ in range(level - 1):
            wet |= {q for p in wet for q in neighbours(p) if q in self.water}
        return {self.land[q] for p in wet for q in neighbours(p) if q in self.land} - {h}

    def fly(self, s: Terra, h: int, steps: int) -> set[int]:
        """Land not farther than so many steps over anything."""
        seen = {s.board.positions[h]}
        for _ in range(steps):
            seen |= {q for p in seen for q in neighbours(p)}
        return {self.land[p] for p in seen if p in self.land} - {h}


def mask(hexes: set[int] | list[int]) -> int:
    return sum(1 << h for h in set(hexes))


def beside_ships(s: Terra, seat: int, places: Places) -> set[int]:
    """Land around the seat's ships and under its traders; those that trade let nobody build."""
    found: set[int] = set()
    for ship in range(at.MOST_SHIPS):
        space = s.get(seat, at.FLEET + ship) - 1
        if space >= 0 and not s.get(seat, at.TRADING + ship):
            land = space - s.board.rivers
            at_sea = neighbours(s.board.river_positions[space]) if land < 0 else []
            found |= {places.land[p] for p in at_sea if p in places.land} if land < 0 else {land}
    return found


def caches_are_fresh(game: Game) -> None:
    """Masks kept up to date by effects equal those computed from terrain, owners, structures and bridges."""
    s = game.state
    places = Places(s)
    everything = range(s.board.hexes)
    for seat in range(s.seats):
        assert s.faction(seat) is s.registry[s.cells[s.base[seat] + at.FACTION] - 1]
    assert s.cells[at.OCCUPIED] == mask([h for h in everything if s.owner(h) >= 0])
    for terrain in range(len(TERRAINS)):
        assert s.cells[at.TERRAIN_MASK + terrain] == mask([h for h in everything if s.terrain(h) == terrain])
    assert s.cells[at.TERRAIN_MASK + RIVER] == 0
    unchanging = [h for h in everything if s.owner(h) >= 0 or s.terrain(h) in (ICE, VOLCANO)]
    assert s.cells[at.FIXED] == mask(unchanging)
    for h in everything:
        assert s.adjacent(h) == mask(places.around[h])
        assert (s.building(h) == 0) == (s.owner(h) < 0)
        if s.owner(h) >= 0:
            if s.get(s.owner(h), at.COVERED) or s.get(s.owner(h), at.HUES):
                continue
            unlocked = s.get(s.owner(h), at.UNLOCKED)
            assert unlocked >> s.terrain(h) & 1 if unlocked else s.terrain(h) == s.home(s.owner(h))
    book = TownBook(s)
    for seat in range(s.seats):
        faction = s.faction(seat)
        assert s.get(seat, at.TOWN_HEXES) == mask(book.towns[seat])
        own = [h for h in everything if s.owner(h) == seat]
        assert s.get(seat, at.BUILDINGS) == mask(own)
        for structure in s.box.kinds:
            afloat = s.get(seat, at.ICEBERGS).bit_count() if structure == DWELLING else 0
            assert s.built(seat, structure) == afloat + sum(s.building(h) == structure for h in own)
        on_foot = [near for h in own for near in places.around[h]]
        floating = [r for r in range(s.board.rivers) if s.get(seat, at.ICEBERGS) >> r & 1]
        on_foot += [near for r in floating for near in s.board.members(s.board.around_river[r])]
        if not (faction.figures.chains and s.get(seat, at.RIVERS)):
            assert s.get(seat, at.REACH) == (0 if faction.id == "riverwalkers" else mask(on_foot))
        assert s.centre(seat) == (s.second(seat) if s.second(seat) >= 0 else s.home(seat))
        near: set[int] = set()
        more: set[int] = set()
        far: set[int] = set()
        for h in own:
            if faction.shipping is not None:
                near |= places.sail(s, h, s.get(seat, at.SHIP))
                more |= places.sail(s, h, s.get(seat, at.SHIP) + 1)
            if faction.reach.jump is not None:
                far |= places.fly(s, h, s.get(seat, at.RANGE) + 1)
        beside = beside_ships(s, seat, places)
        near |= beside
        more |= beside
        if not floating:
            assert s.get(seat, at.SHIP_REACH) == mask(near)
            assert s.get(seat, at.SHIP_REACH_MORE) == mask(more)
        assert s.get(seat, at.JUMP_REACH) == mask(far)
        bridges = sum(s.bridges_on(site, seat) for site in range(len(s.board.sites)))
        assert bridges == s.get(seat, at.BRIDGES)


class TownBook:
    """The towns of all seats, found again from what was built, in the order in which it was built."""

    def __init__(self, s: Terra) -> None:
        self.s = s
        self.structures: list[dict[int, int]] = [{} for _ in range(s.seats)]
        self.towns: list[set[int]] = [set() for _ in range(s.seats)]
        self.size = [7] * s.seats
        self.tiles = sum(tile.count for tile in s.box.town_tiles)
        self.endless = s.box.towns_without_tile > 0
        land = {position: h for h, position in enumerate(s.board.positions)}
        self.links = [{land[p] for p in neighbours(position) if p in land} for position in s.board.positions]
        self.shores = [{land[p] for p in neighbours(position) if p in land} for position in s.board.river_positions]
        self.skipped: list[list[set[int]]] = [[] for _ in range(s.seats)]
        self.rivers = {position: r for r, position in enumerate(s.board.river_positions)}
        self.chained: list[list[set[int]]] = [[] for _ in range(s.seats)]
        self.floats: list[list[int]] = [[] for _ in range(s.seats)]
        self.bridges: list[list[tuple[int, int]]] = [[] for _ in range(s.seats)]
        self.carriers: list[list[int]] = [[] for _ in range(s.seats)]  # of town tiles, where it matters
        for e in map(named, s.effects):
            if e.code == codes.PLACE:
                self.structures[e.seat][e.hex] = e.structure
                self.look(e.seat, e.hex)
            elif e.code == codes.TILE_ON:
                self.carriers[e.seat].append(e.hex)
            elif e.code == codes.MOVED:
                self.bridges[e.seat].remove(s.board.sites[e.site])
                self.bridges[e.seat].append(s.board.sites[e.goal])
                self.link(s)
                self.towns[e.seat] = {h for tile in self.carriers[e.seat] for h in self.group(e.seat, tile)}
                for h in sorted(self.structures[e.seat]):
                    self.look(e.seat, h)
            elif e.code == codes.BRIDGE:
                one, two = s.board.sites[e.site]
                self.bridges[e.seat].append((one, two))
                self.link(s)
                self.look(e.seat, one)
                self.look(e.seat, two)
            elif e.code == codes.TOWN and s.faction(e.seat).start.town and not self.towns[e.seat]:
                self.towns[e.seat] |= set(s.board.members(e.hexes))
                self.tiles -= 1
            elif e.code == codes.MOVE:
                self.structures[e.seat][e.to] = self.structures[e.seat].pop(e.hex)
                self.towns[e.seat].discard(e.hex)
                self.look(e.seat, e.to)
            elif e.code == codes.ICEBERG:
                self.floats[e.seat].append(e.river)
                self.chain(e.seat, e.river)
            elif e.code == codes.RIVER and s.faction(e.seat).figures.chains:
                self.chain(e.seat, e.river)
            elif e.code == codes.RIVER:
                self.skipped[e.seat].append(self.shores[e.river])
                for h in self.shores[e.river] & set(self.structures[e.seat]):
                    self.towns[e.seat] |= self.group(e.seat, h)
                self.tiles -= 1 if self.tiles else 0
            elif e.code == codes.TAKE and e.kind == codes.FAVOR_TILE and everything().favor_tile[e.tile].smaller_towns:
                self.size[e.seat] -= 1
                for h in sorted(self.structures[e.seat]):
                    self.look(e.seat, h)
            elif e.code == codes.RETURN and e.kind == codes.FAVOR_TILE:
                self.size[e.seat] += everything().favor_tile[e.tile].smaller_towns

    def chain(self, seat: int, river: int) -> None:
        """A token on a river hex: shores of one chain are one shore."""
        near = {self.rivers[p] for p in neighbours(self.s.board.river_positions[river]) if p in self.rivers}
        met = [group for group in self.chained[seat] if group & near]
        whole = {river}.union(*met)
        self.chained[seat] = [group for group in self.chained[seat] if group not in met] + [whole]
        self.skipped[seat] = [set().union(*[self.shores[r] for r in group]) for group in self.chained[seat]]
        for h in sorted(set().union(*[self.shores[r] for r in whole])):
            self.look(seat, h)

    def link(self, s: Terra) -> None:
        """Who is adjacent, by the bridges there are now."""
        land = {position: h for h, position in enumerate(s.board.positions)}
        self.links = [{land[p] for p in neighbours(position) if p in land} for position in s.board.positions]
        for one, two in [ends for row in self.bridges for ends in row]:
            self.links[one].add(two)
            self.links[two].add(one)

    def group(self, seat: int, start: int) -> set[int]:
        own = set(self.structures[seat])
        group, edge = {start}, [start]
        while edge:
            h = edge.pop()
            near = set(self.links[h])
            for shore in self.skipped[seat]:
                near |= shore if h in shore else set()
            new = near & own - group
            group |= new
            edge += new
        return group

    def look(self, seat: int, h: int) -> None:
        built = self.structures[seat]
        if h not in built or h in self.towns[seat]:
            return
        group = self.group(seat, h)
        if group & self.towns[seat]:
            self.towns[seat] |= group
            return
        value = VALUE.get(self.s.faction(seat).id, COMMON_VALUE)
        power = sum(value[built[member]] for member in group)
        if self.s.faction(seat).id == "architects":
            power += sum(one in group and two in group for one, two in self.bridges[seat])
        afloat = sum(bool(self.shores[r] & group) for r in self.floats[seat])
        power += afloat
        doubles = DOUBLES.get(self.s.faction(seat).id, (SANCTUARY,))
        doubles += (STRONGHOLD,) if self.s.seats == LARGEST else ()
        count = afloat + sum(2 if built[member] in doubles else 1 for member in group)
        if power >= self.size[seat] and count >= 4 and len(group) + afloat > 2 and (self.tiles or self.endless):
            self.towns[seat] |= group
            self.tiles -= 1 if self.tiles else 0
