import KansoProject
import KansoTheme

/// A mode whose values an output omits, because nothing in the output follows one of the mode's axes.
package struct UnfollowedMode: Equatable, Sendable {
  /// The index of the mode in `Theme.modes`.
  package let mode: Int
  /// The tokens whose value in the mode is not in the output, in the order of the theme.
  package let tokens: [TokenPath]

  /// Returns the modes of a theme in which at least one token has a value that the output omits, in the order
  /// of the modes.
  ///
  /// - Parameters:
  ///   - colorAxes: the axes that of composite values, only the colors follow.
  ///   - axes: returns the axes that tokens of a type follow in the output; nil if they follow all axes.
  package static func modes(
    in theme: Theme, colorAxes: Set<String> = [], following axes: (TokenType) -> Set<String>?
  ) -> [UnfollowedMode] {
    /// Returns the value that the output has in a context with only the followed axes.
    func shownValue(of token: ThemeToken, in context: Context) -> TokenValue {
      let value = theme.value(of: token, in: context)
      guard !colorAxes.isEmpty, token.type.hasColors, token.type != .color else { return value }
      let rest = Context(context.values.filter { !colorAxes.contains($0.key) })
      return theme.value(of: token, in: rest).withColors(value.colors)
    }
    // The contexts of the modes, reduced to the followed axes; nil for modes that lose no axis.
    var contexts: [TokenType: [Context?]] = [:]
    for type in Set(theme.tokens.map(\.type)) {
      guard let followed = axes(type) else { continue }
      contexts[type] = theme.modes.map { mode in
        let left = mode.context.values.filter { followed.contains($0.key) }
        let isWhole = type == .color || colorAxes.isDisjoint(with: left.keys)
        return isWhole && left.count == mode.context.values.count ? nil : Context(left)
      }
    }
    var tokens: [Int: [TokenPath]] = [:]
    for token in theme.tokens where !token.variants.isEmpty {
      guard let contexts = contexts[token.type] else { continue }
      // The values are cached, because the reduced contexts of most modes are equal.
      var shown: [Context: TokenValue] = [:]
      for variant in token.variants {
        guard let context = contexts[variant.mode] else { continue }
        let value = shown[context] ?? shownValue(of: token, in: context)
        shown[context] = value
        if value != variant.value { tokens[variant.mode, default: []].append(token.path) }
      }
    }
    return tokens.sorted { $0.key < $1.key }.map { UnfollowedMode(mode: $0.key, tokens: $0.value) }
  }
}

extension Platform {
  /// Returns the modes of a theme whose values the generated Swift omits. On Apple's platforms, only colors,
  /// also those within other values, follow modes, and only appearance and contrast. The result is the same for
  /// `auto`, and empty for `portable`, which follows every mode.
  /// - Parameter nestedAxes: the axes whose values are nested enums, in which all values are written.
  package func unfollowedModes(in theme: Theme, nestedAxes: [String] = []) -> [UnfollowedMode] {
    guard self != .portable else { return [] }
    let colorAxes: Set<String> = Set(["appearance", "contrast"]).subtracting(nestedAxes)
    return UnfollowedMode.modes(in: theme, colorAxes: colorAxes) { type in
      type.hasColors ? colorAxes.union(nestedAxes) : Set(nestedAxes)
    }
  }

  /// The names of the frameworks whose types the generated Swift uses, for messages. The title of `auto` does
  /// not name `KansoTheme`.
  package var title: String {
    switch self {
    case .auto: "UIKit and AppKit"
    case .portable: "KansoTheme"
    case .uikit: "UIKit"
    case .appkit: "AppKit"
    case .swiftui: "SwiftUI"
    }
  }
}
