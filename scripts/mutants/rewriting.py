"""Writes the sources anew with every mutant in them, line by line where it was."""


def rewritten(text, sites):
    """`sites` in the order in which the tree has them: what encloses another comes before it."""
    edits = []
    for order, site in enumerate(sites):
        for offset, closes, length, new in site.edits:
            # At one place everything inner closes before the outer, and before anything begins.
            key = (offset, 0, -order) if closes else (offset, 1, order)
            edits.append((key, offset, length, new.replace('{site}', str(site.number)).encode()))
    parts, done = [], 0
    for _, offset, length, new in sorted(edits, key=lambda edit: edit[0]):
        parts += [text[done:offset], new]
        done = offset + length
    return b''.join([*parts, text[done:]])


def shown(text, site):
    """Line number, and the line as it is and as each mutant has it."""
    start, end = site.piece
    first = text.rfind(b'\n', 0, start) + 1
    last = text.find(b'\n', start)
    last = len(text) if last < 0 else last
    head, tail = text[first:start].decode(), text[min(end, last):last].decode()
    lines = [f'{head}{mutant.splitlines()[0]}{tail}'.strip() for mutant in site.mutants]
    return text.count(b'\n', 0, start) + 1, text[first:last].decode().strip(), lines
