"""Puzzles of one's own. The model of each is written by hand beside its text."""
import solvers

ENTRIES = []


def model(lamps, buttons, start="", targets=None, most="", cost="", pressed="", k=2):
    """lamps: 'x y dial=4'; buttons: 'A: x y+2; B: y-1'; start etc.: 'x=1 y=2'."""
    def pairs(text):
        return {a: ("*" if b == "*" else int(b)) for a, b in (p.rsplit("=", 1) for p in text.split())}
    L = {}
    for w in lamps.split():
        n, _, s = w.partition("=")
        L[n] = int(s) if s else k
    B = {}
    for part in buttons.split(";"):
        name, _, rest = part.partition(":")
        eff = {}
        for w in rest.split():
            for sign in "+-":
                n, s, v = w.rpartition(sign)
                if s and n in L and v.isdigit():
                    eff[n] = int(sign + v)
                    break
            else:
                assert w in L, w
                eff[w] = 1
        B[name.strip()] = eff
    t = targets
    if t is None:
        t = [{}]
    elif t != "alike":
        t = [pairs(x) for x in t.split("|")]
    return {"lamps": L, "buttons": B, "start": pairs(start), "targets": t, "most": pairs(most), "cost": pairs(cost), "pressed": pairs(pressed)}


def P(note, text, m, encoding=None, doubt=None, by_row=False):
    verdict, cost = solvers.solve_puzzle(m)
    e = {"kind": "puzzle", "text": text, "note": note, "verdict": verdict}
    if cost is not None:
        e["cost"] = cost
    if encoding:
        e["encoding"] = encoding
    if doubt:
        e["debatable"] = doubt
    if by_row:      # a reading with rows and columns exchanged must be noticed
        other = solvers.transposed(m)
        assert other is None or solvers.solve_puzzle(other) != (verdict, cost), note
    e["model"] = {k: v for k, v in m.items() if v}
    ENTRIES.append(e)


# ---------------------------------------------------------------- text with slips
P("commas between lamps", "A: red, green\nB: green, blue, white\nC: red, blue\nD: white, green\nstart red=1 white=1\n",
  model("red green blue white", "A: red green; B: green blue white; C: red blue; D: white green", "red=1 white=1"))
P("commas without spaces, full stops at the ends", "left: door1,door2.\nmiddle: door2,door3.\nright: door3,door1,door4.\nfoot: door4,door2.\nstart door1=1 door3=1.\n",
  model("door1 door2 door3 door4", "left: door1 door2; middle: door2 door3; right: door3 door1 door4; foot: door4 door2", "door1=1 door3=1"))
P("semicolons between and behind", "P: a; b;\nQ: b; c; d;\nR: a; d;\nS: c;\nstart b=1; d=1;\n",
  model("a b c d", "P: a b; Q: b c d; R: a d; S: c", "b=1 d=1"))
P("statements with a colon and capitals", "States: 3\nA: x y\nB: y z\nC: z-1\nStart: x=1 y=2\nTarget: z=1\n",
  model("x y z", "A: x y; B: y z; C: z-1", "x=1 y=2", "z=1", k=3))
P("a limit with a colon", "states 3\nA: x\nB: x y\nC: y+2\nstart x=1\nmost: A=1\n",
  model("x y", "A: x; B: x y; C: y+2", "x=1", most="A=1", k=3))
P("costs with a colon", "A: x y\nB: y z\nC: x z\nD: z\nE: x y z\nstart x=1 y=1 z=1\ncost: E=5 C=2\n",
  model("x y z", "A: x y; B: y z; C: x z; D: z; E: x y z", "x=1 y=1 z=1", cost="E=5 C=2"))
P("hyphens in names", "lever-1: lamp-1 lamp-2\nlever-2: lamp-2 lamp-3\nlever-3: lamp-1 lamp-2 lamp-3\nstart lamp-1=1 lamp-2=1 lamp-3=1\n",
  model("lamp-1 lamp-2 lamp-3", "lever-1: lamp-1 lamp-2; lever-2: lamp-2 lamp-3; lever-3: lamp-1 lamp-2 lamp-3", "lamp-1=1 lamp-2=1 lamp-3=1"))
P("no-break spaces and zero-width characters", "A:\u00a0x\u00a0y\nB: y\u200b z\nC:\u2009z x\u200b\nD: z\nstart\u00a0x=1 z=1\n",
  model("x y z", "A: x y; B: y z; C: z x; D: z", "x=1 z=1"))
P("byte order mark and CRLF", "\ufeffA: x y\r\nB: y z\r\nC: x y z\r\nstart y=1\r\n",
  model("x y z", "A: x y; B: y z; C: x y z", "y=1"))
P("start by names alone", "A: x y\nB: y z\nC: z w\nD: w\nstart: x, z\n",
  model("x y z w", "A: x y; B: y z; C: z w; D: w", "x=1 z=1"), doubt="names without =1 are taken as lit")
P("typographic minus", "states 5\nA: north east−1\nB: east south+2\nC: south−1 north\nstart north=2 east=4 south=1\n",
  model("north east south", "A: north east-1; B: east south+2; C: south-1 north", "north=2 east=4 south=1", k=5))
P("plus sign apart from the name", "states 4\nA: x +1, y +3\nB: y +1, z +2\nC: z +1\nstart x=1 y=2 z=3\n",
  model("x y z", "A: x+1 y+3; B: y+1 z+2; C: z+1", "x=1 y=2 z=3", k=4))
P("named faces", "states 4\nfaces up right down left\nA: n e\nB: e s\nC: s w\nD: w n\nstart n=right e=left s=right w=left\n",
  model("n e s w", "A: n e; B: e s; C: s w; D: w n", "n=1 e=3 s=1 w=3", k=4))
P("named faces in start and target", "States: 3\nFaces: red green blue\nA: p q\nB: q r\nC: p q r\nStart: p=green q=blue\nTarget: p=blue q=blue r=blue\n",
  model("p q r", "A: p q; B: q r; C: p q r", "p=1 q=2", "p=2 q=2 r=2", k=3))
P("German names", "Türhebel: Süd Öst\nFußschalter: Öst Nord\nKette: Süd Nord West\nRad: West\nStart: Süd=1 Nord=1\n",
  model("Süd Öst Nord West", "Türhebel: Süd Öst; Fußschalter: Öst Nord; Kette: Süd Nord West; Rad: West", "Süd=1 Nord=1"))
P("all alike, colon", "states 4\nA: a b\nB: b c\nC: c d\nstart: a=1, b=3, c=0, d=2\ntarget: alike\n",
  model("a b c d", "A: a b; B: b c; C: c d", "a=1 b=3 c=0 d=2", "alike", k=4))
P("a dial of its own number, free lamp", "states dial=5 lamp=2 bell=2\nA: dial lamp\nB: dial+2 bell\nC: lamp bell\nstart dial=3 lamp=1\ntarget dial=0 lamp=0 bell=*\n",
  model("dial=5 lamp bell", "A: dial lamp; B: dial+2 bell; C: lamp bell", "dial=3 lamp=1", "bell=*"))
P("bullets in front of the buttons", "- A: x y\n- B: y z\n- C: x y z w\n- D: w\nstart x=1 w=1\n",
  model("x y z w", "A: x y; B: y z; C: x y z w; D: w", "x=1 w=1"))
P("quoted on a forum", "> states 3\n> A: x y\n> B: y z\n> C: z x\n> start x=2 y=1\n",
  model("x y z", "A: x y; B: y z; C: z x", "x=2 y=1", k=3))
P("code fence with a sentence before", "my door puzzle:\n```\nA: 1 2\nB: 2 3\nC: 1 3 4\nD: 4 1\nstart 1=1 2=1\n```\n",
  model("1 2 3 4", "A: 1 2; B: 2 3; C: 1 3 4; D: 4 1", "1=1 2=1"))
P("impossible: pairs only", "A: x, y\nB: y, z\nC: z, x\nstart: x=1\n",
  model("x y z", "A: x y; B: y z; C: z x", "x=1"))
P("pressed before", "states 3\nA: x y\nB: y z\nC: x z\nstart x=1 y=1 z=1\npressed: A=1\n",
  model("x y z", "A: x y; B: y z; C: x z", "x=1 y=1 z=1", pressed="A=1", k=3))
P("layout with a colon and semicolon", "A: tl tr\nB: tr br\nC: tl bl br\nD: bl tr\nstart: tl=1 br=1\nlayout: tl tr; bl br\n",
  model("tl tr br bl", "A: tl tr; B: tr br; C: tl bl br; D: bl tr", "tl=1 br=1"))
# ---------------------------------------------------------------- prose and arrows
P("affects", "b1 affects s1, s2\nb2 affects s2, s3\nb3 affects s1, s3, s4\nb4 affects s4\nstart s1=1 s2=1 s4=1\n",
  model("s1 s2 s3 s4", "b1: s1 s2; b2: s2 s3; b3: s1 s3 s4; b4: s4", "s1=1 s2=1 s4=1"))
P("arrows ->", "A -> B C\nB -> A D\nC -> C D\nD -> A B\nstart A=1 C=1\n",
  model("B C A D", "A: B C; B: A D; C: C D; D: A B", "A=1 C=1"))
P("typographic arrows", "A → x, y\nB → y, z\nC → x, y, z\nstart x=1\n",
  model("x y z", "A: x y; B: y z; C: x y z", "x=1"))
P("double arrows", "p => x y\nq => y z w\nr => w\ns => x w\nstart y=1 z=1\n",
  model("x y z w", "p: x y; q: y z w; r: w; s: x w", "y=1 z=1"))
P("Pressing A toggles", "Pressing A toggles x and y.\nPressing B toggles y and z.\nPressing C toggles x, y and z.\nstart x=1 y=1\n",
  model("x y z", "A: x y; B: y z; C: x y z", "x=1 y=1"))
P("switch toggles, three lamps with and", "Switch A toggles lamp1, lamp2 and lamp4\nSwitch B toggles lamp2 and lamp3\nSwitch C toggles lamp1 and lamp3\nSwitch D toggles lamp4\nStart: lamp1=1, lamp3=1, lamp4=1\n",
  model("lamp1 lamp2 lamp4 lamp3", "A: lamp1 lamp2 lamp4; B: lamp2 lamp3; C: lamp1 lamp3; D: lamp4", "lamp1=1 lamp3=1 lamp4=1"))
P("Button 1 changes lights 2 and 3", "Button 1 changes lights 1, 2 and 3\nButton 2 changes lights 2 and 4\nButton 3 changes lights 3 and 4\nButton 4 changes lights 1 and 4\nLights 1 and 2 are on at the start.\n",
  model("1 2 3 4", "1: 1 2 3; 2: 2 4; 3: 3 4; 4: 1 4", "1=1 2=1"))
P("affects with colon behind", "lever1 flips: gate1, gate3\nlever2 flips: gate2, gate3\nlever3 flips: gate1, gate2, gate3\nstart gate2=1\n",
  model("gate1 gate3 gate2", "lever1: gate1 gate3; lever2: gate2 gate3; lever3: gate1 gate2 gate3", "gate2=1"))
P("equals sign for the list", "A = x, y\nB = y, z\nC = x, z, w\nD = z\nstart x=1 w=1\n",
  model("x y z w", "A: x y; B: y z; C: x z w; D: z", "x=1 w=1"))
# ---------------------------------------------------------------- programming contest of 2025


def contest(note, diagram, lists, tail):
    n = len(diagram)
    text = f"[{diagram}] " + " ".join("(" + ",".join(map(str, q)) + ")" for q in lists) + (" " + tail if tail else "")
    m = {"lamps": {str(i): 2 for i in range(n)}, "buttons": {"(" + ",".join(map(str, q)) + ")": {str(i): 1 for i in q} for q in lists},
         "start": {}, "targets": [{str(i): int(c == "#") for i, c in enumerate(diagram)}], "most": {}, "cost": {}, "pressed": {}}
    P(note, text, m)


contest("contest line, 5 lamps", "#..#.", [[0, 3], [1, 2, 4], [2], [0, 4], [1, 3]], "{7,5,12,7,2}")
contest("contest line, 6 lamps", "#..###", [[0, 1, 2], [1, 5], [2, 3, 4], [0, 4], [3, 5], [1, 2]], "{4,9,11,6,3,8}")
contest("contest line, 4 lamps", "#.##", [[0, 2], [1], [1, 3], [0, 1, 2, 3], [2, 3]], "{15,8,20,9}")
contest("contest line, without the last part", "##.#..#", [[0, 1, 6], [2, 3], [1, 4, 5], [3, 5, 6], [0, 4], [2, 6]], "")
contest("contest line, impossible", "#...", [[0, 1], [1, 2], [2, 3], [0, 3]], "{3,5,4,6}")
contest("contest line, 8 lamps", "#.#..##.", [[0, 2, 4], [1, 3, 5, 7], [5, 6], [4, 7], [0, 6], [2, 3], [1, 7], [3, 4, 6]], "{31,22,14,9,40,18,27,33}")
# ---------------------------------------------------------------- tables
T4 = model("Red Green Blue White", "A: Red Green; B: Green Blue; C: Red Blue White; D: White Green", "Red=1 Blue=1")
P("CSV with capitals", "Button,Red,Green,Blue,White\nA,1,1,,\nB,,1,1,\nC,1,,1,1\nD,,1,,1\n-\nStart,1,0,1,0\n", T4, by_row=True)
P("tabs and x", "Button\tRed\tGreen\tBlue\tWhite\nA\tx\tx\t\t\nB\t\tx\tx\t\nC\tx\t\tx\tx\nD\t\tx\t\tx\n-\nstart\tx\t\tx\t\n", T4, by_row=True)
P("semicolons, TRUE and FALSE, no row -", "button;Red;Green;Blue;White\nA;TRUE;TRUE;FALSE;FALSE\nB;FALSE;TRUE;TRUE;FALSE\nC;TRUE;FALSE;TRUE;TRUE\nD;FALSE;TRUE;FALSE;TRUE\nStart;TRUE;FALSE;TRUE;FALSE\n", T4)
P("decimals", "Button,north,east,south\nA,1.0,0.0,1.0\nB,1.0,1.0,0.0\nC,0.0,2.0,2.0\n-\nstates,3.0,3.0,3.0\nstart,2.0,1.0,0.0\n",
  model("north east south", "A: north south; B: north east; C: east+2 south+2", "north=2 east=1", k=3))
P("German decimals and semicolons", "Button;north;east;south\nA;1,0;0,0;1,0\nB;1,0;1,0;0,0\nC;0,0;1,0;1,0\nD;0,0;0,0;1,0\n-\nstart;1,0;1,0;1,0\n",
  model("north east south", "A: north south; B: north east; C: east south; D: south", "north=1 east=1 south=1"))
P("sep= first", "sep=;\r\nButton;l1;l2;l3\r\nP;1;1;0\r\nQ;0;1;1\r\nR;1;1;1\r\n-\r\nStart;0;1;0\r\n",
  model("l1 l2 l3", "P: l1 l2; Q: l2 l3; R: l1 l2 l3", "l2=1"))
P("UTF-16 as a spreadsheet saves it", "\ufeffButton\tTür\tTor\tGitter\r\nHebel\t1\t1\t0\r\nRad\t0\t1\t1\r\nKette\t1\t1\t1\r\n-\r\nStart\t1\t0\t1\r\n",
  model("Tür Tor Gitter", "Hebel: Tür Tor; Rad: Tor Gitter; Kette: Tür Tor Gitter", "Tür=1 Gitter=1"), encoding="utf-16le")
P("Markdown table", "| Button | a | b | c |\n|--------|---|---|---|\n| X | 1 | 1 | 0 |\n| Y | 0 | 1 | 1 |\n| Z | 1 | 1 | 1 |\n| Start | 1 | 1 | 0 |\n",
  model("a b c", "X: a b; Y: b c; Z: a b c", "a=1 b=1"))
P("Markdown table with x and empty cells", "|   | bell | lamp | horn | fan |\n|:--|:-:|:-:|:-:|:-:|\n| red | x | x |   |   |\n| blue |   | x | x |   |\n| grey | x |   | x | x |\n| pink |   | x |   | x |\n| start | x |   |   | x |\n",
  model("bell lamp horn fan", "red: bell lamp; blue: lamp horn; grey: bell horn fan; pink: lamp fan", "bell=1 fan=1"))
P("quoted names with commas and limits", 'Button,"left, top","right, top",floor,-,Most,Cost\nA,1,1,,,,\nB,,1,1,,1,\nC,1,,1,,,3\nD,,,1,,,\n-\nstart,1,0,1\n',
  {"lamps": {"left, top": 2, "right, top": 2, "floor": 2},
   "buttons": {"A": {"left, top": 1, "right, top": 1}, "B": {"right, top": 1, "floor": 1}, "C": {"left, top": 1, "floor": 1}, "D": {"floor": 1}},
   "start": {"left, top": 1, "floor": 1}, "targets": [{}], "most": {"B": 1}, "cost": {"C": 3}, "pressed": {}})
P("Unicode minus in a table", "button,n,e,s\nA,1,−1,\nB,,1,2\nC,1,,−1\n-\nstates,5,5,5\nstart,2,4,1\n",
  model("n e s", "A: n e-1; B: e s+2; C: n s-1", "n=2 e=4 s=1", k=5))
P("a row for each lamp, marked by its heading", "lamp,A,B,C,D,start\nx,1,0,1,0,1\ny,1,1,0,0,0\nz,0,1,1,1,0\nw,0,0,1,0,1\nv,0,1,0,0,0\n",
  model("x y z w v", "A: x y; B: y z v; C: x z w; D: z", "x=1 w=1"))
# ---------------------------------------------------------------- JSON
P("JSON: lists of names", '{"lamps": ["x", "y", "z"], "buttons": {"A": ["x", "y"], "B": ["y", "z"], "C": ["x", "y", "z"]}, "start": [1, 0, 1]}',
  model("x y z", "A: x y; B: y z; C: x y z", "x=1 z=1"))
P("JSON: start and target as objects", '{\n  "states": 3,\n  "lamps": ["p", "q", "r"],\n  "buttons": {"A": {"p": 1, "q": 2}, "B": {"q": 1, "r": 1}, "C": {"p": 1}},\n  "start": {"p": 2, "r": 1},\n  "target": {"q": 1}\n}\n',
  model("p q r", "A: p q+2; B: q r; C: p", "p=2 r=1", "q=1", k=3))
P("JSON: matrix as buttons", '{"buttons": [[1,1,0,0],[0,1,1,0],[0,0,1,1],[1,0,1,1]], "start": [1,1,1,0]}',
  model("1 2 3 4", "1: 1 2; 2: 2 3; 3: 3 4; 4: 1 3 4", "1=1 2=1 3=1"), by_row=True)
P("JSON in a code fence, booleans in the start", '```json\n{"lamps": ["a", "b", "c", "d"], "buttons": {"P": ["a", "b"], "Q": ["b", "c"], "R": ["a", "c", "d"], "S": ["d", "b"]}, "start": [true, false, false, true]}\n```\n',
  model("a b c d", "P: a b; Q: b c; R: a c d; S: d b", "a=1 d=1"))
P("JSON with a trailing comma", '{\n  "lamps": ["x", "y", "z"],\n  "buttons": {\n    "A": ["x", "y"],\n    "B": ["y", "z"],\n    "C": ["x", "y", "z"],\n  },\n  "start": [0, 0, 1],\n}\n',
  model("x y z", "A: x y; B: y z; C: x y z", "z=1"))
P("JSON: all alike, own numbers of states, names of faces", '{"states": 4, "lamps": ["n", "e", "s", "w"], "buttons": {"A": ["n", "e"], "B": ["e", "s"], "C": ["s", "w", "n"]}, "start": ["up", "left", "down", "up"], "faces": ["up", "right", "down", "left"], "target": "alike"}',
  model("n e s w", "A: n e; B: e s; C: s w n", "n=0 e=3 s=2 w=0", "alike", k=4))
# ---------------------------------------------------------------- matrices
M4 = model("1 2 3 4", "1: 1 2; 2: 2 3; 3: 3 4; 4: 1 3 4", "1=1 2=1 3=1")
M35 = model("1 2 3 4 5", "1: 1 2 5; 2: 2 3; 3: 3 4 5", "1=1 3=1 5=1")
P("numpy print", "[[1 1 0 0]\n [0 1 1 0]\n [0 0 1 1]\n [1 0 1 1]]\n-\n[1 1 1 0]\n", M4, by_row=True)
P("numpy repr with a name", "A = np.array([[1, 1, 0, 0],\n              [0, 1, 1, 0],\n              [0, 0, 1, 1],\n              [1, 0, 1, 1]])\n-\n[1, 1, 1, 0]\n", M4, by_row=True)
P("Sage print", "[1 1 0 0]\n[0 1 1 0]\n[0 0 1 1]\n[1 0 1 1]\n-\n[1 1 1 0]\n", M4, by_row=True)
P("MATLAB", "A = [1 1 0 0 1; 0 1 1 0 0; 0 0 1 1 1];\n-\n[1 0 1 0 1]\n", M35)
P("nested lists", "[[1,1,0,0,1],[0,1,1,0,0],[0,0,1,1,1]]\n-\n[1,0,1,0,1]\n", M35)
P("digits in lines", "11001\n01100\n00111\n-\n10101\n", M35)
P("columns are buttons, said in words", "columns are buttons\n1 0 0 1\n1 1 0 0\n0 1 1 1\n0 0 1 1\n-\n1 1 1 0\n", M4)
P("TRUE and FALSE as Python prints them", "[[True, True, False, False], [False, True, True, False], [False, False, True, True], [True, False, True, True]]\n-\n[True, True, True, False]\n", M4, by_row=True)
# ---------------------------------------------------------------- lists by lamp
P("list by lamp with a heading", "lamp: buttons\nx: A C\ny: A B\nz: B C D\nw: C\nstart x=1 w=1\n",
  model("x y z w", "A: x y; B: y z; C: x z w; D: z", "x=1 w=1"))
P("list by lamp in words", "x is changed by A and C\ny is changed by A and B\nz is changed by B, C and D\nw is changed by C\nstart x=1 w=1\n",
  model("x y z w", "A: x y; B: y z; C: x z w; D: z", "x=1 w=1"))
