import Foundation
import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import TestSupport
import Testing

@testable import KansoPreview

/// Documents of real apps: every sixth document, and all documents in the nightly tier.
@Suite(.requires(.corpus)) struct DocumentCorpusTests {
  @Test func everySceneIsDrawnTwiceAlikeAndWellFormed() throws {
    let documents = try Corpus.inputs()
    #expect(documents.count > 200 / Corpus.step)
    var scenes = 0
    for document in documents {
      let (first, second) = (DocumentsPreview([document]), DocumentsPreview([document]))
      for (scene, again) in zip(first.documents.flatMap(\.scenes), second.documents.flatMap(\.scenes)) {
        #expect(scene.drawing == again.drawing, "\(document.path)")
        #expect(scene.drawing.isBalanced, "\(document.path)")
        scenes += 1
      }
      #expect(WellFormedness.problem(in: first.svg(width: 1000)) == nil, "\(document.path)")
    }
    #expect(scenes > 2 * documents.count)
  }

  @Test func aDocumentIsNoOtherThanItself() throws {
    for document in try Corpus.inputs(each: 4) {
      let page = DocumentDifferencePage(from: document, to: document)
      #expect(!page.isComplete || page.summary == "Nothing changed.", "\(document.path): \(page.summary)")
    }
  }

  /// Simulates Xcode's changes to a document that is only opened in a newer version for another device: it stores the
  /// frame of every view on that device.
  @Test func aDocumentThatWasOnlyOpenedHasNoVisibleChange() throws {
    var rewritten = 0
    let documents = try Corpus.inputs()
    for document in documents {
      guard let opened = Reopened(document)?.document else { continue }
      let page = DocumentDifferencePage(from: document, to: opened)
      guard page.isComplete else { continue }
      rewritten += 1
      #expect(
        !page.isVisible,
        "\(document.path): \(page.terminal(columns: 200, colors: .none).prefix(600))")
    }
    #expect(rewritten > documents.count * 3 / 4)
  }

  /// A changed text is visible. Otherwise the comparison above would prove little.
  @Test func aTextThatWasChangedIsSeen() throws {
    var changed = 0
    for document in try Corpus.inputs(each: 2) {
      let text = String(decoding: document.bytes, as: UTF8.self)
      guard let match = text.firstMatch(of: /<label [^>]*text="([A-Za-z ]{4,12})"[^>]*>/),
        !match.0.contains("hidden"),
        !match.0.contains("usesAttributedText")
      else { continue }
      let other = text.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: "Qx")
      let page = DocumentDifferencePage(
        from: document, to: DocumentInput(path: document.path, bytes: Array(other.utf8)))
      if page.isVisible { changed += 1 }
    }
    #expect(changed > 30 / Corpus.step)
  }
}

/// A document as another version of Interface Builder stores it.
private struct Reopened {
  let document: DocumentInput

  init?(_ document: DocumentInput) {
    var text = String(decoding: document.bytes, as: UTF8.self)
    guard text.contains("<device id=\"retina") else { return nil }
    text = text.replacing(/toolsVersion="[^"]*"/, with: "toolsVersion=\"23094\"")
      .replacing(/<device id="retina[^"]*"/, with: "<device id=\"retina6_12\"")
      .replacing(/version="[0-9.]+"\/>/, with: "version=\"22685\"/>")
    text = Self.withFramesStoredAnew(Self.withScreens(text))
    self.document = DocumentInput(path: document.path, bytes: Array(Self.withSwappedAttributes(text).utf8))
  }

  private static let screens = ["375x667", "414x896", "375x812", "320x568", "414x736", "320x480", "390x844"]

  /// Returns the document with another screen size for the views of controllers that fill their screen.
  private static func withScreens(_ text: String) -> String {
    text.replacing(
      /(<[a-zA-Z]+ [^>]*key="view"[^>]*>\s*<rect key="frame" x="0.0" y="0.0" )width="([0-9]+)" height="([0-9]+)"/
    ) { match in
      guard screens.contains("\(match.2)x\(match.3)") else { return String(match.0) }
      return match.1 + #"width="393" height="852""#
    }
  }

  /// Returns the document with the laid-out frame stored for every view.
  private static func withFramesStoredAnew(_ text: String) -> String {
    guard let document = InterfaceDocument.read(SourceFile(path: "opened", text: text)).0 else { return text }
    let frames = Dictionary(
      CanvasLayout(document).frames.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return text.replacing(/(<[a-zA-Z]+ [^>]*\bid="([^"]+)"[^>]*>\s*)<rect key="frame"[^>]*\/>/) { match in
      guard let frame = frames[String(match.2)] else { return String(match.0) }
      return match.1
        + "<rect key=\"frame\" x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" "
        + "height=\"\(frame.height)\"/>"
    }
  }

  /// Returns the document with another order of attributes, and other spaces between elements.
  private static func withSwappedAttributes(_ text: String) -> String {
    text.replacing(/<(label|view|button|constraint|imageView) ([A-Za-z]+="[^"]*") ([A-Za-z]+="[^"]*")/) {
      match in
      "<\(match.1) \(match.3) \(match.2)"
    }.replacing("    <", with: "  <")
  }
}
