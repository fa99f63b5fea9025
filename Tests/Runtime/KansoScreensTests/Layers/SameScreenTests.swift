import KansoScreens
import TestSupport
import Testing

/// One screen, laid out with each API.
struct SameScreenTests {
  @Test(arguments: BreedScreen.allCases)
  func everyLayerGivesTheFramesOfAnchorConstraints(_ screen: BreedScreen) {
    for situation in LayerSituation.ordinary {
      #expect(screen.frames(situation) == BreedScreen.plainAnchors.frames(situation))
    }
  }

  @Test func framesOfTheScreenAreThoseOfArithmetic() {
    let frames = BreedScreen.plainAnchors.frames(LayerSituation())
    #expect(frames["photo"] == Rect(x: 70, y: 8, width: 180, height: 180))
    #expect(frames["title"] == Rect(x: 8, y: 196, width: 304, height: 20.5))
    #expect(frames["text"] == Rect(x: 8, y: 224.5, width: 304, height: 283.5))
    #expect(frames["back"] == Rect(x: 8, y: 516, width: 80, height: 44))
    #expect(frames["more"] == Rect(x: 212, y: 520, width: 100, height: 40))
  }

  @Test func aScreenThatRunsFromTheRightIsTheMirrorOfItself() {
    var situation = LayerSituation()
    let frames = BreedScreen.stacks.frames(situation)
    situation.direction = .rightToLeft
    let mirrored = frames.mapValues {
      Rect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(BreedScreen.stacks.frames(situation) == mirrored)
  }

  @Test func everyLayerGivesTheSameFramesWhateverTheScreen() {
    var random = SeededGenerator.announced(for: "everyLayerGivesTheSameFramesWhateverTheScreen")
    for _ in 0..<40 {
      let situation = LayerSituation.random(using: &random)
      let frames = BreedScreen.plainAnchors.frames(situation)
      #expect(frames.count == 5)
      for screen in BreedScreen.allCases { #expect(screen.frames(situation) == frames, "\(situation)") }
    }
  }

  @Test(arguments: Omnibox.allCases)
  func everyLayerGivesTheOmniboxOfPlainAnchors(_ omnibox: Omnibox) {
    for var situation in LayerSituation.ordinary {
      situation.size.height = 44
      #expect(omnibox.frames(situation) == Omnibox.plainAnchors.frames(situation))
    }
  }

  @Test(arguments: Omnibox.allCases)
  func theOmniboxReloadsAtTheRightWhicheverWayItRuns(_ omnibox: Omnibox) {
    var situation = LayerSituation(size: Size(width: 300, height: 44))
    situation.direction = .rightToLeft
    #expect(omnibox.frames(situation)["reload"] == Rect(x: 266, y: 11, width: 24, height: 22))
    #expect(omnibox.frames(situation)["background"] == Rect(x: 0, y: 0, width: 300, height: 44))
  }
}
