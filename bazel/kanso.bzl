"""Compiles style guides in Bazel.

The action reads its declared inputs alone and needs nothing of the machine, so that it can be run and cached remotely. Its
command is the executable of the artifact bundle (scripts/make-artifactbundle), which is one static file on Linux.
"""

_SOURCES = ["Colors.swift", "Fonts.swift", "Padding.swift"]

def _kanso_compile_impl(ctx):
    names = _SOURCES + (["Tokens.swift"] if ctx.attr.tokens else [])
    sources = [ctx.actions.declare_file("{}/{}".format(ctx.label.name, name)) for name in names]
    theme = ctx.actions.declare_file("{}/theme.json".format(ctx.label.name))

    arguments = ctx.actions.args()
    arguments.add("compile", ctx.file.guide)
    arguments.add("--output", theme.dirname)
    arguments.add("--quiet")

    # Without it Kanso would look for a kanso.yaml in the folders above the guide, outside of what is declared.
    arguments.add("--configuration", ctx.file.configuration or "/dev/null")
    if ctx.attr.platform:
        arguments.add("--platform", ctx.attr.platform)
    if ctx.attr.access:
        arguments.add("--access", ctx.attr.access)
    if ctx.attr.mode:
        arguments.add("--mode", ctx.attr.mode)
    if ctx.attr.strict:
        arguments.add("--strict")

    folders = {template.dirname: None for template in ctx.files.templates}.keys()
    if len(folders) > 1:
        fail("templates have to lie in one folder, and these lie in {}".format(", ".join(folders)), "templates")
    if folders:
        arguments.add("--templates", folders[0])

    configuration = [ctx.file.configuration] if ctx.file.configuration else []
    ctx.actions.run(
        executable = ctx.executable.kanso,
        arguments = [arguments],
        inputs = [ctx.file.guide] + ctx.files.srcs + configuration + ctx.files.templates,
        outputs = sources + [theme],
        mnemonic = "KansoCompile",
        progress_message = "Compiling the style guide {}".format(ctx.file.guide.short_path),
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
        "guide": attr.label(
            doc = "The style guide.",
            allow_single_file = [".yaml", ".yml"],
            mandatory = True,
        ),
        "srcs": attr.label_list(
            doc = "The guides that the guide includes or extends, directly or not. Others cannot be read.",
            allow_files = [".yaml", ".yml"],
        ),
        "configuration": attr.label(
            doc = "The project's kanso.yaml.",
            allow_single_file = [".yaml"],
        ),
        "templates": attr.label_list(
            doc = "Templates that replace the built-in ones of the same name, all in one folder.",
            allow_files = [".mustache"],
        ),
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
        "kanso": attr.label(
                        doc = "The command: the executable of the artifact bundle.",
            mandatory = True,

            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
