import Foundation
import KansoLayout
import KansoRendering
import Testing

@testable import KansoPreview

/// Two versions of a document as a page, an image and lines.
struct DocumentDifferencePageTests {
  private let old = DocumentSamples.storyboard(DocumentSamples.label("Cats"))

  private func page(to new: String) -> DocumentDifferencePage {
    DocumentDifferencePage(from: DocumentSamples.input(old), to: DocumentSamples.input(new))
  }

  @Test func everyFormatReportsThatNothingVisibleChanged() {
    let same = page(to: old.replacing("22505", with: "23094"))
    #expect(!same.isVisible && same.isComplete)
    #expect(same.summary == "Nothing visible changed.")
    #expect(same.html().contains("Nothing visible changed."))
    #expect(same.drawing(width: 600).texts.joined(separator: " ").contains("Nothing visible changed."))
    #expect(same.terminal(columns: 80, colors: .none).hasPrefix("Nothing visible changed.\n"))
    #expect(page(to: old).summary == "Nothing changed.")
  }

  @Test func aChangedSceneIsThereBeforeAndAfterWithItsViewsOutlined() throws {
    let changed = page(to: old.replacing("Cats\"", with: "Dogs\"").replacing(#"x="20""#, with: #"x="30""#))
    let scene = try #require(changed.scenes.first)
    #expect(changed.scenes.count == 1)
    #expect(scene.old?.texts.contains("Cats") == true && scene.new?.texts.contains("Dogs") == true)
    func outline(_ drawing: Drawing?) -> Rect? {
      for case .stroke(let outline, _) in (drawing?.commands ?? []).reversed() { return outline.bounds }
      return nil
    }
    #expect(outline(scene.old)?.minX == 19 && outline(scene.new)?.minX == 29)
    let html = changed.html()
    #expect(html.contains("moved 10 points to the right"))
    #expect(
      html.contains("<figcaption>Before</figcaption>") && html.contains("<figcaption>After</figcaption>"))
    #expect(changed.terminal(columns: 200, colors: .none).contains("text says \"Dogs\" instead of \"Cats\""))
    let picture = changed.drawing(width: 900)
    #expect(picture.isBalanced)
    // Each reported difference begins a line, and both scenes are in the image.
    let texts = picture.texts
    #expect(texts.contains { $0.hasPrefix("label \"Dogs\"") })
    #expect(
      texts.contains("Before") && texts.contains("After") && texts.contains("Cats") && texts.contains("Dogs"))
  }

  @Test func aSceneThatIsGoneHasNoAfter() {
    let gone = page(to: old.replacing(/<scene sceneID.*<\/scene>/.dotMatchesNewlines(), with: ""))
    #expect(gone.scenes.map { $0.new == nil } == [true])
    #expect(gone.html().contains("It is not there."))
  }

  @Test func whatCannotBeReadCannotBeCompared() {
    let broken = page(to: "<nonsense")
    #expect(!broken.isComplete && !broken.isVisible)
    #expect(broken.summary.contains("cannot be understood"))
    #expect(!broken.summary.contains("Nothing"))
    #expect(!broken.problemReport.isEmpty)
    #expect(broken.html().contains("cannot be understood"))
  }
}
