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
    case .list(let layers) where kind == .shadow && layers.count == 1:
      self.init(layers[0], as: kind)
      return
    case .parts(let parts) where kind == .shadow:
      guard let shadow = CollectedShadow(parts) else { return nil }
      self = .shadow(shadow)
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

extension CollectedShadow {
  /// Reads the parts of a shadow; nil for one with a spread, for an inner one, and for one with a color of another
  /// token.
  fileprivate init?(_ parts: [ForeignValue.Part]) {
    var (color, x, y, blur): (ColorValue?, Double, Double, Double) = (nil, 0, 0, 0)
    for part in parts {
      switch (part.name, part.value) {
      case ("color", .literal(.color(let value))): color = value
      case ("x", .literal(.dimension(let length))): x = length.value
      case ("y", .literal(.dimension(let length))): y = length.value
      case ("blur", .literal(.dimension(let length))): blur = length.value
      case ("spread", .literal(.dimension(let length))) where length.value == 0: break
      case ("inset", .flag(false)): break
      default: return nil
      }
    }
    guard let color else { return nil }
    self.init(color: color, x: x, y: y, blur: blur)
  }
}
