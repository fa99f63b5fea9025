"""Material 3: Google's baseline tokens in Sass maps."""
import re

from guide import Guide, System, Token, families, number, per_mode, version

MODES = {"light": {"appearance": "light"}, "dark": {"appearance": "dark"}}
# An entry of a map, whose value is a literal or a token of another map.
ENTRY = re.compile(
    r"'([\w-]+)':\s*(?:if\(\s*\$exclude-hardcoded-values,\s*null,\s*([^']*?)\)(?=,\n|\n)"
    r"|map\.get\(\$deps, '[\w-]+', '([\w-]+)'\))"
)


class Converter:
    def __init__(self, package):
        self.folder = package / "tokens" / "versions" / "v0_192"
        self.header = (
            "Material 3, the design system of Google: version 0.192 of the baseline tokens, from @material/web "
            f"{version(package / 'package.json')}.\n"
            "github.com/material-components/material-web. Copyright 2023 Google LLC, Apache license 2.0, "
            "see LICENSE.\n"
            "Written by scripts/make-systems: the values are unchanged, the notation is another one. "
        )
        self.omitted = []

    def entries(self, file, function="values"):
        """Returns the names of a map with their values: a literal, or the name of a token of another map."""
        text = (self.folder / f"_{file}.scss").read_text(encoding="utf-8")
        body = re.search(r"@function %s\(.*?\n\}" % function, text, re.DOTALL)[0]
        return {name: (literal and " ".join(literal.split()), other) for name, literal, other in ENTRY.findall(body)}

    def add_colors(self, palette, guide):
        colors = {name: color for name, (color, _) in self.entries("md-ref-palette").items()}
        # The source sorts the steps as texts.
        for name in sorted(colors, key=lambda name: int("0" + "".join(filter(str.isdigit, name)))):
            palette.add("colors", palette_path(name), Token(colors[name].upper()))
        light = self.entries("md-sys-color", "values-light")
        dark = self.entries("md-sys-color", "values-dark")
        for name in light:
            values = {mode: ".".join(palette_path(entries[name][1])) for mode, entries in
                      {"light": light, "dark": dark}.items()}
            guide.add("colors", [name], Token(per_mode(values, MODES)))

    def add_shape(self, guide):
        for name, (value, _) in self.entries("md-sys-shape").items():
            if "(" in value:
                self.omitted.append((f"md.sys.shape.{name}", "has another radius in each corner"))
            else:
                guide.add("radii", [name], Token(number(value.removesuffix("px"))))

    def add_motion(self, guide):
        for name, (value, _) in self.entries("md-sys-motion").items():
            kind, rest = name.split("-", 1)
            if kind == "duration":
                guide.add("durations", [rest], Token(value))
            else:
                guide.add("easings", [rest], Token(re.findall(r"[\d.]+", value)))
        self.omitted.append(("md.sys.motion.path", "has no value in the source"))

    def add_type(self, guide):
        for name, (value, _) in self.entries("md-ref-typeface").items():
            if name.startswith("weight-"):
                guide.add("weights", [name.removeprefix("weight-")], Token(value))
            else:
                guide.add("families", [name], Token(families(value.strip("()"))))
        entries = self.entries("md-sys-typescale")
        for name in entries:
            if not name.endswith("-size"):
                continue
            style = name.removesuffix("-size")
            parts = {
                "family": "{families.%s}" % entries[f"{style}-font"][1],
                "size": entries[name][0],
                "weight": weight(entries[f"{style}-weight"][1]),
                "lineHeight": entries[f"{style}-line-height"][0],
            }
            tracking = entries[f"{style}-tracking"][0]
            if tracking != "0rem":
                parts["letterSpacing"] = tracking
            guide.add("fonts", [style], Token(parts))
            prominent = entries.get(f"{style}-weight-prominent")
            if prominent:
                guide.add("fonts", [f"{style}-prominent"], Token({"extends": style, "weight": weight(prominent[1])}))

    def add_other(self, guide):
        for name, (value, _) in self.entries("md-sys-elevation").items():
            guide.add("sizes", ["elevation", name], Token(value))
        for name, (value, _) in self.entries("md-sys-state").items():
            guide.add("opacities", [name], Token(value))
        components = [file.name for file in self.folder.glob("_md-comp-*.scss")]
        self.omitted.append(("md.comp.*", f"the tokens of {len(components)} components, which repeat those above"))


def palette_path(name):
    """Returns the path of a color of the palette: `neutral-variant10` is `palette.neutral-variant.10`."""
    return ["palette", *filter(None, re.fullmatch(r"(\D+)(\d+)?", name).groups())]


def weight(name):
    return "{weights.%s}" % name.removeprefix("weight-")


def convert(sources):
    converter = Converter(sources / "material")
    palette = Guide(converter.header + "The reference palette (md.ref.palette).")
    tokens = Guide(
        converter.header + "The system tokens (md.sys).", name="Material", include=["palette.yaml"], modes=MODES
    )
    for guide in (palette, tokens):
        guide.reserved = set(MODES)
    converter.add_colors(palette, tokens)
    converter.add_shape(tokens)
    converter.add_other(tokens)
    converter.add_motion(tokens)
    converter.add_type(tokens)
    files = {"palette.yaml": palette, "tokens.yaml": tokens}
    return System(files, sources / "material" / "LICENSE", converter.omitted)
