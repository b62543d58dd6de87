#!/usr/bin/env python3
"""try.py FOLDER [--count 500] [--seed 1] [--floor solve] [--budget 20] [--jobs 2]: tries mutants drawn from the seed
against the test cases that reach them, the quickest first, and prints how many died. What was tried is kept in FOLDER."""
import argparse
import hashlib
import json
import random
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from equivalents import is_listed, read_equivalents, unused
from kept import Kept
from programs import TestProgram
from recording import record


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder', type=Path)
    parser.add_argument('--count', type=int, default=500)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--floor', default='')
    parser.add_argument('--budget', type=float, default=20, help='seconds of test cases for one mutant')
    parser.add_argument('--jobs', type=int, default=2)
    return parser.parse_args()


def version_of(mutants):
    """The numbers mean something else once a source has changed."""
    return hashlib.sha256(repr([(one['id'], one['file'], one['mutated']) for one in mutants]).encode()).hexdigest()


def site_of(mutant):
    return int(mutant['id'].split('.')[0])


def floor_of(mutant):
    return mutant['file'].split('/')[1]


def within(cases, budget):
    """The quickest, as long as they take no more in all."""
    total = 0.0
    for case in sorted(cases, key=lambda case: case['seconds']):
        total += case['seconds']
        if total > budget:
            return
        yield case


def batches(cases):
    """The quickest by themselves, so that a mutant that any test kills is dead soon."""
    limit, batch, total = 0.5, [], 0.0
    for case in cases:
        if batch and total + case['seconds'] > limit:
            yield batch
            limit, batch, total = limit * 4, [], 0.0
        batch.append(case)
        total += case['seconds']
    if batch:
        yield batch


class Trial:
    def __init__(self, program, cases, budget, kept):
        self.program, self.budget, self.kept = program, budget, kept
        self.cases = {}
        for case in cases:
            for site in case['reached']:
                self.cases.setdefault(site, []).append(case)

    def is_reached(self, mutant):
        return site_of(mutant) in self.cases

    def outcome(self, mutant):
        """'killed', 'survived', or 'unreached'."""
        cases = list(within(self.cases.get(site_of(mutant), []), self.budget))
        if not cases:
            return 'unreached'
        against = hashlib.sha256(''.join(sorted(case['key'] for case in cases)).encode()).hexdigest()
        known = self.kept.result(mutant['id'])
        if known and (known['outcome'] == 'killed' or known['against'] == against):
            return known['outcome']
        dead = any(not self.program.passes(mutant['id'], batch) for batch in batches(cases))
        outcome = 'killed' if dead else 'survived'
        self.kept.add({'id': mutant['id'], 'outcome': outcome, 'against': against})
        return outcome


def print_scores(tried):
    by_floor = {}
    for mutant, outcome in tried:
        by_floor.setdefault(floor_of(mutant), Counter())[outcome] += 1
    for floor, outcomes in [*by_floor.items(), ('mutants', sum(by_floor.values(), Counter()))]:
        total, killed = outcomes.total(), outcomes['killed']
        print(f'{floor}: {total} tried, {killed} killed, {100 * killed / total:.1f} %')


def print_survivors(tried):
    for mutant, outcome in tried:
        if outcome == 'killed':
            continue
        note = ' (no test comes here)' if outcome == 'unreached' else ''
        print(f"{mutant['file']}:{mutant['line']}: {mutant['what']}{note}")
        print(f"  - {mutant['original']}\n  + {mutant['mutated']}")


def draw(everything, there, options):
    """Of all in a random order the first that are there, so that the same are drawn once some are left out."""
    ids = {mutant['id'] for mutant in there if options.floor in ('', floor_of(mutant))}
    order = random.Random(options.seed).sample(everything, len(everything))
    return [mutant for mutant in order if mutant['id'] in ids][:options.count]


def main():
    options = arguments()
    everything = json.loads((options.folder / 'tree/mutants.json').read_bytes())
    program = TestProgram(options.folder / 'build/core_tests')
    version = version_of(everything)
    cases = record(program, options.folder / 'reached.json', version, options.jobs)
    known = {site_of(mutant) for mutant in everything}
    if any(site not in known for case in cases for site in case['reached']):
        sys.exit('mutants: core_tests was built from other sources than the list of mutants')
    trial = Trial(program, cases, options.budget, Kept(options.folder / 'tried.jsonl', version))

    equivalents = read_equivalents()
    for line in unused(equivalents, everything):
        sys.exit(f'mutants: equivalent.txt lists what is no mutant: {line}')
    real = [mutant for mutant in everything if not is_listed(mutant, equivalents)]
    # Not run are constexpr functions that only the compiler calls, and defaults of fields that are always given a value.
    never_run = [one for one in real if (one['compiled'] or one['default']) and not trial.is_reached(one)]
    left_out = {mutant['id'] for mutant in never_run}
    there = [mutant for mutant in real if mutant['id'] not in left_out]
    print(f'mutants: {len(everything)}, of these {len(everything) - len(real)} equivalent, '
          f'{len(never_run)} in constexpr functions and defaults of fields that never run')
    drawn = draw(everything, there, options)
    if not drawn:
        sys.exit(f"mutants: there are none to be tried in the floor '{options.floor}'")
    drawn.sort(key=lambda mutant: [int(part) for part in mutant['id'].split('.')])
    with ThreadPoolExecutor(options.jobs) as pool:
        tried = []
        for mutant, outcome in zip(drawn, pool.map(trial.outcome, drawn)):
            tried.append((mutant, outcome))
            if len(tried) % 50 == 0:
                print(f'mutants: {len(tried)} of {len(drawn)}', file=sys.stderr, flush=True)
    print_survivors(tried)
    print_scores(tried)


if __name__ == '__main__':
    main()
