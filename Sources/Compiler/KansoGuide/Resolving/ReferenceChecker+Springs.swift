import KansoDiagnostics

extension ReferenceChecker {
  /// Reports a reference to a spring in a transition, one from a curve to a spring, and one from a spring to a curve.
  /// Returns false for any other reference.
  mutating func reportSpring(
    _ target: GuideToken, of reference: Reference, in token: GuideToken, formula: (any ValueFormula)?
  ) -> Bool {
    guard target.section == .easings, types.isSpring(target) != (formula == nil && types.isSpring(token))
    else {
      return false
    }
    guard isNew(reference) else { return true }
    let notes = [Diagnostic.Note("`\(target.path)` is declared here", at: target.nameRange)]
    guard formula == nil else {
      report(
        .aliasType, "`\(target.path)` is a spring, and the easing of a transition has to be a curve",
        reference.range,
        help: "A spring has its own duration, so it cannot have that of a transition. Refer to a curve.",
        notes: notes)
      return true
    }
    let (own, other) = types.isSpring(token) ? ("a spring", "a curve") : ("a curve", "a spring")
    report(
      .aliasType, "`\(target.path)` is \(other), and `\(token.path)` is \(own) in another mode",
      reference.range,
      help: "Write the same kind of value in all modes.", notes: notes)
    return true
  }
}
