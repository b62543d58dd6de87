#!/usr/bin/env python3
"""instrument.py TREE BUILD: writes the core's sources, with every mutant in them, below TREE/src, and the list of mutants to
TREE/mutants.json. BUILD has the compile commands of TREE as it is without them.
instrument.py --show FILE: one file alone, and its mutants, to standard output."""
import hashlib
import json
import re
import shlex
import sys
from pathlib import Path

from clang.cindex import Diagnostic, Index, TranslationUnitLoadError

from finding import Finder, Found
from rewriting import rewritten, shown

ROOT = Path(__file__).resolve().parents[2]
FLOORS = re.search(r'switchbox_core_floors (.*)\)', (ROOT / 'cmake/floors.cmake').read_text()).group(1).split()
AT_ONCE = 8  # sources are read several at a time, as cmake/targets.cmake has them compiled


def find(name, source, flags, texts, finder):
    """Visits one source, given as text."""
    try:
        unit = Index.create().parse(name, args=flags, unsaved_files=[(name, source)])
    except TranslationUnitLoadError as error:
        sys.exit(f'mutants: {name}: {error}')
    errors = [str(one) for one in unit.diagnostics if one.severity >= Diagnostic.Error]
    if errors:
        sys.exit('mutants: ' + '\n'.join(errors))
    pending = [unit.cursor]
    while pending:
        for cursor in pending.pop().get_children():
            if finder.file_of(cursor) is not None:
                finder.visit(cursor)


def number(found):
    """With room after each file's, so that most files keep their numbers, and are not compiled again, when one changes."""
    by_file = {}
    for site in found.sites:
        by_file.setdefault(site.file, []).append(site)
    first = 0
    for file in sorted(by_file):
        for offset, site in enumerate(by_file[file]):
            site.number = first + offset
        first += (len(by_file[file]) // 32 + 2) * 32


def mutants_of(found, texts, names):
    for site in found.sites:
        line, original, mutated = shown(texts[site.file], site)
        for variant, text in enumerate(mutated, 1):
            yield {'id': f'{site.number}.{variant}', 'file': names[site.file], 'line': line, 'what': site.what,
                   'original': original, 'mutated': text, 'compiled': site.compiled, 'default': site.default}


def flags_by_floor(build):
    """What the compiler needs to know, of a floor's first source."""
    flags = {}
    for command in json.loads((build / 'compile_commands.json').read_text()):
        floor = re.search(r'CMakeFiles/(\w+)\.dir', command['command'] + command['file'])
        words = shlex.split(command['command'])
        kept, take = [], False
        for word in words:
            if take or word.startswith(('-I', '-D', '-std=')) or word == '-isystem':
                kept.append(word)
                take = word == '-isystem' and not take
        if floor:
            flags.setdefault(floor.group(1), kept)
    return flags


def write(path, data):
    """Where it is another than before, so that nothing else is compiled again."""
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def write_sources(tree, found, texts):
    sites = {path: [] for path in texts}
    for site in found.sites:
        sites[site.file].append(site)
    for path in (ROOT / 'src').rglob('*.[ch]pp'):
        text = path.read_bytes()
        write(tree / path.relative_to(ROOT), rewritten(text, sites.get(str(path), [])))
    for path in (tree / 'src').rglob('*.[ch]pp'):
        if not (ROOT / path.relative_to(tree)).exists():
            path.unlink()


def state_of_sources():
    state = hashlib.sha256()
    makers = [Path(__file__).with_name(f'{name}.py') for name in ('operators', 'finding', 'rewriting', 'instrument')]
    for path in [*makers, *sorted((ROOT / 'src').rglob('*.[ch]pp'))]:
        state.update(str(path).encode() + path.read_bytes())
    return state.hexdigest().encode()


def instrument(tree, build):
    state, stamp = state_of_sources(), tree / 'instrumented'
    if stamp.exists() and stamp.read_bytes() == state:
        return
    files = [path for floor in FLOORS for path in sorted((ROOT / 'src' / floor).rglob('*.[ch]pp'), key=str)]
    texts = {str(path): path.read_bytes() for path in files}
    names = {str(path): str(path.relative_to(ROOT)) for path in files}
    flags = flags_by_floor(build)
    found = Found()
    finder = Finder(texts, found)
    for floor in FLOORS:
        sources = [path for path in files if path.suffix == '.cpp' and path.relative_to(ROOT).parts[1] == floor]
        for first in range(0, len(sources), AT_ONCE):
            here = [word.replace(f'-I{tree}/src', f'-I{ROOT}/src') for word in flags[floor]]
            text = ''.join(f'#include "{path}"\n' for path in sources[first:first + AT_ONCE])
            find(f'{floor}.cpp', text, here, texts, finder)
    number(found)
    write_sources(tree, found, texts)
    mutants = list(mutants_of(found, texts, names))
    write(tree / 'mutants.json', json.dumps(mutants, indent=0).encode())
    print(f'mutants: {len(mutants)} at {len(found.sites)} places; not mutated:')
    for reason, count in found.left.most_common():
        print(f'{count:7d} {reason}')
    write(stamp, state)


def show(path):
    texts = {path: Path(path).read_bytes()}
    found = Found()
    find(path, texts[path].decode(), ['-std=c++20'], texts, Finder(texts, found))
    number(found)
    print(rewritten(texts[path], found.sites).decode(), end='')
    for mutant in mutants_of(found, texts, {path: Path(path).name}):
        print(f"// {mutant['id']} line {mutant['line']}: {mutant['mutated']}")
    for reason, count in sorted(found.left.items()):
        print(f'// left alone, {count}: {reason}')


if __name__ == '__main__':
    if sys.argv[1] == '--show':
        show(sys.argv[2])
    else:
        instrument(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
