import KansoThemeEncoding
import Testing

@testable import KansoTheme

/// Sections that a guide names itself, in a theme and in its JSON.
struct FreeSectionTests {
  private static func theme(_ kinds: [String: Section]) -> Theme {
    let token = ThemeToken(path: "space.small", value: .dimension(.points(4)))
    return Theme(
      name: nil, modes: [], sections: [TokenGroup(path: "space", members: [.token(0)])], kinds: kinds,
      tokens: [token])
  }

  @Test func theJSONHasTheKinds() throws {
    let theme = Self.theme(["space": .padding, "motion": .durations])
    let json = theme.encoded()
    #expect(
      String(decoding: json, as: UTF8.self).contains(
        """
              "sections": {
                "motion": "durations",
                "space": "padding"
              }

        """))
    let decoded = try Theme(json: json)
    #expect(decoded == theme && decoded.section(of: "space.small") == .padding)
    #expect(decoded.section(of: "colors.ink") == .colors && decoded.section(of: "other.a") == nil)
  }

  /// The fingerprint of a theme without own sections is that of themes before there were any.
  @Test func onlyKindsChangeTheFingerprint() {
    let fingerprints = [[:], ["space": .padding], ["space": .sizes]].map { Self.theme($0).fingerprint }
    #expect(Set(fingerprints).count == 3)
    #expect(fingerprints[0] == Theme(sections: [], tokens: Self.theme([:]).tokens).fingerprint)
  }

  @Test func unknownKindsAreRefused() {
    let json = String(decoding: Self.theme(["space": .padding]).encoded(), as: UTF8.self)
    let changed = json.replacing("\"space\": \"padding\"", with: "\"space\": \"paddings\"")
    #expect { try Theme(json: Array(changed.utf8)) } throws: { "\($0)".contains("`paddings`") }
  }
}
