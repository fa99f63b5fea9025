/// The lists of descriptors: one for each target that has any, which `scripts/catalog` writes, and those that are
/// joined from them.
package enum DiagnosticCatalog {
  /// Returns the content of `Documentation/Diagnostics.md`, with the descriptors in their order.
  package static func markdown(of descriptors: [DiagnosticDescriptor]) -> String {
    """
    # Diagnostics

    For everyone who reads a message of Kanso: find its id here to learn what it means, why it matters
    and what to do. The page has all diagnostics of guides, of files of the design-token standard, of
    storyboards and xibs, and all rules of the lint.

    ```sh
    kanso explain unknown-alias
    ```

    prints the same text. To suppress a warning:

    | where | write |
    | --- | --- |
    | in a guide | `# kanso:disable:next ID - reason` in the line before; [more forms](StyleGuide.md#warnings) |
    | in a source | a comment, as [the lint](Lint.md#suppress-a-finding) shows |
    | in a project | in `kanso.yaml`, `warnings: {disable: [ID]}`; for [rules for guides](StyleGuide.md#rules) \
    `guide: {rules: {ID: off}}`, for rules of the lint `lint: {rules: {ID: off}}` |

    Errors of a guide cannot be suppressed.

    <!-- Generated from the descriptors of all diagnostics. A test compares the two. -->

    """ + descriptors.map { "\n" + $0.markdown }.joined()
  }
}
