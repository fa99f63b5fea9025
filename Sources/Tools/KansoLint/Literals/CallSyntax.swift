import SwiftSyntax

/// The names in a function call.
package struct CallSyntax {
  package let call: FunctionCallExprSyntax
  /// The name of the function or of the type; `init` for `.init(…)`.
  package let name: String
  /// The labels of the arguments; `_` for an argument without a label.
  package let labels: [String]

  /// The maximum number of arguments. The check of an argument compares it with all others, so its time grows
  /// with the square.
  private static let maxArgumentCount = 100

  /// Reads the names of a call. Returns nil if the called expression has no name, as in `{ … }()`, or if
  /// there are more than 100 arguments.
  package init?(_ call: FunctionCallExprSyntax) {
    self.init(call, maxArgumentCount: Self.maxArgumentCount)
  }

  /// Reads the names of a call. Returns nil if the called expression has no name, or if there are more arguments than
  /// a maximum.
  package init?(_ call: FunctionCallExprSyntax, maxArgumentCount: Int) {
    guard call.arguments.count <= maxArgumentCount else { return nil }
    self.call = call
    labels = call.arguments.map { $0.label?.text ?? "_" }
    guard let name = Self.lastName(of: call.calledExpression) else { return nil }
    // `UIColor.init(…)` is the same as `UIColor(…)`.
    let type =
      name == "init"
      ? call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(Self.lastName) : nil
    self.name = type ?? name
  }

  /// The names before the last one: `make`, `width` and `equalTo` in `make.width.equalTo(view).offset(…)`.
  var chain: [String] {
    let path = Self.path(of: call.calledExpression)
    return path.dropLast(path.last == "init" && path.count > 1 ? 2 : 1)
  }

  /// True if the call creates a value of a type: the name is `init` or begins with an upper-case letter.
  var isConstructor: Bool { name == "init" || name.first?.isUppercase == true }

  /// Returns the first argument with a label; nil if there is none. `_` finds no arguments.
  package func argument(labeled label: String) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns the last name of a chain of members and calls; nil if it has none.
  package static func lastName(of expression: ExprSyntax) -> String? {
    path(of: expression, maxCount: 1).first
  }

  /// Returns the names of a chain of members, calls and subscripts, from left to right. Stops at any other
  /// expression, so names on the left may be missing.
  ///
  /// - Parameter maxCount: the maximum number of names, counted from the right.
  package static func path(of expression: ExprSyntax, maxCount: Int = .max) -> [String] {
    var names: [String] = []
    var rest: ExprSyntax? = expression
    while names.count < maxCount, let current = rest {
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
