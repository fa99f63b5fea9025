import ArgumentParser

/// The option `--input` of commands that read resolver documents of the design-token standard.
package struct ResolverOptions: ParsableArguments {
  package init() {}

  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      """
      The context of a modifier of a resolver document, such as theme=dark, or all of them as a JSON object. It can be \
      given several times.
      """, valueName: "modifier=context"))
  package var inputs: [String] = []
}
