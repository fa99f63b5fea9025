import SwiftSyntax

/// Collects the changes that a source needs to compile without the Objective-C runtime.
final class PreparationVisitor: SyntaxVisitor {
  private var changes: [SourcePreparation.Change] = []
  /// True if the source imports UIKit.
  private var importsUIKit = false
  /// True if the source uses a name that only UIKit's module has, for example `CGRect` or a selector.
  private var usesUIKit = false

  /// Returns the changes of a source.
  static func changes(in tree: SourceFileSyntax) -> [SourcePreparation.Change] {
    let visitor = PreparationVisitor(viewMode: .sourceAccurate)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, names.contains(name) {
        visitor.usesUIKit = true
        break
      }
    }
    visitor.importsUIKit = tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
    }
    visitor.walk(tree)
    return visitor.changes
  }

  /// Adds a change of a node without the trivia around it.
  private func replace(_ node: some SyntaxProtocol, with text: String) {
    changes.append(
      SourcePreparation.Change(
        range: node.positionAfterSkippingLeadingTrivia
          .utf8Offset..<node.endPositionBeforeTrailingTrivia
          .utf8Offset, replacement: text))
  }

  /// Adds a text after a node.
  private func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    changes.append(SourcePreparation.Change(range: end..<end, replacement: text))
  }

  // MARK: Imports

  /// The names of UIKit's module that sources may use without importing it on Apple's platforms.
  private static let names: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "selector", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSession",
    "URLProtocol",
  ]
  /// The modules of Apple whose names UIKit's module gives.
  private static let modulesOfApple: Set<String> = ["CoreGraphics", "QuartzCore", "CoreFoundation"]

  /// Removes the import of a module that UIKit's module gives itself. Its names would be ambiguous otherwise.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.path.count == 1, let module = node.path.first?.name.text else { return .skipChildren }
    if module == "Foundation" {
      if importsUIKit {
        replace(node, with: "")
      } else if usesUIKit {
        replace(node, with: "import UIKit")
      }
    } else if Self.modulesOfApple.contains(module) {
      replace(node, with: importsUIKit ? "" : "import UIKit")
    }
    return .skipChildren
  }

  // MARK: Attributes

  /// The attributes that require the Objective-C runtime or Interface Builder. The main actor is removed as well, since
  /// the views of Kanso belong to no actor.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "UIApplicationMain", "NSApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    // A closure that has nothing but the attribute would lose its `in`.
    let isOfClosure = node.parent?.parent?.is(ClosureSignatureSyntax.self) == true
    if Self.attributes.contains(name) || name == "MainActor" && !isOfClosure { replace(node, with: "") }
    return .visitChildren
  }

  /// Makes a protocol of Objective-C one of classes, which it was.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isObjectiveC else { return .visitChildren }
    if let inherited = node.inheritanceClause?.inheritedTypes.last {
      insert(", AnyObject", after: inherited)
    } else {
      insert(": AnyObject", after: node.name)
    }
    return .visitChildren
  }

  /// Removes the entry point of an app, which its delegate is on Apple's platforms only.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isDelegate = node.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == "UIApplicationDelegate"
    }
    guard isDelegate == true else { return .visitChildren }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "main" {
      replace(attribute, with: "")
    }
    return .visitChildren
  }

  // MARK: Conditions

  /// Lets sources for iOS compile on Linux as well: in a condition, `os(iOS)` holds there, too.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    for token in condition.tokens(viewMode: .sourceAccurate) where token.text == "iOS" {
      var parent = token.parent
      while let current = parent, !current.is(FunctionCallExprSyntax.self) { parent = current.parent }
      if let call = parent?.as(FunctionCallExprSyntax.self), call.trimmedDescription == "os(iOS)" {
        replace(call, with: "(os(iOS) || os(Linux))")
      }
    }
    return .visitChildren
  }

  // MARK: Strings

  /// Gives an empty attributed string its string: Foundation on Linux has no initializer without one.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    let isEmpty = node.arguments.isEmpty && node.trailingClosure == nil
    if isEmpty, name == "NSMutableAttributedString" || name == "NSAttributedString" {
      replace(node, with: "\(name)(string: \"\")")
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first?.expression else { return .visitChildren }
    switch node.macroName.text {
    case "selector": replace(node, with: selector(of: argument, in: node))
    case "keyPath":
      let name = argument.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      replace(node, with: "\"\(name)\"")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Returns the selector with the method that an argument of `#selector` names, as a member of its type.
  private func selector(of argument: ExprSyntax, in node: some SyntaxProtocol) -> String {
    var method = argument
    // A cast chooses one of several methods with the same name.
    if let sequence = method.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      method = first
    }
    let name: String
    let base: String
    if let member = method.as(MemberAccessExprSyntax.self) {
      name = member.declName.trimmedDescription
      base = member.base.map { typeName(of: $0, in: node) } ?? enclosingType(of: node)
    } else {
      name = method.trimmedDescription
      base = enclosingType(of: node)
    }
    return "Selector(\"\(name)\", \(base).\(name))"
  }

  /// Returns the type that a base of a member is, or that its value has.
  private func typeName(of base: ExprSyntax, in node: some SyntaxProtocol) -> String {
    let text = base.trimmedDescription
    if text == "self" || text == "Self" { return enclosingType(of: node) }
    let isType = text.split(separator: ".").last?.first?.isUppercase == true
    return isType ? text : "type(of: \(text))"
  }

  /// Returns the name of the type around a node; `Self` outside of types.
  private func enclosingType(of node: some SyntaxProtocol) -> String {
    var parent = node.parent
    while let current = parent {
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.is(ClassDeclSyntax.self)
          || current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self)
          || current.is(ActorDeclSyntax.self)
      {
        return type.name.text
      }
      parent = current.parent
    }
    return "Self"
  }
}
