import SwiftSyntax

/// Arguments: what a call takes, and which calls pass a value on.
extension LiteralFlow {
  func argument(_ argument: LabeledExprSyntax, _ journey: inout Journey) -> Step? {
    guard let list = argument.parent else { return nil }
    if list.parent?.is(TupleExprSyntax.self) == true { return .on(list) }
    guard let expression = list.parent?.as(FunctionCallExprSyntax.self), let call = CallSyntax(expression)
    else {
      return nil
    }
    let label = argument.label?.text ?? "_"
    if Self.passesOn(call) { return .on(Syntax(expression)) }
    if let kind = Self.geometry(call) {
      journey.component = label == "_" ? journey.component : label
      if kind == .padding { journey.kind = journey.kind ?? .padding }
      return .on(Syntax(expression))
    }
    switch verdict(of: call, label) {
    case .style(let kind)?:
      guard call.isConstructor, !Self.consumes(call.name) else { return .end(journey.end(at: kind)) }
      if case .style(let found) = journey.end(at: kind) { journey.kind = found }
      return .on(Syntax(expression))
    case .nothing?: return .end(.nothing)
    case nil: break
    }
    if journey.kind != nil { return .on(Syntax(expression)) }
    // A function of one value that the table does not know, as in `scaled(12)`.
    if label == "_", call.labels.count == 1, !call.isConstructor,
      expression.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      return .on(Syntax(expression))
    }
    return nil
  }

  private func verdict(of call: CallSyntax, _ label: String) -> Sinks.Verdict? {
    if call.name == "NSLayoutConstraint", label == "constant" {
      let attribute = call.argument("attribute").map { CallSyntax.path(of: $0).last ?? "" } ?? ""
      return .style(
        ["width", "height"].contains(attribute)
          && call.argument("toItem")?.is(NilLiteralExprSyntax.self) == true ? .size : .padding)
    }
    if call.name == "constraint", label == "equalTo", call.labels.first == "equalTo" { return .style(.size) }
    if let verdict = sinks.argument(of: call.name, label, chain: call.chain) { return verdict }
    if ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToConstant"].contains(call.name),
      label == "_",
      call.chain.contains(where: { StyleWords.edges.contains($0) || $0 == "edges" || $0.hasPrefix("center") })
    {
      return .style(.padding)
    }
    if label == "frame" { return .style(.size) }
    if ["withSize", "ofSize", "size", "_"].contains(label), StyleWords.words(of: call.name).last == "font" {
      return .style(.font)
    }
    if let kind = StyleWords.kind(of: label) { return .style(kind) }
    if ["_", "to", "constant", "by", "equalTo"].contains(label),
      let kind = StyleWords.kind(ofFunction: call.name)
    {
      return .style(kind)
    }
    if ["_", "to"].contains(label), StyleWords.words(of: call.name).last == "size",
      call.name.first?.isLowercase == true
    {
      return .style(.size)
    }
    return nil
  }

  /// Whether a call gives back what it is given, as far as style is concerned.
  private static func passesOn(_ call: CallSyntax) -> Bool {
    if [
      "CGFloat", "Double", "Float", "Int", "NSNumber", "TimeInterval", "max", "min", "floor", "ceil", "round",
      "abs",
    ]
    .contains(call.name), call.chain.isEmpty {
      return true
    }
    // `.fixed(10)`, `.init(8)`
    guard let member = call.call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil else {
      return false
    }
    return ["fixed", "custom", "absolute", "points", "constant", "init", "pt", "exact"]
      .contains(call.name)
      && call.labels == ["_"]
  }

  /// The kind of the components that a call is made of: paddings, sizes, or nil if it is no such thing.
  private static func geometry(_ call: CallSyntax) -> StyleKind? {
    if [
      "CGSize", "NSSize", "CGRect", "NSRect", "CGPoint", "NSPoint", "CGVector", "CGRectMake", "CGSizeMake",
      "CGPointMake",
    ]
    .contains(call.name) {
      return .size
    }
    let labels = Set(call.labels)
    if call.name.hasSuffix("EdgeInsets") || call.name == "UIOffset" || call.name == "UIEdgeInsetsMake" {
      return .padding
    }
    guard call.name == "init", !labels.isEmpty else { return nil }
    if labels.isSubset(of: StyleWords.edges) { return .padding }
    return labels.isSubset(of: ["x", "y", "width", "height"]) ? .size : nil
  }

  /// Whether what is made of a type is a thing on the screen, so that its arguments are consumed; other types make values,
  /// which a declaration may give a name.
  private static func consumes(_ type: String) -> Bool {
    let last = StyleWords.words(of: type).last ?? ""
    return consumers.contains(last)
  }

  private static let consumers: Set<String> = [
    "view", "label", "button", "configuration", "layer", "item", "controller", "cell", "bar", "field",
    "image", "stack",
    "rectangle", "constraint", "spacer", "grid", "path", "control", "switch", "slider", "window",
    "scrollview",
  ]
}
