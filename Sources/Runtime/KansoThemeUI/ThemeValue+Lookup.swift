import Foundation
import KansoTheme

extension ThemeValue {
  /// Returns the value of a token in a theme; nil without a theme, or if it does not have the token as a value of this
  /// type. The system supplies the appearance and the contrast.
  ///
  /// ```swift
  /// stack.spacing = .theme("padding.standard") ?? 8
  /// ```
  ///
  /// - Parameters:
  ///   - path: the path of the token in the guide.
  ///   - context: the values of further axes, which take precedence over all others.
  ///   - store: the store of the theme; nil for `ThemeStore.current`.
  public static func theme(
    _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
  ) -> Self? {
    CurrentTheme.shared.value(at: path, when: context, in: store, system: .system).flatMap { Self($0) }
  }
}

extension CGFloat: ThemeValue {
  /// Creates the number of a length, in points; nil for a value of another kind. `rem` is not converted.
  public init?(_ value: TokenValue) {
    guard case .dimension(let dimension) = value else { return nil }
    self.init(dimension.value)
  }
}

extension Token where Value: ThemeValue {
  /// The value in the current theme and in the context in which the caller draws or lays out.
  public var current: Value { CurrentTheme.shared.resolve(in: .system) { resolved(in: $0, of: $1) } }
}

extension TokenValue {
  /// The color; nil for a value of another kind.
  var color: ColorValue? {
    if case .color(let color) = self { color } else { nil }
  }
}
