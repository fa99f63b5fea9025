/// The language of examples. The raw value is the info string of their code blocks in Markdown.
package enum ExampleLanguage: String, Sendable {
  case swift
  /// A style guide.
  case guide = "yaml"
  /// The file `kanso.yaml` of a project.
  case configuration = "yaml kanso.yaml"
  /// A document of the design-token standard: tokens, or a resolver document.
  case designTokens = "json"
  /// The content of the outermost view of a xib, whose id is `root`.
  case interfaceBuilder = "xml"
  /// A whole storyboard or xib.
  case interfaceBuilderDocument = "xml document"
  /// The template `Header`.
  case mustache
}
