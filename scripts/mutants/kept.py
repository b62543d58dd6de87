"""What was tried before, one result a line, so that a run that was stopped goes on where it was."""
import json
import threading


class Kept:
    def __init__(self, path, version):
        self.path, self.version, self.lock = path, version, threading.Lock()
        self.results = {}
        for line in path.read_text().splitlines() if path.exists() else []:
            result = json.loads(line)
            if result['version'] == version:
                self.results[result['id']] = result

    def result(self, mutant):
        return self.results.get(mutant)

    def add(self, result):
        with self.lock, self.path.open('a') as file:
            file.write(json.dumps({'version': self.version, **result}) + '\n')
