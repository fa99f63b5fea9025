import KansoFormatting
import KansoProject
import KansoTheme

/// The resources of a token in one configuration of Android.
struct AndroidResource {
  /// The lines of the elements; empty for a value without a resource.
  let elements: [String]
  private let comments: [String]

  /// The elements with the comments before them.
  var lines: [String] { elements.isEmpty ? [] : comments + elements }

  /// Creates the resources of a token in the context of a configuration.
  init(_ token: ThemeToken, _ context: Context, _ theme: Theme, _ fontFiles: ExportOptions.FontFiles) {
    let value = theme.value(of: token, in: context)
    let name = AndroidName(token, theme)
    // The system follows 20 references at most, and programs do not see the difference.
    let target = TokenScheme.reference(of: token, in: context, theme).map { AndroidName($0, theme) }
    if let target, target.unit == name.unit, target.hasEdges == name.hasEdges {
      elements = Self.elements(of: value, name, to: target)
    } else {
      elements = Self.elements(of: value, name, fontFiles)
    }
    var texts = token.description.map { [$0] } ?? []
    if let deprecated = token.deprecated {
      let message = deprecated.message { theme[$0].map { AndroidName($0, theme).reference } }
      texts.append("Deprecated" + (message.map { ": " + $0 } ?? "."))
    }
    comments = texts.map { "<!-- \(CommentText.line($0).escapedForXML) -->" }
  }

  /// Returns the elements that refer to the resources of another token.
  private static func elements(of value: TokenValue, _ name: AndroidName, to target: AndroidName) -> [String]
  {
    let tag =
      switch value.type {
      case .color: "color"
      case .dimension: "dimen"
      case .fontWeight, .duration: "integer"
      case .typography: "style"
      case .string: "string"
      case .number: "item"
      case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient: ""
      }
    switch tag {
    case "": return []
    case "dimen" where name.hasEdges:
      return AndroidName.sides.map {
        "<dimen name=\"\(name.snake)_\($0)\">@dimen/\(target.snake)_\($0)</dimen>"
      }
    case "item": return ["<item name=\"\(name.snake)\" type=\"dimen\">@dimen/\(target.snake)</item>"]
    case "style": return ["<style name=\"\(name.style)\" parent=\"\(target.style)\" />"]
    case "string":
      return ["<string name=\"\(name.snake)\" translatable=\"false\">@string/\(target.snake)</string>"]
    default: return ["<\(tag) name=\"\(name.snake)\">@\(tag)/\(target.snake)</\(tag)>"]
    }
  }

  /// Returns the elements of a value.
  private static func elements(
    of value: TokenValue, _ name: AndroidName, _ fontFiles: ExportOptions.FontFiles
  ) -> [String] {
    switch value {
    case .color(let color):
      return [
        "<color name=\"\(name.snake)\">#\((color.alphaHex + color.hex.dropFirst()).uppercased())</color>"
      ]
    case .dimension(let length) where name.hasEdges: return edges(name, [length, length, length, length])
    case .dimension(let length):
      return ["<dimen name=\"\(name.snake)\">\(number(length.value))\(name.unit)</dimen>"]
    case .edges(let edges): return Self.edges(name, [edges.top, edges.leading, edges.bottom, edges.trailing])
    case .typography(let font): return style(name, font, fontFiles)
    case .number(let number):
      return ["<item name=\"\(name.snake)\" type=\"dimen\" format=\"float\">\(Self.number(number))</item>"]
    case .fontWeight(let weight):
      return ["<integer name=\"\(name.snake)\">\(FontFile(weight: weight, isItalic: false).weight)</integer>"]
    case .duration(let duration):
      let milliseconds = duration.inMilliseconds.rounded().formatted(as: .shortest)
      return ["<integer name=\"\(name.snake)\">\(milliseconds)</integer>"]
    case .string(let text):
      let content = AndroidText.resource(text).escapedForXML
      return ["<string name=\"\(name.snake)\" translatable=\"false\">\(content)</string>"]
    case .fontFamily, .cubicBezier, .spring, .strokeStyle, .border, .transition, .shadow, .gradient: return []
    }
  }

  private static func number(_ value: Double) -> String {
    value.formatted(as: .decimal(maxFractionDigits: 6))
  }

  private static func edges(_ name: AndroidName, _ lengths: [Dimension]) -> [String] {
    zip(AndroidName.sides, lengths).map { side, length in
      "<dimen name=\"\(name.snake)_\(side)\">\(number(length.value))dp</dimen>"
    }
  }

  /// Returns a style with the attributes of a font.
  private static func style(
    _ name: AndroidName, _ font: Typography, _ fontFiles: ExportOptions.FontFiles
  ) -> [String] {
    /// Returns an item of the style. Older systems than Android 9 ignore some of them.
    func item(_ name: String, _ value: String, isNew: Bool = false) -> String {
      "    <item name=\"android:\(name)\"\(isNew ? " tools:targetApi=\"28\"" : "")>\(value)</item>"
    }
    var lines = ["<style name=\"\(name.style)\" parent=\"android:TextAppearance\">"]
    let family = SchemeFamily(font.families)
    if case .named(let family, let kind) = family, fontFiles == .system {
      lines.append("    <!-- \(CommentText.line(family).escapedForXML) -->")
      lines.append(item("fontFamily", systemFamily(kind)))
    } else if case .named(let family, _) = family {
      let file = FontFile(weight: font.weight, isItalic: font.isItalic)
      lines.append(item("fontFamily", "@font/\(file.resource(of: family))"))
    } else {
      lines.append(item("fontFamily", systemFamily(family.kind)))
    }
    lines += [
      item("textSize", number(font.size) + "sp"),
      item("textFontWeight", "\(FontFile(weight: font.weight, isItalic: false).weight)", isNew: true),
      item("textStyle", font.isItalic ? "italic" : "normal"),
    ]
    if !font.implied.contains(.lineHeight) {
      // A multiple that was computed from a length is rounded, so the length is rounded less exactly.
      let height = (font.size * font.lineHeight).rounded(toFractionDigits: 3)
      lines.append(item("lineHeight", number(height) + "sp", isNew: true))
    }
    if font.letterSpacing.value != 0 {
      lines.append(item("letterSpacing", number(font.letterSpacing.value / font.size)))
    }
    return lines + ["</style>"]
  }

  /// Returns the family that all versions of Android have.
  private static func systemFamily(_ kind: FontClass) -> String {
    switch kind {
    case .serif: "serif"
    case .monospace: "monospace"
    case .handwriting: "cursive"
    case .system, .sansSerif, .rounded: "sans-serif"
    }
  }
}

/// The names of a token's resources.
struct AndroidName {
  /// The ends of the names of edges.
  static let sides = ["top", "start", "bottom", "end"]

  private let identifier: Identifier
  /// The unit of a length.
  let unit: String
  /// True if the token has edges in some mode, and so four resources in each configuration.
  let hasEdges: Bool
  private let type: TokenType

  init(_ token: ThemeToken, _ theme: Theme) {
    identifier = Identifier(token.path)
    unit = theme.section(of: token.path) == .letterSpacings ? "sp" : "dp"
    hasEdges = token.hasEdges
    type = token.type
  }

  /// The name of a resource.
  var snake: String { identifier.snake }
  /// The name of a style.
  var style: String { "TextAppearance." + identifier.pascal }

  /// The reference to the resource, or to the first of several.
  var reference: String {
    switch type {
    case .color: "@color/" + snake
    case .typography: "@style/" + style
    case .fontWeight, .duration: "@integer/" + snake
    case .string: "@string/" + snake
    default: "@dimen/" + snake + (hasEdges ? "_" + Self.sides[0] : "")
    }
  }
}
