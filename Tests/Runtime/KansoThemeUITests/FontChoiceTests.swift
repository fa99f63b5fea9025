import KansoTheme
import Testing

@testable import KansoThemeUI

/// The font that a device has for a typography.
struct FontChoiceTests {
  /// Returns the choice on a device with the families Georgia and Menlo, and the face Georgia-Bold.
  private func choice(_ families: [String], face: String? = nil) -> FontChoice {
    FontChoice(
      for: Typography(families: families, face: face, size: 12), hasFace: { $0 == "Georgia-Bold" },
      hasFamily: { ["Georgia", "Menlo"].contains($0) })
  }

  @Test func familiesAreTriedInOrder() {
    #expect(choice(["Nowhere", "Menlo", "Georgia"]) == .family("Menlo"))
    #expect(choice(["Nowhere", "ui-serif", "Georgia"]) == .system(.serif))
    #expect(choice(["Georgia", "system-ui"]) == .family("Georgia"))
  }

  @Test func withoutAnInstalledFamilyTheFontIsTheSystems() {
    #expect(choice(["Nowhere"]) == .system(.standard))
    #expect(choice([]) == .system(.standard))
  }

  @Test func aFaceComesFirst() {
    #expect(choice(["Menlo"], face: "Georgia-Bold") == .face("Georgia-Bold"))
    #expect(choice(["Menlo"], face: "Menlo-Bold") == .family("Menlo"))
  }

  @Test(arguments: [
    ("system-ui", FontChoice.Design.standard), ("ui-serif", .serif), ("ui-rounded", .rounded),
    ("ui-monospace", .monospaced),
  ])
  func designsHaveNamesOfCSS(_ family: String, _ design: FontChoice.Design) {
    #expect(choice([family]) == .system(design))
  }
}
