#!/usr/bin/env python3
"""Check certificates of Switchbox. Usage: python3 check_certificate.py FILE ...

Prints a line a file. Exit status, the highest of all: 0 verified, 1 wrong, 2 not a certificate, 3 too large.
docs/certificates.md has the format. This program needs only the standard library."""
import json, sys
from itertools import accumulate
from math import gcd, lcm, prod
WRONG, NOT_ONE, TOO_LARGE = 1, 2, 3  # and limits of sums tried, of work (about a minute), of any number:
TRIED, WORK, MOST = 2 ** 24, 6 * 10 ** 8, 10 ** 15
KEYS = {"lamps": "lamps moduli buttons start target", "lamps solved": "presses", "lamps fewest": "presses quiet",
        "lamps impossible": "weights modulus", "lamps nearest": "reached distance tests",
        "cube": "machine side start centres", "cube solved": "turns presses", "cube impossible": "corners edges sums",
        "ghaly": "machine size sigma tau start target", "ghaly solved": "presses", "ghaly impossible": "theorem numbers"}
class Refused(Exception): pass
def need(fact, problem, status=WRONG):
    if not fact:
        raise Refused(status, problem)
def spend(work, problem):
    spend.left -= work
    need(spend.left >= 0, problem, TOO_LARGE)
def number(value, least, most, name):
    need(type(value) is int and least <= value <= most, f"{name}: not a number {least} to {most}", NOT_ONE)
    return value
def entries(value, length, name):
    need(type(value) is list and length in (None, len(value)), f"{name}: not a list of {length}", NOT_ONE)
    return value
def digits(value, tops, name, least=0):  # a list of numbers, each below its top
    return [number(a, least, top - 1, name) for a, top in zip(entries(value, len(tops), name), tops)]
def keys(value, name, required, optional=()):
    need(type(value) is dict and {*required} <= {*value} <= {*required, *optional}, f"{name}: other keys", NOT_ONE)
    return value
def same(a, b):
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)  # True is not 1

# Boards of lamps: a press of a button always adds the same to the lamps.
def order_of(vectors, moduli):  # of the group that the vectors generate, each entry by its modulus
    problem, width = "too many lamps to eliminate", len(moduli) + sum(map(int.bit_length, moduli)) // 32
    if {*moduli} <= {1, 2}:  # rows as bits
        spend(len(vectors) * len(moduli) ** 2 // 2048, problem)
        pivots = []
        for row in (int("0" + "".join(map(str, v)), 2) for v in vectors):
            for pivot in pivots:
                row = min(row, row ^ pivot)
            pivots += [row] if row else []
        return 2 ** len(pivots)
    order, rows = 1, vectors
    for j, m in enumerate(moduli):
        pivot, waiting = [m if i == j else 0 for i in range(len(moduli))], []
        spend(sum(width if row[j] else 1 for row in [pivot, *rows]), problem)
        for row in rows:
            while row[j]:  # Euclid
                factor = pivot[j] // row[j]
                pivot, row = row, [(a - factor * b) % n for a, b, n in zip(pivot, row, moduli)]
            waiting += [row] if any(row) else []
        order, rows = order * (m // pivot[j]), waiting
    return order
class Board:
    def __init__(self, c):
        self.lamps = number(c["lamps"], 1, 4096, "lamps")
        self.moduli = digits(c["moduli"], [1001] * self.lamps, "moduli", 2)
        self.start, target = digits(c["start"], self.moduli, "start"), entries(c["target"], None, "target")
        self.counted = [i for i, a in enumerate(target) if a is not None]  # the lamps that matter
        self.target = digits([0 if a is None else a for a in target], self.moduli, "target")
        self.buttons = []
        for button in entries(c["buttons"], None, "buttons"):
            pairs = [digits(pair, [self.lamps, 1000], "button") for pair in entries(button, None, "button")]
            self.buttons.append({i: number(a, 1, self.moduli[i] - 1, "button") for i, a in pairs})
            need(len(self.buttons[-1]) == len(pairs), "button: a lamp twice", NOT_ONE)
        names = {str(i): i for i in range(len(self.buttons))}
        self.limits, costs = ({names[b]: number(a, least, MOST, name) for b, a in keys(
            c.get(name, {}), name, (), names).items()} for name, least in (("limits", 0), ("costs", 1)))
        self.prices = [costs.get(b, 1) for b in names.values()]
        spend(self.lamps * len(self.buttons), "too many buttons")
        self.columns = [[effect.get(i, 0) for i in self.counted] for effect in self.buttons]
        self.sizes = [self.moduli[i] for i in self.counted]
    def after(self, presses, states):  # the lamps that matter
        states = [*states]
        for count, effect in zip(presses, self.buttons):
            for i, amount in effect.items():
                states[i] += count * amount
        return [states[i] % self.moduli[i] for i in self.counted]
    def test(self, weights, modulus):  # a weighted sum of lamps that no press changes
        m = number(modulus, 2, MOST, "modulus")
        weights = digits(weights, [m] * self.lamps, "weights")
        need(sum(weights) == sum(weights[i] for i in self.counted), "a lamp that does not matter has a weight")
        spend(sum(map(len, self.buttons), sum(self.moduli)), "too many tests")
        need(not any(w * n % m for w, n in zip(weights, self.moduli)), "the weights do not fit the moduli")
        need(not any(sum(weights[i] * a for i, a in e.items()) % m for e in self.buttons), "a press changes a sum")
        return weights, m
    def gap(self, test, to):
        return sum(w * (a - b) for w, a, b in zip(test[0], to, self.start)) % test[1]
def check_solved(c, board):
    presses = digits(c["presses"], [MOST] * len(board.buttons), "presses")
    need(board.after(presses, board.start) == [board.target[i] for i in board.counted] and all(
        presses[b] <= most for b, most in board.limits.items()), "the target is not reached within the limits")
    return f"solved with {sum(presses)} press{'es' * (sum(presses) != 1)}"
def check_impossible(c, board):
    need(board.gap(board.test(c["weights"], c["modulus"]), board.target), "the sums of start and target agree")
    return f"impossible, by weights modulo {c['modulus']}"
def check_fewest(c, board):
    text, quiet, orders = check_solved(c, board), [], []
    periods = [lcm(*(m // gcd(a, m) for a, m in zip(column, board.sizes))) for column in board.columns]
    for item in entries(c["quiet"], None, "quiet"):
        orders.append(number(keys(item, "quiet", ("presses", "order"))["order"], 2, MOST, "order"))
        quiet.append(digits(item["presses"], periods, "quiet"))
        need(not any(board.after(quiet[-1], [0] * board.lamps)), "quiet presses change a lamp")
        need(prod(orders) <= TRIED, f"{prod(orders)} sums of quiet presses", TOO_LARGE)
        need(orders[-1] == lcm(*(p // gcd(a, p) for a, p in zip(quiet[-1], periods))), "an order is wrong")
    size = order_of(quiet, periods)
    need(size == prod(periods) // order_of(board.columns, board.sizes), "quiet: not complete")
    costs = costs_of(board, c["presses"], quiet, orders, periods)
    need(min(costs) >= sum(map(int.__mul__, c["presses"], board.prices)), "others cost less")
    count = len(costs) * size // prod(orders)  # dependent quiet presses lead to each solution equally often
    return f"{text}, and " + (f"none of {count} solutions costs less" if count > 1 else "no others solve it")
def costs_of(board, presses, quiet, orders, periods):  # of all solutions
    presses, steps = [a % p for a, p in zip(presses, periods)], b""
    for k, order in enumerate(orders):  # a step of k adds quiet[k]: so every sum comes once
        steps += (bytes([k]) + steps) * (order - 1)
    is_binary = not board.limits and {*periods} <= {1, 2} and {*board.prices} <= {1}
    spend(prod(orders) * len(presses) // (128 if is_binary else 1), f"{prod(orders)} sums for {len(presses)} buttons")
    if is_binary:  # as bits
        bits, *masks = (int("0" + "".join(map(str, v)), 2) for v in [presses, *quiet])
        return [bin(a).count("1") for a in accumulate((masks[k] for k in steps), int.__xor__, initial=bits)]
    sums = accumulate(steps, lambda now, k: [(a + b) % p for a, b, p in zip(now, quiet[k], periods)], initial=presses)
    return [sum(map(int.__mul__, a, board.prices)) for a in sums if all(a[b] <= n for b, n in board.limits.items())]
def check_nearest(c, board):
    need(not board.limits, "nearest: there are limits", NOT_ONE)
    reached, distance = digits(c["reached"], board.moduli, "reached"), number(c["distance"], 1, 4096, "distance")
    tests = [board.test(**keys(test, "test", ("weights", "modulus"))) for test in entries(c["tests"], None, "tests")]
    need(distance == sum(reached[i] != board.target[i] for i in board.counted) and not any(
        board.gap(test, reached) for test in tests), "it is at another distance, or fails a test")
    vectors = [[w[i] * board.moduli[i] // m for i in board.counted] for w, m in tests]
    need(order_of(vectors, board.sizes) == prod(board.sizes) // order_of(board.columns, board.sizes),
         "the tests are not complete")
    steps = {tuple(w[i] * by % m for w, m in tests) for i in board.counted for by in range(1, board.moduli[i])}
    wanted = tuple(board.gap(test, board.target) for test in tests)
    layer = seen = {(0,) * len(tests)}  # what changes of so many lamps do to the tests
    for lamps in range(distance):
        if lamps:
            spend(len(layer) * len(steps) * (len(tests) + 32) + len(seen), "too many changes of lamps")
            layer = {tuple((a + b) % m for a, b, (_, m) in zip(s, t, tests)) for s in layer for t in steps} - seen
            seen = seen | layer
        need(wanted not in layer, f"a target at a distance of {lamps} can be reached")
    return f"impossible, and none that can be reached differs from the target in fewer lamps than {distance}"

# The cube: stickers have the numbers of the group theory books, face by face (U L F R B D), without centres.
CYCLES = [*map(int, ("1 3 8 6 2 5 7 4 9 33 25 17 10 34 26 18 11 35 27 19 9 11 16 14 10 13 15 12 1 17 41 40 4 20 44 "
    "37 6 22 46 35 17 19 24 22 18 21 23 20 6 25 43 16 7 28 42 13 8 30 41 11 25 27 32 30 26 29 31 28 3 38 43 19 5 36 "
    "45 21 8 33 48 24 33 35 40 38 34 37 39 36 3 9 46 32 2 12 47 29 1 14 48 27 41 43 48 46 42 45 47 44 14 22 30 38 "
    "15 23 31 39 16 24 32 40").split())]
def check_cube(c, _):
    side = number(c["side"], 2, 3, "side")
    now, centres = [None] + entries(c["start"], 48, "start"), entries(c["centres"], 6, "centres")
    need(sorted(map(str, centres)) == sorted("ULFRBD") and all(
        a in centres if side == 3 or i % 8 in (1, 3, 6, 0) else a is None for i, a in enumerate(now[1:], 1)),
        "start or centres: not colours", NOT_ONE)
    moves = [{CYCLES[i]: CYCLES[i + 1 if i % 4 < 3 else i - 3] for i in range(20 * f, 20 * f + 20)} for f in range(6)]
    quarters, sums, swaps = [[move.get(a, a) for a in range(49)] for move in moves], [], 0
    if c["claim"] == "solved":
        legal = {face + mark: turn for face, q in zip("ULFRBD", quarters) if side == 3 or face in "URF"
                 for mark, turn in (("", q), ("2", [q[i] for i in q]), ("'", [q[q[i]] for i in q]))}
        turns = keys(c["turns"], "turns", (), legal)
        need(all([0] + digits(turn, [49] * 48, "turn", 1) == legal[a] for a, turn in turns.items()), "not the turn")
        for name in entries(c["presses"], None, "presses"):
            need(type(name) is str and name in turns, "presses: not a turn", NOT_ONE)
            now = [None] + [now[turns[name].index(i) + 1] for i in range(1, 49)]
        need([{*now[8 * i + 1:8 * i + 9]} - {None} for i in range(6)] == [{a} for a in centres], "not solved")
        return f"solved with {len(c['presses'])} turn{'s' * (len(c['presses']) != 1)}"
    for name, size, count in (("corners", 3, 8), ("edges", 2, 12 if side == 3 else 0)):
        places, found = [digits(place, [49] * size, name, 1) for place in entries(c[name], count, name)], []
        moved = [[turn[i] for i in place] for place in places for turn in quarters]
        need(len({*sum(places, [])}) == size * count and all(
            any(m[k:] + m[:k] in places for k in range(size)) for m in moved), f"{name}: not the places of pieces")
        for colours in ([now[i] for i in place] for place in places):
            found += [(h, k) for h, home in enumerate(places) for k in range(size)
                      if colours[k:] + colours[:k] == [centres[(i - 1) // 8] for i in home]]
        need(sorted(h for h, _ in found) == [*range(count)], "not all pieces are there once")
        sums.append(sum(k for _, k in found) % size)
        swaps += sum(b < a for i, (a, _) in enumerate(found) for b, _ in found[i:])
    sums = [*sums, swaps % 2] if side == 3 else sums[:1]
    need(same(c["sums"], sums) and any(sums), f"the sums are {sums}")
    return f"impossible, by the sums {sums}"

# Ghaly's machine, in the model and with Theorem 3 of docs/theory.md.
def shown_by(pressed, n, codes, join):
    def after_row(wire, wires, places):  # the wire of the row and those of its columns change places
        for k in places:
            wire, wires[k] = wires[k], wire
        return wire
    origin, down, shown = [*range(n, 2 * n)] + [0] * n, [*range(n)], []  # transmitters at exits, generators above
    for r in reversed(range(n)):
        origin[n + r] = after_row(r, origin, [k for k in range(n) if not pressed[r * n + k]])
    for r in range(n):
        after_row(n + r, down, [k for k in reversed(range(n)) if pressed[r * n + k]])
        shown += [join(codes[0][origin[g]], codes[1][g]) + 1 if max(origin[g], g) >= n else 0 for g in down]
    return shown
def check_ghaly(c, _):
    n = number(c["size"], 2, 64, "size")
    halves = [digits(c[name], [n + 1] * n + [2 * n + 1] * n, name, 1) for name in ("sigma", "tau")]
    need(all(sorted(p) == [*range(1, 2 * n + 1)] for p in halves), "sigma or tau: not a permutation", NOT_ONE)
    codes = [[p.index(i) for i in range(1, 2 * n + 1)] for p in halves]  # of transmitters, of generators, by place
    target, start = digits(c["target"], [n + 1] * n * n, "target"), digits(c["start"], [2] * n * n, "start")
    join = (lambda a, b: (a ^ b) % n) if n & n - 1 == 0 else (lambda a, b: (a + b) % n)
    if c["claim"] == "solved":
        presses = digits(c["presses"], [2] * n * n, "presses")
        shown = shown_by([a ^ b for a, b in zip(start, presses)], n, codes, join)
        need(shown == target, "the presses lead to another picture")
        return f"solved with {sum(presses)} press{'es' * (sum(presses) != 1)}"
    (x, y), (t, g) = ((code[:n], code[n:]) for code in codes)
    kappa, rho = join(x[0], g[0]), [a - n for a in g].index(t[0])
    gamma, delta = ([next(i for i, a in enumerate(ends) if join(a, b) == kappa) for b in begins]
                    for begins, ends in ((t, y), (g, x)))
    above, most = [r for r in range(n) if delta[r] < r], 1 if any(gamma[k] == k for k in range(1, n)) else 2
    broken = {"only-colour": target[0] != kappa + 1, "from-the-right": any(gamma[k] > k for k in range(1, n)),
              "too-many-rows": len(above) > most, "wrong-colour": len(above) == most and rho != above[-1],
              "blocked-row": len(above) == 2 and any(delta[r] > above[0] for r in range(above[0])),
              "only-in-row-one": most == 1 and not above and gamma[0] != 0 and rho == 0}
    numbers = {"colour": kappa + 1, "gamma": [a + 1 for a in gamma], "delta": [a + 1 for a in delta], "rho": rho + 1}
    need(same(c["numbers"], numbers) and len({*target}) == 1 and target[0], "other numbers, or not one colour")
    need(broken.get(str(c["theorem"])), "no such condition is broken")
    return f"impossible, by {c['theorem']}"
def check(path):
    def unique(pairs):
        need(len(dict(pairs)) == len(pairs), "a key twice", NOT_ONE)
        return dict(pairs)
    spend.left = WORK  # about one for each addition
    try:
        with open(path, encoding="utf-8") as file:
            c = json.load(file, object_pairs_hook=unique)
        need(type(c) is dict and same([c.get("format"), c.get("version")], ["switchbox-certificate", 1]),
             "another format or version", NOT_ONE)
        machine, claim = str(c.get("machine", "lamps")), str(c.get("claim"))
        need(machine + " " + claim in KEYS, "the claim is not known", NOT_ONE)
        names = f"format version claim {KEYS[machine]} {KEYS[machine + ' ' + claim]}"
        keys(c, "the file", names.split(), ("limits", "costs") if machine == "lamps" else ())
        board = Board(c) if machine == "lamps" else None
        return 0, globals()["check_" + (claim if board else machine)](c, board)
    except Refused as refused:
        return refused.args
    except (OSError, ValueError, RecursionError) as problem:
        return NOT_ONE, "cannot be read: " + " ".join(str(problem).split())

if __name__ == "__main__":
    sys.stdout.reconfigure(errors="backslashreplace")  # for the names of files
    if {"-h", "--help"} & {*sys.argv}: sys.exit(print(__doc__))
    results = [(path, *check(path)) for path in sys.argv[1:]] or [("no file", NOT_ONE, "name one")]
    for path, status, text in results:
        print(f"{path}: {('verified', 'wrong', 'not a certificate', 'not checked')[status]}: {text}", flush=True)
    sys.exit(max(status for _, status, _ in results))
