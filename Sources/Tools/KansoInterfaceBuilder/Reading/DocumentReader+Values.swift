import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics

extension DocumentReader {
  /// Returns the attributes that are not read yet, by name: those without a property of their own in the
  /// model. Known attributes are marked as read. Unknown ones are also returned, but stay unread, and are
  /// reported as unrecognized.
  mutating func readRemainingProperties(of element: Element) -> [String: Located<String>] {
    var properties: [String: Located<String>] = [:]
    for attribute in element.unreadAttributes {
      let value = Located(attribute.value, at: attribute.range)
      properties[attribute.name] = value
      if Vocabulary.attributes.contains(attribute.name) { _ = element.attribute(attribute.name) }
    }
    return properties
  }

  /// Reads the unread children with a key, by key, and marks them as read unless their name is unknown. The
  /// last one counts if several have the same key.
  mutating func readKeyedValues(of element: Element) -> [String: InterfaceValue] {
    var values: [String: InterfaceValue] = [:]
    for child in element.children where !child.isRead {
      guard let key = child.key else { continue }
      values[key] = readValue(child)
    }
    return values
  }

  /// Reads the unread children without a key in document order, including lists and unknown elements. Marks
  /// them as read unless their name is unknown.
  mutating func readUnkeyedItems(of element: Element) -> [InterfaceValue] {
    var items: [InterfaceValue] = []
    for child in element.children where !child.isRead && child.key == nil {
      items.append(readValue(child))
    }
    return items
  }

  /// Reads an element as the value that its name determines; a record if it has no type of its own. Invalid
  /// numbers are reported. A missing or invalid coordinate or length is 0, a number without a valid value is
  /// `.nothing`. An array or dictionary is a list, or a record if a child has a key.
  mutating func readValue(_ element: Element) -> InterfaceValue {
    element.isRead = true
    _ = element.key
    switch element.name {
    case "color": return .color(readColor(element))
    case "fontDescription", "font": return .font(readFont(element))
    case "rect":
      return .rect(readRect(element).value)
    case "size":
      return .size(
        InterfaceSize(
          width: parseNumber(element.attribute("width")) ?? 0,
          height: parseNumber(element.attribute("height")) ?? 0))
    case "point", "offsetWrapper":
      let (x, y) = element.name == "point" ? ("x", "y") : ("horizontal", "vertical")
      return .point(
        InterfacePoint(x: parseNumber(element.attribute(x)) ?? 0, y: parseNumber(element.attribute(y)) ?? 0))
    case "edgeInsets": return .insets(readInsets(element, attributes: ["top", "left", "bottom", "right"]))
    case "directionalEdgeInsets":
      return .insets(
        readInsets(element, attributes: ["top", "leading", "bottom", "trailing"], isDirectional: true))
    case "inset": return .insets(readInsets(element, attributes: ["minY", "minX", "maxY", "maxX"]))
    case "string", "mutableString": return .text(readText(element))
    case "attributedString", "mutableAttributedString": return .attributedText(readTextRuns(element))
    case "integer", "real":
      guard let value = element.attribute("value"), let number = parseNumber(value) else { return .nothing }
      return .number(Located(number, at: value.range))
    case "bool", "boolean": return .flag(element["value"] == "YES")
    case "nil":
      _ = element["name"]
      return .nothing
    case "array", "dictionary", "mutableArray", "mutableDictionary":
      let keyed = readKeyedValues(of: element)
      let items = readUnkeyedItems(of: element)
      return keyed.isEmpty
        ? .list(items) : .record(readRecord(element, values: keyed, items: items))
    case _ where Vocabulary.views.contains(element.name): return .view(readView(element))
    case _ where Vocabulary.controllers.contains(element.name): return .controller(readController(element))
    default: return .record(readRecord(element))
    }
  }

  /// Reads an element without a model type of its own, with its connections, runtime attributes and children.
  /// Marks it as read unless its name is unknown.
  mutating func readRecord(_ element: Element) -> InterfaceRecord {
    element.isRead = true
    let connections = readConnections(of: element)
    let attributes = readRuntimeAttributes(of: element)
    let values = readKeyedValues(of: element)
    return readRecord(
      element, values: values, items: readUnkeyedItems(of: element), connections: connections,
      runtimeAttributes: attributes)
  }

  /// Creates a record from children that are already read, and from the remaining attributes. An element with
  /// an unknown name stays unread, and is reported as unrecognized.
  private mutating func readRecord(
    _ element: Element, values: [String: InterfaceValue], items: [InterfaceValue],
    connections: [InterfaceConnection] = [], runtimeAttributes: [InterfaceRuntimeAttribute] = []
  ) -> InterfaceRecord {
    if !Vocabulary.elements.contains(element.name) { element.isRead = false }
    let id = element["id"]
    return InterfaceRecord(
      name: element.name, id: id, range: element.range, properties: readRemainingProperties(of: element),
      values: values,
      items: items, connections: connections, runtimeAttributes: runtimeAttributes,
      text: element.text.allSatisfy(\.isWhitespace) ? nil : element.text)
  }

  /// Reads a rectangle. A missing or invalid number is 0.
  mutating func readRect(_ element: Element) -> Located<InterfaceRect> {
    let numbers = ["x", "y", "width", "height"].map { parseNumber(element.attribute($0)) ?? 0 }
    return Located(
      InterfaceRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), at: element.range)
  }

  /// Reads edge insets. A missing or invalid edge is 0 and not in `edges`.
  ///
  /// - Parameter names: the attributes of the edges, in the order top, left, bottom, right.
  /// - Parameter isDirectional: true if left stands for leading and right for trailing.
  private mutating func readInsets(
    _ element: Element, attributes names: [String], isDirectional: Bool = false
  ) -> InterfaceInsets {
    var edges: [InterfaceEdge] = []
    let numbers = names.map { name -> Double in
      guard let attribute = element.attribute(name), let number = parseNumber(attribute) else { return 0 }
      edges.append(InterfaceEdge(name: name, value: number, range: attribute.range))
      return number
    }
    return InterfaceInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3], isDirectional: isDirectional,
      range: element.range, edges: edges)
  }

  /// Reads the text directly in an element, decoded if the element is marked as Base64. Invalid Base64 is
  /// reported and returned as it is. The range is the start tag.
  private mutating func readText(_ element: Element) -> Located<String> {
    // Characters that XML does not allow, such as a form feed, are written in Base64.
    if element["base64-UTF8"] == "YES" {
      if let text = Base64.text(decoding: element.text) { return Located(text, at: element.range) }
      report(.invalidInterfaceValue, "this text is not in base 64", at: element.range)
    }
    return Located(element.text, at: element.range)
  }

  /// Reads the fragments of an attributed string. A child element `string` has priority over the attribute
  /// `content`.
  private mutating func readTextRuns(_ element: Element) -> [InterfaceTextRun] {
    element.children("fragment").map { fragment in
      var text = fragment["content"] ?? ""
      if let content = fragment.child("string", key: "content"), case .text(let found) = readValue(content) {
        text = found.value
      }
      var attributes: [String: InterfaceValue] = [:]
      for child in fragment.children("attributes") {
        attributes.merge(readKeyedValues(of: child)) { first, _ in first }
        _ = child.key
      }
      return InterfaceTextRun(text: text, attributes: attributes)
    }
  }

  // MARK: Colors and fonts

  /// Reads a color with its key. Reports a color with an unknown color space, or with neither a color space
  /// nor a name. Its value is `.unknown` if it has no name, either.
  mutating func readColor(_ element: Element) -> InterfaceColor {
    let key = element.key
    let value = readColorValue(element)
    return InterfaceColor(value: value, range: element.range, key: key)
  }

  /// Reads a color: the name of a system color, else components in a known color space, else a name. A name
  /// with the color space `catalog` is `.system` in the catalog `System` and `.unknown` in others; any other
  /// name is `.named`. Missing or invalid components are 0, a missing or invalid opacity is 1. Numbers are
  /// not limited to 0…1.
  private mutating func readColorValue(_ element: Element) -> InterfaceColor.Value {
    if let system = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      _ = readRemainingProperties(of: element)
      return .system(system)
    }
    guard let space = readColorSpace(element) else {
      // Old catalog colors are system colors. They also contain the color space that they were taken from.
      if let name = element["name"] {
        let isSystem = element["catalog"] == "System"
        _ = readRemainingProperties(of: element)
        if element["colorSpace"] == "catalog" { return isSystem ? .system(name) : .unknown(name) }
        return .named(name)
      }
      if element.attribute("colorSpace") == nil {
        report(.invalidInterfaceValue, "this color has neither a color space nor a name", at: element.range)
      }
      _ = readRemainingProperties(of: element)
      return .unknown(element["colorSpace"] ?? "")
    }
    let names: [String]
    switch space {
    case .genericGamma22Gray, .calibratedWhite, .deviceWhite: names = ["white"]
    case .cmyk: names = ["cyan", "magenta", "yellow", "black"]
    default: names = ["red", "green", "blue"]
    }
    let components = names.map { parseNumber(element.attribute($0)) ?? 0 }
    let alpha = parseNumber(element.attribute("alpha")) ?? 1
    return .components(space, components, alpha: alpha)
  }

  /// Reads the color space. Returns nil if there is none and for `catalog`. Reports an error and returns nil
  /// if it is unknown.
  private mutating func readColorSpace(_ element: Element) -> InterfaceColor.Space? {
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

  /// Reads a font: a text style, else a font by name, else the system font. A type such as `boldSystem`
  /// substitutes for a missing weight.
  private mutating func readFont(_ element: Element) -> InterfaceFont {
    let key = element.key
    let sizeText = element.attribute("pointSize") ?? element.attribute("size")
    let size = parseNumber(sizeText).map { Located($0, at: sizeText?.range ?? element.range) }
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
      face: face, size: size, range: element.range, key: key, properties: readRemainingProperties(of: element)
    )
  }
}
