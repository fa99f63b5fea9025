#if canImport(Observation)
  import Observation
#endif

/// The place of the current theme in observation tracking. SwiftUI evaluates a `body` again that has read a constant,
/// and UIKit a `layoutSubviews`, where the system has the framework Observation: from iOS 17 and macOS 14 on, and on
/// Linux. On older systems the signal has no effect.
final class ThemeSignal: Sendable {
  /// The `ObservedRevision`, whose type older systems lack; nil on these.
  private let revision: (any Sendable)?

  init() {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        revision = ObservedRevision()
        return
      }
    #endif
    revision = nil
  }

  /// Records that the caller depends on the current theme.
  func access() {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { (revision as? ObservedRevision)?.access() }
    #endif
  }

  /// Performs a change of the current theme, and notifies those that depend on it.
  func send(after change: () -> Void) {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let revision = revision as? ObservedRevision {
        return revision.change(change)
      }
    #endif
    change()
  }
}

#if canImport(Observation)
  /// An observable object whose only property stands for the whole theme.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private final class ObservedRevision: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    /// The property that observers depend on. Its value has no meaning.
    private var theme: Void { () }

    /// Records a read of the theme.
    func access() { registrar.access(self, keyPath: \.theme) }

    /// Performs a change of the theme.
    func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.theme, body) }
  }
#endif
