"""Solves a board, shows an error, and ends a search of hours early."""

import switchbox

print("version:", switchbox.version)
board = {"command": "solve", "machine": "lights-out", "size": "5x5", "start": "10101/01010/10101/01010/10101"}
print("presses:", switchbox.call(board)["presses"])
print("message:", switchbox.call({**board, "start": "101"})["error"]["message"])

hard = {"command": "solve", "machine": "cube", "start": "random:5", "shortest": True}
with switchbox.begin(hard, milliseconds=20) as task:  # its end cancels
    for step, progress in enumerate(task, 1):
        print(f"step {step}: {progress:.0%}")
        if step == 5:
            break
    print("verdict:", task.answer()["verdict"])
