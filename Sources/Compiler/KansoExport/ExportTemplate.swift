import KansoCodeGeneration
import KansoDiagnostics

/// A template with the name of its output, such as `values/tokens.xml`, or with the name of a partial.
package struct ExportTemplate: Sendable {
  /// The name of the output, possibly with fields; a name without a point is that of a partial.
  package let name: String
  package let file: SourceFile

  /// Creates a template with an explicit name.
  package init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }

  /// Creates a template whose name is that of the template file, without folders and the extension
  /// `.mustache`.
  package init(_ file: SourceFile) { self.init(name: TemplateStore.name(of: file), file: file) }
}
