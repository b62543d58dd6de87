"""Runs core_tests: within limits, since a mutant may never end or take all memory."""
import os
import resource
import subprocess
import xml.etree.ElementTree as Xml
from pathlib import Path

MEMORY = 4 << 30


def limit(seconds):
    def in_child():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return in_child


class TestProgram:
    def __init__(self, path):
        self.path = path

    def cases(self):
        """Name and source of each test case."""
        listed = subprocess.run([self.path, '--list-test-cases', '--no-skip', '-r=xml'], capture_output=True, check=True)
        for case in Xml.fromstring(listed.stdout).iter('TestCase'):
            yield case.get('name'), Path(case.get('filename'))

    def run(self, names, variables, seconds):
        """Exit status, and seconds of processor time."""
        chosen = ','.join(name.replace(',', '\\,') for name in names)
        process = subprocess.Popen(
            [self.path, f'-tc={chosen}', '--no-skip', '--abort-after=1'], env={**os.environ, **variables},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limit(seconds))
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return process.returncode, used.ru_utime + used.ru_stime

    def passes(self, mutant, cases):
        usual = sum(case['seconds'] for case in cases)
        status, _ = self.run([case['name'] for case in cases], {'MUTANT': mutant}, int(5 * usual) + 3)
        return status == 0
