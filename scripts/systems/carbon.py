"""Carbon: IBM's tokens in JavaScript, with four themes over one palette."""
import colorsys
import re

from guide import Guide, System, Token, families, number, per_mode, percentage, version

# The packages' own words for the themes.
MODES = {
    "white": {"appearance": "light"},
    "g10": {"appearance": "light", "theme": "g10", "fallback": "white"},
    "g100": {"appearance": "dark"},
    "g90": {"appearance": "dark", "theme": "g90", "fallback": "g100"},
}
SUFFIXES = {"White": "white", "G10": "g10", "G90": "g90", "G100": "g100"}
COMPONENTS = ["button", "content-switcher", "notification", "status", "tag"]
CONSTANT = re.compile(r"^(?:export )?(?:const|var) (\w+) =\s*([^;{[]+);", re.MULTILINE)
OBJECT = re.compile(r"^(?:export )?const (\w+) = \{([^{}]*)\};", re.MULTILINE)
CALL = re.compile(r"(\w+)\((\w+), ([\d.]+)\)")


def kebab(name):
    """Returns the name that Carbon uses in Sass and CSS: `layerAccent01` is `layer-accent-01`."""
    head, digits = re.fullmatch(r"(\D*)(\d.*)?", name).groups()
    return "-".join(filter(None, [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", head).lower(), kebab_digits(digits)]))


def kebab_digits(digits):
    return re.sub(r"(?<=[0-9a-z])(?=[A-Z])", "-", digits).lower() if digits else None


def constants(file):
    return dict(CONSTANT.findall(file.read_text(encoding="utf-8")))


class Converter:
    def __init__(self, packages):
        self.packages = packages
        numbers = {name: version(packages / name / "package.json") for name in
                   ["colors", "themes", "layout", "motion", "type"]}
        self.header = (
            f"Carbon, the design system of IBM: the tokens of @carbon/themes {numbers['themes']}, "
            f"colors {numbers['colors']}, layout {numbers['layout']}, motion {numbers['motion']} and "
            f"type {numbers['type']}.\n"
            "github.com/carbon-design-system/carbon. Copyright IBM Corp. 2018, 2023, Apache license 2.0, "
            "see LICENSE.\n"
            "Written by scripts/make-systems: the values are unchanged, the notation is another one. "
        )
        self.omitted = []
        self.palette = constants(packages / "colors" / "lib" / "index.js")
        self.themes = {
            mode: constants(packages / "themes" / "src" / f"{mode}.js") for mode in MODES
        }
        # The color of the palette that has a value, if it is only one; those for hovering come second.
        self.names = {}
        for hover in (True, False):
            paths = {}
            for name, value in self.palette.items():
                if value.startswith("'") and name.endswith("Hover") == hover:
                    paths.setdefault(value.strip("'").lower(), []).append(palette_path(name))
            self.names.update((value, names[0]) for value, names in paths.items() if len(names) == 1)

    # Colors

    def expression(self, text, mode):
        """Returns the value and the alpha of an expression in a theme: a color's name, a literal or a call."""
        text = text.strip()
        call = CALL.fullmatch(text)
        if call:
            function, color, amount = call.groups()
            if function == "adjustLightness":
                return self.lighter(self.themes[mode][color], int(amount)), None
            return self.expression(color, mode)[0], percentage(amount)
        if text.startswith("'"):
            value = text.strip("'")
            parts = re.fullmatch(r"rgba?\((\d+),? (\d+),? (\d+)(?:,| /) ([\d.]+)(%?)\)", value)
            if parts:
                red, green, blue, alpha, percent = parts.groups()
                value = "#%02x%02x%02x" % (int(red), int(green), int(blue))
                return self.names.get(value, value.upper()), percentage(float(alpha) / (100 if percent else 1))
            return self.names.get(value.lower(), value.upper()), None
        if text in self.palette:
            return palette_path(text), None
        return kebab(text), None

    def lighter(self, name, amount):
        """Returns a color of the palette with another lightness in HSL, which Carbon rounds."""
        channels = [int(self.palette[name].strip("'")[index:index + 2], 16) / 255 for index in (1, 3, 5)]
        hue, lightness, saturation = colorsys.rgb_to_hls(*channels)
        lightness = round(lightness * 100 + amount) / 100
        channels = colorsys.hls_to_rgb(round(hue * 360) / 360, lightness, round(saturation * 100) / 100)
        return "#" + "".join("%02X" % round(channel * 255) for channel in channels)

    def color(self, texts):
        """Returns a color of the expression that each theme has."""
        contents = {mode: self.expression(texts[mode], mode) for mode in MODES}
        alphas = {mode: alpha for mode, (_, alpha) in contents.items()}
        if any(alphas.values()):
            # None of the colors that stand here without an alpha has one.
            alphas = {mode: alpha or "100%" for mode, alpha in alphas.items()}
        values = {mode: value for mode, (value, _) in contents.items()}
        return Token(per_mode(values, MODES), alpha=per_mode(alphas, MODES))

    def add_palette(self, guide):
        for name, value in self.palette.items():
            path = palette_path(name).split(".")
            if value.startswith("'"):
                guide.add("colors", path, Token(value.strip("'").upper()))
            elif name in ("black100", "white0"):
                self.omitted.append((kebab(name), "is another name of " + value))

    def add_themes(self, guide):
        for name in self.themes["white"]:
            guide.add("colors", [kebab(name)], self.color({mode: self.themes[mode][name] for mode in MODES}))

    def component(self, component):
        file = self.packages / "themes" / "src" / "component-tokens" / component / "tokens.js"
        text = file.read_text(encoding="utf-8")
        local = constants(file)
        objects = {}
        for name, body in OBJECT.findall(text):
            texts = re.findall(r"(\w+): ('[^']*'|\w+\(\w+, [\d.]+\)|[\w.]+)", body)
            # Components call the theme `white` by another name.
            objects[name] = {mode.removesuffix("Theme"): local.get(value, value) for mode, value in texts}
        return objects

    def add_components(self, guide):
        components = {name: self.component(name) for name in COMPONENTS}
        known = {name: texts for objects in components.values() for name, texts in objects.items()}

        def followed(text):
            # The value of another token or theme.
            while True:
                if "." in text and text.split(".")[0] in known:
                    name, mode = text.split(".")
                    text = known[name][mode.removesuffix("Theme")]
                    continue
                other = re.fullmatch(r"(\w+?)(White|G10|G90|G100)", text)
                if other and other[1] in self.themes["white"]:
                    text = self.themes[SUFFIXES[other[2]]][other[1]]
                    continue
                return text

        for component, objects in components.items():
            for name, texts in objects.items():
                missing = [mode for mode in MODES if mode not in texts]
                if missing:
                    self.omitted.append((kebab(name), "has no value in " + ", ".join(missing)))
                    continue
                texts = {mode: followed(texts[mode]) for mode in MODES}
                path = kebab(name).removeprefix(component + "-")
                guide.add("colors", [component, path], self.color(texts))

    # Layout and motion

    def add_layout(self, guide):
        text = (self.packages / "layout" / "src" / "index.js").read_text(encoding="utf-8")
        guide.add("padding", ["mini-unit"], Token("8"))
        for name, call, count in re.findall(r"export const (\w+\d\d) = (miniUnits)\(([\d.]+)\);", text):
            group = re.match("[a-z]+", name)[0]
            if group == "layout":
                guide.sections["padding"].setdefault("layout", {"deprecated": "Deprecated by Carbon."})
                guide.add("padding", ["layout", name[-2:]], Token(f"mini-unit * {count}"))
            elif group == "container":
                guide.add("sizes", [kebab(name)], Token("{padding.mini-unit} * %s" % count))
            else:
                guide.add("padding", [kebab(name)], Token(f"mini-unit * {count}"))
        for name, value in re.findall(r"export const (size\w+) = rem\((\d+)\);", text):
            guide.add("sizes", [re.sub("(size)(2?x?)(.*)", r"\1-\2\3", name.lower())], Token(value))
        for name, value in re.findall(r"export const (iconSize\d+) = '([\d.]+)rem';", text):
            guide.add("sizes", [kebab(name)], Token(number(float(value) * 16)))
        for name, width, columns, margin in re.findall(
            r"(\w+): \{\s*width: rem\((\d+)\),\s*columns: (\d+),\s*margin: (?:rem\()?'?(\d+)", text
        ):
            guide.add("breakpoints", [name], Token(width))
            guide.add("numbers", ["columns", name], Token(columns))
            guide.add("padding", ["margin", name], Token(margin))
        for name in re.findall(r"export const (fluidSpacing\d+)", text):
            self.omitted.append((kebab(name), "is relative to the width of the screen"))

    def add_motion(self, guide):
        text = (self.packages / "motion" / "src" / "index.js").read_text(encoding="utf-8")
        for name, value in re.findall(r"export const (\w+) = '(\d+ms)';", text):
            guide.add("durations", [kebab(name)], Token(value))
        for name, body in re.findall(r"(\w+): \{([^{}]*cubic-bezier[^{}]*)\}", text):
            for kind, points in re.findall(r"(\w+): 'cubic-bezier\(([^)]*)\)'", body):
                guide.add("easings", [name, kind], Token([number(point) for point in points.split(",")]))

    # Type

    def add_type(self, guide):
        source = self.packages / "type" / "src"
        scale = re.search(r"scale = \[([^]]*)\]", (source / "scale.js").read_text(encoding="utf-8"))[1]
        for step, size in enumerate(scale.replace("\n", " ").strip(" ,").split(","), start=1):
            guide.add("sizes", ["type-scale", f"{step:02}"], Token(size.strip()))
        stacks = (source / "fontFamily.js").read_text(encoding="utf-8")
        for name, stack in re.findall(r"(\w+):\s*\"([^\"]*)\"", stacks):
            guide.add("families", [kebab(name)], Token(families(stack)))
        for name, weight in re.findall(r"(\w+): (\d+)", (source / "fontWeight.js").read_text(encoding="utf-8")):
            guide.add("weights", [name], Token(weight))
        self.add_styles(guide, (source / "styles.js").read_text(encoding="utf-8"))

    def add_styles(self, guide, text):
        fluid = set()
        for name, body in re.findall(r"export const (\w+) = \{\n(.*?)\n\};", text, re.DOTALL):
            if "breakpoints:" in body:
                fluid.add(name)
                self.omitted.append((kebab(name), "has another size at each width of the screen"))
                continue
            parts = {}
            base = re.search(r"\.\.\.(\w+)", body)
            if base:
                parts["extends"] = kebab(base[1])
            else:
                family = re.search(r"fontFamilies\.(\w+)", body)
                parts["family"] = "{families.%s}" % (kebab(family[1]) if family else "sans")
            size = re.search(r"scale\[(\d+)\]", body)
            if size:
                parts["size"] = "{sizes.type-scale.%02d}" % (int(size[1]) + 1)
            weight = re.search(r"fontWeights\.(\w+)", body)
            if weight:
                parts["weight"] = "{weights.%s}" % weight[1]
            parts["lineHeight"] = re.search(r"lineHeight: ([\d.]+)", body)[1]
            spacing = re.search(r"letterSpacing: px\(([\d.-]+)\)", body)
            if spacing:
                parts["letterSpacing"] = spacing[1]
            guide.add("fonts", [kebab(name)], Token(parts))
        for name, other in re.findall(r"export const (\w+) = (\w+);", text):
            if other in fluid:
                self.omitted.append((kebab(name), "has another size at each width of the screen"))
            else:
                guide.add("fonts", [kebab(name)], Token(kebab(other)))


def palette_path(name):
    """Returns the path of a color of the palette: `coolGray10Hover` is `cool-gray.10-hover`."""
    match = re.fullmatch(r"([a-zA-Z]+?)(\d+)(Hover)?", name)
    if not match:
        return kebab(name)
    return f"{kebab(match[1])}.{match[2]}{'-hover' if match[3] else ''}"


def convert(sources):
    converter = Converter(sources / "carbon")
    files = {
        "tokens.yaml": Guide(
            converter.header + "The tokens of the themes.", name="Carbon",
            include=["palette.yaml", "components.yaml"], modes=MODES,
        ),
        "palette.yaml": Guide(converter.header + "The palette, which all themes share."),
        "components.yaml": Guide(converter.header + "The tokens of single components."),
    }
    for guide in files.values():
        guide.reserved = set(MODES)
    tokens = files["tokens.yaml"]
    converter.add_palette(files["palette.yaml"])
    converter.add_themes(tokens)
    converter.add_components(files["components.yaml"])
    converter.add_layout(tokens)
    converter.add_motion(tokens)
    converter.add_type(tokens)
    return System(files, sources / "carbon" / "themes" / "LICENSE", converter.omitted)
