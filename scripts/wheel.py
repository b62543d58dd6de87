"""wheel.py LIBRARY LICENCES FOLDER: packs the Python package with the shared library into FOLDER, and prints the wheel's name.

Only the standard library is used. The bytes depend on SOURCE_DATE_EPOCH, and not on when or where it is packed.
"""

import base64
import hashlib
import os
import re
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

source = Path(__file__).resolve().parent.parent / "packages" / "python"


def project(key):
    """Returns a line of text of pyproject.toml, which Python below 3.11 cannot read."""
    return re.search(rf'^{key} = "(.*)"$', (source / "pyproject.toml").read_text(), re.MULTILINE).group(1)


def entries(library, licences):
    """Returns the files of the wheel by path, without the list of them."""
    version, about = project("version"), f"switchbox-{project('version')}.dist-info"
    tag = "py3-none-" + re.sub("[-.]", "_", sysconfig.get_platform())
    classifiers = re.search(r"^classifiers = \[(.*)\]$", (source / "pyproject.toml").read_text(), re.MULTILINE).group(1)
    head = [
        ("Metadata-Version", "2.1"),
        ("Name", "switchbox"),
        ("Version", version),
        ("Summary", project("description")),
        ("License", "MIT"),
        *(("Classifier", one) for one in re.findall('"(.*?)"', classifiers)),
        ("Requires-Python", project("requires-python")),
        ("Description-Content-Type", "text/markdown"),
    ]
    metadata = "".join(f"{key}: {value}\n" for key, value in head) + "\n" + (source / "README.md").read_text()
    wheel = f"Wheel-Version: 1.0\nGenerator: switchbox\nRoot-Is-Purelib: false\nTag: {tag}\n"
    return tag, about, {
        "switchbox/__init__.py": (source / "switchbox" / "__init__.py").read_bytes(),
        "switchbox/py.typed": b"",
        "switchbox/libswitchbox.so": Path(library).read_bytes(),
        f"{about}/LICENCES.txt": Path(licences).read_bytes(),
        f"{about}/METADATA": metadata.encode(),
        f"{about}/WHEEL": wheel.encode(),
    }


def record(files, about):
    """Returns the list of the files with their checksums."""
    rows = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={digest},{len(data)}\n")
    return "".join(rows) + f"{about}/RECORD,,\n"


def main(library, licences, folder):
    tag, about, files = entries(library, licences)
    files[f"{about}/RECORD"] = record(files, about).encode()
    name = f"switchbox-{project('version')}-{tag}.whl"
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with zipfile.ZipFile(Path(folder) / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in files.items():
            info = zipfile.ZipInfo(path, date)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o100755 if path.endswith(".so") else 0o100644) << 16
            archive.writestr(info, data, compresslevel=9)
    print(name)


main(*sys.argv[1:])
