import KansoGuide
import KansoTheme

// The kinds of the values of other tools.
extension GuideValueKind {
  /// The kind of a value.
  /// - Parameter kind: returns the kind of the token or part that a reference names; nil if it is not known.
  init?(_ value: ForeignValue, _ kind: ([String]) -> GuideValueKind?) {
    switch value {
    case .literal(let literal): self.init(literal)
    case .reference(let path):
      guard let target = kind(path) else { return nil }
      self = target
    case .expression(let pieces): self.init(pieces, kind)
    case .parts(let parts): self.init(partNames: Set(parts.map(\.name)))
    case .list(let elements): self.init(elements, kind)
    case .flag: self = .flag
    case .text: self = .text
    }
  }

  /// The kind of a calculation or a function of colors.
  private init?(_ pieces: [ForeignValue.Piece], _ kind: ([String]) -> GuideValueKind?) {
    var kinds: [GuideValueKind] = []
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .reference(let path):
        text += " "
        guard let target = kind(path) else { return nil }
        kinds.append(target)
      }
    }
    let marks = ExpressionMarks(text)
    if let unit = Quantity(text)?.unit, unit == "em" || unit == "%" {
      self = .multiple
    } else if marks.hasColors {
      self = .color
    } else if kinds.contains(.duration) || marks.hasDurations {
      self = .duration
    } else if text.hasSuffix(" / 1px") {
      // A length divided by another one is a number.
      self = .number
    } else if kinds.contains(.length) || marks.hasLengths {
      self = .length
    } else {
      self = kinds.first { $0 != .number } ?? .number
    }
  }

  private init?(partNames names: Set<String>) {
    if !names.isDisjoint(with: ["family", "size", "weight", "lineHeight", "letterSpacing", "italic", "face"])
    {
      self = .typography
    } else if !names.isDisjoint(with: ["x", "y", "blur", "spread", "inset"]) {
      self = .shadow
    } else if !names.isDisjoint(with: ["mass", "stiffness", "damping", "bounce"]) {
      self = .spring
    } else if !names.isDisjoint(with: ["duration", "delay", "easing"]) {
      self = .transition
    } else if names.contains("position") || names == ["color"] {
      self = .gradient
    } else if names == ["value", "alpha"] {
      self = .color
    } else if !names.isDisjoint(with: ["dashes", "cap"]) {
      self = .stroke
    } else if !names.isDisjoint(with: ["width", "style"]) {
      self = .border
    } else if !names.isDisjoint(with: ["top", "leading", "bottom", "trailing"]) {
      self = .edges
    } else {
      return nil
    }
  }

  private init?(_ elements: [ForeignValue], _ kind: ([String]) -> GuideValueKind?) {
    let kinds = elements.prefix(64).compactMap { GuideValueKind($0, kind) }
    guard let first = kinds.first else { return nil }
    switch first {
    case .shadow, .family, .gradient: self = first
    case .color: self = .gradient
    case .text: self = .family
    case .number where elements.count == 4: self = .curve
    case .typography, .length, .edges, .number, .multiple, .duration, .weight, .curve, .spring, .stroke,
      .border,
      .transition, .flag:
      return nil
    }
  }
}
