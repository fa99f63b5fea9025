/// A function of templates, as in `{{uppercased(name)}}`, with the values that it takes. With any other value, it would
/// give an empty text.
struct TemplateFunction {
  /// The values that functions take.
  private enum Operand {
    /// Names and paths.
    case name
    /// Names, paths and other texts.
    case text
    case list
    /// Lists and texts, of which both can be empty.
    case listOrText
    /// Whole numbers.
    case number
    /// The place of an element in its list, which has no name: `{{last()}}`.
    case place
  }

  let name: String
  private let operands: [Operand]

  /// All functions, in the order of messages.
  static let all: [TemplateFunction] =
    [
      TemplateFunction("capitalized", .text), TemplateFunction("count", .list),
      TemplateFunction("empty", .listOrText), TemplateFunction("equalzero", .number),
      TemplateFunction("even", .number, .place), TemplateFunction("first", .list, .place),
      TemplateFunction("index", .place), TemplateFunction("last", .list, .place),
      TemplateFunction("lowercased", .text), TemplateFunction("minusone", .number),
      TemplateFunction("odd", .number, .place), TemplateFunction("plusone", .number),
      TemplateFunction("reversed", .listOrText), TemplateFunction("sorted", .list),
      TemplateFunction("uppercased", .text),
    ] + NameCase.allCases.map { TemplateFunction($0.rawValue, .name) }

  private init(_ name: String, _ operands: Operand...) { (self.name, self.operands) = (name, operands) }

  /// Returns the role of the result; nil if the function does not take the value.
  ///
  /// - Parameter isPlace: true for the place of an element, which has no name.
  func result(of role: FieldRole, isPlace: Bool) -> FieldRole? {
    if isPlace { return operands.contains(.place) ? .value : nil }
    switch role {
    case .keys: return nil
    case .value, .template:
      return takes(.text, .listOrText, .number) ? .value : nil
    case .context(let context):
      guard context is any NameContext.Type, takes(.name, .text, .listOrText) else { return nil }
      return name == "empty" ? .value : role
    case .list(let element), .nestedList(let element):
      guard takes(.list, .listOrText) else { return nil }
      let isOfTexts = element == TextElement.self
      switch name {
      case "count", "empty": return .value
      case "sorted": return isOfTexts ? role : nil
      case "first", "last":
        // An element of a nested list ends as the list does.
        if case .nestedList = role { return role }
        return isOfTexts ? .value : .context(element)
      default: return role
      }
    }
  }

  private func takes(_ possible: Operand...) -> Bool { operands.contains { possible.contains($0) } }

  /// The values that the function takes, for messages.
  var operandDescription: String {
    let names = operands.map { operand in
      switch operand {
      case .name: "a name or a path"
      case .text: "a text"
      case .list: "a list"
      case .listOrText: "a list or a text"
      case .number: "a whole number"
      case .place: "the place in a list, as in `\(name)()`"
      }
    }
    return names.joined(separator: ", or ")
  }
}
