#if canImport(SwiftUI)
  import KansoTheme
  import SwiftUI

  extension View {
    /// Sets the theme of this view and of the views inside of it, for `Themed`, `font(theme:)` and the style
    /// `.theme(…)`. They follow another theme of the store. Generated constants ask `ThemeStore.current`.
    public func themeStore(_ store: ThemeStore) -> some View { modifier(ThemeStoreModifier(store: store)) }

    /// Sets the font of texts to that of a token.
    ///
    /// - Parameters:
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    ///   - font: the font without a theme, or if it does not have the token as a font.
    public func font(
      theme path: TokenPath, when context: Context = [:], default font: SwiftUI.Font = .body
    ) -> some View {
      modifier(ThemeFontModifier(font: Themed(wrappedValue: font, path, when: context)))
    }
  }

  /// Sets a store and its revision in the environment.
  private struct ThemeStoreModifier: ViewModifier {
    let store: ThemeStore
    @StateObject private var revision = ThemeRevision()

    init(store: ThemeStore) { self.store = store }

    func body(content: Content) -> some View {
      content.environment(\.themeStore, store).environment(\.themeRevision, revision.number(of: store))
    }
  }

  /// Sets the font of a token.
  private struct ThemeFontModifier: ViewModifier {
    let font: Themed<SwiftUI.Font>

    func body(content: Content) -> some View { content.font(font.wrappedValue) }
  }

  /// The number of changes of a store's theme, which changes the environment of views.
  @MainActor
  final class ThemeRevision: ObservableObject {
    @Published private var number = 0
    private var store: ThemeStore?
    private var observation: ThemeObservation?

    /// Returns the number of changes, and follows the store from now on.
    func number(of store: ThemeStore) -> Int {
      if store !== self.store {
        self.store = store
        observation = store.observe { [weak self] _ in self?.number += 1 }
      }
      return number
    }
  }

  /// A value of a token that follows the theme, the appearance and the contrast of a view.
  ///
  /// ```swift
  /// struct Card: View {
  ///   @Themed("padding.card") private var padding: CGFloat = 16
  ///   @Themed("colors.ink") private var ink: Color = .primary
  /// }
  /// ```
  @propertyWrapper
  public struct Themed<Value: ThemeValue>: DynamicProperty {
    @Environment(\.themeStore) private var store
    @Environment(\.themeRevision) private var revision
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    private let path: TokenPath
    private let context: Context
    private let compiled: Value

    /// Creates the value of a token.
    ///
    /// - Parameters:
    ///   - wrappedValue: the value without a theme, or if it does not have the token as a value of this type.
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    public init(wrappedValue: Value, _ path: TokenPath, when context: Context = [:]) {
      (compiled, self.path, self.context) = (wrappedValue, path, context)
    }

    /// The value in the theme of the environment.
    public var wrappedValue: Value {
      // A view depends on what it reads of the environment.
      _ = revision
      let system = Context(isDark: colorScheme == .dark, hasIncreasedContrast: contrast == .increased)
      return CurrentTheme.shared.value(at: path, when: context, in: store, system: system)
        .flatMap { Value($0) } ?? compiled
    }
  }

  /// A color of a token that follows the theme, the appearance and the contrast of the environment.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct ThemeShapeStyle: ShapeStyle {
    let path: TokenPath
    let context: Context
    let color: SwiftUI.Color

    /// Returns the color in an environment.
    public func resolve(in environment: EnvironmentValues) -> SwiftUI.Color {
      environment.themeValue(at: path, when: context) ?? color
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension ShapeStyle where Self == ThemeShapeStyle {
    /// Returns the color of a token as a style: `.foregroundStyle(.theme("colors.ink"))`.
    ///
    /// - Parameters:
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    ///   - color: the color without a theme, or if it does not have the token as a color.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], default color: SwiftUI.Color = .clear
    ) -> ThemeShapeStyle {
      ThemeShapeStyle(path: path, context: context, color: color)
    }
  }
#endif
