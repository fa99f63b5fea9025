/// A version of the language of guides. Each version also reads what the earlier ones read, with the differences that
/// StyleGuide.md lists.
package enum LanguageVersion: Int, CaseIterable, Comparable {
  case one = 1
  case two = 2

  /// The version with the most features.
  package static let latest = LanguageVersion.two

  /// Creates the version from its notation in a guide; nil for any other text.
  init?(_ text: String) {
    guard let version = Self.allCases.first(where: { String($0.rawValue) == text }) else { return nil }
    self = version
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
