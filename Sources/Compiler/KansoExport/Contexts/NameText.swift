import KansoCodeGeneration
import KansoTheme
import Mustache

/// A context that is a name or a path, which templates can write in another case.
protocol NameValue: NameContext, MustacheTransformable, MustacheCustomRenderable {
  /// The name, or the path with dots.
  var text: String { get }
}

extension NameValue {
  var renderText: String { text }
  /// True for an empty text: a section over it is left out.
  var isNull: Bool { text.isEmpty }

  /// Returns the text in another case, by the words of `Identifier`, or the result of one of the library's functions
  /// for texts; nil if there is no such function.
  func transform(_ name: String) -> Any? {
    if let nameCase = NameCase(rawValue: name) {
      return NameText(Identifier(TokenPath(text)).text(in: nameCase))
    }
    return switch text.transform(name) {
    case let result as String: NameText(result)
    case let result as Substring: NameText(String(result))
    case let result: result
    }
  }
}

/// A name in templates.
struct NameText: NameValue {
  typealias Field = TextElement.Field

  let text: String

  init(_ text: String) { self.text = text }

  func value(of field: Field) -> Any? { nil }
}

/// A name in the list of the names of a path.
struct PathName: NameValue {
  typealias Field = TextElement.Field

  let text: String

  func value(of field: Field) -> Any? { nil }
}

/// The path of a token or group, with its parts.
struct PathFields: NameValue {
  enum Field: String, CaseIterable { case section, local, last, names }

  private let path: TokenPath

  init(_ path: TokenPath) { self.path = path }

  var text: String { path.dotted }

  /// Returns the first name, the path without it, the last name, or all names.
  func value(of field: Field) -> Any? {
    switch field {
    case .section: NameText(path.section)
    case .local: NameText(path.withinSection)
    case .last: NameText(path.name)
    case .names: path.names.map { PathName(text: $0) }
    }
  }

  /// Returns `list` for `names`; the others are names.
  static func role(of field: Field) -> FieldRole {
    field == .names ? .list(PathName.self) : .context(NameText.self)
  }
}
