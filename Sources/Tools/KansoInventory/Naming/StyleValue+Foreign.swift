import KansoInterchange
import KansoLint
import KansoTheme

extension StyleValue {
  /// Creates the value of a token without references; nil for one that no literal can be equal to.
  init?(_ value: ForeignValue, as kind: StyleKind) {
    switch value {
    case .literal(.color(let color)) where kind == .color: self = .color(color)
    case .literal(.dimension(let length)) where kind.isLength: self = .number(length.value)
    case .literal(.number(let number)) where kind.isLength || kind == .opacity: self = .number(number)
    case .literal(.duration(let duration)) where kind == .duration:
      self = .number(duration.unit == .ms ? duration.value / 1000 : duration.value)
    case .parts(let parts) where kind == .font:
      guard let font = StyleFont(parts) else { return nil }
      self = .font(font)
    default: return nil
    }
    self = EntryMerger.normalized(self)
  }
}

extension StyleKind {
  /// True for lengths in points.
  var isLength: Bool { [.padding, .size, .radius, .border].contains(self) }
}

extension StyleFont {
  /// Reads the parts of a font; nil without a size.
  fileprivate init?(_ parts: [ForeignValue.Part]) {
    var name: String?
    var size: Double?
    var weight: Double?
    for part in parts {
      switch (part.name, part.value) {
      case ("face", .text(let face)): name = face
      case ("family", .literal(.fontFamily(let families))):
        if let family = families.first, family != Typography.systemFamily { name = name ?? family }
      case ("size", .literal(.dimension(let length))): size = length.value
      case ("weight", .literal(.fontWeight(let number))): weight = number
      default: break
      }
    }
    guard let size else { return nil }
    self.init(name: name, size: size, weight: weight)
  }
}
