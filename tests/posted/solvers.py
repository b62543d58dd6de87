"""Independent solvers for the list of posted boards and puzzles (standard library only)."""
import heapq
import itertools


# ---------- boards: the matrix of a machine, press e -> lamps ----------
def plus(r, c, rows, cols, wrap):
    out = [(r, c)]
    for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        a, b = r + dr, c + dc
        if wrap:
            out.append((a % rows, b % cols))
        elif 0 <= a < rows and 0 <= b < cols:
            out.append((a, b))
    return out


MERLIN = ["1245", "123", "2356", "147", "24568", "369", "4578", "789", "5689"]


def effects(machine, rows, cols):
    """List, for each button, of the list of lamp indices (with repeats) that a press moves on by one."""
    if machine == "merlin":
        return [[int(d) - 1 for d in s] for s in MERLIN]
    if machine == "quatrainment":
        out = []
        for r in range(4):
            for c in range(4):
                on_r, on_c = r in (0, 3), c in (0, 3)
                p = plus(r, c, 4, 4, False)
                if on_r and on_c:
                    dr, dc = (1 if r == 0 else -1), (1 if c == 0 else -1)
                    p = [(r, c), (r + dr, c), (r + 2 * dr, c), (r, c + dc), (r, c + 2 * dc), (r + dr, c + dc)]
                elif on_r or on_c:
                    p = [q for q in p if q != (r, c)]
                out.append([a * 4 + b for a, b in p])
        return out
    assert machine in ("lights-out", "torus")
    return [[a * cols + b for a, b in plus(r, c, rows, cols, machine == "torus")]
            for r in range(rows) for c in range(cols)]


def play(machine, rows, cols, k, start, presses):
    lamps = list(start)
    for times, lit in zip(presses, effects(machine, rows, cols)):
        for i in lit:
            lamps[i] = (lamps[i] + times) % k
    return lamps


def eliminate(eff, n_lamps, k, need):
    """Fewest presses with A x = need mod prime k; need[i] None: any. Returns (count, weight) or (0, None)."""
    n = len(eff)
    rows = []
    for i in range(n_lamps):
        if need[i] is None:
            continue
        row = [0] * n + [need[i] % k]
        for e, lit in enumerate(eff):
            for j in lit:
                if j == i:
                    row[e] = (row[e] + 1) % k
        rows.append(row)
    pivots, r = [], 0
    for col in range(n):
        p = next((q for q in range(r, len(rows)) if rows[q][col]), None)
        if p is None:
            continue
        rows[r], rows[p] = rows[p], rows[r]
        inv = pow(rows[r][col], -1, k)
        rows[r] = [v * inv % k for v in rows[r]]
        for q in range(len(rows)):
            if q != r and rows[q][col]:
                f = rows[q][col]
                rows[q] = [(a - f * b) % k for a, b in zip(rows[q], rows[r])]
        pivots.append(col)
        r += 1
    if any(row[n] for row in rows[r:]):
        return 0, None
    free = [c for c in range(n) if c not in pivots]
    assert k ** len(free) <= 600000, "too many solutions to enumerate"
    best = None
    for values in itertools.product(range(k), repeat=len(free)):
        weight = sum(values)
        for row in rows[:r]:
            weight += (row[n] - sum(row[c] * v for c, v in zip(free, values) if v)) % k
        if best is None or weight < best:
            best = weight
    return k ** len(free), best


def chase(rows, cols, k, need):
    """Lights Out on the plane by trying each first row of presses: any k, any need (None: any not allowed)."""
    best, count = None, 0
    for first in itertools.product(range(k), repeat=cols):
        x = [list(first)]
        for r in range(rows):
            def seen(c):
                v = x[r][c]
                if c:
                    v += x[r][c - 1]
                if c + 1 < cols:
                    v += x[r][c + 1]
                if r:
                    v += x[r - 1][c]
                return v
            x.append([(need[r * cols + c] - seen(c)) % k for c in range(cols)])
        if not any(x[rows]):
            count += 1
            weight = sum(map(sum, x[:rows]))
            if best is None or weight < best:
                best = weight
    return count, best


def brute(eff, n_lamps, k, need):
    """Every press grid; small machines only."""
    n = len(eff)
    assert k ** n <= 1100000
    best, count = None, 0
    if k == 2:      # Gray code over bit masks
        masks = []
        for lit in eff:
            m = 0
            for i in lit:
                m ^= 1 << i
            masks.append(m)
        care = sum(1 << i for i in range(n_lamps) if need[i] is not None)
        goal = sum(1 << i for i in range(n_lamps) if need[i])
        x = pic = 0
        for step in range(1 << n):
            if step:
                bit = (step & -step).bit_length() - 1
                x ^= 1 << bit
                pic ^= masks[bit]
            if pic & care == goal:
                count += 1
                w = bin(x).count("1")
                if best is None or w < best:
                    best = w
        return count, best
    for x in itertools.product(range(k), repeat=n):
        lamps = [0] * n_lamps
        for t, lit in zip(x, eff):
            if t:
                for i in lit:
                    lamps[i] += t
        if all(need[i] is None or lamps[i] % k == need[i] % k for i in range(n_lamps)):
            count += 1
            if best is None or sum(x) < best:
                best = sum(x)
    return count, best


def solve_board(machine, rows, cols, k, start, target):
    """(count, fewest), by two methods that must agree."""
    need = [None if t is None else (t - s) % k for s, t in zip(start, target)]
    eff = effects(machine, rows, cols)
    n = rows * cols
    answers = []
    if k in (2, 3, 5, 7):
        answers.append(eliminate(eff, n, k, need))
    if machine == "lights-out" and None not in need and k ** cols <= 20000:
        answers.append(chase(rows, cols, k, need))
    if k ** len(eff) <= 1100000 and (len(answers) < 2):
        answers.append(brute(eff, n, k, need))
    assert len(answers) >= 2 and all(a == answers[0] for a in answers), (machine, rows, cols, k, answers)
    return answers[0]


# ---------- puzzles of one's own ----------
def solve_puzzle(m):
    """m: lamps {name: states}, buttons {name: {lamp: step}}, start, targets (list of dicts, or "alike"), most, cost, pressed.
    Returns (verdict, cost): counts all press vectors, and finds the cheapest by Dijkstra over states."""
    names = list(m["lamps"])
    mod = [m["lamps"][n] for n in names]
    moves = {b: [e.get(n, 0) for n in names] for b, e in m["buttons"].items()}
    start = [m.get("start", {}).get(n, 0) for n in names]
    for b, t in m.get("pressed", {}).items():
        start = [(s + t * d) % k for s, d, k in zip(start, moves[b], mod)]
    targets = m.get("targets", [{}])

    def good(state):
        if targets == "alike":
            return len(set(state)) == 1
        return any(all(t.get(n, 0) == "*" or t.get(n, 0) == s for n, s in zip(names, state)) for t in targets)

    def press(state, b, t=1):
        return tuple((s + t * d) % k for s, d, k in zip(state, moves[b], mod))

    cost, most = m.get("cost", {}), m.get("most", {})
    buttons = list(moves)

    def period(b):
        zero, state, t = tuple([0] * len(names)), press([0] * len(names), b), 1
        while state != zero:
            state, t = press(state, b), t + 1
        return t

    def enumerate_all(limits):
        ranges = [range(min(period(b), limits.get(b, 99) + 1)) for b in buttons]
        size = 1
        for r in ranges:
            size *= len(r)
        assert size <= 300000, size
        count, best = 0, None
        for xs in itertools.product(*ranges):
            state = list(start)
            for b, t in zip(buttons, xs):
                if t:
                    state = [s + t * d for s, d in zip(state, moves[b])]
            if good(tuple(s % k for s, k in zip(state, mod))):
                count += 1
                c = sum(t * cost.get(b, 1) for b, t in zip(buttons, xs))
                if best is None or c < best:
                    best = c
        return count, best

    count, best = enumerate_all(most)
    # second method: Dijkstra over (state, presses of limited buttons)
    limited = [b for b in buttons if b in most]
    first = (tuple(start), tuple(0 for _ in limited))
    dist, heap, found = {first: 0}, [(0, first)], None
    while heap:
        d, node = heapq.heappop(heap)
        if d > dist[node]:
            continue
        if good(node[0]):
            found = d
            break
        for b in buttons:
            used = list(node[1])
            if b in most:
                i = limited.index(b)
                used[i] += 1
                if used[i] > most[b]:
                    continue
            nxt = (press(node[0], b), tuple(used))
            nd = d + cost.get(b, 1)
            if nd < dist.get(nxt, 10 ** 9):
                dist[nxt] = nd
                heapq.heappush(heap, (nd, nxt))
    assert found == best, (found, best)
    verdict = "impossible" if count == 0 else "unique" if count == 1 else "several"
    if most and count:
        free, _ = enumerate_all({})
        assert (free == 1) == (count == 1), "the limits decide between unique and several: unclear, drop it"
    return verdict, best


def transposed(m):
    """The puzzle that a reader with rows and columns exchanged would see, for square puzzles of two states."""
    lamps, buttons = list(m["lamps"]), list(m["buttons"])
    if len(lamps) != len(buttons):
        return None
    return dict(m, buttons={b: {lamps[j]: m["buttons"][buttons[j]].get(lamps[i], 0) for j in range(len(lamps))
                                if m["buttons"][buttons[j]].get(lamps[i], 0)} for i, b in enumerate(buttons)})


# ---------- the cube, 54 facelets, order U R F D L B ----------
CYCLES = {
    "U": "(1 3 8 6)(2 5 7 4)(9 33 25 17)(10 34 26 18)(11 35 27 19)",
    "L": "(9 11 16 14)(10 13 15 12)(1 17 41 40)(4 20 44 37)(6 22 46 35)",
    "F": "(17 19 24 22)(18 21 23 20)(6 25 43 16)(7 28 42 13)(8 30 41 11)",
    "R": "(25 27 32 30)(26 29 31 28)(3 38 43 19)(5 36 45 21)(8 33 48 24)",
    "B": "(33 35 40 38)(34 37 39 36)(3 9 46 32)(2 12 47 29)(1 14 48 27)",
    "D": "(41 43 48 46)(42 45 47 44)(14 22 30 38)(15 23 31 39)(16 24 32 40)",
}
FACES = "URFDLB"
NUMBERED = "ULFRBD"     # order of the numbers 1-8, 9-16, ...


def place(number):
    """Index in the facelet string of the facet with that number."""
    face, i = NUMBERED[(number - 1) // 8], (number - 1) % 8
    return FACES.index(face) * 9 + (i if i < 4 else i + 1)


def compose(p, q):      # first p, then q; p[i]: the place to which the facelet at i goes
    return [q[p[i]] for i in range(54)]


def invert(p):
    out = [0] * 54
    for i, v in enumerate(p):
        out[v] = i
    return out


ID = list(range(54))
MOVE = {}
for face, text in CYCLES.items():
    perm = ID[:]
    for cyc in text.strip("()").split(")("):
        nums = [place(int(v)) for v in cyc.split()]
        for a, b in zip(nums, nums[1:] + nums[:1]):
            perm[a] = b
    MOVE[face] = perm


def rotation(goes):
    """Whole-cube rotation from where points go; facelets as points in space: x right, y up, z to the front."""
    out = ID[:]
    where = {}
    for f, face in enumerate(FACES):
        for r in range(3):
            for c in range(3):
                u, v = c - 1, 1 - r         # to the right and up in the drawing of the face
                xyz = {"U": (u, 2, -v), "D": (u, -2, v), "F": (u, v, 2), "B": (-u, v, -2), "R": (2, v, -u), "L": (-2, v, u)}[face]
                where[xyz] = f * 9 + r * 3 + c
    for p, i in where.items():
        out[i] = where[goes(*p)]
    return out


MOVE["x"] = rotation(lambda x, y, z: (x, z, -y))      # as R: front goes up
MOVE["y"] = rotation(lambda x, y, z: (-z, y, x))      # as U: front goes left
MOVE["z"] = rotation(lambda x, y, z: (y, -x, z))      # as F: top goes right


def seq(*ms):
    p = ID
    for m in ms:
        p = compose(p, MOVE[m[0]] if len(m) == 1 else invert(MOVE[m[0]]))
    return p


MOVE["M"] = seq("x'", "R", "L'")     # as L
MOVE["E"] = seq("y'", "U", "D'")     # as D
MOVE["S"] = seq("z", "F'", "B")      # as F
for wide, parts in {"r": ("L", "x"), "l": ("R", "x'"), "u": ("D", "y"), "d": ("U", "y'"), "f": ("B", "z"), "b": ("F", "z'")}.items():
    MOVE[wide] = seq(*parts)
# the cycles and the geometry agree: a rotation carries the turn of one face to that of another
for rot, pairs in {"x": ["FU", "UB", "BD", "DF", "RR", "LL"], "y": ["FL", "LB", "BR", "RF", "UU", "DD"], "z": ["UR", "RD", "DL", "LU", "FF", "BB"]}.items():
    for a, b in pairs:
        assert compose(compose(invert(MOVE[rot]), MOVE[a]), MOVE[rot]) == MOVE[b]
assert seq("r") == seq("R", "M'") and seq("u") == seq("U", "E'") and seq("f") == seq("F", "S") and seq("l") == seq("L", "M")
SOLVED = "".join(f * 9 for f in FACES)


def apply(perm, text):
    out = [""] * 54
    for i, v in enumerate(perm):
        out[v] = text[i]
    return "".join(out)


assert apply(MOVE["R"], SOLVED) == "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB"


def turns(plain):
    """Plain turns separated by spaces: R U2 M' x. The cube as it is held at the end: colours are named by the centres then."""
    p = ID
    for t in plain.split():
        for _ in range({"": 1, "2": 2, "'": 3}[t[1:]]):
            p = compose(p, MOVE[t[0]])
    s = apply(p, SOLVED)
    name = {s[f * 9 + 4]: FACES[f] for f in range(6)}
    return "".join(name[c] for c in s)


def inverse(plain):
    return " ".join(t[0] + {"": "'", "2": "2", "'": ""}[t[1:]] for t in reversed(plain.split()))


def order_of(plain):
    p, n = ID, 0
    one = ID
    for t in plain.split():
        for _ in range({"": 1, "2": 2, "'": 3}[t[1:]]):
            one = compose(one, MOVE[t[0]])
    while True:
        p, n = compose(p, one), n + 1
        if p == ID:
            return n


assert order_of("R U") == 105 and order_of("R U R' U'") == 6 and order_of("R2 L2 U2 D2 F2 B2") == 2
