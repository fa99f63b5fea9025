import KansoFormatting

// Font families and weights in Swift.

extension AppleSyntax {
  /// Appends a weight: a constant such as `UIFont.Weight.bold`, or a call for a weight between the named ones. The type
  /// of a shadowed font is that of the function in `weightShim`.
  func append(weight: Double, to text: inout TextBuffer) {
    let member = typeNames.weightExpression(weight)
    if shadowed.contains(typeNames.font) {
      text += "_kansoWeight("
      text += member
      text += ")"
    } else {
      text += typeNames.font
      text += ".Weight"
      text += member.hasPrefix(".init(") ? String(member.dropFirst(".init".count)) : member
    }
  }

  /// The function that gives weights their type if a group shadows that of fonts.
  var weightShim: String {
    """
    private func _kansoWeight(_ weight: \(typeNames.font).Weight) -> \(typeNames.font).Weight {
      weight
    }
    """
  }
}

extension TextBuffer {
  /// Appends an array literal with the string literals of texts.
  mutating func append(literals texts: [String]) {
    self += "["
    for (index, text) in texts.enumerated() {
      if index > 0 { self += ", " }
      append(literal: text)
    }
    self += "]"
  }
}
