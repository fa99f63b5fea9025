import KansoDiagnostics

extension InterfaceDocument {
  /// Reads a storyboard or xib.
  ///
  /// - Returns: the document, or nil if it cannot be read at all, and the problems.
  package static func read(_ file: SourceFile) -> (InterfaceDocument?, [Diagnostic]) {
    DocumentReader.read(file)
  }

  /// Returns the names of the colors in a document for any platform.
  package static func colorNames(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    var next = XMLReader.read(file).root.map { [$0] } ?? []
    while let element = next.popLast() {
      if ["color", "namedColor"].contains(element.name), let name = element["name"] { names.insert(name) }
      next += element.children
    }
    return names
  }
}

/// A reader that converts XML elements to a typed document.
struct DocumentReader {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  var places: [String: TextRange] = [:]
  private(set) var unrecognized: [InterfaceUnrecognized] = []

  /// Reads the bytes of a storyboard or xib.
  ///
  /// - Returns: the document, or nil if it cannot be read at all, and the problems.
  static func read(_ file: SourceFile) -> (InterfaceDocument?, [Diagnostic]) {
    let (root, problems) = XMLReader.read(file)
    guard let root else { return (nil, problems) }
    var reader = DocumentReader(file: file)
    let document = reader.document(root)
    return (document, reader.diagnostics)
  }

  private mutating func document(_ root: Element) -> InterfaceDocument? {
    guard let kind = kind(of: root) else { return nil }
    root.isRead = true
    let toolsVersion = version(root.attribute("toolsVersion"))
    _ = (root["type"], root["targetRuntime"])
    let flags = ["useAutolayout", "useSafeAreas", "launchScreen"].map { root[$0] == "YES" }
    let initial = root.attribute("initialViewController")
    declareIDs(root)
    let device = device(root)
    let dependencies = root.children(within: "dependencies").map { element in
      element.isRead = true
      return InterfaceDependency(
        kind: element.name,
        properties: Dictionary(
          element.all.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
    let fonts = customFonts(root)
    let resources = resources(root)
    let designables = designables(root)
    let tieBreakers = root.children(within: "inferredMetricsTieBreakers").compactMap { element in
      element.isRead = true
      return element["reference"]
    }
    let scenes = root.children(within: "scenes").map { scene($0) }
    let objects = root.children(within: "objects").map { object($0) }
    let values = values(of: root)
    let items = items(of: root)
    let properties = properties(of: root)
    checkReferences(root)
    note(root)
    return InterfaceDocument(
      file: file, kind: kind, toolsVersion: toolsVersion, device: device, usesAutoLayout: flags[0],
      usesSafeAreas: flags[1], isLaunchScreen: flags[2], initialController: initial, properties: properties,
      dependencies: dependencies, scenes: scenes, objects: objects, customFonts: fonts,
      resources: resources, designables: designables, values: values, items: items,
      tieBreakers: Set(tieBreakers),
      places: places, unrecognized: unrecognized)
  }

  /// Returns the kind of the document. Reports an error and returns nil if it is not for iOS.
  private mutating func kind(of root: Element) -> InterfaceDocument.Kind? {
    let type = root["type"] ?? ""
    if root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") {
      if let runtime = root.attribute("targetRuntime"), !runtime.value.hasPrefix("iOS") {
        report(
          .unsupportedPlatform, "the document is for \(runtime.value), not for iOS", at: runtime.range,
          help: "only documents with the target runtime iOS.CocoaTouch are laid out")
        return nil
      }
      return type.hasSuffix("Storyboard.XIB") ? .storyboard : .xib
    }
    if root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") {
      let platform = type.contains("AppleTV") ? "tvOS" : type.contains("Watch") ? "watchOS" : "macOS"
      report(
        .unsupportedPlatform, "the document is for \(platform), not for iOS", at: root.range,
        help: "leave it out: only documents of iOS are laid out")
    } else if root.name == "archive" {
      report(
        .notInterfaceBuilder, "the document has the format of Xcode 4 and before", at: root.range,
        help: "open it in a newer Xcode and save it")
    } else {
      report(
        .notInterfaceBuilder, "this is XML, but no storyboard or xib: its root is <\(root.name)>",
        at: root.range)
    }
    return nil
  }

  private func device(_ root: Element) -> InterfaceDevice? {
    guard let element = root.child("device"), let id = element["id"] else { return nil }
    let adaptation = element.child("adaptation")
    let layout = element["layout"]
    return InterfaceDevice(
      id: id, isLandscape: element["orientation"] == "landscape", appearance: element["appearance"],
      adaptation: adaptation?["id"] ?? layout)
  }

  private func customFonts(_ root: Element) -> [String: [String]] {
    var fonts: [String: [String]] = [:]
    for group in root.children("customFonts") {
      _ = group.key
      for file in group.children("array") {
        fonts[file.key ?? "", default: []] += file.children("string").map(\.text)
      }
    }
    return fonts
  }

  private mutating func resources(_ root: Element) -> InterfaceResources {
    var resources = InterfaceResources()
    for element in root.children(within: "resources") {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        element.markAll()
        resources.images[name] = InterfaceSize(
          width: number(element.attribute("width")) ?? 0, height: number(element.attribute("height")) ?? 0)
      case "namedColor", "systemColor":
        element.isRead = true
        guard let color = element.child("color").map({ color($0) }) else { continue }
        if element.name == "namedColor" {
          resources.namedColors[name] = color
        } else {
          resources.systemColors[name] = color
        }
      default: break
      }
    }
    return resources
  }

  private mutating func designables(_ root: Element) -> [String: InterfaceSize] {
    var sizes: [String: InterfaceSize] = [:]
    for element in root.children(within: "designables") {
      element.isRead = true
      guard let id = element["name"], let size = element.child("size", key: "intrinsicContentSize") else {
        continue
      }
      sizes[id] = InterfaceSize(
        width: number(size.attribute("width")) ?? 0, height: number(size.attribute("height")) ?? 0)
    }
    return sizes
  }

  private mutating func scene(_ element: Element) -> InterfaceScene {
    element.isRead = true
    var location: InterfacePoint?
    if let point = element.child("point", key: "canvasLocation"), case .point(let value) = value(point) {
      location = value
    }
    let objects = element.children(within: "objects").map { object($0) }
    return InterfaceScene(id: element["sceneID"], objects: objects, location: location)
  }

  private mutating func object(_ element: Element) -> InterfaceObject {
    if Vocabulary.controllers.contains(element.name) { return .controller(controller(element)) }
    if Vocabulary.views.contains(element.name) { return .view(view(element)) }
    return .other(record(element))
  }

  // MARK: Reporting

  mutating func report(
    _ id: DiagnosticID, _ message: String, at range: TextRange, help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(id, message, at: SourceRange(file: file, range), help: help, notes: notes))
  }

  /// Registers the ids of all objects in document order, including those in unknown elements.
  private mutating func declareIDs(_ root: Element) {
    for list in root.children where ["scenes", "objects"].contains(list.name) {
      for child in list.children { declareID(of: child) }
    }
  }

  private mutating func declareID(of element: Element) {
    defer { for child in element.children { declareID(of: child) } }
    guard let id = element.attribute("id") else { return }
    if let first = places[id.value] {
      report(
        .duplicateObject, "the id '\(id.value)' is taken", at: id.range,
        help: "give one of the two another id, or remove what a merge has left twice",
        notes: [.init("it is the id of this object", at: SourceRange(file: file, first))])
    } else {
      places[id.value] = element.range
    }
  }

  /// Parses a number. Reports an error and returns nil if it is invalid.
  mutating func number(_ text: Located<String>?) -> Double? {
    guard let text else { return nil }
    if let number = Double(decimal: text.value), abs(number) <= 1e9 { return number }
    if text.value == "infinite" { return nil }
    report(
      .invalidInterfaceValue, "'\(text.value)' is no number that a document can have here", at: text.range,
      help: "write a number between -1000000000 and 1000000000")
    return nil
  }

  /// Parses the first two parts of a version such as 32700.99.1234.
  private mutating func version(_ text: Located<String>?) -> Double {
    guard let text else { return 0 }
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
    if let version = Double(parts.prefix(2).joined(separator: ".")), (0...1e9).contains(version) {
      return version
    }
    report(.invalidInterfaceValue, "'\(text.value)' is no version of Interface Builder", at: text.range)
    return 0
  }

  /// Records the elements and attributes that were not read as unrecognized.
  private mutating func note(_ element: Element) {
    guard element.isRead else {
      unrecognized.append(InterfaceUnrecognized(name: "<\(element.name)>", range: element.range))
      return
    }
    for attribute in element.rest {
      unrecognized.append(
        InterfaceUnrecognized(name: "\(attribute.name) of <\(element.name)>", range: attribute.range))
    }
    for child in element.children { note(child) }
  }
}

extension Double {
  /// Creates a finite number from decimal notation. Swift's own initializer also accepts hexadecimal notation.
  init?(decimal text: String) {
    guard !text.contains(where: { $0 == "x" || $0 == "X" }), let number = Double(text), number.isFinite else {
      return nil
    }
    self = number
  }
}
