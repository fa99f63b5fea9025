import CPango
import Foundation
import KansoLayout
import KansoTheme
import Testing

@testable import KansoRaster

/// The fonts that texts are set in.
struct FontChoiceTests {
  /// The library is a new one, because a library records missing fonts.
  private let fonts = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)

  private func family(_ font: Typography) -> String? {
    fonts.typesetter.withLock { $0.choice(for: font).font?.family }
  }

  private func shown(_ families: String..., face: String? = nil) -> String? {
    family(Typography(families: families, face: face, size: 10))
  }

  private func substitution(_ families: String..., face: String? = nil) -> FontSubstitution? {
    fonts.substitution(for: Typography(families: families, face: face, size: 10))
  }

  @Test func theFirstFamilyThatIsThereIsTaken() {
    #expect(shown("Nowhere", "noto SERIF", "Inter") == "Noto Serif")
    #expect(shown("JetBrains Mono") == "JetBrains Mono")
    #expect(substitution("Nowhere", "noto SERIF", "Inter") == nil)
  }

  @Test(arguments: [
    ("Helvetica Neue", FontClass.sansSerif, "Inter"), ("Georgia", .serif, "Noto Serif"),
    ("Menlo", .monospace, "JetBrains Mono"),
    ("Chalkboard SE", .handwriting, "Comic Neue"), ("SF Pro Rounded", .rounded, "Quicksand"),
    ("Nowhere", .sansSerif, "Inter"),
  ])
  func aMissingFontIsReportedAndSubstitutedByItsClass(
    _ name: String, _ kind: FontClass, _ substitute: String
  ) {
    #expect(shown(name) == substitute)
    #expect(substitution(name) == FontSubstitution(family: name, fontClass: kind, substitute: substitute))
  }

  @Test(arguments: ["system-ui", "-apple-system", "BlinkMacSystemFont"])
  func theSystemFontHasNoName(_ name: String) {
    #expect(shown(name, "Nowhere") == "Inter")
    let own = FontSubstitution(family: nil, fontClass: .system, substitute: "Inter")
    #expect(substitution(name, "Nowhere") == own)
  }

  @Test func aClassIsNoFontThatIsMissing() {
    #expect(shown("serif") == "Noto Serif")
    #expect(shown("ui-monospace") == "JetBrains Mono")
    #expect(shown("Nowhere", "cursive") == "Comic Neue")
    #expect(substitution("serif") == nil && substitution("Nowhere", "cursive") == nil)
  }

  @Test func facesThatAreThereAreTaken() {
    let bold = Typography(families: ["Nowhere"], face: "notoserif-BOLD", size: 10)
    #expect(family(bold) == "Noto Serif")
    #expect(fonts.substitution(for: bold) == nil)
    let plain = Typography(families: ["Noto Serif"], size: 10, weight: 700)
    #expect(width("Weight", font: bold, fonts: fonts) == width("Weight", font: plain, fonts: fonts))
  }

  @Test func aFaceThatIsMissingTellsItsWeight() {
    let bold = Typography(families: ["Chalkboard SE"], face: "ChalkboardSE-Bold", size: 10)
    let own = Typography(families: ["Comic Neue"], size: 10, weight: 700)
    #expect(width("Weight", font: bold, fonts: fonts) == width("Weight", font: own, fonts: fonts))
    #expect(shown(face: "ChalkboardSE-Bold") == "Comic Neue")
    #expect(fonts.substitution(for: bold)?.family == "Chalkboard SE")
    #expect(substitution(face: "ChalkboardSE-Bold")?.family == "ChalkboardSE-Bold")
  }

  @Test func eachWeightIsSetInItsFace() {
    let widths = [400.0, 500, 600, 700].map { width("Weight", font: inter($0), fonts: fonts) }
    #expect(Set(widths).count == 4)
    // A weight that a family lacks is replaced by the nearest weight.
    #expect(width("Weight", font: inter(900), fonts: fonts) == widths[3])
    #expect(width("Weight", font: inter(100), fonts: fonts) == widths[0])
    for wrong in [Double.nan, .infinity, -1e9] { _ = width("Weight", font: inter(wrong), fonts: fonts) }
  }

  /// The medium weight is in a separate family, for programs that support only regular and bold.
  @Test func aWeightInAFamilyOfItsOwnIsFound() {
    let widths = [400.0, 500, 700].map {
      width("Weight", font: Typography(families: ["Quicksand"], size: 10, weight: $0), fonts: fonts)
    }
    #expect(Set(widths).count == 3)
    // The substitute is reported by its common name.
    let rounded = Typography(families: ["SF Rounded"], size: 10, weight: 500)
    #expect(fonts.substitution(for: rounded)?.substitute == "Quicksand")
  }

  @Test func lettersLeanWhereTheirFamilyHasNoItalics() {
    func ink(_ isItalic: Bool) -> [UInt32] {
      let canvas = Canvas(40, 40)
      let font = Typography(families: ["JetBrains Mono"], size: 30, isItalic: isItalic)
      fonts.draw(.black("l", font, at: Point(x: 8, y: 30)), on: canvas.pointer)
      return canvas.pixels
    }
    #expect(ink(true) != ink(false))
  }

  @Test func unreadableNamesAreReportedAsTheyAre() {
    let name = "Evil\u{202E}\n\u{1B}[31m" + String(repeating: "x", count: 1_000_000)
    #expect(shown(name, "") == "Inter")
    #expect(shown("\u{200B}\0") == "Inter")
    #expect(substitution(name, "")?.family == name)
    #expect(substitution("\u{200B}\0")?.family == "\u{200B}\0")
  }

  @Test func anyNumberOfFontsCanBeMissing() {
    for index in 0..<3_000 { #expect(substitution("Nowhere \(index)")?.family == "Nowhere \(index)") }
    #expect(substitution("Nowhere 0")?.family == "Nowhere 0")
  }

  @Test func filesThatAreNoFontsArePassedOver() {
    let files = [
      URL(fileURLWithPath: #filePath), URL(fileURLWithPath: "/nowhere.ttf"), URL(fileURLWithPath: "/"),
    ]
    #expect(width("a", fonts: FontLibrary(usesSystemFonts: false, files: files)) == width("a"))
  }

  /// A character that the shipped fonts lack comes from the machine's fonts. A character that these lack too still
  /// takes space.
  @Test func theFontsOfTheMachineComeAfterTheShippedOnes() {
    #expect(width("Hello", fonts: .system) == width("Hello"))
    #expect(width("Hello שלום 簡", fonts: .system) > width("Hello "))
  }
}
