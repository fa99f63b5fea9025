import KansoTheme
import KansoYAML

/// A part of a composite value. The raw value is its key in a guide, or the noun of an element of a list.
enum CompositePart: String, CaseIterable {
  // Keys of layers, borders, transitions, strokes, stops and springs.
  case color, x, y, blur, spread, inset
  case width, style
  case duration, delay, easing
  case dashes, cap
  case position
  case mass, stiffness, damping, bounce
  // Elements of lists.
  case layer, stop, dash

  /// The key, or the noun of an element with its article, in messages.
  var name: String {
    switch self {
    case .layer, .stop, .dash: "a \(rawValue)"
    case .color, .x, .y, .blur, .spread, .inset, .width, .style, .duration, .delay, .easing, .dashes, .cap,
      .position, .mass, .stiffness, .damping, .bounce:
      "`\(rawValue)`"
    }
  }

  /// The section in which bare names begin; nil if all references are in braces.
  var section: Section? {
    switch self {
    case .color, .stop: .colors
    case .width: .borders
    case .style: .strokes
    case .duration, .delay: .durations
    case .easing: .easings
    case .layer: .shadows
    case .x, .y, .blur, .spread, .inset, .dashes, .cap, .position, .dash, .mass, .stiffness, .damping,
      .bounce:
      nil
    }
  }

  /// The type of the tokens that the part may refer to. An inset and a cap refer to none.
  var type: TokenType {
    switch self {
    case .color, .stop: .color
    case .x, .y, .blur, .spread, .width, .dash: .dimension
    case .style, .dashes, .cap: .strokeStyle
    case .duration, .delay: .duration
    case .easing: .cubicBezier
    case .inset, .position, .mass, .stiffness, .damping, .bounce: .number
    case .layer: .shadow
    }
  }

  /// The noun for the value with its article, in messages.
  var noun: String {
    switch self {
    case .color, .stop: "a color"
    case .x, .y, .blur, .spread, .dash: "a length"
    case .width: "a width"
    case .style: "a stroke"
    case .dashes: "a list of lengths"
    case .cap: "a cap"
    case .duration, .delay: "a duration"
    case .easing: "an easing"
    case .inset: "`true` or `false`"
    case .position, .mass, .stiffness, .damping, .bounce: "a number"
    case .layer: "a shadow"
    }
  }
}

extension CompositePart {
  /// The parts of a spring as its physical quantities. The other set of parts is `duration` and `bounce`.
  static let springParts: Set<CompositePart> = [.mass, .stiffness, .damping]
}

/// A form of a composite value: a mapping with parts, or a list of elements.
enum CompositeForm {
  /// A layer of a shadow.
  case layer
  /// The layers of a shadow, topmost first.
  case layers
  /// A color of a gradient with its position.
  case stop
  /// The stops of a gradient.
  case gradient
  /// The lengths of dashes and gaps.
  case dashes
  /// A stroke style with dashes.
  case stroke
  case border
  case transition
  case spring

  /// The parts of a mapping, and in a list the part that each element is.
  var parts: [CompositePart] {
    switch self {
    case .layer: [.color, .x, .y, .blur, .spread, .inset]
    case .layers: [.layer]
    case .stop: [.color, .position]
    case .gradient: [.stop]
    case .dashes: [.dash]
    case .stroke: [.dashes, .cap]
    case .border: [.width, .color, .style]
    case .transition: [.duration, .delay, .easing]
    case .spring: [.mass, .stiffness, .damping, .duration, .bounce]
    }
  }

  /// Returns the parts of a mapping that have no default.
  /// - Parameter parts: the written parts. A spring has one of two sets of parts.
  func requiredParts(in parts: [CompositePart]) -> [CompositePart] {
    switch self {
    case .layer, .stop: [.color]
    case .stroke: [.dashes]
    case .border: [.width, .color]
    case .transition: [.duration]
    case .spring:
      parts.contains(where: CompositePart.springParts.contains) ? [.stiffness, .damping] : [.duration]
    case .layers, .gradient, .dashes: []
    }
  }

  /// True for a list of elements; false for a mapping.
  var isList: Bool {
    switch self {
    case .layers, .gradient, .dashes: true
    case .layer, .stop, .stroke, .border, .transition, .spring: false
    }
  }

  /// The numbers of elements that a list can have.
  var counts: ClosedRange<Int> {
    switch self {
    case .layers: 1...ReadingLimits.layers
    case .gradient: 2...ReadingLimits.stops
    case .dashes: 1...ReadingLimits.dashes
    case .layer, .stop, .stroke, .border, .transition, .spring: 1...1
    }
  }

  /// The standard's type of the value, or of the value that an element is a part of.
  var type: TokenType {
    switch self {
    case .layer, .layers: .shadow
    case .stop, .gradient: .gradient
    case .dashes, .stroke: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .spring: .cubicBezier
    }
  }

  /// The noun, in messages.
  var noun: String {
    switch self {
    case .layer, .layers: "shadow"
    case .stop: "stop"
    case .gradient: "gradient"
    case .dashes: "list of dashes"
    case .stroke: "stroke"
    case .border: "border"
    case .transition: "transition"
    case .spring: "spring"
    }
  }
}
