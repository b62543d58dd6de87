#!/usr/bin/env python3
"""Check certificates of Switchbox: python3 check_certificate.py FILE ...

Prints one line a file. Exit status: 0 verified, 1 wrong, 2 not a certificate, 3 too large to check; of several
files the highest. The format is in docs/certificates.md. Needs only the standard library."""
import json
import sys
from math import gcd, prod

TRIED, WORK, MOST = 2 ** 24, 2 ** 31, 10 ** 15  # limits: of sums tried, of an elimination, of any number

WRONG, NOT_ONE, TOO_LARGE = 1, 2, 3

class Refused(Exception):
    pass

def need(fact, problem, status=WRONG):
    if not fact:
        raise Refused(status, problem)

def number(value, least, most, name):
    need(type(value) is int and least <= value <= most, f"{name}: not a number {least} to {most}", NOT_ONE)
    return value

def entries(value, length, name):
    need(type(value) is list and length in (None, len(value)), f"{name}: not a list of {length}", NOT_ONE)
    return value

def digits(value, tops, name, least=0):  # a list of numbers, each below its top
    return [number(a, least, top - 1, name) for a, top in zip(entries(value, len(tops), name), tops)]

def keys(value, name, required, optional=()):
    need(type(value) is dict, f"{name}: not an object", NOT_ONE)
    need(set(required) <= set(value) <= {*required, *optional}, f"{name}: keys missing or unknown", NOT_ONE)
    return value

# Boards of lamps: a press of a button always adds the same to the lamps.

def order_of(vectors, moduli):
    """The order of the group that the vectors generate, each entry by its modulus: a product over primes."""
    order = 1
    for p in {p for m in set(moduli) for p in range(2, m + 1) if m % p == 0 and all(p % d for d in range(2, p))}:
        powers = [gcd(m, p ** m.bit_length()) for m in moduli]
        q, level = max(powers), 1
        work = len(vectors) * len(moduli) * min(len(vectors), len(moduli)) // (64 if q == 2 else 1)
        need(work <= WORK, "too many lamps for the elimination", TOO_LARGE)
        rows = [[a % w * (q // w) for a, w in zip(v, powers)] for v in vectors]  # modulo q, a power of p
        pivots = {0: 0}  # modulo 2: rows as bits, by their highest bit
        for bits in (int("0" + "".join(map(str, row)), 2) for row in rows if q == 2):
            while bits.bit_length() in pivots and bits:
                bits ^= pivots[bits.bit_length()]
            pivots[bits.bit_length()] = bits
        order *= 2 ** (len(pivots) - 1)
        while 2 < q > level:  # pivots with the fewest factors p come first
            pivots, waiting = [], []
            for row in rows:
                row = reduced(row, pivots, level, q)
                column = next((j for j, a in enumerate(row) if a % (level * p)), None)
                (waiting.append(row) if column is None else pivots.append((column, row)))
            order *= (q // level) ** len(pivots)
            rows, level = [reduced(row, pivots, level, q) for row in waiting], level * p
    return order

def reduced(row, pivots, level, q):
    for column, pivot in pivots:
        if row[column]:
            factor = row[column] // level * pow(pivot[column] // level, -1, q) % q
            row = [(a - factor * b) % q for a, b in zip(row, pivot)]
    return row

class Board:
    def __init__(self, c):
        self.lamps = number(c["lamps"], 1, 4096, "lamps")
        self.moduli = digits(c["moduli"], [1001] * self.lamps, "moduli", 2)
        self.start = digits(c["start"], self.moduli, "start")
        target = entries(c["target"], self.lamps, "target")
        self.counted = [i for i, a in enumerate(target) if a is not None]  # the lamps that matter
        self.target = digits([0 if a is None else a for a in target], self.moduli, "target")
        need(len(entries(c["buttons"], None, "buttons")) <= 4096, "more than 4096 buttons", NOT_ONE)
        self.buttons = []
        for button in c["buttons"]:
            pairs = [digits(pair, [self.lamps, 1000], "button") for pair in entries(button, None, "button")]
            self.buttons.append({i: number(a, 1, self.moduli[i] - 1, "amount") for i, a in pairs})
            need(len(self.buttons[-1]) == len(pairs), "button: a lamp twice", NOT_ONE)
        names = {str(i): i for i in range(len(self.buttons))}
        self.limits, self.costs = ({names[b]: number(a, least, MOST, name) for b, a in keys(
            c.get(name, {}), name, (), names).items()} for name, least in (("limits", 0), ("costs", 1)))
        self.columns = [[effect.get(i, 0) for i in self.counted] for effect in self.buttons]
        self.small = [self.moduli[i] for i in self.counted]

    def after(self, presses, sums):  # the lamps that matter
        sums = [*sums]
        for count, effect in zip(presses, self.buttons):
            for i, amount in effect.items():
                sums[i] += count * amount
        return [sums[i] % self.moduli[i] for i in self.counted]

    def test(self, value):  # a weighted sum of lamps that no press changes
        m = number(keys(value, "test", ("weights", "modulus"))["modulus"], 2, MOST, "modulus")
        weights = digits(value["weights"], [m] * self.lamps, "weights")
        need(sum(weights) == sum(weights[i] for i in self.counted), "a weight of a lamp that does not matter")
        need(all(w % (m // gcd(m, n)) == 0 for w, n in zip(weights, self.moduli)), "weights do not fit the moduli")
        for effect in self.buttons:
            need(sum(weights[i] * a for i, a in effect.items()) % m == 0, "a press changes the weighted sum")
        return weights, m

    def gap(self, test, to):
        return sum(w * (a - b) for w, a, b in zip(test[0], to, self.start)) % test[1]

def check_solved(c, board):
    presses = digits(c["presses"], [MOST] * len(board.buttons), "presses")
    need(all(presses[b] <= most for b, most in board.limits.items()), "a limit is exceeded")
    need(board.after(presses, board.start) == [board.target[i] for i in board.counted], "the presses lead elsewhere")
    return f"solved with {sum(presses)} presses"

def check_impossible(c, board):
    test = board.test({key: c[key] for key in ("weights", "modulus")})
    need(board.gap(test, board.target), "the weighted sums of start and target agree")
    return f"impossible, by weights modulo {test[1]}"

def check_fewest(c, board):
    text = check_solved(c, board)
    periods = [1] * len(board.buttons)  # so many presses of the button change nothing
    for b, column in enumerate(board.columns):
        for order in (m // gcd(a, m) for a, m in zip(column, board.small)):
            periods[b] *= order // gcd(periods[b], order)
    quiet = []
    for item in entries(c["quiet"], None, "quiet"):
        order = number(keys(item, "quiet", ("presses", "order"))["order"], 2, MOST, "order")
        quiet.append((digits(item["presses"], periods, "quiet"), order))
        need(not any(board.after(quiet[-1][0], [0] * board.lamps)), "quiet presses change a lamp")
        need(not any(order * a % p for a, p in zip(quiet[-1][0], periods)), "an order of quiet presses is wrong")
    sums = prod(order for _, order in quiet)
    need(sums <= TRIED, f"{sums} sums of quiet presses", TOO_LARGE)
    need(order_of([v for v, _ in quiet], periods) == prod(periods) // order_of(board.columns, board.small),
         "the quiet presses are not complete")
    cost = sum(count * board.costs.get(b, 1) for b, count in enumerate(c["presses"]))
    need(not cheaper(board, [a % p for a, p in zip(c["presses"], periods)], quiet, periods, cost), "others cost less")
    return f"{text}, and none of {sums} solutions costs less"

def cheaper(board, presses, quiet, periods, cost):
    """Whether the presses with a sum of quiet ones cost less, within the limits."""
    if max(periods, default=1) <= 2 and not board.limits and not board.costs:  # as bits, in a Gray code
        bits, *masks = (int("0" + "".join(map(str, v)), 2) for v in [presses, *(v for v, _ in quiet)])
        least = bin(bits).count("1")
        for i in range(1, 2 ** len(masks)):
            bits ^= masks[(i & -i).bit_length() - 1]
            least = min(least, bin(bits).count("1"))
        return least < cost
    last = [max((i + 1 for i, (v, _) in enumerate(quiet) if v[b]), default=0) for b in range(len(presses))]
    def walk(depth, now, spent):  # later quiet presses leave the counts of these buttons as they are
        for b in (b for b, i in enumerate(last) if i == depth):
            spent += now[b] * board.costs.get(b, 1) if now[b] <= board.limits.get(b, MOST) else cost
        if spent >= cost or depth == len(quiet):
            return spent < cost
        for _ in range(quiet[depth][1]):
            if walk(depth + 1, now, spent):
                return True
            now = [(a + q) % p for a, q, p in zip(now, quiet[depth][0], periods)]
        return False
    return walk(0, presses, 0)

def check_nearest(c, board):
    need(not board.limits, "nearest: there are limits", NOT_ONE)
    reached, tests = digits(c["reached"], board.moduli, "reached"), entries(c["tests"], None, "tests")
    tests = [board.test(test) for test in tests]
    distance = number(c["distance"], 1, board.lamps, "distance")
    need(distance == sum(reached[i] != board.target[i] for i in board.counted), "the distance is wrong")
    need(not any(board.gap(test, reached) for test in tests), "the nearest target fails a test")
    characters = [[w[i] * board.moduli[i] // m for i in board.counted] for w, m in tests]
    need(order_of(characters, board.small) == prod(board.small) // order_of(board.columns, board.small),
         "the tests are not complete")
    steps = {tuple(w[i] * by % m for w, m in tests) for i in board.counted for by in range(1, board.moduli[i])}
    wanted = tuple(board.gap(test, board.target) for test in tests)
    layer = seen = {(0,) * len(tests)}
    tried = 0
    for lamps in range(distance):  # seen: what changes of so many lamps do to the tests
        need(wanted not in seen, f"a target that differs in {lamps} lamps can be reached")
        tried += len(layer) * len(steps) if lamps + 1 < distance else 0
        need(tried <= TRIED, "too many changes of lamps", TOO_LARGE)
        if lamps + 1 < distance:
            layer = {tuple((a + b) % m for a, b, (_, m) in zip(s, t, tests)) for s in layer for t in steps} - seen
            seen = seen | layer
    return f"impossible, and no target that can be reached is nearer than {distance} lamps"

def check_lamps(c):
    extra = {"solved": ["presses"], "impossible": ["weights", "modulus"], "fewest": ["presses", "quiet"],
             "nearest": ["reached", "distance", "tests"]}
    need(c.get("claim") in [*extra], "claim: not one of " + ", ".join(extra), NOT_ONE)
    keys(c, "the file", [*"format version claim lamps moduli buttons start target".split(), *extra[c["claim"]]],
         ("limits", "costs"))
    return globals()["check_" + c["claim"]](c, Board(c))

# The cube: stickers have the numbers of the group theory books, face by face (U L F R B D), without centres.

FACES = ("1 3 8 6 2 5 7 4 9 33 25 17 10 34 26 18 11 35 27 19", "9 11 16 14 10 13 15 12 1 17 41 40 4 20 44 37 6 22 46 35",
         "17 19 24 22 18 21 23 20 6 25 43 16 7 28 42 13 8 30 41 11", "25 27 32 30 26 29 31 28 3 38 43 19 5 36 45 21 8 33 48 24",
         "33 35 40 38 34 37 39 36 3 9 46 32 2 12 47 29 1 14 48 27", "41 43 48 46 42 45 47 44 14 22 30 38 15 23 31 39 16 24 32 40")

def quarter_turn(cycles):  # where it takes each sticker, from 0
    numbers, turn = [int(a) - 1 for a in cycles.split()], [*range(48)]
    for i in range(20):
        turn[numbers[i]] = numbers[i + 1 if i % 4 < 3 else i - 3]
    return turn

def stickers(value, size, name):
    return [a - 1 for a in digits(value, [49] * size, name, 1)]

def check_cube(c):
    side = number(c.get("side"), 2, 3, "side")
    pieces = [("corners", 3, 8), ("edges", 2, 12)][:side - 1]
    keys(c, "the file", "format version machine claim side start centres".split() + (
        ["turns", "presses"] if c["claim"] == "solved" else [*(name for name, _, _ in pieces), "sums"]))
    now, centres = entries(c["start"], 48, "start"), entries(c["centres"], 6, "centres")
    need(sorted(map(str, centres)) == sorted("ULFRBD"), "centres: not six colours", NOT_ONE)
    need(all(a in [*"ULFRBD"] if side == 3 or i % 8 in (0, 2, 5, 7) else a is None for i, a in enumerate(now)), "start: no colours", NOT_ONE)
    quarters = [quarter_turn(cycles) for cycles in FACES]
    if c["claim"] == "solved":
        legal = [turn for q in quarters for turn in (q, [q[i] for i in q], [q[q[i]] for i in q])]
        turns = {name: stickers(turn, 48, "turn") for name, turn in keys(c["turns"], "turns", (), c["turns"]).items()}
        need(all(turn in legal for turn in turns.values()), "not the turn of a face")
        for name in entries(c["presses"], None, "presses"):
            need(type(name) is str and name in turns, "presses: not a turn", NOT_ONE)
            now = [now[turns[name].index(i)] for i in range(48)]
        faces = [{*now[8 * i:8 * i + 8]} - {None} for i in range(6)]
        need(all(len(face) == 1 for face in faces) and (side == 2 or faces == [{a} for a in centres]), "not solved")
        return f"solved with {len(c['presses'])} turns"
    sums, swaps = [], 0
    for name, size, count in pieces:
        items = [keys(item, name, ("place", "home", "turn")) for item in entries(c[name], count, name)]
        places, homes = ([stickers(item[key], size, name) for item in items] for key in ("place", "home"))
        need(sorted(places) == sorted(homes) and len({i for place in places for i in place}) == size * count, "not all pieces")
        moved = [[turn[i] for i in place] for place in places for turn in quarters]
        need(all(any(m[k:] + m[:k] in places for k in range(size)) for m in moved), "not the places of pieces")
        for place, home, item in zip(places, homes, items):
            need(all(now[place[(i + number(item["turn"], 0, size - 1, name)) % size]] == centres[h // 8]
                     for i, h in enumerate(home)), "another piece is there")
        order = [places.index(home) for home in homes]
        sums.append(sum(item["turn"] for item in items) % size)
        swaps += sum(b < a for i, a in enumerate(order) for b in order[i:])
    sums += [swaps % 2] if side == 3 else []
    need(same(c["sums"], sums), "the sums are wrong")
    need(any(sums), "the sums do not show that it is impossible")
    return f"impossible, by the sums {sums}"

# Ghaly's machine, in the model of docs/theory.md, with Theorem 3 there.

def check_ghaly(c):
    n = number(c.get("size"), 2, 64, "size")
    solved = c["claim"] == "solved"
    keys(c, "the file", "format version machine claim size sigma tau start target".split() + (["presses"] if solved else ["theorem", "numbers"]))
    codes = []  # of transmitters and of generators, by place
    for name in ("sigma", "tau"):
        p = digits(c[name], [n + 1] * n + [2 * n + 1] * n, name, 1)
        need(sorted(p[:n]) == [*range(1, n + 1)] and sorted(p) == [*range(1, 2 * n + 1)], f"{name}: not a permutation of both halves", NOT_ONE)
        codes.append([p.index(i) for i in range(1, 2 * n + 1)])
    def join(a, b):
        return a % n ^ b % n if n & n - 1 == 0 else (a + b) % n
    target, pressed = digits(c["target"], [n + 1] * n * n, "target"), digits(c["start"], [2] * n * n, "start")
    if solved:
        pressed = [a ^ b for a, b in zip(pressed, digits(c["presses"], [2] * n * n, "presses"))]
        origin = [*range(n, 2 * n)] + [0] * n  # the transmitters of the wires upwards, then of those to the right
        for r in reversed(range(n)):
            wire = r
            for k in range(n):
                if not pressed[r * n + k]:
                    wire, origin[k] = origin[k], wire
            origin[n + r] = wire
        down, shown = [*range(n)], []  # the generators of the wires downwards
        for r in range(n):
            wire = n + r
            for k in reversed(range(n)):
                if pressed[r * n + k]:
                    wire, down[k] = down[k], wire
            shown += [join(codes[0][origin[g]], codes[1][g]) + 1 if max(origin[g], g) >= n else 0 for g in down]
        need(shown == target, "the presses lead to another picture")
        return f"solved with {sum(c['presses'])} presses"
    need(len({*target}) == 1 and target[0], "the target is not one colour")
    (x, y), (t, g) = ((code[:n], code[n:]) for code in codes)
    kappa = join(x[0], g[0])
    def mates(wires, ends):
        return [next(i for i, a in enumerate(ends) if join(a, w) == kappa) for w in wires]
    gamma, delta, rho = mates(t, y), mates(g, x), [a % n for a in g].index(t[0])
    above = [r for r in range(n) if delta[r] < r]  # rows that need a wire from higher up
    straight = n > 1 and any(gamma[k] == k for k in range(1, n))
    most = 1 if straight else 2
    broken = {"only-colour": target[0] != kappa + 1, "from-the-right": any(gamma[k] > k for k in range(1, n)),
              "too-many-rows": len(above) > most, "wrong-colour": len(above) == most and rho != above[-1],
              "blocked-row": len(above) == 2 and any(delta[r] > above[0] for r in range(above[0])),
              "only-in-row-one": straight and not above and gamma[0] != 0 and rho == 0}
    numbers = {"colour": kappa + 1, "gamma": [a + 1 for a in gamma], "delta": [a + 1 for a in delta], "rho": rho + 1}
    need(same(c["numbers"], numbers), "the numbers are wrong")
    need(type(c["theorem"]) is str and c["theorem"] in broken, "theorem: not known", NOT_ONE)
    need(broken[c["theorem"]], "the theorem does not say so")
    return f"impossible, by {c['theorem']}"

def same(a, b):
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)

def unique(pairs):
    need(len(dict(pairs)) == len(pairs), "a key twice", NOT_ONE)
    return dict(pairs)

def check(path):
    try:
        with open(path, encoding="utf-8") as file:
            c = json.load(file, object_pairs_hook=unique)
    except (OSError, ValueError, RecursionError) as problem:
        raise Refused(NOT_ONE, "cannot be read: " + " ".join(str(problem).split()))
    need(type(c) is dict and same([c.get("format"), c.get("version")], ["switchbox-certificate", 1]),
         "format: not switchbox-certificate, version 1", NOT_ONE)
    need(type(c.get("claim")) is str, "claim: not a word", NOT_ONE)
    checks = {"lamps": check_lamps, "cube": check_cube, "ghaly": check_ghaly}
    need(c.get("machine", "lamps") in [*checks], "machine: not known", NOT_ONE)
    return checks[c.get("machine", "lamps")](c)

def main(paths):
    highest = 0 if paths else NOT_ONE
    for path in paths:
        try:
            status, text = 0, check(path)
        except Refused as refused:
            status, text = refused.args
        highest = max(highest, status)
        print(f"{path}: {('verified', 'wrong', 'not a certificate', 'not checked')[status]}: {text}")
    return highest

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
