import KansoFormatting
import KansoTheme

// Edges in Swift.

extension PortableSyntax {
  /// The type of edges.
  static let edgesType = "Edges"
  /// The function that replaces the initializer of the type if a group shadows it.
  static let edgesShim = """
    private func _kansoEdges(top: Double, leading: Double, bottom: Double, trailing: Double) -> Edges {
      Edges(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    """

  /// Appends a call of `Edges`.
  func append(_ edges: Edges, to text: inout TextBuffer) {
    text += self.edges
    text.append(arguments: edges)
  }
}

extension AppleSyntax {
  /// Appends a call of the framework's type of insets.
  func append(_ edges: Edges, to text: inout TextBuffer) {
    text += insets
    text.append(arguments: edges)
  }
}

extension TextBuffer {
  /// Appends four lengths in points as arguments with labels, in parentheses.
  fileprivate mutating func append(arguments edges: Edges) {
    self += "(top: "
    append(number: edges.top.value)
    self += ", leading: "
    append(number: edges.leading.value)
    self += ", bottom: "
    append(number: edges.bottom.value)
    self += ", trailing: "
    append(number: edges.trailing.value)
    self += ")"
  }
}
