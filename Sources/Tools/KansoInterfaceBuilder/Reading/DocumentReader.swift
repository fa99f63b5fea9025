import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics

extension InterfaceDocument {
  /// Reads a storyboard or xib.
  ///
  /// - Returns: the document and its diagnostics. The document is nil if the text is not well-formed XML,
  ///   exceeds the limits, or is not a storyboard or xib for iOS.
  package static func read(_ file: SourceFile) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    DocumentReader.read(file)
  }

  /// Returns the values of the attribute `name` of all `color` and `namedColor` elements of a document for
  /// any platform. Colors of system catalogs have this attribute, too. Returns an empty set if the document
  /// is not well-formed or exceeds the limits.
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
  /// The source range of the first declaration of each id.
  var declarationRanges: [String: TextRange] = [:]
  /// The elements and attributes that were not read, in document order.
  private(set) var unrecognized: [InterfaceUnrecognized] = []

  /// Reads a storyboard or xib.
  ///
  /// - Returns: the document and its diagnostics. The document is nil if the text is not well-formed XML,
  ///   exceeds the limits, or is not a storyboard or xib for iOS.
  static func read(_ file: SourceFile) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    let (root, problems) = XMLReader.read(file)
    guard let root else { return (nil, problems) }
    var reader = DocumentReader(file: file)
    let document = reader.readDocument(root)
    return (document, reader.diagnostics)
  }

  /// Reads the whole document, then reports unknown references and records what is unrecognized. Returns nil,
  /// with an error, if the document is not a storyboard or xib for iOS.
  private mutating func readDocument(_ root: Element) -> InterfaceDocument? {
    guard let kind = readKind(of: root) else { return nil }
    root.isRead = true
    let toolsVersion = parseVersion(root.attribute("toolsVersion"))
    _ = (root["type"], root["targetRuntime"])
    let flags = ["useAutolayout", "useSafeAreas", "launchScreen"].map { root[$0] == "YES" }
    let initial = root.attribute("initialViewController")
    registerIDs(root)
    let device = readDevice(root)
    let dependencies = root.children(within: "dependencies").map { element in
      element.isRead = true
      return InterfaceDependency(
        kind: element.name,
        properties: Dictionary(
          element.readAllAttributes().map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
    let fonts = readCustomFonts(root)
    let resources = readResources(root)
    let designables = readDesignables(root)
    let tieBreakers = root.children(within: "inferredMetricsTieBreakers").compactMap { element in
      element.isRead = true
      return element["reference"]
    }
    let scenes = root.children(within: "scenes").map { readScene($0) }
    let objects = root.children(within: "objects").map { readObject($0) }
    let values = readKeyedValues(of: root)
    let items = readUnkeyedItems(of: root)
    let properties = readRemainingProperties(of: root)
    reportUnknownReferences(root)
    recordUnrecognized(root)
    return InterfaceDocument(
      file: file, kind: kind, toolsVersion: toolsVersion, device: device, usesAutoLayout: flags[0],
      usesSafeAreas: flags[1], isLaunchScreen: flags[2], initialController: initial, properties: properties,
      dependencies: dependencies, scenes: scenes, objects: objects, customFonts: fonts,
      resources: resources, designables: designables, values: values, items: items,
      tieBreakers: Set(tieBreakers),
      declarationRanges: declarationRanges, unrecognized: unrecognized)
  }

  /// Returns the kind of the document. Reports an error and returns nil if it is not a storyboard or xib for
  /// iOS.
  private mutating func readKind(of root: Element) -> InterfaceDocument.Kind? {
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
        .notInterfaceBuilder, "the document has the format of Xcode 4 or earlier", at: root.range,
        help: "open it in a newer Xcode and save it")
    } else {
      report(
        .notInterfaceBuilder, "this is XML, but not a storyboard or xib: its root is <\(root.name)>",
        at: root.range)
    }
    return nil
  }

  /// Reads the device of the canvas; nil if there is none or it has no id. Its older attribute `layout`
  /// substitutes for a missing adaptation.
  private func readDevice(_ root: Element) -> InterfaceDevice? {
    guard let element = root.child("device"), let id = element["id"] else { return nil }
    let adaptation = element.child("adaptation")
    let layout = element["layout"]
    return InterfaceDevice(
      id: id, isLandscape: element["orientation"] == "landscape", appearance: element["appearance"],
      adaptation: adaptation?["id"] ?? layout)
  }

  /// Reads the names of the fonts in each custom font file, by file name.
  private func readCustomFonts(_ root: Element) -> [String: [String]] {
    var fonts: [String: [String]] = [:]
    for group in root.children("customFonts") {
      _ = group.key
      for file in group.children("array") {
        fonts[file.key ?? "", default: []] += file.children("string").map(\.text)
      }
    }
    return fonts
  }

  /// Reads images, named colors and system colors by name; the last one counts if several have the same name.
  /// Skips other elements, elements without a name, and colors without a value. A missing length is 0.
  private mutating func readResources(_ root: Element) -> InterfaceResources {
    var resources = InterfaceResources()
    for element in root.children(within: "resources") {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        element.markAllAsRead()
        resources.images[name] = InterfaceSize(
          width: parseNumber(element.attribute("width")) ?? 0,
          height: parseNumber(element.attribute("height")) ?? 0)
      case "namedColor", "systemColor":
        element.isRead = true
        guard let color = element.child("color").map({ readColor($0) }) else { continue }
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

  /// Reads the intrinsic sizes of views with a designable class, by view id. Skips elements without an id or
  /// a size. A missing length is 0.
  private mutating func readDesignables(_ root: Element) -> [String: InterfaceSize] {
    var sizes: [String: InterfaceSize] = [:]
    for element in root.children(within: "designables") {
      element.isRead = true
      guard let id = element["name"], let size = element.child("size", key: "intrinsicContentSize") else {
        continue
      }
      sizes[id] = InterfaceSize(
        width: parseNumber(size.attribute("width")) ?? 0, height: parseNumber(size.attribute("height")) ?? 0)
    }
    return sizes
  }

  /// Reads a scene with all its objects. Scenes without a controller are kept.
  private mutating func readScene(_ element: Element) -> InterfaceScene {
    element.isRead = true
    var location: InterfacePoint?
    if let point = element.child("point", key: "canvasLocation"), case .point(let value) = readValue(point) {
      location = value
    }
    let objects = element.children(within: "objects").map { readObject($0) }
    return InterfaceScene(id: element["sceneID"], objects: objects, location: location)
  }

  /// Reads a top-level object: a controller or view of a known class, otherwise a record.
  private mutating func readObject(_ element: Element) -> InterfaceObject {
    if Vocabulary.controllers.contains(element.name) { return .controller(readController(element)) }
    if Vocabulary.views.contains(element.name) { return .view(readView(element)) }
    return .other(readRecord(element))
  }

  // MARK: Reporting

  /// Adds a diagnostic at a range of the document.
  mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, at range: TextRange, help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(descriptor, message, at: SourceRange(file: file, range), help: help, notes: notes))
  }

  /// Registers the ids of all elements in `scenes` and `objects` in document order, also in and of unknown
  /// elements. Reports duplicates.
  private mutating func registerIDs(_ root: Element) {
    for list in root.children where ["scenes", "objects"].contains(list.name) {
      for child in list.children { registerID(of: child) }
    }
  }

  /// Registers the ids of an element and its descendants. Reports an id that is already registered,
  /// and keeps its first range.
  private mutating func registerID(of element: Element) {
    defer { for child in element.children { registerID(of: child) } }
    guard let id = element.attribute("id") else { return }
    if let first = declarationRanges[id.value] {
      report(
        .duplicateObject, "the id '\(id.value)' is taken", at: id.range,
        help: "give one of the two another id, or delete the copy that a merge has left",
        notes: [.init("it is the id of this object", at: SourceRange(file: file, first))])
    } else {
      declarationRanges[id.value] = element.range
    }
  }

  /// Parses a decimal number of at most 1e9 in magnitude. Reports an error and returns nil if it is invalid.
  /// Returns nil without an error for nil and for `infinite`.
  mutating func parseNumber(_ text: Located<String>?) -> Double? {
    guard let text else { return nil }
    if let number = Double(decimal: text.value), abs(number) <= 1e9 { return number }
    if text.value == "infinite" { return nil }
    report(
      .invalidInterfaceValue, "'\(text.value)' is not a number that is allowed here", at: text.range,
      help: "write a number between -1000000000 and 1000000000")
    return nil
  }

  /// Parses the first two parts of a version: 32700.99 for 32700.99.1234. Returns 0 for nil, and for an
  /// invalid version, which it reports.
  private mutating func parseVersion(_ text: Located<String>?) -> Double {
    guard let text else { return 0 }
    let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
    if let version = Double(parts.prefix(2).joined(separator: ".")), (0...1e9).contains(version) {
      return version
    }
    report(.invalidInterfaceValue, "'\(text.value)' is not a version of Interface Builder", at: text.range)
    return 0
  }

  /// Records the elements and attributes that were not read as unrecognized. Does not record what is inside
  /// an unread element.
  private mutating func recordUnrecognized(_ element: Element) {
    guard element.isRead else {
      unrecognized.append(InterfaceUnrecognized(name: "<\(element.name)>", range: element.range))
      return
    }
    for attribute in element.unreadAttributes {
      unrecognized.append(
        InterfaceUnrecognized(name: "\(attribute.name) of <\(element.name)>", range: attribute.range))
    }
    for child in element.children { recordUnrecognized(child) }
  }
}

extension Double {
  /// Creates a finite number from decimal notation; nil for other texts. Swift's own initializer also accepts
  /// hexadecimal notation, infinity and NaN.
  init?(decimal text: String) {
    guard !text.contains(where: { $0 == "x" || $0 == "X" }), let number = Double(text), number.isFinite else {
      return nil
    }
    self = number
  }
}
