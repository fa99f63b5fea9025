/// The formats of `kanso export`.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// CSS custom properties.
  case css
  /// The theme variables of Tailwind CSS 4.
  case tailwind
  /// Variables and maps of Sass.
  case scss
  /// A module of TypeScript with literal types.
  case typescript
  /// JSON without the syntax of another tool.
  case json
  /// Kotlin for Jetpack Compose.
  case compose
  /// Android's XML resources, with those for night mode.
  case android
  /// Dart for Flutter, as an extension of the theme.
  case flutter
  /// An asset catalog of colors for Xcode, with typed accessors.
  case assets
  /// A document of the design-token standard.
  case dtcg
  /// Token files of Style Dictionary.
  case styleDictionary = "style-dictionary"
  /// A token file of Tokens Studio.
  case tokensStudio = "tokens-studio"
  /// Variables of Figma.
  case figma

  /// The formats for style sheets.
  package static let styleSheets: Set<ExportFormat> = [.css, .tailwind, .scss]
}
