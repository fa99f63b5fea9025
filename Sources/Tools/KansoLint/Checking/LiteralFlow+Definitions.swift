import SwiftSyntax

/// Definitions of style: constants and appearances, whose names apply to all of their parts.
extension LiteralFlow {
  /// Returns true if a color or a font is part of the value of a constant: `static let light = Theme(text:
  /// UIColor(…))`. A `var` and a computed property count as constants, too.
  ///
  /// The value of a static or global constant may be created by any calls, except those that create something
  /// visible. A property of an instance is a constant only if the color itself is its value: `let ink =
  /// UIColor(…).opacity(…)`.
  static func isOfConstant(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    var isValue = true
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionCallExpr(let call):
        guard call.calledExpression.id != node.as(ExprSyntax.self)?.id else { break }
        isValue = false
        guard let maker = CallSyntax(call), !TypeNames.isVisible(named: maker.name) else { return false }
      case .arrayExpr, .dictionaryExpr, .unresolvedTernaryExpr: isValue = false
      case .closureExpr(let closure): guard isProvider(closure) else { return false }
      case .codeBlockItem(let item):
        let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        guard isOnly || item.item.is(ReturnStmtSyntax.self) else { return false }
      case .accessorDecl(let accessor):
        guard accessor.accessorSpecifier.tokenKind == .keyword(.get) else { return false }
      case .patternBinding(let binding): return isConstant(binding, isValue)
      case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .memberBlockItem: return false
      default: break
      }
      node = parent
    }
    return false
  }

  /// Returns true for a `static let` whose value a closure makes, in a type for style: `enum TextStyle { static let
  /// body = { … }() }`.
  static func isDefinitionInClosure(_ variable: VariableDeclSyntax) -> Bool {
    guard isStatic(variable), variable.bindingSpecifier.tokenKind == .keyword(.let),
      let call = variable.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(ClosureExprSyntax.self)
    else { return false }
    return isInTypeForStyle(variable)
  }

  /// Returns true for a member of a type whose name speaks of style, and which is nothing visible.
  private static func isInTypeForStyle(_ variable: VariableDeclSyntax) -> Bool {
    let type = variable.parent?.parent?.parent?.parent
    let name =
      type?.as(EnumDeclSyntax.self)?.name.text ?? type?.as(StructDeclSyntax.self)?.name.text
      ?? type?.as(ClassDeclSyntax.self)?.name.text
      ?? type?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    return !TypeNames.isVisible(named: name) && !styleWords.isDisjoint(with: CamelCase.words(of: name))
  }

  /// The words in the names of types for style.
  private static let styleWords: Set<String> = [
    "style", "styles", "theme", "appearance", "palette", "typography", "fonts", "colors",
  ]

  private static func isStatic(_ variable: VariableDeclSyntax) -> Bool {
    variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  /// Returns true for an argument with a label, or a part of one, in the value of a `static let`: `static let light =
  /// Theme(padding: 8).rounded(radius: 4)`. The label and the constant name it. In a type for style, a static property
  /// may also be computed.
  static func isLabeledInConstant(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    var isLabeled = false
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .labeledExpr(let argument): isLabeled = isLabeled || argument.label != nil
      case .variableDecl(let variable):
        let isComputed = variable.bindings.first?.accessorBlock != nil
        return isLabeled
          && (isComputed ? isInTypeForStyle(variable) : variable.bindingSpecifier.tokenKind == .keyword(.let))
          && isStatic(variable) && isOfConstant(expression)
      case .closureExpr, .functionDecl, .initializerDecl, .subscriptDecl, .memberBlockItem: return false
      default: break
      }
      node = parent
    }
    return false
  }

  /// Returns true if a variable is static or global, or if it is a property and the expression is its whole
  /// value. False for variables with a visible type.
  ///
  /// - Parameter isValue: true if the expression is the whole value.
  private static func isConstant(_ binding: PatternBindingSyntax, _ isValue: Bool) -> Bool {
    guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    if let type = binding.typeAnnotation?.type, isVisible(type) { return false }
    let isOfType = variable.modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
    let isOfSource =
      variable.parent?.parent?.is(CodeBlockItemListSyntax.self) == true
      && variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    return isOfType || isOfSource || isValue && variable.parent?.is(MemberBlockItemSyntax.self) == true
  }

  /// Returns true if a closure is an argument of a call that is named after a color, or of `init`. The
  /// closure then chooses between colors: `UIColor { $0.userInterfaceStyle == .dark ? … : … }`.
  private static func isProvider(_ closure: ClosureExprSyntax) -> Bool {
    let owner =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    // A closure that is called directly has no name of a function in front of it.
    guard let name = owner.flatMap({ CallSyntax.lastName(of: $0.calledExpression) }) else { return false }
    return LiteralColor.isColor(name) || name == "init"
  }

  // MARK: Appearances

  /// Returns true if an expression becomes the value of a property of `self`, or an argument of `super.init`
  /// or `self.init`: `init() { cellPadding = 8 }`. An assigned name without an owner counts as a property, so
  /// the caller checks that an initializer is around the expression.
  static func isGivenToOwner(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .sequenceExpr(let sequence): if setsOwnProperty(sequence) { return true }
      case .functionCallExpr(let call): if isInitializer(call.calledExpression) { return true }
      case .closureExpr, .codeBlockItem: return false
      default: break
      }
      node = parent
    }
    return false
  }

  /// Returns true for an assignment to a name without an owner, or to a property of `self`.
  private static func setsOwnProperty(_ sequence: SequenceExprSyntax) -> Bool {
    let start = Array(sequence.elements.prefix(2))
    guard start.count == 2, start[1].is(AssignmentExprSyntax.self) else { return false }
    let path = CallSyntax.path(of: start[0])
    return path.count == 1 || path.count == 2 && path[0] == "self"
  }

  /// Returns true if a function is `super.init` or `self.init`.
  private static func isInitializer(_ function: ExprSyntax) -> Bool {
    guard let member = function.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    else { return false }
    return base.is(SuperExprSyntax.self) || CallSyntax.path(of: base) == ["self"]
  }

  /// Returns true for the initializer of a theme, an appearance or a palette, which exists to define style.
  /// Decided by the last word of the type's name.
  static func isOfAppearance(_ initializer: InitializerDeclSyntax) -> Bool {
    var node = Syntax(initializer)
    while let parent = node.parent {
      let name: String? =
        switch parent.as(SyntaxEnum.self) {
        case .structDecl(let type): type.name.text
        case .classDecl(let type): type.name.text
        case .enumDecl(let type): type.name.text
        case .extensionDecl(let type): type.extendedType.trimmedDescription
        default: nil
        }
      if let name { return CamelCase.words(of: name).last.map(appearances.contains) ?? false }
      node = parent
    }
    return false
  }

  /// The last words of the names of types that define style.
  private static let appearances: Set<String> = ["appearance", "palette", "theme"]
}
