import KansoDiagnostics

/// A modifier of a resolver document.
package struct StandardModifier: Sendable {
  package let name: String
  /// The names of the contexts, in their order.
  package let contexts: [String]
  package let defaultContext: String?
  /// The range of its name.
  package let range: SourceRange
  /// True if the resolution order has the modifier. Otherwise its contexts have no effect.
  package let isInOrder: Bool

  /// The context that an input names.
  package let chosenContext: String?

  init(_ modifier: ResolverReader.Modifier, isInOrder: Bool, chosenContext: String?) {
    (name, contexts) = (modifier.name, modifier.contexts.map(\.name))
    (defaultContext, range) = (modifier.defaultContext, modifier.range)
    (self.isInOrder, self.chosenContext) = (isInOrder, chosenContext)
  }
}
