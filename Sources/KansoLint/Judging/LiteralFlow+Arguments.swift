import SwiftSyntax

/// Arguments: what a call takes, and which calls pass a value on.
extension LiteralFlow {
  func argument(_ argument: LabeledExprSyntax, _ journey: inout Journey) -> Step? {
    guard let list = argument.parent else { return nil }
    if let tuple = list.parent?.as(TupleExprSyntax.self) {
      if tuple.elements.count > 1 { (journey.isElement, journey.isPart) = (true, true) }
      return .on(list)
    }
    guard let expression = list.parent?.as(FunctionCallExprSyntax.self), let call = CallSyntax(expression)
    else {
      return nil
    }
    let label = argument.label?.text ?? "_"
    if Self.passesOn(call) { return .on(Syntax(expression)) }
    if Self.isAssertion(call.name) { return .end(.nothing) }
    if let kind = Self.geometry(call) {
      // Nobody shows a picture of one point.
      if Self.isPixel(call) { return .end(.nothing) }
      journey.isMixed =
        journey.isMixed || !call.call.arguments.allSatisfy { LiteralNumber.isOne($0.expression) }
      journey.component = label == "_" ? journey.component : label
      if kind == .padding { journey.kind = journey.kind ?? .padding }
      return .on(Syntax(expression))
    }
    switch verdict(of: call, label, journey) {
    case .style? where DataWords.isData(call, label, journey): return .end(.nothing)
    case .style(let kind)?:
      guard call.isConstructor, !Self.consumes(call.name) else { return .end(journey.end(at: kind)) }
      if case .style(let found) = journey.end(at: kind) { journey.kind = found }
      journey.isPart = true
      return .on(Syntax(expression))
    case .nothing?: return .end(.nothing)
    case nil: break
    }
    if journey.kind != nil {
      journey.isPart = true
      return .on(Syntax(expression))
    }
    // A function of one value that the table does not know, as in `scaled(12)`.
    if label == "_", call.labels.count == 1, !call.isConstructor,
      expression.calledExpression.is(DeclReferenceExprSyntax.self) || Self.adapts(call)
    {
      return .on(Syntax(expression))
    }
    return nil
  }

  private func verdict(of call: CallSyntax, _ label: String, _ journey: Journey) -> Sinks.Verdict? {
    if call.name == "NSLayoutConstraint", label == "constant" {
      let attribute = call.argument("attribute").map { CallSyntax.lastName(of: $0) ?? "" } ?? ""
      return .style(
        ["width", "height"].contains(attribute)
          && call.argument("toItem")?.is(NilLiteralExprSyntax.self) == true ? .size : .padding)
    }
    if call.name == "constraint", label == "equalTo", call.labels.first == "equalTo" { return .style(.size) }
    // `withSize(font.pointSize - 1)` is a font beside another.
    if call.name == "withSize", journey.term.isSum { return .nothing }
    if let verdict = sinks.argument(of: call.name, label, chain: call.chain) { return verdict }
    if label == "value", let key = Self.attribute(of: call.call) { return property([key]) }
    if label == "_", call.labels == ["_", "_"], let path = Self.keyPath(of: call.call) {
      return property(path)
    }
    if label == "_", ["setValue", "setDefaultValue"].contains(call.name), let key = Self.key(call) {
      return property([key])
    }
    if ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToConstant"].contains(call.name),
      label == "_",
      call.chain.contains(where: { StyleWords.edges.contains($0) || $0 == "edges" || $0.hasPrefix("center") })
    {
      return .style(.padding)
    }
    return kind(of: call, label, journey).map { .style($0) }
  }

  /// What labels and names say where the table does not know the function.
  private func kind(of call: CallSyntax, _ label: String, _ journey: Journey) -> StyleKind? {
    if label == "frame" || label == "equalToConstant" { return .size }
    if let kind = StyleWords.kind(ofDistance: label, in: call.name) { return kind }
    // `title.layout(x: inset, y: subtitle.maxY + 2)`
    if ["x", "y"].contains(label), journey.term.isSum, !StyleWords.words(of: call.name).contains("data"),
      call.labels.contains(where: { $0 != label && StyleWords.isComponent($0) })
    {
      return .padding
    }
    if ["withSize", "ofSize", "size", "_"].contains(label), StyleWords.words(of: call.name).last == "font" {
      return .font
    }
    if let kind = StyleWords.kind(of: label) ?? StyleWords.kind(of: label, ofFunction: call.name) {
      return kind
    }
    if label == "size"
      ? Self.consumes(call.name) || journey.component != nil
      : StyleWords.isSize(label) && journey.component != nil
    {
      return .size
    }
    if ["size", "_"].contains(label), Self.isFont(call) { return .font }
    if label == "size", journey.value.map({ $0 >= 1 }) ?? false, Self.isView(call) { return .size }
    if ["_", "to", "constant", "by", "equalTo"].contains(label),
      let kind = StyleWords.kind(ofFunction: call.name)
    {
      return kind
    }
    if ["_", "to"].contains(label), StyleWords.words(of: call.name).last == "size",
      call.name.first?.isLowercase == true
    {
      return .size
    }
    return nil
  }

  /// What the flow itself knows as sinks, beside the table.
  static let sinkNames = [
    "frame", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToConstant", "UIOffset", "offset",
    "CGPoint", "NSPoint", "CGPointMake", "CGVector",
  ]

  /// Whether a call gives back what it is given, as far as style is concerned.
  private static func passesOn(_ call: CallSyntax) -> Bool {
    if [
      "CGFloat", "Double", "Float", "Int", "NSNumber", "ASDimensionMake", "TimeInterval", "max", "min",
      "floor", "ceil", "round",
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

  /// The attribute that a call gives a value, as in `addAttribute(.kern, value: 0.8, range: all)`.
  private static func attribute(of call: FunctionCallExprSyntax) -> String? {
    call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The attribute that a call gives an argument.
  static func attribute(besideValue argument: LabeledExprSyntax) -> String? {
    guard argument.label?.text == "value" else { return nil }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap { attribute(of: $0) }
  }

  /// The property that a call gives a value, as in `environment(\.defaultMinListRowHeight, 40)`.
  private static func keyPath(of call: FunctionCallExprSyntax) -> [String]? {
    let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self)
    return path?.components.compactMap { link -> String? in
      guard case .property(let property) = link.component else { return nil }
      return property.declName.baseName.text
    }
  }

  /// The property that key-value coding names.
  private static func key(_ call: CallSyntax) -> String? {
    let path = (call.argument("forKey") ?? call.argument("forKeyPath"))?.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    return path?.split(separator: ".").last.map(String.init)
  }

  /// Whether a function fits a value to a device, as in `adaptiveSize.pad(40)`.
  private static func adapts(_ call: CallSyntax) -> Bool {
    let words = StyleWords.words(of: call.name) + (call.chain.last.map(StyleWords.words) ?? [])
    return words.contains {
      ["scale", "scaled", "adaptive", "adapt", "adapted", "adjusted", "responsive"].contains($0)
    }
  }

  /// Whether a call is where a font is wanted, as in `.font(.brand(size: 18))`.
  private static func isFont(_ call: CallSyntax) -> Bool {
    let parent = call.call.parent
    let name: String? =
      if let argument = parent?.as(LabeledExprSyntax.self) {
        argument.label?.text
          ?? argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init)?.name
      } else if let sequence = parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
        sequence.elements.first.flatMap { CallSyntax.lastName(of: $0) }
      } else {
        nil
      }
    return name.map { StyleWords.words(of: $0).last == "font" } ?? false
  }

  /// Whether a function says what has to be so, which is for tests.
  private static func isAssertion(_ name: String) -> Bool {
    ["assert", "XCTAssert", "precondition"].contains { name.hasPrefix($0) }
  }

  /// Whether a size is one point by one point.
  private static func isPixel(_ call: CallSyntax) -> Bool {
    ["CGSize", "NSSize"].contains(call.name)
      && call.call.arguments.allSatisfy { LiteralNumber.value(of: $0.expression) == 1 }
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
  static func consumes(_ type: String) -> Bool {
    let last = StyleWords.words(of: type).last ?? ""
    return consumers.contains(last)
  }

  /// Checks whether a type is that of things on the screen, as `some View` and `UIButton?` are, and not of values.
  static func isThing(_ type: TypeSyntax) -> Bool {
    let type = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    let name = (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).trimmedDescription
    return consumes(name) || name == "ToolbarContent"
  }

  /// Checks whether a call makes a view where it stands, as the statements of a `body` do.
  private static func isView(_ call: CallSyntax) -> Bool {
    guard call.isConstructor else { return false }
    var node = Syntax(call.call)
    // Modifiers: `Spinner(size: 24).padding()`
    func isLink(_ node: Syntax) -> Bool {
      node.is(MemberAccessExprSyntax.self) || node.is(FunctionCallExprSyntax.self)
    }
    while let parent = node.parent, isLink(parent) { node = parent }
    guard let statement = node.parent,
      statement.is(CodeBlockItemSyntax.self) || statement.is(ReturnStmtSyntax.self)
    else { return false }
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        return function.signature.returnClause.map { isThing($0.type) } ?? false
      case .patternBinding(let binding): return binding.typeAnnotation.map { isThing($0.type) } ?? false
      case .memberBlockItem: return false
      default: node = parent
      }
    }
    return false
  }

  private static let consumers: Set<String> = [
    "view", "label", "button", "configuration", "layer", "item", "controller", "cell", "bar", "field",
    "image", "stack", "group", "icon", "avatar", "badge", "indicator",
    "rectangle", "constraint", "spacer", "grid", "path", "control", "switch", "slider", "window",
    "scrollview",
  ]
}
