import KansoDiagnostics
import KansoLint
import KansoProject
import KansoTheme

extension Linter {
  /// Creates a linter with all rules of the program and the settings of a project: its rules, severities,
  /// sinks and module, and the names of the generated enums.
  ///
  /// - Parameter only: the rules to run, regardless of the settings; empty for the rules of the settings.
  init(
    theme: Theme?, configuration: Configuration, only: Set<DiagnosticDescriptor> = [], fixer: Fixer? = nil,
    collectsUses: Bool = false
  ) {
    let settings = configuration.lint
    let on = settings.severities.compactMapValues { $0 }
    let off = settings.severities.filter { $0.value == nil }.keys
    self.init(
      theme: theme, rules: only.isEmpty ? Self.defaultRules.union(on.keys).subtracting(off) : only,
      severities: on, sinks: .known.adding(settings.sinks), module: settings.module,
      naming: configuration.naming,
      near: NearLimits(
        points: settings.near.points, percent: settings.near.percent, color: settings.near.color),
      fixer: fixer,
      documentChecks: [.staleFrames], collectsUses: collectsUses)
  }
}
