import KansoDiagnostics
import KansoInterchange
import KansoLint
import SwiftSyntax

/// Collects the declarations of a source.
struct DeclarationCollector {
  var declarations: SwiftDeclarations
  /// The parts of the sources that are left out.
  private(set) var findings: [ImportFinding] = []
  /// The file that is read, and its index.
  private var file = SourceFile(path: "", bytes: [])
  private var fileIndex = 0

  init(_ declarations: SwiftDeclarations = SwiftDeclarations()) { self.declarations = declarations }

  /// Adds the declarations of a file. To be called on a ``DeepStack``.
  mutating func collect(_ tree: SourceFileSyntax, of file: SourceFile, at index: Int) {
    (self.file, fileIndex) = (file, index)
    collect(tree.statements, in: SwiftDeclarations.files)
  }

  /// Adds the declarations among statements of a file.
  private mutating func collect(_ items: CodeBlockItemListSyntax, in scope: Int) {
    for item in items {
      if case .decl(let declaration) = item.item { collect(declaration, in: scope) }
    }
  }

  /// Adds the members of a type.
  private mutating func collect(_ items: MemberBlockItemListSyntax, in scope: Int) {
    for item in items { collect(item.decl, in: scope) }
  }

  private mutating func collect(_ declaration: DeclSyntax, in scope: Int) {
    if let node = declaration.as(EnumDeclSyntax.self) {
      let type = declare(node.name.text, node.inheritanceClause, in: scope)
      declarations.types[type].isEnum = true
      collect(node.memberBlock.members, in: type)
    } else if let node = declaration.as(StructDeclSyntax.self) {
      collect(node.memberBlock.members, in: declare(node.name.text, node.inheritanceClause, in: scope))
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      collect(node.memberBlock.members, in: declare(node.name.text, node.inheritanceClause, in: scope))
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      collect(node.memberBlock.members, in: declare(node.name.text, node.inheritanceClause, in: scope))
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      collectExtension(node)
    } else if let node = declaration.as(VariableDeclSyntax.self) {
      collectVariables(node, in: scope)
    } else if let node = declaration.as(EnumCaseDeclSyntax.self) {
      collectCases(node, in: scope)
    } else if let node = declaration.as(FunctionDeclSyntax.self) {
      guard let body = node.body else { return }
      add(
        node.name.text, node.signature, body, node.modifiers, in: scope,
        result: TypeNamesOfSyntax.names(of: node.signature.returnClause?.type))
    } else if let node = declaration.as(InitializerDeclSyntax.self) {
      guard let body = node.body else { return }
      add("init", node.signature, body, node.modifiers, in: scope, result: [])
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      let names = TypeNamesOfSyntax.names(of: node.initializer.value)
      if !names.isEmpty { declarations.types[scope].aliases[node.name.text] = names }
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      collectBranch(of: node, in: scope)
    }
  }

  /// Adds what an extension declares. A type that it extends may be nested.
  private mutating func collectExtension(_ node: ExtensionDeclSyntax) {
    var names = TypeNamesOfSyntax.names(of: node.extendedType)
    if names.count > 1, FrameworkTypes.modules.contains(names[0]) { names.removeFirst() }
    guard !names.isEmpty else { return }
    let scope = names.reduce(SwiftDeclarations.files) { declarations.type(named: $1, in: $0) }
    add(node.inheritanceClause, to: scope)
    collect(node.memberBlock.members, in: scope)
  }

  /// Adds the branch of `#if` for iOS, and reports another one if it declares anything.
  private mutating func collectBranch(of node: IfConfigDeclSyntax, in scope: Int) {
    guard let chosen = node.clauseForPhones else { return }
    switch chosen.elements {
    case .decls(let members)?: collect(members, in: scope)
    case .statements(let statements)?: collect(statements, in: scope)
    case .switchCases?, .postfixExpression?, .attributes?, nil: break
    }
    let other = node.clauses.first { $0.id != chosen.id && ($0.elements.map(Self.declaresMembers) ?? false) }
    guard let other else { return }
    findings.append(
      ImportFinding(
        .lost, [], "only the first branch of `#if` for iOS is read",
        at: SourceRange(file: file, other.trimmedRange.offsets)))
  }

  /// Returns true if a branch declares more than imports and other names of types.
  private static func declaresMembers(_ elements: IfConfigClauseSyntax.Elements) -> Bool {
    let declarations: [DeclSyntax] =
      switch elements {
      case .decls(let members): members.map(\.decl)
      case .statements(let statements): statements.compactMap { $0.item.as(DeclSyntax.self) }
      case .switchCases, .postfixExpression, .attributes: []
      }
    return declarations.contains { !$0.is(ImportDeclSyntax.self) && !$0.is(TypeAliasDeclSyntax.self) }
  }

  /// Adds a declared type.
  private mutating func declare(_ name: String, _ inheritance: InheritanceClauseSyntax?, in scope: Int) -> Int
  {
    let type = declarations.type(named: name.unquoted, in: scope)
    declarations.types[type].isDeclared = true
    add(inheritance, to: type)
    return type
  }

  private mutating func add(_ inheritance: InheritanceClauseSyntax?, to type: Int) {
    for inherited in inheritance?.inheritedTypes ?? [] {
      declarations.types[type].inherited.append(
        TypeNamesOfSyntax.names(of: inherited.type).last ?? inherited.type.trimmedDescription)
    }
  }

  private mutating func add(
    _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax,
    _ modifiers: DeclModifierListSyntax,
    in scope: Int, result: [String]
  ) {
    let parameters = signature.parameterClause.parameters.map { parameter in
      SwiftFunction.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text.unquoted,
        name: (parameter.secondName ?? parameter.firstName).text.unquoted,
        type: TypeNamesOfSyntax.names(of: parameter.type), defaultValue: parameter.defaultValue?.value)
    }
    let function = SwiftFunction(
      name: name.unquoted, owner: scope, file: fileIndex, isStatic: modifiers.isStatic,
      parameters: parameters,
      result: result, body: body.statements)
    declarations.types[scope].functions[function.name, default: []].append(function)
  }

  private mutating func collectVariables(_ node: VariableDeclSyntax, in scope: Int) {
    let isStatic = node.modifiers.isStatic || scope == SwiftDeclarations.files
    let notes = DeclarationNotes(node, node.attributes)
    // In `let a, b: CGFloat`, the type follows the last name.
    var annotation: [String] = []
    var members: [SwiftMember] = []
    for binding in node.bindings.reversed() {
      if let type = binding.typeAnnotation?.type { annotation = TypeNamesOfSyntax.names(of: type) }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text.unquoted
      guard let (definition, place) = Self.definition(of: binding) else {
        if !isStatic { declarations.types[scope].fields.insert(name, at: 0) }
        continue
      }
      if !isStatic, case .value = definition { declarations.types[scope].fields.append(name) }
      members.append(
        SwiftMember(
          name: name, owner: scope, isStatic: isStatic, annotation: annotation, definition: definition,
          file: fileIndex, place: place, notes: notes))
    }
    for member in members.reversed() {
      declarations.add(member)
      if !isStatic, case .getter = member.definition {
        declarations.types[scope].properties.append(declarations.members.count - 1)
      }
    }
  }

  /// Returns the value or the body of a property, with its range; nil for a property without either.
  private static func definition(of binding: PatternBindingSyntax) -> (SwiftMember.Definition, Range<Int>)? {
    if let value = binding.initializer?.value { return (.value(value), value.trimmedRange.offsets) }
    switch binding.accessorBlock?.accessors {
    case .getter(let body): return (.getter(body), body.trimmedRange.offsets)
    case .accessors(let accessors):
      guard let body = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.body else {
        return nil
      }
      return (.getter(body.statements), body.statements.trimmedRange.offsets)
    case nil: return nil
    }
  }

  private mutating func collectCases(_ node: EnumCaseDeclSyntax, in scope: Int) {
    let isNumeric = declarations.types[scope].inherited.first.map(FrameworkTypes.numbers.contains) ?? false
    let isOrdinal = declarations.types[scope].inherited.first?.contains("Int") ?? false
    let notes = DeclarationNotes(node, node.attributes)
    for element in node.elements {
      let definition: SwiftMember.Definition
      let type = declarations.types[scope]
      if let value = element.rawValue?.value {
        definition = .value(value)
      } else if isNumeric, !isOrdinal, let last = type.cases.last, let number = number(of: last) {
        definition = .number(number + 1)
      } else {
        definition = .plainCase
      }
      declarations.add(
        SwiftMember(
          name: element.name.text.unquoted, owner: scope, isStatic: true, isCase: true,
          annotation: type.inherited.prefix(1).map { $0 },
          definition: definition, file: fileIndex,
          place: (element.rawValue?.value.trimmedRange ?? element.name.trimmedRange).offsets, notes: notes))
      if element.parameterClause == nil {
        declarations.types[scope].cases.append(declarations.members.count - 1)
      }
    }
  }

  /// Returns the raw number of a case; nil for another.
  private func number(of index: Int) -> Double? {
    switch declarations.members[index].definition {
    case .value(let value): LiteralNumber.value(of: value)
    case .number(let number): number
    case .getter, .plainCase, .derived: nil
    }
  }
}

/// The names in a type's syntax.
enum TypeNamesOfSyntax {
  /// Returns the names of `A.B?` or `some A`, from left to right; empty for types without a name.
  static func names(of type: TypeSyntax?) -> [String] {
    var names: [String] = []
    var rest = type
    while let current = rest {
      rest = nil
      if let member = current.as(MemberTypeSyntax.self) {
        names.append(member.name.text.unquoted)
        rest = member.baseType
      } else if let name = current.as(IdentifierTypeSyntax.self) {
        names.append(name.name.text.unquoted)
      } else if let optional = current.as(OptionalTypeSyntax.self) {
        rest = optional.wrappedType
      } else if let optional = current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        rest = optional.wrappedType
      } else if let some = current.as(SomeOrAnyTypeSyntax.self) {
        rest = some.constraint
      } else if let attributed = current.as(AttributedTypeSyntax.self) {
        rest = attributed.baseType
      }
    }
    return names.reversed()
  }
}

extension DeclModifierListSyntax {
  /// True for members of the type itself.
  var isStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
}

extension String {
  /// The name without the backticks around a keyword.
  var unquoted: String { hasPrefix("`") ? String(dropFirst().dropLast(hasSuffix("`") ? 1 : 0)) : self }
}

extension Range<AbsolutePosition> {
  /// The byte offsets.
  var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}
