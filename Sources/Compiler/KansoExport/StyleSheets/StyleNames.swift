import KansoProject
import KansoTheme

/// The names of tokens in a style sheet.
struct StyleNames {
  /// The names of a token's declarations, without their sign.
  struct Names {
    /// The name of the value, or of the shorthand of a font.
    let whole: String
    /// The text between the name of a font and that of one of its parts.
    let separator: String
    /// The name of the family of a font; nil for the name of the font with `family` at its end.
    var family: String?
    /// True for a variable of Tailwind's theme.
    var isOfTheme = false
  }

  private let format: ExportFormat
  private let prefix: String
  private let theme: Theme
  /// The names of families, which fonts cannot have in Tailwind.
  private let families: Set<String>

  init(_ format: ExportFormat, prefix: String?, theme: Theme) {
    (self.format, self.prefix, self.theme) = (format, prefix.map { $0 + "-" } ?? "", theme)
    families = Set(
      theme.tokens.filter { theme.section(of: $0.path) == .families }.map { Self.local($0.path) })
  }

  /// Returns the names of a token.
  func names(of token: ThemeToken) -> Names {
    guard format == .tailwind, let name = tailwindName(of: token) else {
      return Names(whole: prefix + Identifier(token.path).kebab, separator: "-")
    }
    guard token.type == .typography else { return Names(whole: name, separator: "-", isOfTheme: true) }
    let local = Self.local(token.path)
    return Names(
      whole: name, separator: "--", family: "font-" + (families.contains(local) ? "text-" : "") + local,
      isOfTheme: true)
  }

  /// The words of a path without its section, with hyphens.
  private static func local(_ path: TokenPath) -> String { Identifier(TokenPath(path.withinSection)).kebab }

  /// Returns the name of a token in Tailwind's theme, whose namespaces decide which utilities there are
  /// (<https://tailwindcss.com/docs/theme#theme-variable-namespaces>); nil for a token without a namespace.
  private func tailwindName(of token: ThemeToken) -> String? {
    let local = Self.local(token.path)
    guard let section = theme.section(of: token.path) else { return nil }
    switch (section, token.value) {
    case (_, .edges): return nil
    case (.colors, _): return "color-" + local
    case (.fonts, _): return "text-" + local
    case (.padding, _): return "spacing-" + local
    // Utilities for sizes use the scale of spacings. Paddings and sizes often have the same names.
    case (.sizes, _): return "spacing-size-" + local
    case (.radii, _): return "radius-" + local
    case (.breakpoints, _): return "breakpoint-" + local
    case (.letterSpacings, _): return "tracking-" + local
    case (.lineHeights, _): return "leading-" + local
    case (.families, _): return "font-" + local
    case (.weights, _): return "font-weight-" + local
    case (.easings, _): return "ease-" + local
    case (.shadows, .shadow(let layers)):
      return (!layers.isEmpty && layers.allSatisfy(\.isInset) ? "inset-shadow-" : "shadow-") + local
    default: return nil
    }
  }
}
