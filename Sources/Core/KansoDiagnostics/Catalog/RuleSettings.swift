/// The settings of the rules for guides: their severities and parameters. A rule without settings has its defaults.
package struct RuleSettings: Sendable, Equatable {
  private var severities: [DiagnosticDescriptor: Severity?] = [:]
  private var values: [DiagnosticDescriptor: [String: RuleParameter.Value]] = [:]

  package init() {}

  /// Returns the severity of a rule; nil if it is off.
  package func severity(of rule: DiagnosticDescriptor) -> Severity? {
    severities[rule] ?? (rule.isOnByDefault ? rule.severity : nil)
  }

  /// Sets the severity of a rule; nil turns it off.
  package mutating func setSeverity(_ severity: Severity?, of rule: DiagnosticDescriptor) {
    severities[rule] = .some(severity)
  }

  /// Sets the value of a parameter. It has to be of the kind of the default value.
  package mutating func setValue(
    _ value: RuleParameter.Value, of parameter: RuleParameter, of rule: DiagnosticDescriptor
  ) {
    values[rule, default: [:]][parameter.name] = value
  }

  /// Returns the value of a parameter: the one that is set, or else the default.
  package func value(of parameter: RuleParameter, of rule: DiagnosticDescriptor) -> RuleParameter.Value {
    values[rule]?[parameter.name] ?? parameter.defaultValue
  }

  /// Returns the number of a parameter; 0 for a parameter of another kind.
  package func number(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> Double {
    if case .number(let number) = value(of: parameter, of: rule) { number } else { 0 }
  }

  /// Returns the numbers of a parameter; none for a parameter of another kind.
  package func numbers(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> [Double] {
    if case .numbers(let numbers) = value(of: parameter, of: rule) { numbers } else { [] }
  }

  /// Returns the choice of a parameter; an empty text for a parameter of another kind.
  package func choice(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> String {
    if case .choice(let text) = value(of: parameter, of: rule) { text } else { "" }
  }

  /// Returns the texts of a parameter; none for a parameter of another kind.
  package func texts(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> [String] {
    if case .texts(let texts) = value(of: parameter, of: rule) { texts } else { [] }
  }
}
