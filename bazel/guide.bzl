"""Style guides, and what is generated from them."""

KansoGuideInfo = provider(
    doc = "A style guide.",
    fields = {
        "guide": "The file of the guide.",
        "configuration": "The project's kanso.yaml; None without one.",
        "files": "A depset of all files that a tool may read.",
    },
)

def _kanso_guide_impl(ctx):
    configuration = [ctx.file.configuration] if ctx.file.configuration else []
    files = depset([ctx.file.guide] + ctx.files.srcs + configuration)
    return [
        DefaultInfo(files = files),
        KansoGuideInfo(guide = ctx.file.guide, configuration = ctx.file.configuration, files = files),
    ]

kanso_guide = rule(
    implementation = _kanso_guide_impl,
    doc = "A style guide with the files that it needs, for the `guide` of the other rules. Nothing is built.",
    attrs = {
        "guide": attr.label(
            doc = "The style guide, or a document of the design-token standard.",
            allow_single_file = [".yaml", ".yml", ".json"],
            mandatory = True,
        ),
        "srcs": attr.label_list(
            doc = "The files that the guide includes or extends, directly or not. Others cannot be read.",
            allow_files = [".yaml", ".yml", ".json"],
        ),
        "configuration": attr.label(
            doc = "The project's kanso.yaml.",
            allow_single_file = [".yaml"],
        ),
    },
)

def tool_attribute(name):
    """Returns the attribute of a rule for a tool of the release.

    Args:
      name: the name of the executable.
    """
    return attr.label(
        doc = "The executable `{}`.".format(name),
        default = Label("@kanso_tools//:" + name),
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    )

GUIDE = attr.label(
    doc = "The style guide: a kanso_guide.",
    providers = [KansoGuideInfo],
    mandatory = True,
)

_TEMPLATES = attr.label_list(
    doc = "Templates that replace or complete the built-in ones, all in one folder.",
    allow_files = [".mustache"],
)

def _add_guide(arguments, info):
    arguments.add(info.guide)

    # Without it Kanso would look for a kanso.yaml in the folders above the guide, outside of what is declared.
    arguments.add("--configuration", info.configuration or "/dev/null")

def _folder(files):
    folders = {file.dirname: None for file in files}.keys()
    if len(folders) > 1:
        fail("templates have to lie in one folder, and these lie in {}".format(", ".join(folders)))
    return folders[0] if folders else None

def _kanso_compile_impl(ctx):
    info = ctx.attr.guide[KansoGuideInfo]
    names = ["Colors.swift", "Fonts.swift", "Padding.swift"] + (["Tokens.swift"] if ctx.attr.tokens else [])
    sources = [ctx.actions.declare_file("{}/{}".format(ctx.label.name, name)) for name in names]
    theme = ctx.actions.declare_file("{}/theme.json".format(ctx.label.name))

    arguments = ctx.actions.args()
    arguments.add("compile")
    _add_guide(arguments, info)
    arguments.add("--output", theme.dirname)
    arguments.add("--quiet")
    if ctx.attr.platform:
        arguments.add("--platform", ctx.attr.platform)
    if ctx.attr.access:
        arguments.add("--access", ctx.attr.access)
    if ctx.attr.mode:
        arguments.add("--mode", ctx.attr.mode)
    if ctx.attr.strict:
        arguments.add("--strict")
    templates = _folder(ctx.files.templates)
    if templates:
        arguments.add("--templates", templates)

    ctx.actions.run(
        executable = ctx.executable.kanso,
        arguments = [arguments],
        inputs = depset(ctx.files.templates, transitive = [info.files]),
        outputs = sources + [theme],
        mnemonic = "KansoCompile",
        progress_message = "Compiling the style guide {}".format(info.guide.short_path),
    )
    return [
        DefaultInfo(files = depset(sources)),
        OutputGroupInfo(theme = depset([theme])),
    ]

kanso_compile = rule(
    implementation = _kanso_compile_impl,
    doc = """Compiles a style guide into Colors.swift, Fonts.swift and Padding.swift, for the `srcs` of a Swift library.

With `tokens = True` also into Tokens.swift, for a guide with numbers, durations, shadows or similar.

The output group `theme` holds theme.json, for its `data`.""",
    attrs = {
        "guide": GUIDE,
        "templates": _TEMPLATES,
        "platform": attr.string(
            doc = "Whose types the Swift uses. If left out, what the configuration says, else `auto`.",
            values = ["", "auto", "portable", "uikit", "appkit", "swiftui"],
        ),
        "access": attr.string(
            doc = "The access level of the declarations. If left out, what the configuration says, else `public`.",
            values = ["", "public", "package", "internal"],
        ),
        "mode": attr.string(doc = "The mode whose values the constants have, instead of the guide's first."),
        "tokens": attr.bool(doc = "Whether the guide has numbers, durations, shadows or similar, and so a Tokens.swift."),
        "strict": attr.bool(doc = "Whether warnings are errors."),
        "kanso": tool_attribute("kanso"),
    },
)

def _kanso_export_impl(ctx):
    info = ctx.attr.guide[KansoGuideInfo]
    if ctx.attr.outs:
        outputs = [ctx.actions.declare_file("{}/{}".format(ctx.label.name, name)) for name in ctx.attr.outs]
        root = outputs[0].path[:-len(ctx.attr.outs[0]) - 1]
    else:
        outputs = [ctx.actions.declare_directory(ctx.label.name)]
        root = outputs[0].path

    arguments = ctx.actions.args()
    _add_guide(arguments, info)
    arguments.add("--output", root)
    arguments.add("--quiet")
    templates = _folder(ctx.files.templates)
    if (templates == None) == (ctx.attr.format == ""):
        fail("{} needs either a format or templates".format(ctx.label))
    if templates:
        arguments.add("--templates", templates)
    else:
        arguments.add("--as", ctx.attr.format)
    for name, value in ctx.attr.options.items():
        arguments.add("--option", "{}={}".format(name, value))
    if ctx.attr.strict:
        arguments.add("--strict")

    ctx.actions.run(
        executable = ctx.executable.kanso_export,
        arguments = [arguments],
        inputs = depset(ctx.files.templates, transitive = [info.files]),
        outputs = outputs,
        mnemonic = "KansoExport",
        progress_message = "Exporting the style guide {}".format(info.guide.short_path),
    )
    return [DefaultInfo(files = depset(outputs))]

kanso_export = rule(
    implementation = _kanso_export_impl,
    doc = """Writes the tokens of a style guide for another platform.

The output is a folder with the name of the target. With `outs` it is these files of that folder.""",
    attrs = {
        "guide": GUIDE,
        "format": attr.string(doc = "What `kanso export --as` takes, such as `css`."),
        "templates": _TEMPLATES,
        "options": attr.string_dict(doc = "The options of the format, such as `dark` with `attribute`."),
        "outs": attr.string_list(doc = "The files that are written, such as `tokens.css`."),
        "strict": attr.bool(doc = "Whether warnings are errors."),
        "kanso_export": tool_attribute("kanso-export"),
    },
)
