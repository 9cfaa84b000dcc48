#!/usr/bin/env python3
"""Makes seeds for the fuzz targets of decks, fixtures and the files in Seeds."""

import hashlib
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LONGEST = 4000


def write(folder, data):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / hashlib.sha1(data).hexdigest()).write_bytes(data)


def main(out):
    shutil.rmtree(out, ignore_errors=True)
    files = sorted((ROOT / "Content").rglob("*.md"))
    files += sorted((ROOT / "Tests/TrainerCoreTests/Content/Fixtures").rglob("*.md"))
    for data in (file.read_bytes() for file in files):
        sections = re.split(rb"\n(?=## |Q:|C:)", data)
        write(out / "deck", data[:LONGEST])
        for section in sections:
            write(out / "deck", section[:LONGEST])
        for paragraph in re.split(rb"\n\s*\n", data):
            write(out / "inline", paragraph[:LONGEST])
        for line in re.findall(rb"^\s*- (.*(?:\||: ).*)$", data, re.MULTILINE):
            write(out / "ideas", line[:LONGEST])
        if data.startswith(b"---"):
            write(out / "front-matter", data.split(b"\n---", 1)[0][4:][:LONGEST])
    for file in sorted((HERE / "Seeds").rglob("*.txt")):
        for line in file.read_bytes().splitlines():
            write(out / file.stem, line)


main(Path(sys.argv[1]))
