/// The contexts that a template looks names up in.
struct TemplateScope: Hashable {
  /// The innermost one last, and each once.
  private let contexts: [any TemplateContext.Type]

  init(_ contexts: [any TemplateContext.Type]) { self.contexts = contexts }

  private var identities: [ObjectIdentifier] { contexts.map { ObjectIdentifier($0) } }

  static func == (left: TemplateScope, right: TemplateScope) -> Bool { left.identities == right.identities }
  func hash(into hasher: inout Hasher) { hasher.combine(identities) }

  /// Returns true for a context that the scope is within.
  func contains(_ context: any TemplateContext.Type) -> Bool {
    identities.contains(ObjectIdentifier(context))
  }

  /// The scope within a section over a context.
  func entering(_ context: any TemplateContext.Type) -> TemplateScope {
    TemplateScope(contexts.filter { ObjectIdentifier($0) != ObjectIdentifier(context) } + [context])
  }

  /// The names of all fields, those of the innermost context first.
  var fieldNames: [String] {
    var names: [String] = []
    for context in contexts.reversed() {
      for name in context.fieldNames where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The use of a field, which is looked up from the inside to the outside; nil where there is no such field.
  func role(of name: String) -> FieldRole? {
    // `.` is the element itself; functions of the place in a list have no name in their parentheses.
    let names = name.split(separator: ".").map(String.init)
    guard let first = names.first else { return .value }
    let places = name.first == "." ? contexts.suffix(1) : contexts[...]
    var role = places.reversed().lazy.compactMap { $0.role(ofFieldNamed: first) }.first
    for name in names.dropFirst() {
      guard case .context(let context) = role else { return nil }
      role = context.role(ofFieldNamed: name)
    }
    return role
  }
}
