import KansoFormatting
import KansoTheme

/// The form of a value: that of a type, or of a part of one.
enum ValueShape: Hashable {
  case type(TokenType)
  /// A number in a range, with the name of the part for messages.
  case number(ClosedRange<Double>, String)
  /// A number or `none`, in the range of a component of a color space.
  case component(ColorSpace, Int)
  /// The three components of a color space; of nil, without ranges.
  case components(ColorSpace?)
  /// One of a few texts, with the name of the part for messages.
  case keyword(Keywords)
  /// Six hexadecimal digits after `#`.
  case hex
  case fontName
  case dashes
  case boolean
  case shadowLayer
  case gradientStop

  /// The texts that belong in a place.
  enum Keywords: Hashable {
    case colorSpace, lengthUnit, timeUnit, lineCap, strokeStyle

    var names: [String] {
      switch self {
      case .colorSpace: Self.colorSpaces
      case .lengthUnit: Self.lengthUnits
      case .timeUnit: Self.timeUnits
      case .lineCap: Self.lineCaps
      case .strokeStyle: Self.strokeStyles
      }
    }

    private static let colorSpaces = ColorSpace.allCases.map(\.rawValue)
    private static let lengthUnits = ["px", "rem"]
    private static let timeUnits = ["ms", "s"]
    private static let lineCaps = ["round", "butt", "square"]
    private static let strokeStyles = [
      "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]

    var noun: String {
      switch self {
      case .colorSpace: "color space"
      case .lengthUnit: "unit of lengths"
      case .timeUnit: "unit of durations"
      case .lineCap: "line cap"
      case .strokeStyle: "stroke style"
      }
    }
  }

  /// A number of any size.
  static let anyNumber = ValueShape.number(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, "a number")
  static let fraction = 0.0...1.0

  /// The type of tokens that a reference in braces can name in this place; nil if there is none.
  var tokenType: TokenType? {
    switch self {
    case .type(let type): type
    case .fontName: .fontFamily
    case .shadowLayer: .shadow
    case .gradientStop: .gradient
    case .number, .component, .components, .keyword, .hex, .dashes, .boolean: nil
    }
  }

  /// The value as a noun phrase for messages.
  var description: String {
    switch self {
    case .type(let type): "a value of type `\(type.rawValue)`"
    case .number(_, let name): name
    case .component: "a color component"
    case .components: "three color components"
    case .keyword(let keywords): "a \(keywords.noun)"
    case .hex: "`#` with six hexadecimal digits"
    case .fontName: "the name of a font"
    case .dashes: "an array of dimensions"
    case .boolean: "`true` or `false`"
    case .shadowLayer: "one layer of a shadow"
    case .gradientStop: "a stop of a gradient"
    }
  }

  /// A member of an object.
  struct Field {
    let name: String
    let shape: ValueShape
    var isRequired = true
  }

  /// The members of the shape's objects; nil if the shape is no object.
  var fields: [Field]? {
    switch self {
    case .type(.dimension): Self.dimensionFields
    case .type(.duration): Self.durationFields
    case .type(.strokeStyle): Self.strokeFields
    case .type(.border): Self.borderFields
    case .type(.transition): Self.transitionFields
    case .type(.typography): Self.typographyFields
    case .shadowLayer: Self.shadowFields
    case .gradientStop: Self.stopFields
    case .type, .number, .component, .components, .keyword, .hex, .fontName, .dashes, .boolean: nil
    }
  }

  private static let dimensionFields = [
    Field(name: "value", shape: .anyNumber), Field(name: "unit", shape: .keyword(.lengthUnit)),
  ]
  private static let durationFields = [
    Field(name: "value", shape: .anyNumber), Field(name: "unit", shape: .keyword(.timeUnit)),
  ]
  private static let strokeFields = [
    Field(name: "dashArray", shape: .dashes), Field(name: "lineCap", shape: .keyword(.lineCap)),
  ]
  private static let borderFields = [
    Field(name: "color", shape: .type(.color)), Field(name: "width", shape: .type(.dimension)),
    Field(name: "style", shape: .type(.strokeStyle)),
  ]
  private static let transitionFields = [
    Field(name: "duration", shape: .type(.duration)), Field(name: "delay", shape: .type(.duration)),
    Field(name: "timingFunction", shape: .type(.cubicBezier)),
  ]
  private static let typographyFields = [
    Field(name: "fontFamily", shape: .type(.fontFamily)), Field(name: "fontSize", shape: .type(.dimension)),
    Field(name: "fontWeight", shape: .type(.fontWeight)),
    Field(name: "letterSpacing", shape: .type(.dimension)), Field(name: "lineHeight", shape: .type(.number)),
  ]
  private static let shadowFields = [
    Field(name: "color", shape: .type(.color)), Field(name: "offsetX", shape: .type(.dimension)),
    Field(name: "offsetY", shape: .type(.dimension)), Field(name: "blur", shape: .type(.dimension)),
    Field(name: "spread", shape: .type(.dimension)),
    Field(name: "inset", shape: .boolean, isRequired: false),
  ]
  private static let stopFields = [
    Field(name: "color", shape: .type(.color)), Field(name: "position", shape: .type(.number)),
  ]
}

/// The ranges of the components of a color space (color module, section 4.2).
enum ComponentRange {
  case closed(ClosedRange<Double>)
  /// A hue: from 0, and less than 360.
  case hue
  /// From 0.
  case positive
  case any

  /// Returns the range of a component.
  ///
  /// - Parameter index: the index of the component, from 0 to 2.
  static func of(_ space: ColorSpace, _ index: Int) -> ComponentRange {
    switch (space, index) {
    case (.srgb, _), (.srgbLinear, _), (.displayP3, _), (.a98RGB, _), (.prophotoRGB, _), (.rec2020, _),
      (.xyzD65, _), (.xyzD50, _):
      .closed(0...1)
    case (.hsl, 0), (.hwb, 0), (.lch, 2), (.oklch, 2): .hue
    case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): .closed(0...100)
    case (.oklab, 0), (.oklch, 0): .closed(0...1)
    case (.lch, _), (.oklch, _): .positive
    case (.lab, _), (.oklab, _): .any
    }
  }

  func contains(_ value: Double) -> Bool {
    switch self {
    case .closed(let range): range.contains(value)
    case .hue: (0..<360).contains(value)
    case .positive: value >= 0
    case .any: true
    }
  }

  /// The range as the end of a sentence.
  var description: String {
    switch self {
    case .closed(let range): "from 0 to \(Int(range.upperBound))"
    case .hue: "from 0 to less than 360"
    case .positive: "at least 0"
    case .any: "any number"
    }
  }
}

extension Double {
  /// The shortest decimal text, for messages.
  var shortest: String { formatted(as: .shortest) }
}
