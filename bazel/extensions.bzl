"""The tools of a release, for a MODULE.bazel."""

load("//:repositories.bzl", "kanso_tools")

def _tools_impl(ctx):
    for module in ctx.modules:
        # The project decides, not what it depends on.
        if module.is_root:
            for tag in module.tags.release:
                kanso_tools(
                    name = "kanso_tools",
                    version = tag.version,
                    address = tag.address,
                    checksums = tag.checksums,
                    triple = tag.triple,
                )

tools = module_extension(
    implementation = _tools_impl,
    tag_classes = {"release": tag_class(attrs = {
        "version": attr.string(mandatory = True),
        "address": attr.string(mandatory = True),
        "checksums": attr.string_dict(mandatory = True),
        "triple": attr.string(),
    })},
)
