import KansoCodeGeneration
import KansoSystem
import KansoTheme

/// The elements of a theme of which each gets a file of a template. The fields in the name of the template decide.
enum ExportRepetition: CaseIterable {
  case axisValue, mode, section, token

  /// The repetition of a template; nil for a template of one file, whose name has no fields.
  init?(templateNamed name: String) {
    guard name.contains("{{") else { return nil }
    let fields = Set(Self.fields(in: name))
    if fields.contains("value") || fields.contains("axis") {
      self = .axisValue
    } else if fields.contains("mode") {
      self = .mode
    } else if fields.contains("section"), fields.isSubset(of: ["section", "guide", "package", "fingerprint"])
    {
      self = .section
    } else {
      self = .token
    }
  }

  /// Returns the fields in the name of a template; of a dotted name, the first one.
  private static func fields(in name: String) -> [String] {
    TemplateStore.names(in: name).compactMap { $0.split(separator: ".").first.map(String.init) }
  }

  /// The context of the template.
  var context: any TemplateContext.Type {
    switch self {
    case .axisValue: ExportAxisValue.self
    case .mode: ExportMode.self
    case .section: ExportSection.self
    case .token: ExportToken.self
    }
  }

  /// The element, for messages.
  private var noun: String {
    switch self {
    case .axisValue: "value of an axis"
    case .mode: "mode"
    case .section: "section"
    case .token: "token"
    }
  }

  /// A field with a different value for each element.
  var distinctField: String {
    switch self {
    case .axisValue: "value"
    case .mode: "mode"
    case .section: "section"
    case .token: "kebab"
    }
  }

  /// Returns the error of a name with fields of several kinds of elements; nil if there is none.
  func mixture(in name: String) -> (message: String, help: String)? {
    for field in Self.fields(in: name) where !context.fieldNames.contains(field) {
      guard let other = Self.allCases.last(where: { $0.context.fieldNames.contains(field) }) else { continue }
      return (
        "`\(field)` is a field of a \(other.noun), and the other fields make a file for each \(noun)",
        "Use the fields of one of them, such as `{{\(distinctField)}}` or `{{\(other.distinctField)}}`."
      )
    }
    return nil
  }

  /// Returns the contexts of the elements. The built-in templates get the modes in which tokens have a value of their
  /// own, the others all modes.
  func elements(in file: ExportContext, isBuiltIn: Bool) -> [any TemplateContext] {
    switch self {
    case .axisValue:
      guard let axis = file.options.axis else { return [] }
      return file.theme.values(ofAxis: axis).map {
        ExportAxisValue($0, ofAxis: axis, file.theme, file.options)
      }
    case .mode: return isBuiltIn ? file.modes(of: nil) : file.everyMode()
    case .section: return file.theme.sections.compactMap { ExportSection($0, in: file) }
    case .token: return file.everyToken
    }
  }

  /// Returns the first name that several files have, which some systems compare without case; nil if there is none.
  static func repeatedName(in files: [GeneratedFile]) -> String? {
    var seen: Set<String> = []
    return files.first { !seen.insert($0.name.lowercased()).inserted }?.name
  }
}
