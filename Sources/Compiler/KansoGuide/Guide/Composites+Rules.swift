import KansoDiagnostics

extension CompositePart {
  /// The range of a length, a number or a duration; nil for other values.
  var range: NumberRange? {
    switch self {
    case .x, .y, .spread: .signed
    case .blur, .width, .dash: .positive
    case .duration, .delay: .ofSeconds
    case .mass, .stiffness, .damping: .ofSprings
    case .bounce: .ofBounces
    case .position: .ofOpacities
    case .color, .stop, .style, .easing, .inset, .dashes, .cap, .layer: nil
    }
  }
}

// The keys of composite values, and their names in other tools.
extension CompositeForm {
  /// The keys of a mapping.
  var keys: [String] { parts.map(\.rawValue) }

  /// Returns the range of a part of the form; nil for a part that is no number.
  func range(of part: CompositePart) -> NumberRange? {
    self == .spring && part == .duration ? .ofSpringSeconds : part.range
  }

  /// The diagnostic for a value of the form that is not complete.
  var descriptor: DiagnosticDescriptor {
    switch self {
    case .layer, .layers: .invalidShadow
    case .stop, .gradient: .invalidGradient
    case .dashes, .stroke: .invalidStroke
    case .border: .invalidBorder
    case .transition: .invalidTransition
    case .spring: .invalidEasing
    }
  }

  /// Returns the key that the user probably meant by an unknown one: the equivalent of another tool's key, or a similar
  /// key. Nil if there is none.
  func key(meantBy key: String) -> String? {
    let other: CompositePart? =
      switch (self, key) {
      case (.layer, "offsetX"), (.layer, "dx"): .x
      case (.layer, "offsetY"), (.layer, "dy"): .y
      case (.layer, "radius"), (.layer, "blurRadius"), (.layer, "shadowRadius"): .blur
      case (.layer, "spreadRadius"): .spread
      case (.layer, "inner"): .inset
      case (.border, "thickness"), (.border, "lineWidth"), (.border, "strokeWidth"), (.border, "borderWidth"):
        .width
      case (.border, "strokeStyle"), (.border, "borderStyle"): .style
      case (.border, "borderColor"): .color
      case (.transition, "timingFunction"), (.transition, "curve"), (.transition, "timing"): .easing
      case (.spring, "tension"): .stiffness
      case (.stroke, "dashArray"), (.stroke, "dash"), (.stroke, "pattern"): .dashes
      case (.stroke, "lineCap"): .cap
      case (.stop, "offset"), (.stop, "location"), (.stop, "at"): .position
      default: nil
      }
    return other?.rawValue ?? Spelling.nearest(to: key, among: keys)
  }

  /// Returns the help for a key of another tool that has no equivalent; nil for any other key.
  func help(on key: String) -> String? {
    switch (self, key) {
    case (.layer, "opacity"), (.layer, "alpha"), (.stop, "opacity"), (.stop, "alpha"), (.border, "opacity"),
      (.border, "alpha"):
      "Give the color an alpha: `color: {value: …, alpha: 20%}`."
    case (.layer, "type"): "Write `inset: true` for an inner shadow."
    case (.border, "radius"): "Write it as a token in the section `radii`."
    case (.border, "dashes"): "Write them as the style: `style: {dashes: [4, 2]}`."
    case (.stroke, "width"), (.stroke, "color"):
      "Write a border in `borders`, and refer to the stroke as its style."
    case (.transition, "property"): "Delete it. The property is not part of the token."
    case (.spring, "dampingRatio"), (.spring, "dampingFraction"):
      "Write `duration`, and as `bounce` 1 minus the ratio."
    case (.spring, "friction"): "Write it as `damping`, the coefficient."
    case (.spring, "initialVelocity"), (.spring, "velocity"), (.spring, "delay"):
      "Delete it. It is not part of the token."
    case (.gradient, "angle"), (.gradient, "type"), (.gradient, "direction"), (.gradient, "kind"):
      "Delete it, and write only the list of stops. The direction and the shape are not part of the token."
    case (.gradient, "stops"), (.gradient, "colors"): "Write the list as the value, without `\(key)`."
    default: nil
    }
  }

  /// An example of a value, in messages.
  var example: String {
    switch self {
    case .layer, .layers: "{color: black, y: 2, blur: 8}"
    case .stop: "{color: black, position: 50%}"
    case .gradient: "[black, {value: black, alpha: 0%}]"
    case .dashes: "[4, 2]"
    case .stroke: "{dashes: [4, 2]}"
    case .border: "{width: 1, color: black}"
    case .transition: "{duration: 200ms, easing: ease-out}"
    case .spring: "{stiffness: 200, damping: 15}"
    }
  }
}
