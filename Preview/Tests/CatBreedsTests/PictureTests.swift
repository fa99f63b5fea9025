import Foundation
import KansoRendering
import KansoScreens
import TestSupport
import Testing

@testable import CatBreeds

/// The example's pictures, as they appear in the documentation.
struct PictureTests {
  private static let folder = Project.root.appendingPathComponent("Documentation/Pictures")
  private let pictures = ScreenPictures()

  @Test func thePicturesAreWhatIsDrawn() throws {
    if Golden.isRecording { try pictures.write(to: Self.folder) }
    for file in pictures.files {
      let written = try? String(contentsOf: Self.folder.appendingPathComponent(file.name), encoding: .utf8)
      let isSame = written == file.svg
      #expect(isSame, "\(file.name) differs; scripts/draw-pictures draws it anew")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasPrefix("CatBreeds") }
    #expect(Set(names) == Set(pictures.files.map(\.name)))
  }

  @Test func theThemeDrawsWhatTheSourcesWereCompiledTo() throws {
    let themed = ScreenPictures(theme: try CatBreedsApp.bundledTheme())
    for screen in Screen.allCases {
      #expect(themed.drawing(of: screen).commands == pictures.drawing(of: screen).commands)
    }
  }

  @Test(arguments: Screen.allCases)
  func textsAreOnTheScreenInEverySituation(_ screen: Screen) {
    for situation in ScreenConfiguration.sheet {
      let drawing = pictures.drawing(of: screen, in: situation)
      #expect(drawing.size == situation.device.size)
      var depth = 0
      for command in drawing.commands {
        switch command {
        case .begin: depth += 1
        case .end: depth -= 1
        case .text(let text):
          #expect(
            text.origin.x >= 0 && text.origin.x + text.width <= drawing.size.width + 0.01,
            "\(situation): \(text.text)")
        default: break
        }
      }
      #expect(depth == 0)
    }
  }

  @Test func situationsDiffer() {
    #expect(ScreenConfiguration.sheet.count == 24)
    let drawings = ScreenConfiguration.sheet.map { pictures.drawing(of: .browse, in: $0).commands }
    #expect(Set(drawings).count == 24)
    #expect(ScreenConfiguration.sheet.count.isMultiple(of: ScreenConfiguration.sheetColumns))
  }

  @Test func aScreenSaysWhatIsOnIt() {
    let texts = pictures.drawing(of: .browse).commands.compactMap { command -> String? in
      if case .text(let text) = command { text.text } else { nil }
    }
    #expect(texts.prefix(3) == ["Abyssinian", "Birman", "British Shorthair"])
    #expect(texts.suffix(3) == ["Browse", "Browse", "Credits"])
    let plain = pictures.drawing(of: .browse).terminal(columns: 60, colors: .none)
    #expect(plain.contains("Abyssinian") && plain.contains("Credits"))
  }
}
