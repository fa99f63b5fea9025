import KansoDiagnostics
import KansoFormatting
import KansoYAML

// Reading of the settings of rules for guides: `guide: {rules: {ID: SEVERITY}}`, or a mapping with the severity, a
// reason and the parameters of the rule.
extension ConfigurationReader {
  /// Reads the settings under `guide`. Invalid parts are reported and left out.
  mutating func readGuideSettings(_ node: YAMLNode) {
    let rules = known.filter { $0.guideRule != nil }
    for entry in knownEntries(of: node, "`guide`", known: ["rules"]) {
      for rule in knownEntries(of: entry.value, "`rules`", known: rules.map(\.id)) {
        if let descriptor = rules.first(where: { $0.id == rule.key.value }) { read(rule, descriptor) }
      }
    }
  }

  /// Reads the settings of a rule. A mapping without a severity turns the rule on.
  private mutating func read(_ entry: YAMLMapping.Entry, _ rule: DiagnosticDescriptor) {
    guard entry.value.mapping != nil else {
      if let severity = severity(entry.value) { configuration.rules.setSeverity(severity, of: rule) }
      return
    }
    let parameters = rule.guideRule?.parameters ?? []
    var severity = Severity?.some(rule.severity)
    var isValid = true
    for member in knownEntries(
      of: entry.value, "`\(rule.id)`", known: GuideRuleFacts.commonKeys + parameters.map(\.name))
    {
      switch member.key.value {
      case "severity":
        if let written = self.severity(member.value) { severity = written } else { isValid = false }
      case "reason": readReason(member)
      default:
        guard let parameter = parameters.first(where: { $0.name == member.key.value }),
          let value = value(of: parameter, member)
        else { continue }
        configuration.rules.setValue(value, of: parameter, of: rule)
      }
    }
    // A rule with a severity that cannot be read keeps its default.
    if isValid { configuration.rules.setSeverity(severity, of: rule) }
  }

  /// Reports another value than a text that is not empty. The reason itself is for the readers of the file.
  private mutating func readReason(_ entry: YAMLMapping.Entry) {
    guard entry.value.scalar?.text.isEmpty != false else { return }
    report(
      .invalidSetting, "the reason is \(entry.value.scalar == nil ? entry.value.kind : "empty")",
      at: entry.value.range, help: "Write a text, such as `reason: the palette is that of the web`.")
  }

  /// Returns a severity, or the inner nil for `off`. Reports any other value, and returns nil.
  mutating func severity(_ node: YAMLNode) -> Severity?? {
    let text = node.scalar?.text
    if text == "off" { return .some(nil) }
    if let severity = text.flatMap(Severity.init) { return severity }
    let nearest = text.flatMap { Spelling.nearest(to: $0, among: ["error", "warning", "off"]) }
    report(
      .invalidSetting, "the severity of a rule cannot be \(text.map { "`\($0)`" } ?? node.kind)",
      at: node.range, help: nearest.map { "Did you mean `\($0)`?" } ?? "Write `error`, `warning` or `off`.")
    return nil
  }

  /// Returns the value of a parameter. Reports any value that it cannot have, and returns nil.
  private mutating func value(of parameter: RuleParameter, _ entry: YAMLMapping.Entry) -> RuleParameter.Value?
  {
    switch parameter.defaultValue {
    case .number: return number(entry.value, of: parameter).map { .number($0) }
    case .choice: return choice(for: entry, among: parameter.choices).map { .choice($0) }
    case .texts: return .texts(texts(entry.value, "`\(parameter.name)`"))
    case .numbers:
      guard case .sequence(let elements) = entry.value.content else {
        report(
          .wrongShape, "`\(parameter.name)` is \(entry.value.kind), and has to be a list",
          at: entry.value.range, help: "Write it in brackets: `[…]`.")
        return nil
      }
      return .numbers(elements.compactMap { number($0, of: parameter) })
    }
  }

  /// Returns a number in the range of a parameter. Reports any other value, and returns nil.
  private mutating func number(_ node: YAMLNode, of parameter: RuleParameter) -> Double? {
    if let number = node.scalar.flatMap({ Double($0.text) }), parameter.range.contains(number) {
      return number
    }
    let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
    report(
      .invalidSetting,
      "`\(parameter.name)` is a number from \(low.formatted(as: .shortest)) to \(high.formatted(as: .shortest))",
      at: node.range, help: "The default is `\(parameter.defaultValue.notation)`.")
    return nil
  }
}
