import KansoCodeGeneration
import KansoTheme

/// The kinds of tokens in templates. A group is the kind of a member that is no token.
enum TokenKind: String, CaseIterable {
  case color, font, edges, length, number, duration, curve, spring, family, weight
  case transition, shadow, gradient, stroke, border, string, group

  /// The kind of a value.
  init(_ value: TokenValue) {
    self =
      switch value {
      case .color: .color
      case .typography: .font
      case .edges: .edges
      case .dimension: .length
      case .number: .number
      case .duration: .duration
      case .cubicBezier: .curve
      case .spring: .spring
      case .fontFamily: .family
      case .fontWeight: .weight
      case .transition: .transition
      case .shadow: .shadow
      case .gradient: .gradient
      case .strokeStyle: .stroke
      case .border: .border
      case .string: .string
      }
  }

  /// The condition of templates that is true for the kind.
  var condition: String {
    switch self {
    case .curve: "isEasing"
    default: "is" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  /// The names of all kinds of tokens.
  static let tokens = names(allCases.filter { $0 != .group })

  /// Returns the names of kinds.
  static func names(_ kinds: [TokenKind]) -> Set<String> { Set(kinds.map(\.rawValue)) }

  /// The fields that only some kinds have.
  private static let fields: [String: [TokenKind]] = {
    var fields: [String: [TokenKind]] = [:]
    /// Adds fields of kinds.
    func add(_ names: String, _ kinds: TokenKind...) {
      for name in names.split(separator: " ") { fields[String(name)] = kinds }
    }
    add("hex argb red green blue colorSpace components alpha", .color, .border)
    add("families", .font, .family)
    add("face size isItalic lineHeight letterSpacing textStyle maximumSize emLetterSpacing", .font)
    add("weight roundedWeight", .font, .weight)
    add("points", .length)
    add("unit", .length, .edges)
    add("top leading bottom trailing", .edges)
    add("number", .number)
    add("seconds milliseconds wholeMilliseconds", .duration, .transition)
    add("delaySeconds delayMilliseconds wholeDelayMilliseconds", .transition)
    add("x1 y1 x2 y2", .curve, .spring, .transition)
    add("mass stiffness damping", .spring)
    add("layers", .shadow)
    add("stops", .gradient)
    add("style dashes cap", .stroke, .border)
    add("width", .border)
    add("text androidText", .string)
    return fields
  }()

  /// Returns the kinds of tokens for which a field of `ExportToken` has a value.
  static func kinds(ofFieldNamed name: String) -> FieldKinds {
    if let kinds = fields[name] { return .some(names(kinds)) }
    // A spring is an easing as well.
    if name == "isEasing" { return .condition(names([.curve, .spring])) }
    return allCases.first { $0 != .group && $0.condition == name }.map { .condition(names([$0])) } ?? .all
  }

  /// Returns the kinds of tokens of a type, by the type's name.
  static func kinds(ofTypeNamed name: String) -> Set<String>? {
    guard let type = TokenType(rawValue: name) else { return nil }
    let kinds: [TokenKind] =
      switch type {
      case .color: [.color]
      case .typography: [.font]
      case .dimension: [.length, .edges]
      case .number: [.number]
      case .duration: [.duration]
      case .cubicBezier: [.curve, .spring]
      case .fontFamily: [.family]
      case .fontWeight: [.weight]
      case .transition: [.transition]
      case .shadow: [.shadow]
      case .gradient: [.gradient]
      case .strokeStyle: [.stroke]
      case .border: [.border]
      case .string: [.string]
      }
    return names(kinds)
  }

  /// Returns the error of a field that has no value for an element of a theme; nil if it has one for all.
  static func problem(of field: ConditionalField, in theme: Theme) -> (message: String, help: String)? {
    let conditions = allCases.filter { field.kinds.contains($0.rawValue) }.map(\.condition)
    let isOfTokens = field.kinds.isSuperset(of: tokens)
    let example = isOfTokens ? "isToken" : conditions.first ?? field.name
    let help = "Write it in a section over a condition: `{{#\(example)}}{{\(field.name)}}{{/\(example)}}`."
    if field.missing.contains(group.rawValue), let section = theme.sections.first {
      return ("`\(field.name)` has no value for a group, such as `\(section.path)`", help)
    }
    let token = theme.tokens.first { field.missing.contains(TokenKind($0.value).rawValue) }
    return token.map { ("`\(field.name)` has no value for `\($0.path)`", help) }
  }
}
