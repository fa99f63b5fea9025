import SwiftSyntax

/// Arguments: the calls that consume a value, and the calls that pass it on.
extension LiteralFlow {
  /// Returns the step from an argument, and updates the facts about the value. The step goes on to a tuple,
  /// and to a call whose result contains the value. It ends at a call that consumes the value, or whose
  /// argument is not style. Nil if the call has no name or more than 100 arguments, or if its function is
  /// unknown and the value has no kind yet.
  func step(fromArgument argument: LabeledExprSyntax, _ state: inout FlowState) -> Step? {
    guard let list = argument.parent else { return nil }
    if let tuple = list.parent?.as(TupleExprSyntax.self) {
      if tuple.elements.count > 1 { (state.isElement, state.isPart) = (true, true) }
      return .on(list)
    }
    guard let expression = list.parent?.as(FunctionCallExprSyntax.self), let call = CallSyntax(expression)
    else {
      return nil
    }
    let label = argument.label?.text ?? "_"
    if Self.passesOn(call) {
      // `max(8, inset)` is one of several values, and none has the name of the whole.
      let others = call.call.arguments.filter { $0.id != argument.id }
      if !others.allSatisfy({ LiteralNumber.isLiteral($0.expression) }) {
        // `max(width, 1)` only keeps a length from being nothing.
        if call.name == "max", state.value.map({ $0 <= 1 }) ?? false { return .end(.nothing) }
        (state.isBranch, state.isBound) = (true, true)
      }
      return .on(Syntax(expression))
    }
    if Self.isAssertion(call.name) { return .end(.nothing) }
    if let kind = Self.geometryKind(of: call) {
      // An image of one point is not displayed, and a ratio is no size.
      if Self.isPixelOrRatio(call) { return .end(.nothing) }
      state.isMixed =
        state.isMixed || !call.call.arguments.allSatisfy { LiteralNumber.isLiteral($0.expression) }
      state.component = label == "_" ? state.component : label
      if kind == .padding { state.kind = state.kind ?? .padding }
      return .on(Syntax(expression))
    }
    switch outcome(ofArgument: label, in: call, state) {
    case .style? where DataNames.isData(argument: label, in: call, state): return .end(.nothing)
    case .style(let kind)?:
      guard call.isConstructor, !TypeNames.isVisible(named: call.name) else {
        return .end(state.end(at: kind))
      }
      if case .style(let found) = state.end(at: kind) { state.kind = found }
      state.isPart = true
      return .on(Syntax(expression))
    case .nothing?: return .end(.nothing)
    case nil: break
    }
    if state.kind != nil {
      state.isPart = true
      return .on(Syntax(expression))
    }
    // A function with one argument that is not in the table, such as `scaled(12)`.
    if label == "_", call.labels.count == 1, !call.isConstructor,
      expression.calledExpression.is(DeclReferenceExprSyntax.self) || Self.adapts(call)
    {
      return .on(Syntax(expression))
    }
    return nil
  }

  /// Returns the outcome for an argument: from special cases such as layout constraints, then from the table
  /// of sinks, otherwise from the names. Nil if the argument is no sink.
  ///
  /// - Parameter label: the label of the argument; `_` for none.
  private func outcome(
    ofArgument label: String, in call: CallSyntax, _ state: FlowState
  ) -> Sinks.Outcome? {
    if call.name == "NSLayoutConstraint", label == "constant" {
      let attribute = call.argument(labeled: "attribute").map { CallSyntax.lastName(of: $0) ?? "" } ?? ""
      return .style(
        ["width", "height"].contains(attribute)
          && call.argument(labeled: "toItem")?.is(NilLiteralExprSyntax.self) == true ? .size : .padding)
    }
    if call.name == "constraint", label == "equalTo", call.labels.first == "equalTo" { return .style(.size) }
    if Self.isInAnchorList(call), ["_", "lessThanOrEqualTo", "greaterThanOrEqualTo"].contains(label) {
      return .style(["width", "height"].contains(call.name) ? .size : .padding)
    }
    // `Text(a).offset(CGSize(width: 0, height: 2))`
    if call.name == "offset", label == "_", state.component != nil { return .style(.padding) }
    // `withSize(font.pointSize - 1)` derives a font from another.
    if call.name == "withSize", state.term.isSum { return .nothing }
    if let outcome = sinks.outcome(ofArgument: label, of: call.name, chain: call.chain) { return outcome }
    if label == "value", let key = Self.attribute(of: call.call) { return outcome(ofProperty: [key]) }
    if label == "_", call.labels == ["_", "_"], let path = Self.keyPath(of: call.call) {
      return outcome(ofProperty: path)
    }
    if label == "_", ["setValue", "setDefaultValue"].contains(call.name), let key = Self.lastKey(of: call) {
      return outcome(ofProperty: [key])
    }
    if ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToConstant"].contains(call.name),
      label == "_",
      call.chain.contains(where: { StyleNames.edges.contains($0) || $0 == "edges" || $0.hasPrefix("center") })
    {
      return .style(.padding)
    }
    return kind(ofArgument: label, in: call, state).map { .style($0) }
  }

  /// Returns the kind of an argument of a function that is not in the table. Decided from its label, the
  /// other labels, the name of the function, and what is known of the value. Nil if they express no kind.
  ///
  /// - Parameter label: the label of the argument; `_` for none.
  private func kind(ofArgument label: String, in call: CallSyntax, _ state: FlowState) -> StyleKind? {
    if label == "frame" || label == "equalToConstant" { return .size }
    // `UIView.spacer(.horizontal, amount: 32)`
    if label == "amount", CamelCase.words(of: call.name).last == "spacer" { return .padding }
    // `logo.constrain(.height, to: 52)`
    if ["to", "constant"].contains(label), call.labels.first == "_",
      let attribute = Self.attribute(of: call.call),
      ["width", "height"].contains(attribute)
    {
      return .size
    }
    if let kind = StyleNames.kind(ofDistance: label, in: call.name) { return kind }
    // `title.layout(x: inset, y: subtitle.maxY + 2)`
    if ["x", "y"].contains(label), state.term.isSum, !CamelCase.words(of: call.name).contains("data"),
      call.labels.contains(where: { $0 != label && StyleNames.isComponent($0) })
    {
      return .padding
    }
    if ["withSize", "ofSize", "size", "_"].contains(label), CamelCase.words(of: call.name).last == "font" {
      return .font
    }
    if let kind = StyleNames.kind(of: label) ?? StyleNames.kind(of: label, ofFunction: call.name) {
      return kind
    }
    if label == "size"
      ? TypeNames.isVisible(named: call.name) || state.component != nil
      : StyleNames.isSize(label) && state.component != nil
    {
      return .size
    }
    if ["size", "_"].contains(label), Self.isFont(call) { return .font }
    if label == "size", state.value.map({ $0 >= 1 }) ?? false, Self.isView(call) { return .size }
    if let kind = StyleNames.kind(ofResult: label) { return kind }
    if ["_", "to", "constant", "by", "equalTo"].contains(label),
      let kind = StyleNames.kind(ofFunction: call.name)
    {
      return kind
    }
    if ["_", "to"].contains(label), CamelCase.words(of: call.name).last == "size",
      call.name.first?.isLowercase == true
    {
      return .size
    }
    return nil
  }

  /// The sinks that the flow itself knows, in addition to the table.
  static let sinkNames = [
    "frame", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToConstant", "UIOffset", "offset",
    "CGPoint", "NSPoint", "CGPointMake", "CGVector", "anchors",
  ]

  /// Returns true if a call returns its argument, as far as style is concerned: a conversion, a rounding,
  /// `max`, `.fixed(10)`. False for every function with a receiver, such as `a.rounded(b)`.
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
    return ["fixed", "custom", "absolute", "points", "constant", "init", "pt", "exact", "flexible"]
      .contains(call.name)
      && call.labels == ["_"]
  }

  /// Returns the member name of the first argument: the attribute in `addAttribute(.kern, value: 0.8, range:
  /// all)`. Nil for other expressions.
  private static func attribute(of call: FunctionCallExprSyntax) -> String? {
    call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Returns the attribute that a call sets to its argument `value`: the member name of the call's first
  /// argument. Nil if the argument has another label, or if the first argument is not a member.
  static func attribute(besideValue argument: LabeledExprSyntax) -> String? {
    guard argument.label?.text == "value" else { return nil }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap { attribute(of: $0) }
  }

  /// Returns the property names in the key path that is the first argument, as in
  /// `environment(\.defaultMinListRowHeight, 40)`. Nil if the argument is not a key path.
  private static func keyPath(of call: FunctionCallExprSyntax) -> [String]? {
    let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self)
    return path?.components.compactMap { link -> String? in
      guard case .property(let property) = link.component else { return nil }
      return property.declName.baseName.text
    }
  }

  /// Returns the last component of the argument `forKey` or `forKeyPath` of a call. Nil if the call has
  /// neither, or if the argument is not a string literal.
  private static func lastKey(of call: CallSyntax) -> String? {
    let path = (call.argument(labeled: "forKey") ?? call.argument(labeled: "forKeyPath"))?
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return path?.split(separator: ".").last.map(String.init)
  }

  /// Returns true if the name of a function or of its receiver contains a word for an adaptation to a device,
  /// such as `adaptive` in `adaptiveSize.pad(40)`.
  private static func adapts(_ call: CallSyntax) -> Bool {
    let words = CamelCase.words(of: call.name) + (call.chain.last.map(CamelCase.words) ?? [])
    return words.contains {
      ["scale", "scaled", "adaptive", "adapt", "adapted", "adjusted", "responsive"].contains($0)
    }
  }

  /// Returns true for an element of a list of anchors, with or without modifiers, as in
  /// `photo.activate(anchors: [.leading(8), .width(58).priority(750)])`.
  private static func isInAnchorList(_ call: CallSyntax) -> Bool {
    guard call.call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil,
      let list = withModifiers(call).parent?.as(ArrayElementSyntax.self)?.parent?.parent
    else { return false }
    return list.parent?.as(LabeledExprSyntax.self)?.label?.text == "anchors"
  }

  /// Returns a call with the calls of methods of its result, as in `.system(size: 8).weight(.bold)`.
  private static func withModifiers(_ call: CallSyntax) -> Syntax {
    var node = Syntax(call.call)
    while let member = node.parent?.as(MemberAccessExprSyntax.self),
      let chained = member.parent?.as(FunctionCallExprSyntax.self)
    { node = Syntax(chained) }
    return node
  }

  /// Returns true if a call is in a position that expects a font: the label, the assigned name, or the name
  /// of the function around an argument without a label ends in `font`, as in `.font(.brand(size: 18))`.
  private static func isFont(_ call: CallSyntax) -> Bool {
    let parent = withModifiers(call).parent
    let name: String? =
      if let argument = parent?.as(LabeledExprSyntax.self) {
        argument.label?.text
          ?? argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init)?.name
      } else if let sequence = parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
        sequence.elements.first.flatMap { CallSyntax.lastName(of: $0) }
      } else {
        nil
      }
    return name.map { CamelCase.words(of: $0).last == "font" } ?? false
  }

  /// Returns true if a function asserts a condition: its name begins with `assert`, `XCTAssert` or
  /// `precondition`.
  private static func isAssertion(_ name: String) -> Bool {
    ["assert", "XCTAssert", "precondition"].contains { name.hasPrefix($0) }
  }

  /// Returns true if a call is a size of one point by one point, or a common ratio: `CGSize(width: 16, height: 9)`.
  private static func isPixelOrRatio(_ call: CallSyntax) -> Bool {
    guard ["CGSize", "NSSize", "CGSizeMake", "NSMakeSize"].contains(call.name) else { return false }
    let values = call.call.arguments.map { LiteralNumber.value(of: $0.expression) }
    return ratios.contains { $0 == values || $0.reversed() == values }
  }

  /// The sizes that are ratios.
  private static let ratios: [[Double?]] = [[1, 1], [4, 3], [3, 2], [16, 9], [16, 10], [21, 9]]

  /// Returns the kind of the components of a geometric value: padding for insets and offsets, size for sizes,
  /// rectangles, points and vectors. The call is recognized by its name, and `.init` by its labels. Nil for
  /// other calls.
  private static func geometryKind(of call: CallSyntax) -> StyleKind? {
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
    if labels.isSubset(of: StyleNames.edges) { return .padding }
    return labels.isSubset(of: ["x", "y", "width", "height"]) ? .size : nil
  }

  /// Returns true if the values of a type are visible according to the last word of its name, such as `some
  /// View` and `UIButton?`. Also true for `ToolbarContent`.
  static func isVisible(_ type: TypeSyntax) -> Bool {
    let type = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    let name = (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).trimmedDescription
    return TypeNames.isVisible(named: name) || name == "ToolbarContent"
  }

  /// Returns true if a call creates a view in place: the call is a statement, a returned value or the result
  /// in a function or a property with a visible type. Modifiers may follow the call.
  private static func isView(_ call: CallSyntax) -> Bool {
    guard call.isConstructor else { return false }
    var node = Syntax(call.call)
    // Modifiers: `Spinner(size: 24).padding()`
    func isMemberOrCall(_ node: Syntax) -> Bool {
      node.is(MemberAccessExprSyntax.self) || node.is(FunctionCallExprSyntax.self)
    }
    while let parent = node.parent, isMemberOrCall(parent) { node = parent }
    guard let statement = node.parent,
      statement.is(CodeBlockItemSyntax.self) || statement.is(ReturnStmtSyntax.self)
    else { return false }
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        return function.signature.returnClause.map { isVisible($0.type) } ?? false
      case .patternBinding(let binding): return binding.typeAnnotation.map { isVisible($0.type) } ?? false
      case .memberBlockItem: return false
      default: node = parent
      }
    }
    return false
  }
}
