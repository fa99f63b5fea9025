import Foundation
import KansoScreenPreviews
import KansoScreens
import Testing

/// Declared previews of screens, and their drawings.
struct PreviewedScreensTests {
  @Test func everyPreviewIsDrawnInItsSituations() throws {
    let drawn = PreviewedScreens(of: [CardPreviews.self]).screens
    #expect(drawn.map(\.name) == ["Card", "Row 0", "Row 1", "View"])
    #expect(drawn.allSatisfy { $0.type == "CardPreviews" })
    #expect(drawn[0].captions == ["iPhone 16", "iPad (A16), dark"])
    #expect(drawn[0].pictures.count == 2 && drawn[0].pictures.allSatisfy { $0.hasPrefix("<svg") })
    #expect(drawn[3].captions.count == 6 && drawn[3].pictures[0].contains("Alone"))
    #expect(drawn.flatMap { $0.problems }.isEmpty)
  }

  @Test func theDeviceOfTheSituationIsTheCurrentOne() throws {
    let drawn = PreviewedScreens(of: [CardPreviews.self]).screens[0]
    #expect(
      drawn.pictures[0].contains("iPhone 16 is here") && drawn.pictures[1].contains("iPad (A16) is here"))
  }

  @Test func aProblemOfSeveralSituationsIsTold() throws {
    let drawn = PreviewedScreens(of: [BrokenPreviews.self]).screens[0]
    #expect(drawn.problems.count == 1)
    #expect(drawn.problems[0].hasSuffix("(iPhone 16 and 5 more)"))
  }

  @Test func screensAreReadAsTheyWereWritten() throws {
    let drawn = PreviewedScreens(of: [CardPreviews.self])
    let read = try JSONDecoder().decode(PreviewedScreens.self, from: JSONEncoder().encode(drawn))
    #expect(read.screens.map(\.pictures) == drawn.screens.map(\.pictures))
  }
}

private struct CardPreviews: Previews {
  static var previews: [ScreenPreview] {
    ScreenPreview("Card", in: [Situation(), Situation(device: .iPad, style: .dark)]) {
      card("\(Device.current.name) is here")
    }
    for row in 0..<2 {
      if row < 2 { ScreenPreview("Row \(row)", in: [Situation()]) { card("Row") } }
    }
    ScreenPreview(view: "View") { Label("Alone") }
  }

  private static func card(_ text: String) -> ViewController {
    let controller = ViewController()
    let label = Label(text)
    label.frame = Rect(x: 20, y: 100, width: 200, height: 30)
    controller.view.addSubview(label)
    return controller
  }
}

private struct BrokenPreviews: Previews {
  static var previews: [ScreenPreview] {
    ScreenPreview {
      let controller = ViewController()
      let label = Label("Text")
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      LayoutConstraint.activate([
        label.widthAnchor.constraint(equalToConstant: 10), label.widthAnchor.constraint(equalToConstant: 20),
      ])
      return controller
    }
  }
}
