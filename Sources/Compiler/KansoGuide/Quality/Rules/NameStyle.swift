import KansoDiagnostics
import KansoTheme

extension DiagnosticDescriptor {
  package static let nameStyle = DiagnosticDescriptor(
    guideRule: "name-style",
    defaultReason:
      "without a `style`, it reports a guide with one style and few exceptions, and no guide with several styles.",
    parameters: [NameStyle.style],
    summary: "A name has another style than the names of the guide.",
    why: "Names of several styles are hard to guess, and equal words are written in two ways.",
    fix: "Rename the token or group, or set the style of the project in `kanso.yaml`.",
    wrong: """
      colors:
        cardTitle: "#000000"
        cardText: "#333333"
        cardBorder: "#999999"
        pageTitle: "#111188"
        listTitle: "#445566"
        listText: "#556644"
        menuTitle: "#664455"
        menuText: "#228866"
        tabTitle: "#882266"
        tabText: "#226688"
        page-text: "#881111"

      """,
    fixed: """
      colors:
        cardTitle: "#000000"
        cardText: "#333333"
        cardBorder: "#999999"
        pageTitle: "#111188"
        listTitle: "#445566"
        listText: "#556644"
        menuTitle: "#664455"
        menuText: "#228866"
        tabTitle: "#882266"
        tabText: "#226688"
        pageText: "#881111"

      """)
}

/// Finds names of tokens and groups that do not have the style of the others. Steps such as `500` and `2xl`, and short
/// names in capitals such as `XL`, have every style.
enum NameStyle: GuideRule {
  static let descriptor = DiagnosticDescriptor.nameStyle
  static let needsTheme = false

  static let style = RuleParameter.choice(
    "style", "consistent", among: ["consistent"] + Style.allCases.map(\.rawValue),
    "`camelCase`, `kebab-case`, `snake_case`, `PascalCase`, or `consistent` for the style of most names")

  /// A style of names.
  enum Style: String, CaseIterable {
    case camelCase
    case kebabCase = "kebab-case"
    case snakeCase = "snake_case"
    case pascalCase = "PascalCase"

    /// Returns a name of words in this style.
    func name(of words: [String]) -> String {
      let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return switch self {
      case .camelCase: (words.prefix(1) + capitalized.dropFirst()).joined()
      case .kebabCase: words.joined(separator: "-")
      case .snakeCase: words.joined(separator: "_")
      case .pascalCase: capitalized.joined()
      }
    }
  }

  /// The maximum share of names that are exceptions from the style of most names. With more, the guide has several
  /// styles on purpose.
  private static let maxExceptionShare = 0.1

  /// Returns a warning for each name of another style. Steps that are not written are ignored.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    var names = checked.guide.tokens.filter { !$0.isStep }.map { ($0.path, $0.nameRange) }
    // The names of sections belong to the language, or to the app.
    names += checked.guide.groups.filter { $0.path.group != $0.path }.map { ($0.path, $0.nameRange) }
    let found = names.map { (path: $0.0, range: $0.1, styles: styles(of: $0.0.lastName)) }
    let wanted = checked.choice(style, of: descriptor)
    guard let style = Style(rawValue: wanted) ?? commonStyle(found.map(\.styles)) else { return [] }
    let reason = wanted == style.rawValue ? "" : ", and most names of the guide are"
    return found.filter { !$0.styles.contains(style) }.map { name in
      let words = NameWords(name.path.name).words
      let suggestion = style.name(of: words)
      let isUsable = !words.isEmpty && styles(of: suggestion[...]).contains(style)
      return Diagnostic(
        descriptor, "the name `\(name.path.name)` is not in `\(style.rawValue)`\(reason)", at: name.range,
        help: isUsable ? "Rename it to `\(suggestion)`." : "Rename it.")
    }
  }

  /// Returns the style of most names; nil if no name has only some styles, or if too many have another one. At equal
  /// numbers, returns the style of the first name that has one of them alone.
  private static func commonStyle(_ names: [Set<Style>]) -> Style? {
    let decisive = names.filter { $0.count < Style.allCases.count }
    let counts = Style.allCases.map { style in decisive.count { $0.contains(style) } }
    guard let most = counts.max(), most > 0 else { return nil }
    let best = Style.allCases.indices.filter { counts[$0] == most }.map { Style.allCases[$0] }
    let style = decisive.lazy.compactMap { names in
      let common = best.filter(names.contains)
      return common.count < best.count ? common.first : nil
    }.first
    // Names of one word do not decide between the styles of several words.
    let telling = names.count { $0.count == 1 }
    let exceptions = decisive.count - most
    return Double(exceptions) <= maxExceptionShare * Double(max(telling, 1)) ? style ?? best.first : nil
  }

  private static let allStyles = Set(Style.allCases)
  private static let stylesOfOneWord: Set<Style> = [.camelCase, .kebabCase, .snakeCase]

  /// Returns the styles that a name has: all of them for a name that is only a step, and none for a name with spaces
  /// or several styles.
  static func styles(of name: Substring) -> Set<Style> {
    let all = Self.allStyles
    let scalars = name.drop { $0 == "_" || $0 == "$" || $0 == "@" }.unicodeScalars
    guard let first = scalars.first, !("0"..."9").contains(first) else { return all }
    var (hasUpper, hasLower, hasHyphen, hasUnderscore) = (false, false, false, false)
    for scalar in scalars {
      if scalar == "-" {
        hasHyphen = true
      } else if scalar == "_" {
        hasUnderscore = true
      } else if ("A"..."Z").contains(scalar) || !scalar.isASCII && scalar.properties.isUppercase {
        hasUpper = true
      } else if ("a"..."z").contains(scalar) || !scalar.isASCII && scalar.properties.isAlphabetic {
        hasLower = true
      } else if !("0"..."9").contains(scalar), !scalar.properties.isGraphemeExtend {
        return []
      }
    }
    if !hasLower, !hasHyphen, !hasUnderscore, scalars.count <= 4 { return all }
    switch (hasUpper, hasHyphen, hasUnderscore) {
    case (true, false, false): return first.properties.isUppercase ? [.pascalCase] : [.camelCase]
    case (false, false, false): return Self.stylesOfOneWord
    case (false, true, false): return [.kebabCase]
    case (false, false, true): return [.snakeCase]
    default: return []
    }
  }
}
