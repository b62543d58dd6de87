"""Cubes: each scramble is also written out by hand in plain turns."""
import solvers

ENTRIES = []


def C(note, text, plain=None, facelets=None, solvable=True, doubt=None):
    f = facelets or solvers.turns(plain)
    assert len(f) == 54 and all(f.count(x) == 9 for x in "URFDLB") and f[4::9] == "URFDLB"
    assert f != solvers.SOLVED
    e = {"kind": "cube", "text": text, "note": note, "facelets": f, "solvable": solvable}
    if doubt:
        e["debatable"] = doubt
    ENTRIES.append(e)


def colours(f, scheme="WRGYOB"):
    return "".join(scheme["URFDLB".index(x)] for x in f)


def rows(f, face):
    i = "URFDLB".index(face) * 9
    return [f[i + 3 * r:i + 3 * r + 3] for r in range(3)]


def net(f, sep="", indent=" ", gap=" "):
    j = lambda t: sep.join(t)
    pad = " " * (len(j("abc")) + len(gap))
    up = [pad + j(r) for r in rows(f, "U")]
    mid = [gap.join(j(rows(f, x)[r]) for x in "LFRB") for r in range(3)]
    down = [pad + j(r) for r in rows(f, "D")]
    return "\n".join(up + mid + down) + "\n"


inv = solvers.inverse
C("brackets with a number", "(R U R' U')2 F2 (L D)3\n", "R U R' U' R U R' U' F2 L D L D L D")
C("commutator and conjugate", "[R, U] [F: D2 L]\n", "R U R' U' F D2 L F'")
C("nested, with comments", "// my own test scramble\n[F: [R, U']] // three cycle and more\nB2 D'\n", "F R U' R' U F' B2 D'")
C("slices", "M2 U M' S E' R U2 S'\n", "M M U M' S E' R U2 S'")
C("rotations inside", "x R U y' F2 R' z L D x2 B\n", "x R U y' F2 R' z L D x x B")
C("wide turns in small letters", "r U f' D2 u l' B d2 b\n", "r U f' D2 u l' B d d b")
C("wide turns with w", "Rw U2 Fw' D Lw2 Uw B'\n", "r U2 f' D l l u B'")
C("three turns and typographic primes", "R3 U’ F′ L2 B3 D’ R2\n", "R' U' F' L2 B' D' R2")
C("without spaces", "RU2F'L2DB'R2U'F\n", "R U2 F' L2 D B' R2 U' F")
C("caption and a final full stop", "Scramble: D2 F' R2 U L' B2 D R F2 U2 L B.\n", "D2 F' R2 U L' B2 D R F2 U2 L B")
C("i for the inverse, as in booklets", "Ri U F Di L2 Bi Ui R\n", "R' U F D' L2 B' U' R")
C("number of a scramble list", "3) L2 U' B2 D R2 F' U2 L D' B R' F2\n", "L2 U' B2 D R2 F' U2 L D' B R' F2")
a = solvers.turns("R U2 F' L D2 B R' U L2 F D'")
C("54 letters with spaces between the faces", " ".join(a[i:i + 9] for i in range(0, 54, 9)) + "\n", facelets=a)
b = solvers.turns("F U' R2 D L' B2 U R' F2 L U2 D'")
C("net of colour letters, spaces", net(colours(b), " ", "", " "), facelets=b)
c = solvers.turns("L' D F2 U R B' L2 U' F R2 D' B")
C("net of small colour letters", net(colours(c).lower()), facelets=c)
d = solvers.turns("B R' U2 L F' D R2 U' B2 L' F U")
C("faces by name, colour letters", "".join(f"{n}: {colours(d)[i * 9:i * 9 + 9]}\n" for i, n in enumerate(["U", "R", "F", "D", "L", "B"])), facelets=d,
  doubt="each face is read as in the net, the usual way")
f = solvers.turns("U F2 R' B L2 D' F R U2 B' L D2")
C("net with another scheme, yellow on top", net(colours(f, "YRBWOG"), " "), facelets=f)
g = list(solvers.turns("R' F U2 L B' D2 R U F' L2 B D"))
i, j = solvers.place(7), solvers.place(18)
g[i], g[j] = g[j], g[i]
C("one edge flipped", "".join(g) + "\n", facelets="".join(g), solvable=False)
