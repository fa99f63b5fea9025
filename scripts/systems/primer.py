"""Primer: GitHub's tokens in JSON5, with 14 color themes, each an override of the light or the dark one."""
import re

import json5
from guide import Guide, System, Token, families, number, per_mode, percentage, version

# The themes under the names that the tokens' overrides have: the mode of each in the guide, the mode that gives it what
# it does not override, and the file of base colors that it adds to those of its appearance.
HIGH = "high-contrast"
THEMES = {
    "light": ("light", None, None),
    "dark": ("dark", "light", None),
    "light-high-contrast": ("lightHighContrast", "light", HIGH),
    "dark-high-contrast": ("darkHighContrast", "dark", HIGH),
    "dark-dimmed": ("darkDimmed", "dark", "dimmed"),
    "dark-dimmed-high-contrast": ("darkDimmedHighContrast", "darkDimmed", "dimmed"),
    "light-protanopia-deuteranopia": ("lightColorblind", "light", None),
    "dark-protanopia-deuteranopia": ("darkColorblind", "dark", None),
    "light-tritanopia": ("lightTritanopia", "light", None),
    "dark-tritanopia": ("darkTritanopia", "dark", None),
    "light-protanopia-deuteranopia-high-contrast": ("lightColorblindHighContrast", "lightHighContrast", HIGH),
    "dark-protanopia-deuteranopia-high-contrast": ("darkColorblindHighContrast", "darkHighContrast", HIGH),
    "light-tritanopia-high-contrast": ("lightTritanopiaHighContrast", "lightHighContrast", HIGH),
    "dark-tritanopia-high-contrast": ("darkTritanopiaHighContrast", "darkHighContrast", HIGH),
}
# The mode of screens that are used with fingers.
COARSE = "coarsePointer"
# The section of each kind of length, by the first words of the token's path.
SECTIONS = {"borderRadius": "radii", "borderWidth": "borders", "breakpoint": "breakpoints"}
# The tokens that cannot keep their paths: one has the name of a mode, the other would be a token and a group.
RENAMED = {
    ("base", "text", "weight", "light"): ("base", "text", "weight", "lighter"),
    ("text", "display", "lineBoxHeight"): ("text", "displayLineBoxHeight"),
}


def mode(theme):
    """Returns the mode of a theme: its appearance, an axis for each other word of its name, and its fallback."""
    context = {"appearance": theme.split("-")[0]}
    if "dimmed" in theme:
        context["theme"] = "dimmed"
    for word, vision in {"protanopia": "colorblind", "tritanopia": "tritanopia"}.items():
        if f"-{word}" in theme:
            context["vision"] = vision
    if theme.endswith(HIGH):
        context["contrast"] = "increased"
    if THEMES[theme][1]:
        context["fallback"] = THEMES[theme][1]
    return context


MODES = {name: mode(theme) for theme, (name, _, _) in THEMES.items()}
MODES[COARSE] = {"pointer": "coarse", "fallback": "light"}


def tokens(node, path=()):
    """Yields the path and the content of each token, in the order of the file."""
    if "$value" in node:
        yield path, node
        return
    for name, child in node.items():
        if isinstance(child, dict):
            yield from tokens(child, path + (name,))


class Converter:
    def __init__(self, package):
        self.source = package / "src" / "tokens"
        number_of_version = version(package / "package.json")
        self.header = (
            f"Primer, the design system of GitHub: the tokens of @primer/primitives {number_of_version}.\n"
            "github.com/primer/primitives. Copyright (c) 2018 GitHub Inc., MIT license, see LICENSE.\n"
            "Written by scripts/make-systems. "
        )
        self.omitted = []
        # The base colors of each theme, for the alpha of a color that another color refers to.
        self.bases = {theme: self.base_colors(theme) for theme in THEMES}
        self.functional = {}

    def read(self, file):
        return dict(tokens(json5.loads((self.source / file).read_text(encoding="utf-8"))))

    def base_colors(self, theme):
        look = theme.split("-")[0]
        colors = self.read(f"base/color/{look}/{look}.json5")
        if THEMES[theme][2]:
            colors.update(self.read(f"base/color/{look}/{look}.{THEMES[theme][2]}.json5"))
        colors.update(self.read(f"base/color/{look}/display-{look}.json5"))
        return colors

    # Colors

    def expression(self, token, theme):
        """Returns the content of a token in a theme: the value, and an alpha or none."""
        overrides = token.get("$extensions", {}).get("org.primer.overrides", {})
        override = overrides.get(theme) or overrides.get(theme.split("-")[0]) or {}
        content = {**token, **(override if isinstance(override, dict) else {"$value": override})}
        # An alpha of 1 leaves the color as it is, also where that is not opaque.
        return content["$value"], None if content.get("alpha") == 1 else content.get("alpha")

    def alpha(self, reference, theme):
        """Returns the alpha that a color of a theme has."""
        while True:
            path = tuple(reference.strip("{}").split("."))
            token = self.bases[theme].get(path) or self.functional[path]
            value, alpha = self.expression(token, theme)
            if alpha is not None:
                return alpha
            if not value.startswith("{"):
                return int(value[7:9], 16) / 255 if len(value) == 9 else 1
            reference = value

    def color_value(self, value):
        if not value.startswith("{"):
            return value.upper() if value.startswith("#") else value
        return ".".join(color_path(value.strip("{}").split(".")))

    def color(self, contents):
        """Returns a color token of the value and the alpha that each theme has."""
        values = {THEMES[theme][0]: self.color_value(value) for theme, (value, _) in contents.items()}
        alphas = {}
        for theme, (value, alpha) in contents.items():
            if alpha is None and any(other is not None for _, other in contents.values()):
                alpha = self.alpha(value, theme) if value.startswith("{") else 1
            alphas[THEMES[theme][0]] = None if alpha is None else percentage(alpha)
        return Token(per_mode(values, MODES), alpha=per_mode(alphas, MODES))

    def add_base(self, guide):
        for path in self.bases["light"]:
            contents = {theme: self.expression(colors[path], theme) for theme, colors in self.bases.items()}
            guide.add("colors", color_path(path), self.color(contents))

    # Shadows and borders

    def layer(self, layer):
        color = self.color_value(layer["color"])
        alpha = layer.get("alpha")
        if alpha is not None:
            color = f"rgb(from {color} r g b / {percentage(alpha)})"
        parts = {"color": color}
        for part, name in {"x": "offsetX", "y": "offsetY", "blur": "blur", "spread": "spread"}.items():
            length = self.length(layer[name])
            if length != "0":
                parts[part] = length
        if layer.get("inset"):
            parts["inset"] = "true"
        return parts

    def shadow(self, value):
        if isinstance(value, str):
            return section_path("shadow", value)[1]
        layers = [self.layer(layer) for layer in (value if isinstance(value, list) else [value])]
        return layers[0] if len(layers) == 1 else layers

    def border(self, value):
        if isinstance(value, str):
            return ".".join(value.strip("{}").split("."))
        width = value["width"]
        return {
            "width": width.strip("{}") if width.startswith("{") else self.length(width),
            "color": self.color_value(value["color"]),
            "style": value["style"],
        }

    # Other values

    def length(self, value):
        if value.startswith("{"):
            return value
        return number(value.removesuffix("px"))

    def reference(self, value, section):
        """Returns a reference to a token of a section: the bare path within the section, else in braces."""
        target, path = section_path("dimension", value)
        return path if target == section else "{%s.%s}" % (target, path)

    def add_length(self, guide, path, token, coarse):
        section, name = section_path("dimension", ".".join(path))
        value = token["$value"]
        if value.endswith("em"):
            self.omitted.append((".".join(path), "is relative to the size of the text around it"))
            return
        value = self.reference(value, section) if value.startswith("{") else self.length(value)
        if path in coarse:
            value = {"light": value, COARSE: self.reference(coarse[path]["$value"], section)}
        guide.add(section, name.split("."), Token(value, description=token.get("$description")))

    def add(self, guide, path, token, coarse):
        kind = token["$type"]
        value = token["$value"]
        description = token.get("$description")
        if kind == "color":
            contents = {theme: self.expression(token, theme) for theme in THEMES}
            guide.add("colors", color_path(path), self.color(contents))
        elif kind == "shadow":
            values = {THEMES[theme][0]: self.shadow(self.expression(token, theme)[0]) for theme in THEMES}
            guide.add("shadows", section_path(kind, ".".join(path))[1].split("."), Token(per_mode(values, MODES)))
        elif kind == "border":
            guide.add("borders", path, Token(self.border(value)))
        elif kind == "dimension":
            self.add_length(guide, path, token, coarse)
        elif kind == "cubicBezier":
            guide.add("easings", path, Token([number(part) for part in value]))
        elif kind == "duration":
            guide.add("durations", path, Token(value))
        elif kind == "fontFamily":
            guide.add("families", path, Token(families(value)))
        elif kind == "fontWeight":
            value = section_path(kind, value)[1] if isinstance(value, str) else number(value)
            guide.add("weights", section_path(kind, ".".join(path))[1].split("."), Token(value))
        elif kind == "number":
            guide.add("lineHeights", section_path(kind, ".".join(path))[1].split("."), Token(number(value)))
        elif kind == "typography":
            self.add_font(guide, path, value, description)
        else:
            reason = "is a media query" if "viewport" in kind else "has no color"
            self.omitted.append((".".join(path), reason))

    def add_font(self, guide, path, value, description):
        if "lineHeight" not in value:
            self.omitted.append((".".join(path), "has a size that is relative to the text around it"))
            return
        kinds = {"family": "fontFamily", "size": "dimension", "weight": "fontWeight", "lineHeight": "number"}
        names = {"family": "fontFamily", "size": "fontSize", "weight": "fontWeight", "lineHeight": "lineHeight"}
        parts = {part: "{%s.%s}" % section_path(kinds[part], value[names[part]]) for part in kinds}
        guide.add("fonts", [name for name in path if name != "shorthand"], Token(parts, description=description))


def color_path(path):
    """Returns the path of a color: without the word `color` of the base colors."""
    return [path[0], *path[2:]] if tuple(path[:2]) == ("base", "color") else list(path)


def section_path(kind, path):
    """Returns the section of a token that is no color, and its path there without the words that name the section."""
    words = tuple(path.strip("{}").split("."))
    words = RENAMED.get(words, words)
    if kind == "fontFamily":
        return "families", ".".join(words)
    if kind == "fontWeight":
        return "weights", ".".join(word for word in words if word != "weight")
    if kind == "number":
        return "lineHeights", ".".join(word for word in words if word != "lineHeight")
    if kind == "shadow":
        return "shadows", ".".join(words[1:] if words[0] == "shadow" else words)
    if words[0] in SECTIONS:
        words = words if words[0] == "borderWidth" else words[1:]
        return SECTIONS[path.strip("{}").split(".")[0]], ".".join(words)
    if words[0] == "text":
        return "sizes", ".".join(word for word in words if word != "size")
    if any(re.match("padding|gap|offset", word) for word in words):
        return "padding", ".".join(words)
    if words[:2] == ("base", "size"):
        words = ("base", *words[2:])
    return "sizes", ".".join(words)


def convert(sources):
    converter = Converter(sources / "primer")
    functional = [
        "size/border", "size/breakpoints", "size/size", "size/size-fine", "size/viewport",
        "typography/typography", "color/bgColor", "color/fgColor", "color/borderColor", "color/control",
        "color/focus", "color/selection", "border/border", "shadow/shadow",
    ]
    content = ["color/data-vis", "color/syntax", "color/display"]
    base = {}
    for file in ["motion/easing", "motion/timing", "size/size", "typography/typography"]:
        base.update(converter.read(f"base/{file}.json5"))
    semantic, display, components = {}, {}, {}
    for file in functional:
        semantic.update(converter.read(f"functional/{file}.json5"))
    for file in content:
        display.update(converter.read(f"functional/{file}.json5"))
    for file in sorted((converter.source / "component").glob("*.json5")):
        components.update(converter.read(f"component/{file.name}"))
    converter.functional = {**semantic, **display, **components}
    coarse = converter.read("functional/size/size-coarse.json5")

    reserved = set(MODES)
    files = {
        "base.yaml": Guide(converter.header + "The base scales, which other tokens refer to.", modes=MODES),
        "tokens.yaml": Guide(
            converter.header + "The tokens for interfaces.",
            name="Primer",
            include=["base.yaml", "display.yaml", "components.yaml"],
        ),
        "display.yaml": Guide(converter.header + "The colors of content: charts, source code, labels."),
        "components.yaml": Guide(converter.header + "The tokens of single components."),
    }
    for guide in files.values():
        guide.reserved = reserved
    converter.add_base(files["base.yaml"])
    for file, group in zip(files, [base, semantic, display, components], strict=True):
        for path, token in group.items():
            converter.add(files[file], path, token, coarse)
    return System(files, sources / "primer" / "LICENSE", converter.omitted)
