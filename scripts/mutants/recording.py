"""Which test case reaches which sites, and how long it takes: each by itself, so that what is made once is made in each.
One that takes longer than LONGEST is left out, since no mutant is tried against it."""
import hashlib
import json
import signal
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 20


def keys(program, version):
    """A key of each test case: another where its file or the tests' common files have changed."""
    common = hashlib.sha256(version.encode())
    for path in sorted((ROOT / 'tests/unit/support').iterdir()):
        common.update(path.read_bytes())
    files = {}
    for name, file in program.cases():
        # The path of a test begins at the repository.
        file = ROOT / str(file).lstrip('/')
        if file not in files:
            files[file] = file.read_bytes()
        key = common.copy()
        key.update(files[file] + name.encode())
        yield name, key.hexdigest()


def run_case(program, name, key):
    with tempfile.NamedTemporaryFile() as reached:
        status, seconds = program.run([name], {'MUTANTS_REACHED': reached.name}, LONGEST)
        if status in (-signal.SIGXCPU, -signal.SIGKILL):
            return {'name': name, 'key': key, 'seconds': LONGEST, 'reached': []}
        if status != 0:
            return {'name': name, 'failed': True}
        return {'name': name, 'key': key, 'seconds': seconds, 'reached': [int(line) for line in reached.read().split()]}


def record(program, path, version, jobs):
    before = {case['key']: case for case in json.loads(path.read_text())} if path.exists() else {}
    with ThreadPoolExecutor(jobs) as pool:
        cases = list(pool.map(lambda one: before.get(one[1]) or run_case(program, *one), keys(program, version)))
    path.write_text(json.dumps([case for case in cases if 'failed' not in case]))
    for case in cases:
        if 'failed' in case:
            sys.exit(f'mutants: the test case fails without any mutant: {case["name"]}')
    quick = [case for case in cases if case['seconds'] < LONGEST]
    print(f'mutants: {len(quick)} test cases, {sum(case["seconds"] for case in quick):.0f} s, '
          f'{len(cases) - len(quick)} slower ones left out')
    return quick
