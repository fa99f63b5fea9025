import Foundation
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoTheme

struct ThemeJSONTests {
  private func text(_ theme: Theme) -> String { String(decoding: theme.encoded(), as: UTF8.self) }

  private func failure(_ json: String) -> ThemeError? {
    do {
      _ = try Theme(json: Array(json.utf8))
      return nil
    } catch { return error as? ThemeError }
  }

  /// Returns the error in the JSON of a theme with one color, after a replacement in the text.
  private func changed(_ from: String, _ to: String) -> ThemeError? {
    let color = ThemeToken(
      path: TokenPath("colors.white"), value: .color(ColorValue(red: 1, green: 1, blue: 1)))
    let section = TokenGroup(path: TokenPath("colors"), members: [.token(0)])
    let json = text(Theme(name: "Test", sections: [section], tokens: [color]))
    precondition(json.contains(from), "\(json) lacks \(from)")
    return failure(json.replacing(from, with: to))
  }

  @Test func everyThemeSurvivesTheRoundTrip() throws {
    var themes = RandomTheme(.announced(for: "everyThemeSurvivesTheRoundTrip"))
    for _ in 0..<400 {
      let theme = themes.next()
      let bytes = theme.encoded()
      let back = try Theme(json: bytes)
      #expect(back == theme)
      #expect(back.encoded() == bytes)
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
    }
  }

  /// Damaged text never gives a theme with another value.
  @Test func damagedThemesNeverCrash() {
    var random = SeededGenerator.announced(for: "damagedThemesNeverCrash")
    var themes = RandomTheme(random)
    for _ in 0..<400 {
      let theme = themes.next()
      var bytes = theme.encoded()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.remove(at: place)
        }
      }
      do {
        let damaged = try Theme(json: bytes)
        #expect(damaged.fingerprint == theme.fingerprint)
      } catch {
        #expect(error is ThemeError)
      }
    }
  }

  @Test func readsFromAFile() throws {
    let directory = try TemporaryDirectory()
    let theme = Theme(name: "On disk", sections: [], tokens: [])
    let url = try directory.write(Data(theme.encoded()), to: "theme.json")
    #expect(try Theme(contentsOf: url) == theme)
    #expect(throws: ThemeError.self) { try Theme(contentsOf: url.appendingPathExtension("missing")) }
  }

  @Test func dataOfOthersIsPassedOver() {
    #expect(changed("\"schemaVersion\": 1", "\"schemaVersion\": 1, \"later\": {\"a\": [1]}") == nil)
    #expect(changed("\"$extensions\": {", "\"$extensions\": {\"com.example\": true, ") == nil)
    #expect(changed("\"$value\": {", "\"$unknown\": null, \"$value\": {") == nil)
  }

  @Test func newerSchemasAreRefusedByName() {
    let error = changed("\"schemaVersion\": 1", "\"schemaVersion\": 2")
    #expect(error?.message.contains("schema version 2") == true)
    #expect(error?.message.contains("Update the kanso package") == true)
    #expect(error?.line == 5)
    #expect(error?.column == 24)
  }

  @Test func changesByHandAreNoticed() {
    #expect(changed("\"components\": [1,", "\"components\": [0.5,")?.message.contains("was changed") == true)
    // The formatting of the JSON is not part of the fingerprint.
    #expect(changed("  ", " ") == nil)
  }

  @Test(arguments: [
    ("\"colorSpace\": \"srgb\"", "\"colorSpace\": \"okhsv\"", "`okhsv` is not a known color space"),
    ("\"components\": [1, 1, 1]", "\"components\": [1, 1]", "three components"),
    ("\"alpha\": 1", "\"alpha\": 2", "`alpha` is from 0 to 1"),
    ("\"alpha\": 1", "\"alpha\": 1,", "a key in quotes"),
    ("\"$type\": \"color\"", "\"$type\": \"colour\"", "`colour` is not a known token type"),
    ("{\"colorSpace\"", "\"{colors.black}\", \"x\": {\"colorSpace\"", "is a reference"),
    ("\"dev.kanso\"", "\"dev.other\"", "not a theme of Kanso"),
    ("\"schemaVersion\": 1", "\"schemaVersion\": 0", "no such schema version"),
  ])
  func errorsSayWhatIsWrong(_ from: String, _ to: String, _ expected: String) {
    let error = changed(from, to)
    #expect(error?.message.contains(expected) == true, "\(error?.description ?? "no error")")
    #expect(error?.description.hasPrefix("theme.json:") == true)
  }

  @Test(arguments: [
    "", "{", "[1", "nul", "{\"a\" 1}", "\"\\x\"", "\"\\ud800\"", "01", "1.", "1e", "--1", "1e999",
    "\"\u{1}\"", "{} {}",
    "{\"a\": 1, \"a\": 2}", String(repeating: "[", count: 100_000),
  ])
  func whatIsNotJSONIsRefused(_ json: String) {
    #expect(failure(json)?.message.hasPrefix("not valid JSON") == true)
  }
}
