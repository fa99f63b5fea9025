import KansoLint
import KansoTheme
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns the result of a call; nil if it is unknown.
  func call(_ node: FunctionCallExprSyntax, _ frame: Frame) -> SwiftValue? {
    var callee = node.calledExpression
    while let inner = callee.as(OptionalChainingExprSyntax.self)?.expression
      ?? callee.as(GenericSpecializationExprSyntax.self)?.expression
    { callee = inner }
    if let closure = callee.as(ClosureExprSyntax.self) {
      return run(
        closure.statements,
        Frame(
          type: frame.type, file: frame.file, locals: frame.locals, this: frame.this, expected: frame.expected
        ))
    }
    guard let call = CallSyntax(node, maxArgumentCount: Self.maxArguments) else {
      return fail("the call has no name, or more than \(Self.maxArguments) arguments")
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted {
      return self.call(name, call, frame)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return fail("the call is unknown") }
    let name = member.declName.baseName.text.unquoted
    guard let base = member.base else { return implicitCall(name, call, frame) }
    if name == "scaledFont" { return scaledFont(base, call, frame) }
    // The value at the default content size.
    if name == "scaledValue", let value = call.argument(labeled: "for") {
      return self.value(of: value, frame)
    }
    guard let owner = value(of: base, frame.expecting([])) else { return nil }
    return self.call(name, of: owner, call, frame)
  }

  /// The maximum number of arguments of a call. Generators write all colors of a theme into one.
  private static let maxArguments = 1_000

  /// Returns the result of a call without a base: of a function, or of a type.
  private func call(_ name: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    if case .closure(let closure, let outer)? = frame.locals[name] {
      return invoke(closure, outer, call, frame)
    }
    let functions = program.functions(name, visibleIn: frame.type)
    if let result = apply(functions, call, this: frame.this, frame) { return result }
    if name == "Self" || name == "self" { return construct(frame.type, call, frame) }
    if let type = program.type([name], from: frame.type) { return construct(type, call, frame) }
    let type = program.frameworkName([name], from: frame.type) ?? name
    if type.first?.isUppercase == true { return construct(framework: type, call, frame) }
    if let this = frame.this, let result = attempt({ method(name, of: this, call, frame) }) { return result }
    if ["max", "min"].contains(name) { return extremum(name, call, frame) }
    return color(ofFunction: name, call, frame) ?? failure(of: name, functions)
  }

  /// Records that the result of a function is unknown.
  private func failure(of name: String, _ functions: [SwiftFunction]) -> SwiftValue? {
    fail(
      functions.isEmpty
        ? "the function `\(name)` is not in the sources" : "the result of `\(name)` is unknown")
  }

  private func extremum(_ name: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    let numbers = call.call.arguments.map { number(value(of: $0.expression, frame))?.value }
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count, let result = name == "max" ? known.max() : known.min() else {
      return nil
    }
    return .number(SwiftNumber(result))
  }

  /// Returns the result of `.name(…)`.
  private func implicitCall(_ name: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    let expectedType = program.type(frame.expected, from: frame.type)
    let expected = program.frameworkName(frame.expected, from: frame.type)
    if name == "init" {
      if let expectedType { return construct(expectedType, call, frame) }
      return construct(framework: expected ?? "", call, frame)
    }
    if let expectedType {
      if let result = attempt({ self.call(name, of: .type(expectedType), call, frame) }) { return result }
    }
    var functions: [SwiftFunction] = []
    for type in [expected].compactMap({ $0 }) + FrameworkTypes.colors + FrameworkTypes.fonts {
      functions = extensionFunctions(name, of: type)
      if !functions.isEmpty, let result = apply(functions, call, this: nil, frame) { return result }
    }
    return font(function: name, call, frame) ?? color(ofFunction: name, call, frame)
      ?? failure(of: name, functions)
  }

  /// Returns the functions with a name in the extensions of a framework's type.
  func extensionFunctions(_ name: String, of type: String) -> [SwiftFunction] {
    ([type] + program.aliasNames(of: type)).flatMap { extended in
      program.types[SwiftDeclarations.files].children[extended].flatMap { program.types[$0].functions[name] }
        ?? []
    }
  }

  /// Returns the result of `owner.name(…)`.
  private func call(_ name: String, of owner: SwiftValue, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    switch owner {
    case .type(let type):
      if name == "init" { return construct(type, call, frame) }
      if let functions = program.types[type].functions[name],
        let result = apply(functions, call, this: nil, frame)
      {
        return result
      }
      if let child = program.types[type].children[name]
        ?? program.type(program.types[type].aliases[name] ?? [], from: type)
      {
        return construct(child, call, frame)
      }
      return color(ofFunction: name, call, frame) ?? font(function: name, call, frame)
        ?? fail("the function `\(name)` is not in the sources")
    case .framework(let type):
      if name == "init" { return construct(framework: type, call, frame) }
      if FrameworkTypes.modules.contains(type) { return construct(framework: name, call, frame) }
      if let result = apply(extensionFunctions(name, of: type), call, this: nil, frame) { return result }
      if let entry = program.types[SwiftDeclarations.files].children[type],
        let child = program.types[entry].children[name]
      {
        return construct(child, call, frame)
      }
      if name.first?.isUppercase == true { return construct(framework: name, call, frame) }
      return font(function: name, call, frame) ?? color(ofFunction: name, call, frame)
        ?? fail("the function `\(name)` is not in the sources")
    case .instance(let instance):
      if let type = instance.type, let functions = program.types[type].functions[name] {
        return apply(functions, call, this: owner, frame)
      }
      return color(ofFunction: name, call, frame) ?? fail("the function `\(name)` is not in the sources")
    default: return method(name, of: owner, call, frame)
    }
  }

  // MARK: Functions of the sources

  /// Returns the result of the function whose parameters fit a call; nil if there is none or it is unknown.
  func apply(_ functions: [SwiftFunction], _ call: CallSyntax, this: SwiftValue?, _ frame: Frame)
    -> SwiftValue?
  {
    for function in functions {
      guard let arguments = Self.match(function, call) else { continue }
      // The digits of a color are read as such, because helpers parse them in many ways.
      if let color = attempt({ hexColor(function, arguments, frame) }) { return color }
      if let result = attempt({ descend { run(function, arguments, this: this, frame) } }) { return result }
    }
    return nil
  }

  /// An argument that a parameter takes.
  struct Argument {
    let parameter: SwiftFunction.Parameter
    /// The expression in the call; nil for the default value.
    let expression: ExprSyntax?
  }

  /// Returns the arguments for the parameters of a function; nil if a call does not fit.
  static func match(_ function: SwiftFunction, _ call: CallSyntax) -> [Argument]? {
    let given = arguments(of: call.call)
    let closures = given.count - call.call.arguments.count
    var next = 0
    var arguments: [Argument] = []
    for parameter in function.parameters {
      let isClosure = next >= given.count - closures
      if next < given.count, given[next].0 == parameter.label || isClosure && given[next].0 == nil {
        arguments.append(Argument(parameter: parameter, expression: given[next].1))
        next += 1
      } else if parameter.defaultValue != nil {
        arguments.append(Argument(parameter: parameter, expression: nil))
      } else {
        return nil
      }
    }
    return next == given.count ? arguments : nil
  }

  /// Returns the result of a function.
  private func run(_ function: SwiftFunction, _ arguments: [Argument], this: SwiftValue?, _ frame: Frame)
    -> SwiftValue?
  {
    let inner = Frame(type: function.owner, file: function.file, this: this, expected: function.result)
    for argument in arguments {
      let context = argument.expression == nil ? inner : frame
      guard let expression = argument.expression ?? argument.parameter.defaultValue else { continue }
      inner.locals[argument.parameter.name] = value(
        of: expression, context.expecting(argument.parameter.type))
    }
    guard function.name == "init" else { return run(function.body, inner) }
    let type = program.types[function.owner]
    if type.isDeclared, !type.isEnum {
      inner.this = .instance(SwiftInstance(type: function.owner, name: type.name, fields: []))
    }
    switch flow(of: function.body, inner) {
    case .unknown: return nil
    case .returned(let value) where inner.this == nil: return value
    case .next, .returned, .broken: break
    }
    if case .instance(let instance)? = inner.this, instance.fields.isEmpty { return nil }
    return inner.this
  }

  /// Returns the result of a closure that is called with arguments.
  func invoke(_ closure: ClosureExprSyntax, _ outer: Frame, _ call: CallSyntax?, _ frame: Frame)
    -> SwiftValue?
  {
    let values = (call.map { Self.arguments(of: $0.call) } ?? []).map { value(of: $0.1, frame.expecting([])) }
    return invoke(closure, outer, values)
  }

  /// Returns the result of a closure with values for its parameters.
  func invoke(_ closure: ClosureExprSyntax, _ outer: Frame, _ values: [SwiftValue?]) -> SwiftValue? {
    let inner = Frame(
      type: outer.type, file: outer.file, locals: outer.locals, this: outer.this, expected: outer.expected)
    for (name, value) in zip(Self.parameterNames(of: closure), values) { inner.locals[name] = value }
    for (index, value) in values.enumerated() { inner.locals["$\(index)"] = value }
    let result = run(closure.statements, inner)
    guard case .list(let parts)? = result, let labels = outer.resultLabels, labels.count == parts.count else {
      return result
    }
    let fields = zip(labels, parts).map { SwiftInstance.Field(name: $0, value: $1) }
    return .instance(SwiftInstance(type: nil, name: "", fields: fields))
  }

  /// Returns the names of a closure's parameters; empty if it has none.
  private static func parameterNames(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters): parameters.map { $0.name.text }
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
