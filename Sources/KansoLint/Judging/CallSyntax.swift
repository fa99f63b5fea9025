import SwiftSyntax

/// A call, by the names that are written in it.
struct CallSyntax {
  let call: FunctionCallExprSyntax
  /// The name of the function or of the type, `init` for `.init(…)`.
  let name: String
  /// `_` for none.
  let labels: [String]

  /// Nobody calls anything with more arguments; each of them looks at all the others.
  private static let mostArguments = 100

  init?(_ call: FunctionCallExprSyntax) {
    guard call.arguments.count <= Self.mostArguments else { return nil }
    self.call = call
    labels = call.arguments.map { $0.label?.text ?? "_" }
    guard let name = Self.lastName(of: call.calledExpression) else { return nil }
    // `UIColor.init(…)` is `UIColor(…)`.
    let type =
      name == "init"
      ? call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(Self.lastName) : nil
    self.name = type ?? name
  }

  /// The names of the earlier links: `make`, `width` and `equalTo` in `make.width.equalTo(view).offset(…)`.
  var chain: [String] {
    let path = Self.path(of: call.calledExpression)
    return path.dropLast(path.last == "init" && path.count > 1 ? 2 : 1)
  }

  /// Whether a type is called, and not a function.
  var isConstructor: Bool { name == "init" || name.first?.isUppercase == true }

  func argument(_ label: String) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  /// The last name of a chain of members and calls.
  static func lastName(of expression: ExprSyntax) -> String? { path(of: expression, most: 1).first }

  /// The names of a chain of members and calls, from left to right.
  ///
  /// - Parameter most: how many of them are wanted, from the right.
  static func path(of expression: ExprSyntax, most: Int = .max) -> [String] {
    var names: [String] = []
    var rest: ExprSyntax? = expression
    while names.count < most, let current = rest {
      rest = nil
      if let member = current.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.text)
        rest = member.base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        rest = call.calledExpression
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.text)
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        rest = optional.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        rest = forced.expression
      } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
        rest = generic.expression
      } else if let item = current.as(SubscriptCallExprSyntax.self) {
        rest = item.calledExpression
      }
    }
    return names.reversed()
  }
}
