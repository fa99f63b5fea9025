import KansoDiagnostics

/// A modifier of a resolver document.
package struct StandardModifier: Sendable {
  package let name: String
  /// The names of the contexts, in their order.
  package let contexts: [String]
  package let defaultContext: String?
  /// The range of its name.
  package let range: SourceRange
  /// The index in the resolution order, where later tokens replace earlier ones; nil if the modifier is not in it, so that
  /// its contexts have no effect.
  package let position: Int?

  /// The context that an input names.
  package let chosenContext: String?

  init(_ modifier: ResolverReader.Modifier, position: Int?, chosenContext: String?) {
    (name, contexts) = (modifier.name, modifier.contexts.map(\.name))
    (defaultContext, range) = (modifier.defaultContext, modifier.range)
    (self.position, self.chosenContext) = (position, chosenContext)
  }
}
