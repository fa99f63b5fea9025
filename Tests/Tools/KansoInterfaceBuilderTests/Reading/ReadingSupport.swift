import KansoDiagnostics
import Testing

@testable import KansoInterfaceBuilder

// MARK: Reading parts of documents

/// Reads a document, and expects the unrecognized parts to have the given names.
func read(
  _ text: String, unrecognized: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws -> InterfaceDocument {
  let document = try read(text, sourceLocation: sourceLocation)
  #expect(document.unrecognized.map(\.name) == unrecognized, sourceLocation: sourceLocation)
  return document
}

/// Returns the view with the content, on the top level of a xib.
func readRoot(
  _ content: String, unrecognized: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> InterfaceView {
  try read(TestDocument.xib(content), unrecognized: unrecognized, sourceLocation: sourceLocation)
    .view("root", sourceLocation)
}

/// Returns the only subview of a view.
func readSubview(
  _ element: String, unrecognized: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> InterfaceView {
  let root = try readRoot(
    "<subviews>\(element)</subviews>", unrecognized: unrecognized, sourceLocation: sourceLocation)
  return try #require(root.subviews.first, sourceLocation: sourceLocation)
}

/// Returns the only object on the top level of a xib that is neither a view nor a controller.
func readRecord(
  _ element: String, unrecognized: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> InterfaceRecord {
  let document = try read(
    TestDocument().xib(element), unrecognized: unrecognized, sourceLocation: sourceLocation)
  guard case .other(let record) = document.objects.first else {
    throw NotFound(name: element)
  }
  return record
}

/// Returns the controller of the only scene of a storyboard.
func readController(
  _ element: String, unrecognized: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> InterfaceController {
  let document = try read(
    TestDocument().scenes("<scene sceneID=\"scene\"><objects>\(element)</objects></scene>"),
    unrecognized: unrecognized, sourceLocation: sourceLocation)
  return try #require(document.scenes.first?.controller, sourceLocation: sourceLocation)
}

struct NotFound: Error {
  let name: String
}

// MARK: Finding what has been read

extension InterfaceDocument {
  /// Returns the view of an id: on the top level, in a controller, or inside another view.
  func view(_ id: String, _ location: SourceLocation = #_sourceLocation) throws -> InterfaceView {
    func search(_ view: InterfaceView) -> InterfaceView? {
      view.id == id ? view : view.childViews.lazy.compactMap { search($0) }.first
    }
    for object in objects + scenes.flatMap(\.objects) {
      switch object {
      case .view(let view): if let found = search(view) { return found }
      case .controller(let controller): if let found = controller.view.flatMap(search) { return found }
      case .other: break
      }
    }
    return try #require(nil as InterfaceView?, "no view has the id \(id)", sourceLocation: location)
  }

  func text(at range: TextRange?) -> String? { range.map { file.text(in: $0.offsets) } }
}

extension InterfaceValue {
  var color: InterfaceColor? { if case .color(let color) = self { color } else { nil } }
  var font: InterfaceFont? { if case .font(let font) = self { font } else { nil } }
  var size: InterfaceSize? { if case .size(let size) = self { size } else { nil } }
  var point: InterfacePoint? { if case .point(let point) = self { point } else { nil } }
  var rect: InterfaceRect? { if case .rect(let rect) = self { rect } else { nil } }
  var insets: InterfaceInsets? { if case .insets(let insets) = self { insets } else { nil } }
  var text: String? { if case .text(let text) = self { text.value } else { nil } }
  var runs: [InterfaceTextRun]? { if case .attributedText(let runs) = self { runs } else { nil } }
  var number: Double? { if case .number(let number) = self { number.value } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var isNothing: Bool { if case .nothing = self { true } else { false } }
  var list: [InterfaceValue]? { if case .list(let list) = self { list } else { nil } }
  var view: InterfaceView? { if case .view(let view) = self { view } else { nil } }
  var record: InterfaceRecord? { if case .record(let record) = self { record } else { nil } }
}

extension InterfaceRecord {
  subscript(property: String) -> String? { properties[property]?.value }
}

extension InterfaceView {
  subscript(property: String) -> String? { properties[property]?.value }
}

extension InterfaceColor {
  /// A one-line description: `sRGB 1.0 0.5 0.0 / 0.25`, `named Brand`, `system labelColor`, `unknown x`.
  var summary: String {
    switch value {
    case .components(let space, let components, let alpha):
      "\(space) \(components.map { "\($0)" }.joined(separator: " ")) / \(alpha)"
    case .named(let name): "named \(name)"
    case .system(let name): "system \(name)"
    case .unknown(let name): "unknown \(name)"
    }
  }
}

// MARK: Places

/// A document with ranges marked by `«` and `»`. The marks are not part of the text.
struct MarkedDocument {
  private(set) var text = ""
  private(set) var ranges: [Range<Int>] = []

  init(_ marked: String) {
    var starts: [Int] = []
    for character in marked {
      switch character {
      case "«": starts.append(text.utf8.count)
      case "»": ranges.append((starts.popLast() ?? 0)..<text.utf8.count)
      default: text.append(character)
      }
    }
  }
}

/// Expects one diagnostic at the marked range. The rest of the document must be read.
@discardableResult
func expectProblem(
  _ id: DiagnosticDescriptor, _ message: String, in marked: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> InterfaceDocument {
  let (document, diagnostics) = DocumentReader.read(try file(of: marked, sourceLocation))
  try expectOne(diagnostics, id: id, message: message, in: marked, sourceLocation)
  return try #require(document, sourceLocation: sourceLocation)
}

/// Expects one diagnostic that explains why the document is not read.
func expectRefusal(
  _ id: DiagnosticDescriptor, _ message: String, of marked: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (document, diagnostics) = DocumentReader.read(try file(of: marked, sourceLocation))
  #expect(document == nil, sourceLocation: sourceLocation)
  try expectOne(diagnostics, id: id, message: message, in: marked, sourceLocation)
}

private func file(of marked: String, _ location: SourceLocation) throws -> SourceFile {
  let document = MarkedDocument(marked)
  try #require(document.ranges.count == 1, "one place is to be marked", sourceLocation: location)
  return SourceFile(path: "Test.storyboard", text: document.text)
}

private func expectOne(
  _ diagnostics: [Diagnostic], id: DiagnosticDescriptor, message: String, in marked: String,
  _ location: SourceLocation
) throws {
  try #require(diagnostics.map(\.message) == [message], sourceLocation: location)
  #expect(diagnostics[0].descriptor == id, sourceLocation: location)
  #expect(diagnostics[0].range.offsets == MarkedDocument(marked).ranges[0], sourceLocation: location)
}
