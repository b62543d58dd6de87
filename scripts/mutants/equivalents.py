"""Mutants that no test can tell from the original: equivalent.txt, a line of a file as mutated, and below it the reason."""
from pathlib import Path

LIST = Path(__file__).with_name('equivalent.txt')


def read_equivalents():
    """(file, mutated line)"""
    entries = set()
    for line in LIST.read_text().splitlines():
        if line and not line.startswith(('#', ' ')):
            file, mutated = line.split(': ', 1)
            entries.add((file, mutated))
    return entries


def is_listed(mutant, entries):
    return (mutant['file'], mutant['mutated']) in entries


def unused(entries, mutants):
    there = {(mutant['file'], mutant['mutated']) for mutant in mutants}
    return [f'{file}: {mutated}' for file, mutated in sorted(entries - there)]
