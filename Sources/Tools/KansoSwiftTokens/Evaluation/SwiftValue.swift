import KansoTheme
import SwiftSyntax

/// The value of an expression, as far as tokens need it. References to other members stay references.
indirect enum SwiftValue {
  case number(SwiftNumber)
  case color(ColorValue)
  /// The color of another member with another alpha.
  case faded(token: Int, Fade)
  /// Another member, by its index.
  case token(Int)
  case font(SwiftFont)
  case shadow(SwiftShadow)
  case gradient([SwiftStop])
  case edges(Edges)
  case text(String)
  case flag(Bool)
  /// The name of something that the sources do not define, such as `.dark`.
  case symbol(String)
  /// A case of an enum of the sources.
  case enumCase(Int)
  case instance(SwiftInstance)
  case list([SwiftValue])
  case closure(ClosureExprSyntax, Frame)
  case type(Int)
  /// A type of a framework.
  case framework(String)
  /// A color of an asset catalog.
  case catalogColor(CatalogColor)
  /// `nil`
  case nothing
}

/// A change of an alpha.
struct Fade {
  /// The alpha, or the factor of the alpha.
  let amount: Double
  /// True to multiply the alpha, false to replace it.
  let isFactor: Bool

  /// Returns one change for this one after another.
  func after(_ first: Fade) -> Fade {
    isFactor ? Fade(amount: amount * first.amount, isFactor: first.isFactor) : self
  }

  /// Returns a color with the alpha changed.
  func applied(to color: ColorValue) -> ColorValue {
    let alpha = isFactor ? (color.alpha ?? 0) * amount : amount
    return ColorValue(color.space, color.first, color.second, color.third, alpha: min(max(alpha, 0), 1))
  }
}

/// A number, with the calculation that it comes from.
struct SwiftNumber {
  /// A piece of a calculation.
  enum Piece {
    case text(String)
    case token(Int)
  }

  var value: Double
  /// The calculation over other members; nil for a number of literals only.
  var pieces: [Piece]?
  /// True if the calculation is a sum.
  var isSum = false
  /// The number of digits of a hexadecimal literal; nil for other numbers.
  var hexDigits: Int?

  init(_ value: Double, pieces: [Piece]? = nil) { (self.value, self.pieces) = (value, pieces) }
}

/// A font.
struct SwiftFont {
  /// The name as in the source; nil for the system's font.
  var name: String?
  /// The family of one of the designs of the system's font, such as `ui-rounded`.
  var design: String?
  var size: SwiftNumber?
  var weight: Double?
  var isItalic = false
  var textStyle: TextStyle?
  var lineHeight: SwiftNumber?
  var letterSpacing: SwiftNumber?
}

/// A layer of a shadow, with lengths in points.
struct SwiftShadow {
  var color: SwiftValue
  var x = 0.0
  var y = 0.0
  /// The blur radius of CSS, twice that of Apple's frameworks.
  var blur = 0.0
  var spread = 0.0
}

/// A stop of a gradient.
struct SwiftStop {
  let color: SwiftValue
  /// The place from 0 to 1; nil for even places.
  let location: Double?
}

/// A value of a type that the sources define, or that nothing defines.
struct SwiftInstance {
  /// The index of the type; nil for one that the sources do not define.
  var type: Int?
  var name: String
  var fields: [Field]

  /// A stored property.
  struct Field {
    var name: String
    var value: SwiftValue
  }

  subscript(name: String) -> SwiftValue? { fields.first { $0.name == name }?.value }
}

/// The variables of a function that is evaluated, and where names are looked up.
final class Frame {
  /// The type around the expression.
  let type: Int
  let file: Int
  var locals: [String: SwiftValue]
  /// The value of `self`; nil in members of types.
  var this: SwiftValue?
  /// The names of the type that the context expects.
  var expected: [String]
  /// The labels of the tuple that a closure returns by its declared type; nil for other results.
  var resultLabels: [String]?

  init(
    type: Int, file: Int, locals: [String: SwiftValue] = [:], this: SwiftValue? = nil, expected: [String] = []
  ) {
    (self.type, self.file, self.locals, self.this, self.expected) = (type, file, locals, this, expected)
  }

  /// Returns a frame for a part of the function, which expects another type.
  func expecting(_ names: [String]) -> Frame {
    Frame(type: type, file: file, locals: locals, this: this, expected: names)
  }
}

/// The circumstances in which a value is computed.
struct Appearance: Hashable {
  var isDark = false
  var isHighContrast = false

  /// The circumstances in which values are computed, the default first.
  static let all = [
    Appearance(), Appearance(isDark: true), Appearance(isHighContrast: true),
    Appearance(isDark: true, isHighContrast: true),
  ]

  /// The circumstances that a value depends on.
  struct Dependence: OptionSet {
    let rawValue: Int

    static let dark = Dependence(rawValue: 1)
    static let contrast = Dependence(rawValue: 2)
  }
}
