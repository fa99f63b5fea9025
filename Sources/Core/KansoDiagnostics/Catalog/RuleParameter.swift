/// A parameter of a rule for guides, which the configuration of a project can set.
package struct RuleParameter: Sendable {
  /// A value of a parameter.
  package enum Value: Sendable, Equatable {
    case number(Double)
    case numbers([Double])
    /// One of the choices of the parameter.
    case choice(String)
    case texts([String])
  }

  /// The key in the configuration.
  package let name: String
  /// The meaning, as a phrase without a period.
  package let summary: String
  /// The value without a setting.
  package let defaultValue: Value
  /// The range of valid numbers.
  package let range: ClosedRange<Double>
  /// The valid texts; empty for any text.
  package let choices: [String]

  private init(
    _ name: String, _ summary: String, _ defaultValue: Value, in range: ClosedRange<Double> = 0...0,
    among choices: [String] = []
  ) {
    (self.name, self.summary, self.defaultValue) = (name, summary, defaultValue)
    (self.range, self.choices) = (range, choices)
  }

  /// Creates a parameter with a number.
  package static func number(
    _ name: String, _ defaultValue: Double, in range: ClosedRange<Double>, _ summary: String
  ) -> RuleParameter {
    RuleParameter(name, summary, .number(defaultValue), in: range)
  }

  /// Creates a parameter with a list of numbers.
  package static func numbers(
    _ name: String, _ defaultValue: [Double], in range: ClosedRange<Double>, _ summary: String
  ) -> RuleParameter {
    RuleParameter(name, summary, .numbers(defaultValue), in: range)
  }

  /// Creates a parameter with one of several texts.
  package static func choice(
    _ name: String, _ defaultValue: String, among choices: [String], _ summary: String
  )
    -> RuleParameter
  {
    RuleParameter(name, summary, .choice(defaultValue), among: choices)
  }

  /// Creates a parameter with a list of any texts.
  package static func texts(_ name: String, _ defaultValue: [String], _ summary: String) -> RuleParameter {
    RuleParameter(name, summary, .texts(defaultValue))
  }
}

/// The facts about a rule for guides that other diagnostics do not have.
package struct GuideRuleFacts: Sendable {
  /// The reason that the rule is on or off by default, as a sentence.
  package let defaultReason: String
  /// The parameters, in the order of the documentation.
  package let parameters: [RuleParameter]

  /// The keys that every rule for guides has beside its parameters.
  package static let commonKeys = ["severity", "reason"]
}
