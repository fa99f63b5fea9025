import KansoDiagnostics

extension DocumentReader {
  /// Returns the attributes without a property of their own in the model. Unknown attributes are also returned, and are
  /// reported as unrecognized.
  mutating func properties(of element: Element) -> [String: Located<String>] {
    var properties: [String: Located<String>] = [:]
    for attribute in element.rest {
      let value = Located(attribute.value, at: attribute.range)
      properties[attribute.name] = value
      if Vocabulary.attributes.contains(attribute.name) { _ = element.attribute(attribute.name) }
    }
    return properties
  }

  /// Returns the values of children with a key.
  mutating func values(of element: Element) -> [String: InterfaceValue] {
    var values: [String: InterfaceValue] = [:]
    for child in element.children where !child.isRead {
      guard let key = child.key else { continue }
      values[key] = value(child)
    }
    return values
  }

  /// Returns the values of children without a key, including lists and unknown elements.
  mutating func items(of element: Element) -> [InterfaceValue] {
    var items: [InterfaceValue] = []
    for child in element.children where !child.isRead && child.key == nil {
      items.append(value(child))
    }
    return items
  }

  mutating func value(_ element: Element) -> InterfaceValue {
    element.isRead = true
    _ = element.key
    switch element.name {
    case "color": return .color(color(element))
    case "fontDescription", "font": return .font(font(element))
    case "rect":
      return .rect(rect(element).value)
    case "size":
      return .size(
        InterfaceSize(
          width: number(element.attribute("width")) ?? 0, height: number(element.attribute("height")) ?? 0))
    case "point", "offsetWrapper":
      let (x, y) = element.name == "point" ? ("x", "y") : ("horizontal", "vertical")
      return .point(
        InterfacePoint(x: number(element.attribute(x)) ?? 0, y: number(element.attribute(y)) ?? 0))
    case "edgeInsets": return .insets(insets(element, ["top", "left", "bottom", "right"]))
    case "directionalEdgeInsets":
      return .insets(insets(element, ["top", "leading", "bottom", "trailing"], isDirectional: true))
    case "inset": return .insets(insets(element, ["minY", "minX", "maxY", "maxX"]))
    case "string", "mutableString": return .text(text(element))
    case "attributedString", "mutableAttributedString": return .attributedText(runs(element))
    case "integer", "real":
      guard let value = element.attribute("value"), let number = number(value) else { return .nothing }
      return .number(Located(number, at: value.range))
    case "bool", "boolean": return .flag(element["value"] == "YES")
    case "nil":
      _ = element["name"]
      return .nothing
    case "array", "dictionary", "mutableArray", "mutableDictionary":
      let keyed = values(of: element)
      let items = items(of: element)
      return keyed.isEmpty
        ? .list(items) : .record(record(element, values: keyed, items: items))
    case _ where Vocabulary.views.contains(element.name): return .view(view(element))
    case _ where Vocabulary.controllers.contains(element.name): return .controller(controller(element))
    default: return .record(record(element))
    }
  }

  mutating func record(_ element: Element) -> InterfaceRecord {
    element.isRead = true
    let connections = connections(of: element)
    let attributes = runtimeAttributes(of: element)
    let values = values(of: element)
    return record(
      element, values: values, items: items(of: element), connections: connections,
      runtimeAttributes: attributes)
  }

  private mutating func record(
    _ element: Element, values: [String: InterfaceValue], items: [InterfaceValue],
    connections: [InterfaceConnection] = [], runtimeAttributes: [InterfaceRuntimeAttribute] = []
  ) -> InterfaceRecord {
    if !Vocabulary.elements.contains(element.name) { element.isRead = false }
    let id = element["id"]
    return InterfaceRecord(
      name: element.name, id: id, range: element.range, properties: properties(of: element), values: values,
      items: items, connections: connections, runtimeAttributes: runtimeAttributes,
      text: element.text.allSatisfy(\.isWhitespace) ? nil : element.text)
  }

  mutating func rect(_ element: Element) -> Located<InterfaceRect> {
    let numbers = ["x", "y", "width", "height"].map { number(element.attribute($0)) ?? 0 }
    return Located(
      InterfaceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), at: element.range)
  }

  private mutating func insets(
    _ element: Element, _ names: [String], isDirectional: Bool = false
  ) -> InterfaceInsets {
    var edges: [InterfaceEdge] = []
    let numbers = names.map { name -> Double in
      guard let attribute = element.attribute(name), let number = number(attribute) else { return 0 }
      edges.append(InterfaceEdge(name: name, value: number, range: attribute.range))
      return number
    }
    return InterfaceInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3], isDirectional: isDirectional,
      range: element.range, edges: edges)
  }

  private mutating func text(_ element: Element) -> Located<String> {
    // Characters that XML does not allow, such as a form feed, are written in Base64.
    if element["base64-UTF8"] == "YES" {
      if let text = Base64.text(element.text) { return Located(text, at: element.range) }
      report(.invalidInterfaceValue, "this text is not in base 64", at: element.range)
    }
    return Located(element.text, at: element.range)
  }

  private mutating func runs(_ element: Element) -> [InterfaceTextRun] {
    element.children("fragment").map { fragment in
      var text = fragment["content"] ?? ""
      if let content = fragment.child("string", key: "content"), case .text(let found) = value(content) {
        text = found.value
      }
      var attributes: [String: InterfaceValue] = [:]
      for child in fragment.children("attributes") {
        attributes.merge(values(of: child)) { first, _ in first }
        _ = child.key
      }
      return InterfaceTextRun(text: text, attributes: attributes)
    }
  }

  // MARK: Colors and fonts

  mutating func color(_ element: Element) -> InterfaceColor {
    let key = element.key
    let value = colorValue(element)
    return InterfaceColor(value: value, range: element.range, key: key)
  }

  private mutating func colorValue(_ element: Element) -> InterfaceColor.Value {
    if let system = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      _ = properties(of: element)
      return .system(system)
    }
    guard let space = colorSpace(element) else {
      // Old catalog colors are system colors. They also contain the color space that they were taken from.
      if let name = element["name"] {
        let isSystem = element["catalog"] == "System"
        _ = properties(of: element)
        if element["colorSpace"] == "catalog" { return isSystem ? .system(name) : .unknown(name) }
        return .named(name)
      }
      if element.attribute("colorSpace") == nil {
        report(.invalidInterfaceValue, "this color has neither a color space nor a name", at: element.range)
      }
      _ = properties(of: element)
      return .unknown(element["colorSpace"] ?? "")
    }
    let names: [String]
    switch space {
    case .genericGamma22Gray, .calibratedWhite, .deviceWhite: names = ["white"]
    case .cmyk: names = ["cyan", "magenta", "yellow", "black"]
    default: names = ["red", "green", "blue"]
    }
    let components = names.map { number(element.attribute($0)) ?? 0 }
    let alpha = number(element.attribute("alpha")) ?? 1
    return .components(space, components, alpha: alpha)
  }

  private mutating func colorSpace(_ element: Element) -> InterfaceColor.Space? {
    let (name, custom) = (element.attribute("colorSpace"), element.attribute("customColorSpace"))
    guard let name else { return nil }
    if name.value == "catalog" { return nil }
    let wanted = name.value == "custom" ? custom : name
    switch wanted?.value {
    case "sRGB": return .sRGB
    case "displayP3": return .displayP3
    case "calibratedRGB": return .calibratedRGB
    case "deviceRGB": return .deviceRGB
    case "genericGamma22GrayColorSpace": return .genericGamma22Gray
    case "calibratedWhite": return .calibratedWhite
    case "deviceWhite": return .deviceWhite
    case "calibratedCMYK", "deviceCMYK", "genericCMYK": return .cmyk
    default:
      report(
        .invalidInterfaceValue, "the color space '\(wanted?.value ?? name.value)' is not known",
        at: (wanted ?? name).range)
      return nil
    }
  }

  private mutating func font(_ element: Element) -> InterfaceFont {
    let key = element.key
    let sizeText = element.attribute("pointSize") ?? element.attribute("size")
    let size = number(sizeText).map { Located($0, at: sizeText?.range ?? element.range) }
    let face: InterfaceFont.Face
    if let style = element["style"] {
      face = .style(style)
    } else if let name = element["name"] {
      face = .named(name, family: element["family"])
    } else {
      let type = element["type"] ?? element["metaFont"] ?? "system"
      let weight = element["weight"] ?? (type.lowercased().contains("bold") ? "bold" : nil)
      face = .system(weight: weight, isItalic: type.lowercased().contains("italic"))
    }
    return InterfaceFont(
      face: face, size: size, range: element.range, key: key, properties: properties(of: element))
  }
}
