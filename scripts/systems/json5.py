"""Reads the part of JSON5 that token files use: comments, names without quotes, single quotes, trailing commas."""
import json
import re

TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)|(?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
    r"""|(?P<word>-?[\w$.][\w$.+-]*)|(?P<mark>[{}\[\]:,])""",
    re.DOTALL,
)


def loads(text):
    pieces = []
    position = 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if not match:
            raise ValueError(f"no JSON5 at {text[position:position + 20]!r}")
        position = match.end()
        piece = match[0]
        if match.lastgroup == "skip":
            continue
        if match.lastgroup == "text":
            piece = json.dumps(re.sub(r"\\(.)", r"\1", piece[1:-1]))
        elif match.lastgroup == "word" and not re.fullmatch(r"true|false|null|-?\d+(\.\d+)?", piece):
            piece = json.dumps(piece)
        if piece in "}]" and pieces and pieces[-1] == ",":
            pieces.pop()
        if piece == ":" and pieces and pieces[-1][0] != '"':
            pieces[-1] = json.dumps(pieces[-1])
        pieces.append(piece)
    return json.loads("".join(pieces))
