"""The tools of a release, for the system that runs the actions."""

_TRIPLES = {
    ("linux", "x86_64"): "x86_64-unknown-linux-gnu",
    ("linux", "aarch64"): "aarch64-unknown-linux-gnu",
    ("mac os x", "x86_64"): "x86_64-apple-macosx",
    ("mac os x", "aarch64"): "arm64-apple-macosx",
}

def _triple(ctx):
    system = ctx.os.name.lower()
    machine = ctx.execute(["uname", "-m"]).stdout.strip()
    triple = _TRIPLES.get((system, {"amd64": "x86_64", "arm64": "aarch64"}.get(machine, machine)))
    if not triple:
        fail("there is no release for {} on {}".format(system, machine))
    return triple

def _kanso_tools_impl(ctx):
    triple = ctx.attr.triple or _triple(ctx)
    name = "kanso-{}-{}".format(ctx.attr.version, triple)
    if triple not in ctx.attr.checksums:
        fail("there is no checksum for {} in `checksums`; SHA256SUMS of the release has it".format(triple))
    ctx.download_and_extract(
        url = "{}/{}.tar.gz".format(ctx.attr.address, name),
        sha256 = ctx.attr.checksums[triple],
        stripPrefix = name + "/bin",
    )
    ctx.file("BUILD.bazel", 'exports_files(glob(["kanso*"]), visibility = ["//visibility:public"])\n')

kanso_tools = repository_rule(
    implementation = _kanso_tools_impl,
    doc = "The tools of a release. Its name has to be `kanso_tools`, which is where the rules look for them.",
    attrs = {
        "version": attr.string(doc = "The version, such as `0.9.0`.", mandatory = True),
        "address": attr.string(
            doc = "The folder of the archives, such as `https://github.com/OWNER/kanso/releases/download/v0.9.0`.",
            mandatory = True,
        ),
        "checksums": attr.string_dict(
            doc = "The checksums of the archives, as SHA256SUMS has them, by what follows the version in their names.",
            mandatory = True,
        ),
        "triple": attr.string(doc = "The system of the machines that run the actions, if it is not that of this one."),
    },
)
