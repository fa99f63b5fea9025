import Dispatch
import Foundation
import KansoTheme

/// The theme that the constants of an app ask, with its observation.
final class CurrentTheme: @unchecked Sendable {
  /// The theme behind `ThemeStore.current`.
  static let shared = CurrentTheme()

  /// The properties that change together.
  private struct State {
    var store: ThemeStore?
    var context: Context = [:]
    /// The observation of `store`, which ends with it.
    var observation: ThemeObservation?
  }

  private let lock = NSLock()
  private var state = State()
  private let signal = ThemeSignal()
  /// The queue on which observers hear of another theme of the store.
  private let queue: DispatchQueue

  /// Creates a place without a theme.
  init(queue: DispatchQueue = .main) { self.queue = queue }

  /// The store of the theme; nil for compiled values only.
  var store: ThemeStore? {
    get {
      signal.access()
      return lock.withLock { state.store }
    }
    set {
      let observation = newValue?.observe(on: queue) { [signal] _ in signal.send {} }
      change { ($0.store, $0.observation) = (newValue, observation) }
    }
  }

  /// The values of the axes that the system does not know.
  var context: Context {
    get {
      signal.access()
      return lock.withLock { state.context }
    }
    set { change { $0.context = newValue } }
  }

  /// Changes the state, and notifies those that depend on it.
  private func change(_ body: (inout State) -> Void) {
    signal.send {
      // The old store and its observation are released after the lock, since observers may read the theme then.
      let old = lock.withLock {
        let old = state
        body(&state)
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Returns the value of a token in the theme of a store; nil without a theme, or if it does not have the token.
  ///
  /// - Parameters:
  ///   - context: the values of axes that take precedence over all others.
  ///   - store: the store; nil for the current one.
  ///   - system: the context of the system's settings. It is asked for only if the token has variants.
  func value(
    at path: TokenPath, when context: Context, in store: ThemeStore?, system: @autoclosure () -> Context
  ) -> TokenValue? {
    signal.access()
    let state = lock.withLock { self.state }
    guard let theme = (store ?? state.store)?.theme, let token = theme[path] else { return nil }
    guard !token.variants.isEmpty else { return token.value }
    return theme.value(of: token, in: system().adding(state.context).adding(context))
  }

  /// Returns a value that depends on the current theme and on the context of an app.
  ///
  /// - Parameters:
  ///   - system: the context of the system's settings.
  ///   - body: returns the value for the context and the theme, which is nil for compiled values only.
  func resolve<Value>(in system: Context, _ body: (Context, Theme?) -> Value) -> Value {
    signal.access()
    let state = lock.withLock { self.state }
    return body(system.adding(state.context), state.store?.theme)
  }
}
