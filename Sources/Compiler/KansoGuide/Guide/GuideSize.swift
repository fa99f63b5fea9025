import KansoTheme
import KansoYAML

/// The size of a guide's tokens, in bytes. The size of all output is proportional to it. It counts the paths of tokens
/// and groups, descriptions, deprecations (at each token that has or inherits one), and the values and aliases of each
/// mode in which they can differ.
struct GuideSize: Sendable {
  private(set) var bytes = 0

  /// The size that a color or a length counts as, in bytes.
  static let bytesPerValue = 128

  var isTooLarge: Bool { bytes > ReadingLimits.output }

  /// Adds a number of bytes.
  mutating func add(_ more: Int) { bytes += more }

  /// Adds the size of a path and of a color or length.
  mutating func add(_ path: TokenPath) { bytes += path.dotted.utf8.count + Self.bytesPerValue }
}

extension TokenValue {
  /// The size that the value counts as, in bytes. A color, a length or a stop of a gradient counts as one value, a
  /// font, edge insets, a border, a transition or a layer of a shadow as two values. The names of a font's families and
  /// face are added, and a text to its value.
  var guideSize: Int {
    switch self {
    case .typography(let font):
      font.families.reduce(2 * GuideSize.bytesPerValue + (font.face?.utf8.count ?? 0)) { $0 + $1.utf8.count }
    case .fontFamily(let families): families.reduce(GuideSize.bytesPerValue) { $0 + $1.utf8.count }
    case .string(let text): GuideSize.bytesPerValue + text.utf8.count
    case .edges, .border, .transition: 2 * GuideSize.bytesPerValue
    case .shadow(let layers): layers.count * 2 * GuideSize.bytesPerValue
    case .gradient(let stops): stops.count * GuideSize.bytesPerValue
    case .color, .dimension, .fontWeight, .duration, .cubicBezier, .spring, .number, .strokeStyle:
      GuideSize.bytesPerValue
    }
  }
}
