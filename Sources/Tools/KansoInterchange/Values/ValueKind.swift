/// The kinds of values that tools distinguish by the names of types, also by names outside of the standard.
package enum ValueKind: Sendable {
  case color
  case length
  case lineHeight
  case letterSpacing
  case number
  case opacity
  case family
  case weight
  case duration
  case easing
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  case text
  case flag

  /// Creates the kind of a type's name; nil for an unknown name, and for one that says nothing about the value, such as
  /// `other`. Case, hyphens and other punctuation do not matter.
  package init?(typeName: String) {
    let letters = Self.letters(of: typeName)
    // Plugins mark types outside of the standard with this prefix.
    let bare = letters.hasPrefix("custom") ? String(letters.dropFirst(6)) : letters
    guard let kind = Self.kinds[bare] ?? Self.kinds[letters] else { return nil }
    self = kind
  }

  /// Creates the kind that the names of a path suggest, the last names first; nil if none of them does. Two names can say it
  /// together, as in `line.height`. Only for a token without a type, since a name can mislead.
  package init?(path: [String]) {
    let names = path.map { Self.letters(of: $0) }
    for (index, name) in names.enumerated().reversed() {
      let pair = index > 0 ? Self.hints[names[index - 1] + name] : nil
      if let kind = pair ?? Self.hints[name] {
        self = kind
        return
      }
    }
    return nil
  }

  /// Creates the kind of a token: by its type, and by the names of its path where the type says too little.
  package init?(typeName: String?, path: [String]) {
    let hint = ValueKind(path: path)
    guard let typeName else {
      guard let hint else { return nil }
      self = hint
      return
    }
    guard let kind = ValueKind(typeName: typeName) else { return nil }
    switch (kind, hint) {
    case (.number, .weight?), (.length, .lineHeight?), (.length, .letterSpacing?), (.text, .family?),
      (.text, .weight?),
      (.typography, .family?), (.typography, .weight?):
      self = hint ?? kind
    default: self = kind
    }
  }

  /// Returns the letters and digits of a name in lower case.
  private static func letters(of name: String) -> String {
    String(
      String.UnicodeScalarView(name.lowercased().unicodeScalars.filter(\.properties.isAlphabeticOrDigit)))
  }

  /// The kinds of the names of types.
  private static let kinds = table([
    (.color, "color colors colour fill paint"),
    (
      .length,
      """
      dimension dimensions size sizes sizing spacing spacings space spaces length borderradius radius radii rounding
      borderwidth borderheight width height fontsize fontsizes paragraphspacing paragraphindent breakpoint
      breakpoints padding margin gap blur
      """
    ),
    (.lineHeight, "lineheight lineheights linespacing leading"),
    (.letterSpacing, "letterspacing letterspacings tracking"),
    (.number, "number numbers float integer int ratio zindex"),
    (.opacity, "opacity opacities alpha"),
    (.family, "fontfamily fontfamilies fontfamilys family typeface"),
    (.weight, "fontweight fontweights weight"),
    (.duration, "duration durations time times delay motionduration animationduration transitionduration"),
    (
      .easing,
      """
      cubicbezier easing easings timingfunction motioncurve motioneasing animationtimingfunction
      transitiontimingfunction animationeasing
      """
    ),
    (.strokeStyle, "strokestyle borderstyle linestyle"),
    (.border, "border borders outline stroke"),
    (.transition, "transition transitions"),
    (.shadow, "shadow shadows boxshadow boxshadows dropshadow innershadow elevation effect"),
    (.gradient, "gradient gradients lineargradient"),
    (.typography, "typography font fonts textstyle"),
    (
      .text,
      "string text content textcase texttransform textdecoration fontstyle asset link image icon url file"
    ),
    (.flag, "boolean bool"),
  ])

  /// The kinds that names in paths suggest: those that are hardly used for anything else.
  private static let hints = table([
    (.color, "color colors colour colours"),
    (.lineHeight, "lineheight lineheights linespacing leading fontheight"),
    (.letterSpacing, "letterspacing letterspacings tracking fontspacing"),
    (.opacity, "opacity opacities"),
    (.family, "fontfamily fontfamilies family families typeface"),
    (.weight, "fontweight fontweights weight weights"),
    (
      .length,
      """
      size sizes sizing spacing spacings space spaces radius radii borderradius borderwidth fontsize fontsizes padding
      margin gap breakpoint breakpoints width height
      """
    ),
    (.duration, "duration durations time delay"),
    (.easing, "easing easings cubicbezier timingfunction"),
    (.shadow, "shadow shadows boxshadow elevation"),
  ])

  /// Returns the table of names that are written in one text for each kind.
  private static func table(_ rows: [(kind: ValueKind, names: String)]) -> [String: ValueKind] {
    var table: [String: ValueKind] = [:]
    for row in rows {
      for name in row.names.split(whereSeparator: \.isWhitespace) { table[String(name)] = row.kind }
    }
    return table
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType != nil }
}
