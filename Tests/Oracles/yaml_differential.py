#!/usr/bin/env python3
"""Compares our front matter reader with PyYAML's BaseLoader (every scalar text) on mutated inputs.

    swift build --product FrontMatterProbe
    python3 Tests/Oracles/yaml_differential.py .build/debug/FrontMatterProbe [--count N] [--seed N]

Needs PyYAML. Holds for each input: both say the same, or both refuse, or ours alone refuses and the
input uses something that is outside the subset on purpose (`outside` names it). Exit status 1 and the
inputs, when it does not hold.
"""
import argparse
import collections
import json
import random
import re
import subprocess
import sys

import yaml

SEEDS = [
    "title: Edge cases\nkind: edge-case\ntopic: representables\nevidence: measured\n",
    'title: "Split: part 1"\nlang: no\nversion: 1.10\ndate: 2026-11-30\nid: 007\ntime: 12:30\n',
    "colour: '#fff'   # a comment\nurl: https://example.org/a#b\nempty:\ntilde: ~\nquote: it's fine\n",
    "t: [a, 'b', \"c, d\"]\nu: []\nv: [ x y , -1, ]\n",
    "tags:\n  - swift\n  - \"quoted # text\"   # note\n  - 'it''s'\nlast: 1\n",
    "tags:\n- a\n- b c\n-\nkey: value\n",
    "# a comment\n\ntags: # another\n  # inside\n\n  - a\n",
    'esc: "\\t\\n\\x41\\u00e9\\U0001F600\\/\\e\\0\\_\\N\\L\\P"\nplain: a\\b "c" \'d\'\n',
    "dash: -x\nquestion: ?x\ncolon: :x\nmore: a:b c :d\ncurly: a{b}c[d],e\n",
    'name = "A deck"\ntopic: x\n',
    "k: v\r\nl: w\r\n",
    "k: v\rl: w\r",
    "key : spaced\nno-newline: at the end",
    "umlaut: Ärger\nkanji: 漢字\nemoji: 👩‍👩‍👧\n",
]

PIECES = [
    ": ", ":", " #", "#", '"', "'", "\t", "-", "- ", "\n- ", "\n  - ", "[", "]", ",", "{", "}", "&a ",
    "*a", "!t ", "|", ">", "?", "? ", "%", "@", "`", "\\", "\\q", "\\x4", "\\u0041", "\\ud800", "\n",
    "\r", "\r\n", " ", "  ", "\n  ", "---\n", "...\n", "<<: ", "k: ", "a:b", "=", "''", '""', "\n\n",
    "\u00a0", "\u0085", "\u2028", "\ufeff", "\u0007", "\u007f", "é", "字", "😀", "~", "null", "[a, b]",
    "\\\t", "# c", "\ntitle: again", ' "x" ', "[[", "{}", "]]", ": x", "k:", "name = 'n'\n", "|\n  text\n",
]


def mutated(rng):
    text = rng.choice(SEEDS)
    if rng.random() < 0.3:
        text += rng.choice(SEEDS)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3, 5, 8])):
        at = rng.randrange(len(text) + 1)
        choice = rng.random()
        if choice < 0.6:
            text = text[:at] + rng.choice(PIECES) + text[at:]
        elif choice < 0.75:
            text = text[:at] + text[at + rng.choice([1, 1, 2, 5]):]
        elif choice < 0.85:
            text = text[:at] + rng.choice(PIECES) + text[at + 1:]
        else:
            lines = text.splitlines(keepends=True) or [""]
            line = rng.randrange(len(lines))
            if rng.random() < 0.5:
                lines.insert(rng.randrange(len(lines) + 1), lines[line])
            else:
                lines[line] = " " * rng.randrange(4) + lines[line].lstrip(" ")
            text = "".join(lines)
    return text.replace("\0", "")


def outside(text):
    """Why the input, which YAML accepts, is outside the subset; empty when it is inside."""
    reasons = set()
    if re.search("[\x85\u2028\u2029]", text):
        reasons.add("line separator")
    tokens = list(yaml.scan(text, Loader=yaml.BaseLoader))
    for before, token in zip(tokens, tokens[1:]):
        if isinstance(before, yaml.BlockEntryToken) and isinstance(token, yaml.ScalarToken):
            if before.start_mark.line != token.start_mark.line:
                reasons.add("item below its hyphen")
    for token in tokens:
        ends = isinstance(token, (yaml.FlowSequenceEndToken, yaml.ScalarToken))
        if ends and not getattr(token, "plain", False):
            following = text[token.end_mark.index:token.end_mark.index + 1]
            if following == "#":
                reasons.add("comment without a blank")
        if isinstance(token, (yaml.DirectiveToken, yaml.DocumentStartToken, yaml.DocumentEndToken)):
            reasons.add("document")
        if isinstance(token, (yaml.AnchorToken, yaml.AliasToken, yaml.TagToken)):
            reasons.add("anchor, alias or tag")
        if isinstance(token, yaml.BlockMappingStartToken) and token.start_mark.column > 0:
            reasons.add("indented map")
        if isinstance(token, yaml.FlowMappingStartToken):
            reasons.add("map in braces")
        if isinstance(token, yaml.KeyToken) and token.start_mark.index < token.end_mark.index:
            reasons.add("complex key")
    node = yaml.compose(text, Loader=yaml.BaseLoader)
    if node is None:
        return reasons
    if not isinstance(node, yaml.MappingNode):
        return reasons | {"no map"}
    seen = set()
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode) or key.style is not None:
            reasons.add("key that is not plain")
            continue
        if not re.fullmatch("[A-Za-z0-9_-]+", key.value):
            reasons.add("characters of a key")
        if key.value in seen:
            reasons.add("duplicate key")
        seen.add(key.value)
        check_value(value, key, reasons)
    return reasons


def check_value(value, key, reasons):
    if isinstance(value, yaml.SequenceNode):
        if value.flow_style:
            if not key.start_mark.line == value.start_mark.line == value.end_mark.line:
                reasons.add("several lines")
        for item in value.value:
            check_scalar(item, item.start_mark.line, reasons)
    else:
        check_scalar(value, key.start_mark.line, reasons)


def check_scalar(node, line, reasons):
    if not isinstance(node, yaml.ScalarNode):
        reasons.add("nested")
        return
    if node.style in ("|", ">"):
        reasons.add("block text")
    if (node.value or node.style) and not line == node.start_mark.line == node.end_mark.line:
        reasons.add("several lines")
    if re.search("[\ud800-\udfff]", node.value):
        reasons.add("surrogate")


def expected(text):
    """What BaseLoader says, and why ours may refuse: (mapping or None, reasons)."""
    text = re.sub(r"\r\n?", "\n", text.removeprefix("\ufeff"))
    text = re.sub(r"(?m)^name[ \t]*=[ \t]*(?=[\"'])", "name: ", text)
    if re.search(r"(?m)^name[ \t]*=", text):
        return None, {"TOML without quotes"}
    try:
        base = yaml.load(text, Loader=yaml.BaseLoader)
        reasons = outside(text)
    except (yaml.YAMLError, ValueError, OverflowError):
        return None, set()
    return ({} if base is None else base), reasons


def verdict(text, answer):
    base, reasons = expected(text)
    if answer["problems"]:
        fine = base is None or bool(reasons)
        return ("both refuse" if base is None else "outside: " + min(reasons, default="?")), fine
    return "same", base is not None and base == answer["mapping"] and "duplicate key" not in reasons


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("probe")
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    rng = random.Random(options.seed)
    texts = SEEDS + [mutated(rng) for _ in range(options.count)]
    run = subprocess.run(
        [options.probe], input="\0".join(texts).encode(), capture_output=True, check=True)
    answers = [json.loads(line) for line in run.stdout.decode().splitlines()]
    assert len(answers) == len(texts), (len(answers), len(texts))
    counts, failures = collections.Counter(), []
    for text, answer in zip(texts, answers):
        name, holds = verdict(text, answer)
        counts[name if holds else "DIFFERENT"] += 1
        if not holds:
            failures.append((text, answer, expected(text)))
    for name, count in counts.most_common():
        print(f"{count:8} {name}")
    for text, answer, base in sorted(failures, key=lambda failure: len(failure[0]))[:20]:
        print(f"\ninput {text!r}\nours  {answer}\nbase  {base}")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
