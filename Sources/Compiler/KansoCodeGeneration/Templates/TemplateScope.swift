/// The contexts that a template looks names up in.
struct TemplateScope: Hashable {
  /// The contexts, each once; the innermost one is last.
  private let contexts: [any TemplateContext.Type]
  /// The possible kinds of the innermost element, which conditions narrow; nil if they are not known.
  private(set) var kinds: Set<String>?

  /// Creates a scope of different contexts; the innermost one is last.
  init(_ contexts: [any TemplateContext.Type]) {
    self.contexts = contexts
    kinds = contexts.last.flatMap { $0.kinds.isEmpty ? nil : $0.kinds }
  }

  private var identities: [ObjectIdentifier] { contexts.map { ObjectIdentifier($0) } }

  /// Returns true if both scopes have the same contexts in the same order, and the same kinds.
  static func == (left: TemplateScope, right: TemplateScope) -> Bool {
    left.identities == right.identities && left.kinds == right.kinds
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identities)
    hasher.combine(kinds)
  }

  /// Returns true if the scope has the context, at any level.
  func contains(_ context: any TemplateContext.Type) -> Bool {
    identities.contains(ObjectIdentifier(context))
  }

  /// Returns the scope within a section over a context, which becomes the innermost one.
  func entering(_ context: any TemplateContext.Type) -> TemplateScope {
    var inner = TemplateScope(
      contexts.filter { ObjectIdentifier($0) != ObjectIdentifier(context) } + [context])
    if context.kinds.isEmpty { inner.kinds = kinds }
    return inner
  }

  /// Returns the scope with other possible kinds of the innermost element.
  func with(_ kinds: Set<String>?) -> TemplateScope {
    var scope = self
    scope.kinds = kinds
    return scope
  }

  /// The context of the innermost element that has a kind.
  private var element: (any TemplateContext.Type)? { contexts.last { !$0.kinds.isEmpty } }

  /// Returns the kinds for which a field has a value; `all` for a field of a context that is not the innermost element.
  func kinds(ofFieldNamed name: String) -> FieldKinds {
    guard let first = name.split(separator: ".").first.map(String.init), let element,
      let owner = contexts.last(where: { $0.role(ofFieldNamed: first) != nil }),
      ObjectIdentifier(owner) == ObjectIdentifier(element)
    else { return .all }
    return element.kinds(ofFieldNamed: first)
  }

  /// Returns the scope of a section over a field: the possible kinds are those for which the field has a value, or, for
  /// an inverted section, for which the condition is false.
  func narrowed(byFieldNamed name: String, isInverted: Bool) -> TemplateScope {
    guard let kinds else { return self }
    switch self.kinds(ofFieldNamed: name) {
    case .all: return self
    case .some(let own): return isInverted ? self : with(kinds.intersection(own))
    case .condition(let own): return with(isInverted ? kinds.subtracting(own) : kinds.intersection(own))
    }
  }

  /// Returns the scope of a template that a field names: the possible kinds are those of its elements.
  func narrowed(byTemplateNamed name: String) -> TemplateScope {
    guard let kinds, let own = element?.kinds(ofTemplateNamed: name) else { return self }
    return with(kinds.intersection(own))
  }

  /// The names of all fields, those of the innermost context first.
  var fieldNames: [String] {
    var names: [String] = []
    for context in contexts.reversed() {
      for name in context.fieldNames where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the name of the guide in a dotted name; nil for a name without one.
  func key(inFieldNamed name: String) -> String? {
    let names = name.split(separator: ".")
    for count in names.indices.dropFirst() {
      guard case .keys? = role(ofFieldNamed: names[..<count].joined(separator: ".")) else { continue }
      return names[count...].joined(separator: ".")
    }
    return nil
  }

  /// Returns the names to suggest for one that is unknown. For a dotted name, they are the dotted names of the contexts
  /// before its last dot, if these exist.
  func fieldNames(near name: String) -> [String] {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return fieldNames }
    let outer = String(name[..<dot])
    guard case .context(let context) = role(ofFieldNamed: outer) else { return fieldNames }
    return context.fieldNames.map { "\(outer).\($0)" }
  }

  /// Returns the role of a field, which is looked up from the innermost context to the outermost; nil if
  /// there is no such field. In a dotted name, each name is a field of the context before it. With a dot at
  /// its start, only the innermost context counts. The role of an empty name is `value`. So is that of `.`, unless the
  /// innermost context is a name.
  func role(ofFieldNamed name: String) -> FieldRole? {
    // `.` is the element itself; functions of the place in a list have no name in their parentheses.
    let names = name.split(separator: ".").map(String.init)
    guard let first = names.first else {
      guard name == ".", let last = contexts.last, last is any NameContext.Type else { return .value }
      return .context(last)
    }
    let places = name.first == "." ? contexts.suffix(1) : contexts[...]
    var role = places.reversed().lazy.compactMap { $0.role(ofFieldNamed: first) }.first
    for name in names.dropFirst() {
      if case .keys(let value)? = role { return .context(value) }
      guard case .context(let context) = role else { return nil }
      role = context.role(ofFieldNamed: name)
    }
    return role
  }
}
