"""The lint, with one action for each target, whose results a report or a test merges.

An action checks the sources of its target alone. A report reads the sources again where a result depends on those of other
targets, so it has the findings of one lint of all sources.
"""

load("//:guide.bzl", "GUIDE", "KansoGuideInfo", "tool_attribute")

KansoLintInfo = provider(
    doc = "Sources that have been checked.",
    fields = {
        "info": "The KansoGuideInfo of their guide.",
        "sources": "The sources.",
        "results": "The file with the results.",
    },
)

_EXTENSIONS = [".swift", ".m", ".mm", ".h", ".storyboard", ".xib"]

def _groups(targets, path, baseline = None):
    """Returns the document that names the input of a run.

    Args:
      targets: a list of (KansoGuideInfo, sources, file of results or None).
      path: a function that returns the path of a file.
      baseline: the file of the baseline; None without one.
    """
    document = {"groups": [{
        "guides": [path(info.guide)],
        "sources": [path(source) for source in sources],
    } for info, sources, _ in targets]}
    for group, (info, _, _) in zip(document["groups"], targets):
        if info.configuration:
            group["configuration"] = path(info.configuration)
    document["results"] = [path(results) for _, _, results in targets if results]
    if baseline:
        document["baseline"] = path(baseline)
    return json.encode(document)

def _path(file):
    return file.path

def _short_path(file):
    return file.short_path

def _kanso_lint_impl(ctx):
    info = ctx.attr.guide[KansoGuideInfo]

    # A target of `srcs` may have other files, too.
    sources = [file for file in ctx.files.srcs if "." + file.extension in _EXTENSIONS]
    if not sources or [file for file in sources if file.is_directory]:
        fail("srcs of {} have to be files with sources in Swift or Objective-C, storyboards or xibs".format(ctx.label))
    groups = ctx.actions.declare_file("{}/groups.json".format(ctx.label.name))
    ctx.actions.write(groups, _groups([(info, sources, None)], _path))

    # The only part of one.
    results = ctx.actions.declare_file("{}/shard-1-of-1.results".format(ctx.label.name))
    arguments = ctx.actions.args()
    arguments.add("--groups", groups)
    arguments.add("--shard", "1/1")
    arguments.add("--results", results.dirname)
    arguments.add("--quiet")
    ctx.actions.run(
        executable = ctx.executable.kanso_lint,
        arguments = [arguments],
        inputs = depset([groups] + sources, transitive = [info.files]),
        outputs = [results],
        mnemonic = "KansoLint",
        progress_message = "Checking the sources of {}".format(ctx.label),
    )
    return [
        DefaultInfo(files = depset([results])),
        KansoLintInfo(info = info, sources = sources, results = results),
    ]

kanso_lint = rule(
    implementation = _kanso_lint_impl,
    doc = "Checks the sources of a target. Findings are no errors here: a kanso_lint_report or a kanso_lint_test has them.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The sources, in Swift or Objective-C, storyboards and xibs.",
            allow_empty = False,
            allow_files = _EXTENSIONS,
            mandatory = True,
        ),
        "guide": GUIDE,
        "kanso_lint": tool_attribute("kanso-lint"),
    },
)

def _inputs(ctx, groups):
    linted = [target[KansoLintInfo] for target in ctx.attr.deps]
    baseline = [ctx.file.baseline] if ctx.file.baseline else []
    return depset(
        [groups] + baseline + [lint.results for lint in linted],
        transitive = [depset(lint.sources) for lint in linted] + [lint.info.files for lint in linted],
    )

def _targets(ctx):
    return [(target[KansoLintInfo].info, target[KansoLintInfo].sources, target[KansoLintInfo].results) for target in ctx.attr.deps]

def _kanso_lint_report_impl(ctx):
    groups = ctx.actions.declare_file("{}.groups.json".format(ctx.label.name))
    ctx.actions.write(groups, _groups(_targets(ctx), _path, ctx.file.baseline))
    report = ctx.actions.declare_file("{}.{}".format(ctx.label.name, _SUFFIXES[ctx.attr.format]))

    # A finding that is an error has the exit code 1, and belongs into the report.
    ctx.actions.run_shell(
        command = '"$1" --groups "$2" --format "$3" >"$4" || [ $? = 1 ]',
        arguments = [ctx.executable.kanso_lint.path, groups.path, ctx.attr.format, report.path],
        inputs = _inputs(ctx, groups),
        tools = [ctx.executable.kanso_lint],
        outputs = [report],
        mnemonic = "KansoLintReport",
        progress_message = "Reporting on the sources of {}".format(ctx.label),
    )
    return [DefaultInfo(files = depset([report]))]

_SUFFIXES = {"text": "txt", "xcode": "txt", "json": "json", "sarif": "sarif", "github": "txt", "markdown": "md"}

_REPORT_ATTRIBUTES = {
    "deps": attr.label_list(
        doc = "The targets of kanso_lint.",
        allow_empty = False,
        providers = [KansoLintInfo],
        mandatory = True,
    ),
    "baseline": attr.label(
        doc = "The kanso-baseline.json with accepted findings. Its paths are relative to its folder.",
        allow_single_file = [".json"],
    ),
    "kanso_lint": tool_attribute("kanso-lint"),
}

kanso_lint_report = rule(
    implementation = _kanso_lint_report_impl,
    doc = "Merges the findings of targets into one report, whatever their guides are.",
    attrs = dict(_REPORT_ATTRIBUTES, format = attr.string(
        doc = "The form of the report.",
        default = "sarif",
        values = _SUFFIXES.keys(),
    )),
)

def _quoted(text):
    """Returns the inside of a word in single quotes of a shell."""
    return text.replace("'", "'\\''")

def _kanso_lint_test_impl(ctx):
    groups = ctx.actions.declare_file("{}.groups.json".format(ctx.label.name))
    ctx.actions.write(groups, _groups(_targets(ctx), _short_path, ctx.file.baseline))
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec '{}' --groups '{}'{}\n".format(
            _quoted(ctx.executable.kanso_lint.short_path),
            _quoted(groups.short_path),
            " --strict" if ctx.attr.strict else "",
        ),
        is_executable = True,
    )
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(
            files = [ctx.executable.kanso_lint],
            transitive_files = _inputs(ctx, groups),
        ),
    )]

kanso_lint_test = rule(
    implementation = _kanso_lint_test_impl,
    doc = "A test that fails for findings which are errors; with `strict` for all findings.",
    test = True,
    attrs = dict(_REPORT_ATTRIBUTES, strict = attr.bool(doc = "Whether the test fails for warnings, too.")),
)
