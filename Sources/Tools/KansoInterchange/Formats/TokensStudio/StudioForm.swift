/// The form of a token's value in a guide, as far as other tokens need it.
enum StudioForm {
  case color, gradient, length, edges, number, duration, easing, family, weight, typography, shadow, border,
    text
  /// A multiple of the size of a font, which guides have only in fonts.
  case multiple
  /// A value that guides do not have.
  case none

  /// Creates the form of a kind of values; nil for a kind with several forms.
  init?(_ kind: ValueKind) {
    switch kind {
    case .number, .opacity: self = .number
    case .family: self = .family
    case .weight: self = .weight
    case .duration: self = .duration
    case .easing: self = .easing
    case .border: self = .border
    case .shadow: self = .shadow
    case .gradient: self = .gradient
    case .typography: self = .typography
    case .text, .flag: self = .text
    case .color, .length, .lineHeight, .letterSpacing, .strokeStyle, .transition: return nil
    }
  }

  /// The type in calculations; nil for a form without any.
  var guideType: StudioMath.GuideType? {
    switch self {
    case .length: .length
    case .number: .number
    case .duration: .duration
    case .color, .gradient, .edges, .easing, .family, .weight, .typography, .shadow, .border, .text,
      .multiple, .none:
      nil
    }
  }

  /// Returns true if a value of a kind can be a reference to a token with this form.
  func fits(_ kind: ValueKind?) -> Bool {
    switch kind {
    case .color: self == .color
    case .gradient: self == .gradient
    case .length: self == .length || self == .edges
    case .letterSpacing: self == .length
    case .lineHeight: self == .length || self == .number
    case .number, .opacity: self == .number
    case .family: self == .family
    case .weight: self == .weight
    case .duration: self == .duration
    case .easing: self == .easing
    case .border: self == .border
    case .shadow: self == .shadow
    case .typography: self == .typography
    case .text: self == .text
    case .flag: false
    case .strokeStyle, .transition: false
    case nil: self != .none && self != .multiple && self != .text
    }
  }
}
