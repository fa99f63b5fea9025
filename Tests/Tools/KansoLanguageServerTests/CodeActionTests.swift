import Foundation
import TestSupport
import Testing

struct CodeActionTests {
  @Test func aFixOfADiagnosticIsOffered() throws {
    let actions = try Session.actions("colors:\n  ink: \"#112233\"\n  title: i‸nc\n", only: ["quickfix"])
    #expect(actions.values.contains("colors:\n  ink: \"#112233\"\n  title: ink\n"), "\(actions)")
    let all = try Session.actions(
      "colors:\n  ‸ink: \"#112233\"\n  title: inc\n  b: #FFFFFF\n", only: ["source"])
    #expect(
      all == ["Fix all that Kanso can fix": "colors:\n  ink: \"#112233\"\n  title: ink\n  b: \"#FFFFFF\"\n"])
  }

  @Test func aColorIsConverted() throws {
    let actions = try Session.actions("colors:\n  ink: \"#FF‸0000\"\n")
    #expect(
      actions["Convert to OKLCH: oklch(0.628 0.2577 29.23)"] == "colors:\n  ink: oklch(0.628 0.2577 29.23)\n",
      "\(actions)")
    let back = try Session.actions("colors:\n  ink: oklch(0.62‸8 0.2577 29.23)\n")
    #expect(back.values.contains("colors:\n  ink: \"#ff0000\"\n"), "\(back)")
    // Outside of sRGB there is no hex.
    let wide = try Session.actions("colors:\n  ink: color(display-p3 1 ‸0 0)\n")
    #expect(!wide.keys.contains { $0.contains("hex") }, "\(wide)")
  }

  @Test func aLiteralBecomesAnAliasOfTheNearestToken() throws {
    let colors = try Session.actions(
      "colors:\n  ink: \"#112233\"\n  paper: \"#FFFFFF\"\n  title: \"#11‸2235\"\n")
    #expect(colors.values.contains { $0.hasSuffix("title: ink\n") }, "\(colors)")
    let lengths = try Session.actions("padding:\n  small: 4\n  large: 16\n  card: 1‸5\n")
    #expect(
      lengths["Make this an alias of large (16, the nearest)"]?.hasSuffix("card: large\n") == true,
      "\(lengths)")
    // In a mode, only that value.
    let mode = try Session.actions(
      "modes: [light, dark]\ncolors:\n  ink: \"#112233\"\n  title: {light: \"#112‸233\", dark: \"#FFFFFF\"}\n"
    )
    #expect(
      mode["Make this an alias of ink (the same value)"]?.contains("{light: ink, dark: \"#FFFFFF\"}") == true,
      "\(mode)")
  }

  @Test func missingModesAreAdded() throws {
    let modes = "kanso: 2\nmodes: [light, dark]\ncolors:\n"
    let one = try Session.actions(modes + "  a: {light: \"#11‸2233\"}\n")
    #expect(
      one["Add the missing mode dark"] == modes + "  a: {light: \"#112233\", dark: \"#112233\"}\n", "\(one)")
    let lines = try Session.actions(modes + "  a:\n    light: \"#11‸2233\" # ink\n  b: a\n")
    #expect(
      lines["Add the missing mode dark"] == modes
        + "  a:\n    light: \"#112233\" # ink\n    dark: \"#112233\"\n  b: a\n",
      "\(lines)")
    let value = try Session.actions(modes + "  a: {value: {light: \"#11‸2233\"}, description: x}\n")
    #expect(
      value["Add the missing mode dark"]?.contains(
        "{value: {light: \"#112233\", dark: \"#112233\"}, description: x}") == true)
    let plain = try Session.actions(modes + "  ‸a: \"#112233\"\n")
    #expect(
      plain["Give a a value in each mode"] == modes + "  a: {light: \"#112233\", dark: \"#112233\"}\n",
      "\(plain)")
  }

  @Test func aLiteralOfAGuideIsExtracted() throws {
    let shadow = try Session.actions(
      "kanso: 2\ncolors:\n  ink: \"#112233\"\n\nshadows:\n  card: {color: \"#0000‸00\", y: 2}\n",
      only: ["refactor.extract"])
    #expect(
      shadow["Extract into the token colors.card-color"]
        == "kanso: 2\ncolors:\n  ink: \"#112233\"\n  card-color: \"#000000\"\n\nshadows:\n  card: {color: card-color, y: 2}\n",
      "\(shadow)")
    let none = try Session.actions(
      "kanso: 2\nshadows:\n  card: {color: \"#0000‸00\", y: 2}\n", only: ["refactor"])
    #expect(
      none["Extract into the token colors.card-color"]
        == "kanso: 2\nshadows:\n  card: {color: card-color, y: 2}\ncolors:\n  card-color: \"#000000\"\n",
      "\(none)")
    let length = try Session.actions("padding: {card: 1‸2}\n", only: ["refactor.extract"])
    #expect(
      length["Extract into the token padding.card-base"] == "padding: {card: card-base, card-base: 12}\n",
      "\(length)")
  }

  @Test func aGroupIsSortedWithItsComments() throws {
    let sorted = try Session.actions(
      "colors:\n  gray10: \"#101010\"\n  # The lightest.\n  gray9: \"#EEEEEE\" # 9\n  b‸lue: # Two modes.\n    value: \"#0000FF\"\n\nfonts: {}\n"
    )
    #expect(
      sorted["Sort colors"]
        == "colors:\n  blue: # Two modes.\n    value: \"#0000FF\"\n  # The lightest.\n  gray9: \"#EEEEEE\" # 9\n  gray10: \"#101010\"\n\nfonts: {}\n",
      "\(sorted)")
    #expect(try Session.actions("colors:\n  a‸: \"#101010\"\n  b: a\n")["Sort colors"] == nil)
  }

  @Test func anchorsCommentsAndLineBreaksStay() throws {
    // An alias needs the anchor of the value, and has to be after it.
    let anchors = try Session.actions("colors:\n  z: &z \"#11‸2233\"\n  a: *z\n")
    #expect(
      !anchors.keys.contains { $0.hasPrefix("Convert") || $0.hasPrefix("Sort") || $0.hasPrefix("Extract") },
      "\(anchors)")
    let comments = try Session.actions(
      "colors:\n  # kanso:disable:next near-duplicate-color - reason\n  b‸: \"#FFFEFC\"\n  a:\n    c: \"#FFFFFF\"\n    # tail of a\n  0: b\n"
    )
    #expect(
      comments["Sort colors"]
        == "colors:\n  0: b\n  a:\n    c: \"#FFFFFF\"\n    # tail of a\n  # kanso:disable:next near-duplicate-color - reason\n  b: \"#FFFEFC\"\n",
      "\(comments)")
    let lines = try Session.actions("modes: [light, dark]\r\ncolors:\r\n  a:\r\n    light: \"#11‸2233\"\r\n")
    #expect(
      lines["Add the missing mode dark"]?.hasSuffix("    light: \"#112233\"\r\n    dark: \"#112233\"\r\n")
        == true, "\(lines)")
    let lists = try Session.actions(
      "kanso: 2\nmodes: [light, dark, other]\ngradients: {a: {light: [re‸d, blue], dark: [blue, red]}}\n")
    #expect(
      lists["Add the missing mode other"]?.contains("dark: [blue, red], other: [red, blue]}}") == true,
      "\(lists)")
    // A name that would be a number is in braces.
    let number = try Session.actions("padding: {\"50\": 8, class: 9‸}\n")
    #expect(number.values.contains("padding: {\"50\": 8, class: \"{padding.50}\"}\n"), "\(number)")
    let texts = try Session.actions("kanso: 2\nmodes: [light, dark]\nstrings:\n  h‸i: Hello, world\n")
    #expect(
      texts.values.contains { $0.contains("{light: \"Hello, world\", dark: \"Hello, world\"}") }, "\(texts)")
  }

  @Test func aLiteralOfASourceIsExtracted() throws {
    let directory = try guideFolder("colors:\n  ink: \"#112233\"\n")
    let guide = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    let uri = directory.url.appendingPathComponent("View.swift").absoluteString
    let source = "label.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)\n"
    var session = try Session()
    let place = try session.open(marked: source.replacing("UIColor", with: "UI‸Color"), uri: uri)
    try session.idle()
    try session.finishLint(
      uses: [],
      findings: [
        [
          "rule": "literal-color", "path": directory.path("View.swift"), "startLine": 1, "startColumn": 19,
          "endLine": 1, "endColumn": 63, "severity": "warning", "message": "a color without a name",
          "literal": "UIColor(…)", "section": "colors", "value": "\"#000000\"",
        ]
      ])
    let actions = try session.actions(at: place)
    let action = try #require(
      actions.first { ($0["title"] as? String)?.contains("colors.textColor") == true })
    let edit = action["edit"]
    #expect(
      try Session.text(source, applying: Session.edits(edit, uri: uri))
        == "label.textColor = Colors.textColor\n")
    #expect(
      try Session.text("colors:\n  ink: \"#112233\"\n", applying: Session.edits(edit, uri: guide))
        == "colors:\n  ink: \"#112233\"\n  textColor: \"#000000\"\n")
  }

  /// After an action, a guide has no new errors.
  @Test func actionsKeepAGuideValid() throws {
    let guide = """
      kanso: 2
      modes: [light, dark]
      colors:
        ink: "#112233"
        paper: {light: "#FFFFFF", dark: "#000001"}
        soft: {value: "#FF0000", alpha: 50%}
        blue:
          fill: oklch(0.6 0.1 250)
          text: {light: fill}
      padding:
        card: {top: 8, bottom: 12}
        page: 16
        small: 4
      shadows:
        deep:
          - {color: "#000000", y: 2}
          - {color: "#222222", y: 4}
      durations: {short: 200ms, long: 400ms}
      gradients:
        sky: ["#0000FF", ink]
      """ + "\n"
    let before = Set(
      try Session.fresh(guide, "utf-16").compactMap { $0.split(separator: " ").last.map(String.init) })
    var count = 0
    for offset in guide.indices {
      let marked = String(guide[..<offset]) + "‸" + guide[offset...]
      for (title, text) in try Session.actions(marked) {
        count += 1
        let after = try Session.fresh(text, "utf-16").compactMap {
          $0.split(separator: " ").last.map(String.init)
        }
        // Copies of a value are warnings of their own.
        let new = Set(after).subtracting(before).subtracting([
          "mode-without-difference", "near-duplicate-color",
        ])
        #expect(new.isEmpty, "\(title): \(new)\n\(text)")
      }
    }
    #expect(count > 200)
  }
}
