import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of Android's resource files: the resources of the default configuration and of night mode.
struct AndroidFile: TemplateContext {
  enum Field: String, CaseIterable { case day, night }

  private let theme: Theme
  private let fontFiles: ExportOptions.FontFiles

  init(_ theme: Theme, _ options: ExportOptions) { (self.theme, fontFiles) = (theme, options.fontFiles) }

  /// Returns the lines of a file.
  func value(of field: Field) -> Any? {
    let names = theme.modes.first?.context.values ?? [:]
    let day = Context(names)
    let night = Context(names.merging(["appearance": "dark"]) { _, dark in dark })
    let resources = theme.tokens.map { AndroidResource($0, day, theme, fontFiles) }
    switch field {
    case .day: return resources.flatMap(\.lines)
    case .night:
      // A reference to a resource that has another value at night follows it.
      return zip(theme.tokens, resources).flatMap { token, resource -> [String] in
        let dark = AndroidResource(token, night, theme, fontFiles)
        return dark.elements == resource.elements ? [] : dark.lines
      }
    }
  }

  /// Returns `list` for both fields.
  static func role(of field: Field) -> FieldRole { .list(TextElement.self) }
}
