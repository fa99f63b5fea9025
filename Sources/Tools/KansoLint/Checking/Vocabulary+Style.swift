extension Vocabulary {
  /// Collects the names of the table of sinks, the words that express style by themselves, and the labels and
  /// attributes that express style in a context such as `.init(…)` or a comparison.
  ///
  /// - Parameter kinds: the kinds whose sinks are included from the table.
  init(_ sinks: Sinks, kinds: Set<StyleKind>) {
    self.init()
    let known = Set(StyleNames.sinkWords + LiteralFlow.sinkNames).union(Operands.coordinates)
    for name in known.union(sinks.names(of: kinds, beside: known)) { add(name, .sink) }
    for word in LiteralColor.words { add(word, [.sink, .color, .textLabel]) }
    for label in LiteralColor.labels {
      add(label, label.count == 1 ? [.labelOfInit, .color] : [.sink, .color])
    }
    for label in LiteralFont.textLabels { add(label, .textLabel) }
    for name in StyleNames.components { add(name, .labelOfInit) }
    for name in Operands.attributes { add(name, .attribute) }
    for name in ["x", "y"] { add(name, .coordinate) }
    add("init", .initializer)
  }
}
