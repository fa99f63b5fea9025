"""Rules for style guides: what a BUILD file loads.

The actions read their declared inputs alone, so that they can be run and cached remotely. They need nothing of the machine
but a shell for reports and tests: their tools are those of a release (repositories.bzl), static executables on Linux.
"""

load("//:guide.bzl", _KansoGuideInfo = "KansoGuideInfo", _kanso_compile = "kanso_compile", _kanso_export = "kanso_export", _kanso_guide = "kanso_guide")
load("//:lint.bzl", _KansoLintInfo = "KansoLintInfo", _kanso_lint = "kanso_lint", _kanso_lint_report = "kanso_lint_report", _kanso_lint_test = "kanso_lint_test")

KansoGuideInfo = _KansoGuideInfo
KansoLintInfo = _KansoLintInfo
kanso_compile = _kanso_compile
kanso_export = _kanso_export
kanso_guide = _kanso_guide
kanso_lint = _kanso_lint
kanso_lint_report = _kanso_lint_report
kanso_lint_test = _kanso_lint_test
