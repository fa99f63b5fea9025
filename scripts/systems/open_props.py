"""Open Props: the custom properties of CSS by Adam Argyle, in JavaScript."""
import re

from guide import Guide, System, Token, families, number, per_mode, percentage, version

MODES = {"light": {"appearance": "light"}, "dark": {"appearance": "dark"}}
PROPERTY = re.compile(
    r"""^\s*['"]--([\w:@-]+)['"]:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`|(\d+)),?\s*(?://.*)?$""", re.MULTILINE
)
# The names of CSS that gradients use.
NAMED = {
    "aqua": "#00FFFF", "black": "#000000", "blue": "#0000FF", "blueviolet": "#8A2BE2", "cyan": "#00FFFF",
    "deeppink": "#FF1493", "floralwhite": "#FFFAF0", "fuchsia": "#FF00FF", "lightblue": "#ADD8E6", "lime": "#00FF00",
    "orchid": "#DA70D6", "rebeccapurple": "#663399", "white": "#FFFFFF",
}


def split(text):
    """Returns the parts of a text at the commas that are outside of parentheses."""
    parts, depth = [""], 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [" ".join(part.split()) for part in parts]


class Converter:
    def __init__(self, package):
        self.source = package / "src"
        self.header = (
            f"Open Props {version(package / 'package.json')}, the custom properties of Adam Argyle.\n"
            "github.com/argyleink/open-props. Copyright (c) 2021 Adam Argyle, MIT license, see LICENSE.\n"
            "Written by scripts/make-systems."
        )
        self.omitted = []

    def properties(self, file):
        text = (self.source / f"props.{file}.js").read_text(encoding="utf-8")
        text = re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)
        text = re.sub(r":\s*\n\s*(['`])", r": \1", text)
        return {name: next(filter(None, values), "") for name, *values in PROPERTY.findall(text)}

    def length(self, value):
        """Returns a length, or none for a unit that has no length of its own."""
        match = re.fullmatch(r"(-?[\d.e]+)(px|rem)", value)
        return match and number(match[1]) + match[2].removesuffix("px")

    def omit(self, name, reason):
        self.omitted.append((name, reason))

    def add_colors(self, guide):
        for name, value in self.properties("colors").items():
            group, step = name.rsplit("-", 1)
            guide.add("colors", [group, step], Token(value.upper()))

    def add_sizes(self, guide):
        for name, value in self.properties("sizes").items():
            length = self.length(value)
            words = name.removeprefix("size-")
            if length is None:
                unit = "screen" if "vw" in value else "letters of the font"
                self.omit(name, f"is relative to the width of the {unit}")
            elif words.isdigit() or words.startswith("px-"):
                # Some are negative, which only paddings can be.
                guide.add("padding", ["size", *words.rsplit("-", 1)], Token(length))
            else:
                guide.add("breakpoints", [words], Token(length))

    def add_borders(self, guide):
        for name, value in self.properties("borders").items():
            length = self.length(value)
            if length is None:
                self.omit(name, "is relative to the view" if "%" in value else "has another radius in each corner")
            elif name.startswith("border-size-"):
                guide.add("borders", ["size", name.removeprefix("border-size-")], Token(length))
            else:
                guide.add("radii", [name.removeprefix("radius-")], Token(length))

    def add_fonts(self, guide):
        for name, value in self.properties("fonts").items():
            kind, _, step = name.removeprefix("font-").rpartition("-")
            if kind == "weight":
                guide.add("weights", [step], Token(value))
            elif kind == "lineheight":
                guide.add("lineHeights", [step], Token(number(value)))
            elif kind == "size" and self.length(value):
                guide.add("sizes", ["font", step], Token(self.length(value)))
            elif kind in ("letterspacing", "size-fluid"):
                reason = "size of the font" if kind == "letterspacing" else "width of the screen"
                self.omit(name, f"is relative to the {reason}")
            else:
                name = name.removeprefix("font-")
                alias = re.fullmatch(r"var\(--font-([\w-]+)\)", value)
                guide.add("families", [name], Token("{families.%s}" % alias[1] if alias else families(value)))

    def add_numbers(self, guide):
        for name, value in self.properties("aspects").items():
            terms = [number(term) for term in value.split("/")]
            terms = terms[:1] if terms[1:] == ["1"] else terms
            guide.add("numbers", ["ratio", name.removeprefix("ratio-")], Token(" / ".join(terms)))
        for name, value in self.properties("zindex").items():
            if int(value) > 1_000_000_000:
                self.omit(name, "is larger than a number may be")
            else:
                guide.add("numbers", ["layer", name.removeprefix("layer-")], Token(value))

    def add_motion(self, guide):
        for name, value in self.properties("easing").items():
            path = name.removeprefix("ease-").rsplit("-", 1) if name[-1].isdigit() else [name.removeprefix("ease-")]
            if path == [path[0]] and path[0].isdigit():
                path = ["ease", path[0]]
            alias = re.fullmatch(r"var\(--ease-([\w-]+)-(\d)\)", value)
            points = re.fullmatch(r"cubic-bezier\(([^)]*)\)", value)
            if alias:
                guide.add("easings", path, Token(f"{alias[1]}.{alias[2]}"))
            elif points:
                guide.add("easings", path, Token([number(point) for point in points[1].split(",")]))
            else:
                self.omit(name, "is not a cubic Bézier curve")
        text = (self.source / "extra" / "durations.css").read_text(encoding="utf-8")
        for name, value, use in re.findall(r"--duration-([\w-]+):\s*(\d+ms);\s*/\* e\.g\. (.*?) \*/", text):
            guide.add("durations", [name], Token(value, description=f"For example: {use}"))
        self.omit("--minute, --hour and other units of time", "are not durations of animations")

    def add_transitions(self, guide):
        for name, value in self.properties("animations").items():
            if name.endswith("@") or "@media" in name:
                continue
            match = re.fullmatch(r"[\w-]+ ([\d.]+s) var\(--ease-([\w-]*?)-?(\d)\)", value)
            if not match:
                self.omit(name, "repeats" if "infinite" in value else "has more than one timing")
                continue
            easing = f"{match[2] or 'ease'}.{match[3]}"
            guide.add("transitions", [name.removeprefix("animation-")],
                      Token({"duration": "%sms" % number(float(match[1][:-1]) * 1000), "easing": easing}))
        self.omit("the keyframes of the animations", "only their timing is a transition")

    def add_shadows(self, guide):
        properties = self.properties("shadows")

        def both(name, value):
            values = {"light": value(properties[name]), "dark": value(properties[f"{name}-@media:dark"])}
            return per_mode(values, MODES)

        guide.add("colors", ["shadow", "color"], Token(both("shadow-color", lambda text: f"hsl({text})")))
        guide.add("opacities", ["shadow", "strength"], Token(both("shadow-strength", str)))
        for name, value in properties.items():
            strength = re.fullmatch(r"calc\(var\(--shadow-strength\) \+ (\d+%)\)", value)
            if strength:
                step = name.removeprefix("shadow-strength-")
                guide.add("opacities", ["shadow", f"strength-{step}"], Token(f"shadow.strength + {strength[1]}"))
                color = Token("shadow.color", alpha="{opacities.shadow.strength-%s}" % step)
                guide.add("colors", ["shadow", f"color-{step}"], color)
            elif name == "inner-shadow-highlight":
                guide.add("shadows", ["inner", "highlight"], Token(both(name, self.layers)))
            elif re.fullmatch(r"(inner-)?shadow-\d", name):
                path = ["inner" if name.startswith("inner") else "outer", name[-1]]
                guide.add("shadows", path, Token(self.layers(value)))

    def layers(self, value):
        layers = [self.layer(text) for text in split(value)]
        return layers[0] if len(layers) == 1 else layers

    def layer(self, text):
        if text == "var(--inner-shadow-highlight)":
            return "inner.highlight"
        inset = text.startswith("inset ")
        *lengths, color = re.fullmatch(r"(?:inset )?(\S+) (\S+) (\S+) (\S+) (.*)", text).groups()
        strength = re.fullmatch(r"hsl\(var\(--shadow-color\) / var\(--shadow-strength-(\d+)\)\)", color)
        parts = {"color": f"shadow.color-{strength[1]}" if strength else color.upper()}
        for part, length in zip(["x", "y", "blur", "spread"], lengths):
            if float(length.removesuffix("px")):
                parts[part] = number(length.removesuffix("px"))
        if inset:
            parts["inset"] = "true"
        return parts

    def add_gradients(self, guide):
        for name, value in self.properties("gradients").items():
            if not re.fullmatch(r"gradient-\d+", name):
                if name != "gradient-space":
                    self.omit(name, "is a picture")
                continue
            functions = split(value.strip())
            arguments = split(re.search(r"\((.*)\)", functions[0], re.DOTALL)[1])
            if len(functions) > 1:
                self.omit(name, "has several layers")
            elif any(re.fullmatch(r"\d+%", argument) for argument in arguments):
                self.omit(name, "has hints between its colors")
            else:
                stops = [NAMED.get(stop, stop.upper()) for stop in arguments[1:]]
                guide.add("gradients", [name.removeprefix("gradient-")], Token(stops))
        self.omit("the directions, angles and centers of the gradients", "a gradient has stops alone")


def convert(sources):
    converter = Converter(sources / "open-props")
    colors = Guide(converter.header + " The palette.")
    tokens = Guide(converter.header, name="Open Props", include=["colors.yaml"], modes=MODES)
    for guide in (colors, tokens):
        guide.reserved = set(MODES)
    converter.add_colors(colors)
    converter.add_sizes(tokens)
    converter.add_borders(tokens)
    converter.add_fonts(tokens)
    converter.add_numbers(tokens)
    converter.add_motion(tokens)
    converter.add_transitions(tokens)
    converter.add_shadows(tokens)
    converter.add_gradients(tokens)
    files = {"colors.yaml": colors, "tokens.yaml": tokens}
    return System(files, sources / "open-props" / "LICENSE", converter.omitted)
