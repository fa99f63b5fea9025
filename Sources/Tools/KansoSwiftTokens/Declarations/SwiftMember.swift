import SwiftSyntax

/// A declaration that may be a token: a constant, a property or a case.
struct SwiftMember {
  /// The part of the declaration that gives the value.
  enum Definition {
    /// The expression of a stored property or of a raw value.
    case value(ExprSyntax)
    /// The body of a computed property.
    case getter(CodeBlockItemListSyntax)
    /// A case of an enum that has no number as its raw value.
    case plainCase
    /// A raw number that follows from the case before.
    case number(Double)
    /// A computed property of an enum, by its index, for the case with the index `of`.
    case derived(property: Int, of: Int)
  }

  let name: String
  /// The index of the type in `SwiftDeclarations.types`.
  let owner: Int
  /// True for members of the type itself, constants of the file and cases.
  let isStatic: Bool
  var isCase = false
  /// The names of the declared type, such as `UIColor`; empty for none.
  let annotation: [String]
  let definition: Definition
  /// The index of the file.
  let file: Int
  /// The byte range of the value.
  let place: Range<Int>
  var notes = DeclarationNotes()

  /// The type of a number that the value converts to, as in `CGFloat(8)`; nil for other values.
  var constructedNumber: String? {
    guard case .value(let expression) = definition,
      let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return FrameworkTypes.numbers.contains(name.baseName.text) ? name.baseName.text : nil
  }
}

/// A function or an initializer of the sources.
struct SwiftFunction {
  /// A parameter of a function.
  struct Parameter {
    /// The label in calls; nil for none.
    let label: String?
    let name: String
    /// The names of the type.
    let type: [String]
    let defaultValue: ExprSyntax?
  }

  let name: String
  let owner: Int
  let file: Int
  let isStatic: Bool
  let parameters: [Parameter]
  /// The names of the result's type; empty for none and for initializers.
  let result: [String]
  let body: CodeBlockItemListSyntax
}

/// A type that the sources declare or extend, or the scope of the files.
struct SwiftType {
  let name: String
  /// The index of the enclosing type; nil for the scope of the files.
  let parent: Int?
  /// True if the type is declared, and not only extended.
  var isDeclared = false
  var isEnum = false
  /// The names of the superclass and of the protocols.
  var inherited: [String] = []
  var children: [String: Int] = [:]
  var aliases: [String: [String]] = [:]
  var members: [String: Int] = [:]
  var functions: [String: [SwiftFunction]] = [:]
  /// The indices of the members that are cases.
  var cases: [Int] = []
  /// The stored properties of instances, in their order, which an initializer takes.
  var fields: [String] = []
  /// The indices of the computed properties of instances.
  var properties: [Int] = []
}
