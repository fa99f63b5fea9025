"""A guide as sections of tokens, and its text in YAML."""
import re
import textwrap
from dataclasses import dataclass, field

WIDTH = 110
# The texts that YAML and Kanso read as themselves without quotes, also within braces and brackets.
PLAIN = re.compile(r"[A-Za-z0-9_./+(-][A-Za-z0-9_./+%()*=-]*( [A-Za-z0-9_./+%()*=-]+)*")
# Words that are no names of tokens, apart from the names of the guide's modes.
RESERVED = {"value", "description", "deprecated", "extends"}


@dataclass
class Token:
    """A token: `value` is a text, a list, or a dictionary of parts or of values per mode."""

    value: object
    alpha: object = None
    description: str = None
    deprecated: str = None

    def plain(self):
        """Returns what is written after the name: the value alone, or with the keys that stand beside it."""
        keys = {"alpha": self.alpha, "description": self.description, "deprecated": self.deprecated}
        keys = {key: value for key, value in keys.items() if value is not None}
        return {"value": self.value, **keys} if keys else self.value


@dataclass
class Guide:
    """One file of a guide. Modes are dictionaries of axes, with the key `fallback` for a fallback."""

    header: str
    name: str = None
    include: list = field(default_factory=list)
    modes: dict = field(default_factory=dict)
    sections: dict = field(default_factory=dict)
    # The modes of all files: no group, and no token within a group, has their names.
    reserved: set = field(default_factory=set)

    def add(self, section, path, token):
        """Adds a token in nested groups, whose names are all but the last of the path."""
        reserved = RESERVED if len(path) == 1 else RESERVED | self.reserved
        for name in path:
            if name in reserved or re.search(r"[.{}]", name) or name.startswith("$"):
                raise ValueError(f"{section}.{'.'.join(path)}: {name} is no name of a token")
        group = self.sections.setdefault(section, {})
        for name in path[:-1]:
            group = group.setdefault(name, {})
            if isinstance(group, Token):
                raise ValueError(f"{section}.{'.'.join(path)}: {name} is a token and a group")
        if path[-1] in group:
            raise ValueError(f"{section}.{'.'.join(path)} is there twice")
        group[path[-1]] = token

    def count(self):
        def tokens(node):
            if isinstance(node, dict):
                return sum(map(tokens, node.values()))
            return int(isinstance(node, Token))

        return tokens(self.sections)

    def text(self):
        header = "\n".join("\n".join(textwrap.wrap(part, 96)) for part in self.header.strip().split("\n"))
        lines = [f"# {line}".rstrip() for line in header.split("\n")] + ["", "kanso: 2"]
        if self.name:
            lines.append(f"name: {scalar(self.name)}")
        if self.include:
            lines.append(f"include: {flow(self.include)}")
        for key, node in {"modes": self.modes, **self.sections}.items():
            if node:
                lines += ["", *block(key, node, 0)]
        return "\n".join(lines) + "\n"


def scalar(text):
    text = str(text)
    return text if PLAIN.fullmatch(text) else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def flow(value):
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{scalar(key)}: {flow(part)}" for key, part in value.items()) + "}"
    return scalar(value)


def block(key, node, depth):
    """Returns the lines of a key: one if the value is short, else one for each entry."""
    value = written(node)
    indent = "  " * depth
    line = f"{indent}{scalar(key)}: {flow(value)}"
    if isinstance(value, str) and len(line) > WIDTH and " " in value:
        inner = indent + "  "
        lines = textwrap.wrap(
            value, WIDTH, initial_indent=inner, subsequent_indent=inner, break_on_hyphens=False)
        return [f"{indent}{scalar(key)}: >-", *lines]
    if isinstance(value, str) or depth > 0 and len(line) <= WIDTH and not is_nested(node):
        return [line]
    if isinstance(value, list):
        return [f"{indent}{scalar(key)}:", *(f"{indent}  - {flow(item)}" for item in value)]
    entries = node.plain() if isinstance(node, Token) else node
    return [f"{indent}{scalar(key)}:", *(line for name in entries for line in block(name, entries[name], depth + 1))]


def written(value):
    """Returns a value with the tokens in it as they are written."""
    if isinstance(value, Token):
        return written(value.plain())
    if isinstance(value, dict):
        return {key: written(part) for key, part in value.items()}
    return value


def is_nested(node):
    """Returns true for a group that has more than tokens of one word: groups, larger tokens, texts for people."""
    if not isinstance(node, dict) or all(isinstance(part, str) for part in node.values()):
        return False
    return any(
        key in ("description", "deprecated") or not isinstance(written(part), str) for key, part in node.items()
    )


@dataclass
class System:
    """The guide of a system: its files, its license, and the tokens that are left out, each with the reason."""

    files: dict
    license: object
    omitted: list = field(default_factory=list)


def per_mode(values, modes):
    """Returns one value, or those of the modes that do not take it from their fallback.

    `values` has the value of each mode. A fallback gives the mode what is written for another one, so that an alias
    is followed in the mode itself; equal texts are therefore equal values.
    """
    rest = {
        mode: value
        for mode, value in values.items()
        if "fallback" not in modes[mode] or value != values[modes[mode]["fallback"]]
    }
    first = next(iter(values.values()))
    return first if all(value == first for value in rest.values()) else rest


def number(value):
    """Returns a number as a text without an exponent or superfluous digits."""
    text = f"{float(value):.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def percentage(value):
    return number(float(value) * 100) + "%"


# The families of CSS that a system has under its own name, and those that are only another name for one of them.
GENERIC = {
    "system-ui": "system", "-apple-system": "system", "BlinkMacSystemFont": "system", "sans-serif": "system",
    ".SFNSText-Regular": "system", "ui-monospace": "system-monospaced", "monospace": "system-monospaced",
    "ui-serif": "system-serif", "serif": "system-serif", "ui-rounded": "system-rounded",
}
# Names of CSS without a family in every system.
UNKNOWN = {"cursive", "casual", "sans-serif-condensed", "source-sans-pro"}


def families(stack):
    """Returns the families of a CSS list, each once."""
    names = [name.strip().strip("'\"") for name in stack.split(",")]
    names = [GENERIC.get(name, name) for name in names if name not in UNKNOWN]
    names = list(dict.fromkeys(names))
    return names[0] if len(names) == 1 else names


def version(package):
    return re.search(r'"version":\s*"([^"]+)"', package.read_text(encoding="utf-8"))[1]
