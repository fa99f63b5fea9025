import KansoTheme

/// The bytes that the tokens of a guide come to, which everything grows with that is made of the guide: the paths of
/// tokens and groups, descriptions, deprecations at each token that has or inherits one, and values and aliases in each
/// mode in which they can be others.
struct GuideSize: Sendable {
  private(set) var bytes = 0

  /// The bytes that a color or a length counts as.
  static let value = 128

  var isTooLarge: Bool { bytes > ReadingLimits.output }

  mutating func add(_ more: Int) { bytes += more }

  /// Counts the path of a token or group, and a value.
  mutating func add(_ path: TokenPath) { bytes += path.dotted.utf8.count + Self.value }
}

extension TokenValue {
  /// The bytes that the value counts as.
  var guideSize: Int {
    switch self {
    case .typography(let font):
      font.families.reduce(2 * GuideSize.value + (font.face?.utf8.count ?? 0)) { $0 + $1.utf8.count }
    case .edges: 2 * GuideSize.value
    default: GuideSize.value
    }
  }
}
