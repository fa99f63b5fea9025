import KansoDiagnostics
import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// Another import into a guide that people changed.
struct GuideMergeTests {
  private let place = SourceFile(path: "source.json", text: "{}").wholeRange

  /// Returns a guide with colors, by their dotted paths below `color`.
  private func imported(_ colors: KeyValuePairs<String, String>, padding: Double? = nil) -> ImportedGuide {
    var source = ForeignTokens()
    for (path, hex) in colors {
      let names = ["color"] + path.split(separator: ".").map { String($0) }
      let value: ForeignValue =
        hex.hasPrefix("#")
        ? .literal(.color(ColorValue(hex: hex) ?? ColorValue(.srgb, 0, 0, 0))) : .reference(["color", hex])
      source.tokens.append(ForeignToken(names, value, at: place))
    }
    if let padding {
      source.tokens.append(ForeignToken(["space", "s"], .literal(.dimension(.points(padding))), at: place))
    }
    return GuideWriter.write(source)
  }

  private func merge(
    _ last: ImportedGuide, _ own: String, _ new: ImportedGuide, keeping kept: Set<String> = []
  ) throws -> GuideMerge {
    let record = try #require(ImportRecord(ImportRecord(last, from: .figma).bytes))
    return try #require(GuideMerge(record, SourceFile(path: "tokens.yaml", text: own), new, keeping: kept))
  }

  private let own = """
    kanso: 2 # ours
    # The palette of the brand.
    colors:
        ink: '#000000' # nearly black
        paper:   "#fffffe" # changed by hand
        # Groups
        button:
            main: ink
            old: "#123456"
        mine: paper

    """

  @Test func whatPeopleWroteStays() throws {
    let last = imported([
      "ink": "#000000", "paper": "#ffffff", "button.main": "ink", "button.old": "#123456", "gone": "#999999",
    ])
    let new = imported(
      [
        "ink": "#111111", "paper": "#ffffff", "button.main": "ink", "button.new": "paper", "gone": "#999999",
        "link.main": "#0000ff", "link.hover": "#0000cc",
      ], padding: 4)
    let merge = try merge(last, own, new)
    #expect(merge.conflicts.isEmpty)
    #expect(
      merge.text == """
        kanso: 2 # ours
        # The palette of the brand.
        colors:
            ink: "#111111" # nearly black
            paper:   "#fffffe" # changed by hand
            # Groups
            button:
                main: ink
                new: paper
            link:
              main: "#0000ff"
              hover: "#0000cc"
            mine: paper

        padding:
          s: 4

        """)
    #expect((merge.updated.count, merge.added.count, merge.removed.count) == (1, 4, 1))
  }

  @Test func conflictsKeepTheGuide() throws {
    let last = imported([
      "ink": "#000000", "paper": "#ffffff", "button.main": "ink", "button.old": "#123456", "gone": "#999999",
    ])
    let new = imported([
      "ink": "#000000", "paper": "#eeeeee", "button.main": "ink", "button.old": "#123456", "gone": "#888888",
    ])
    let merge = try merge(last, own, new)
    #expect(merge.text == own)
    #expect(merge.conflicts.map(\.path) == ["colors.paper", "colors.gone"])
    #expect(merge.conflicts.map(\.own) == ["\"#fffffe\"", nil])
    #expect(merge.conflicts.map(\.source) == ["\"#eeeeee\"", "\"#888888\""])
    #expect(merge.conflicts.first?.place.start == SourcePosition(line: 5, column: 5))
  }

  @Test func tokensAndGroupsReplaceEachOther() throws {
    let (token, group) = (
      imported(["ink": "#000000", "a": "#ffffff"]), imported(["ink": "#000000", "a.b": "#eeeeee"])
    )
    for (last, new) in [(token, group), (group, token)] {
      let merge = try merge(last, last.text, new)
      #expect(merge.text == new.text)
      #expect(merge.conflicts.isEmpty)
    }
  }

  @Test func recordsOfOtherSourcesAreTold() throws {
    let (first, other) = (imported(["ink": "#000000"]), imported(["paper": "#000000"]))
    let record = ImportRecord(first, from: .figma)
    #expect(record.isOfSameSource(as: ImportRecord(first, from: .figma)))
    #expect(!record.isOfSameSource(as: ImportRecord(first, from: .css)))
    #expect(!record.isOfSameSource(as: ImportRecord(other, from: .figma)))
    #expect(ImportRecord(Array("{}".utf8)) == nil && ImportRecord([0xFF]) == nil)
  }

  @Test func removedGroupsLeaveNothing() throws {
    let last = imported(["ink": "#000000", "a.b.c": "#ffffff", "a.b.d": "#eeeeee"])
    let merge = try merge(last, last.text, imported(["ink": "#000000"]))
    #expect(merge.text == "kanso: 2\n\ncolors:\n  ink: \"#000000\"\n")
  }

  @Test func valuesInBracesAndAnchorsAreNotEdited() throws {
    let last = imported(["ink": "#000000", "paper": "#ffffff"])
    for own in [
      "kanso: 2\ncolors: {ink: \"#000000\", paper: \"#ffffff\"}\n",
      "kanso: 2\ncolors:\n  ink: &a \"#000000\"\n  paper: \"#ffffff\"\n",
    ] {
      let merge = try merge(last, own, imported(["ink": "#111111", "paper": "#ffffff"]))
      #expect(merge.text == own)
      #expect(merge.conflicts.map(\.path) == ["colors.ink"])
    }
  }

  /// Without changes by people, the guide has the same tokens as that of a first import, and importing again changes nothing.
  @Test func withoutChangesAnImportEqualsTheFirstOne() throws {
    var random = RandomForeignTokens(.announced(for: "withoutChangesAnImportEqualsTheFirstOne"))
    var count = 0
    for round in 0..<60 {
      let (first, second) = (random.next(), random.next())
      var changed = first
      // Part of the tokens stays, part is replaced, and part is new.
      changed.axes = Bool.random(using: &random.random) ? first.axes : second.axes
      changed.tokens = Array(first.tokens.dropFirst(3))
      let known = Set(changed.tokens.map(\.path))
      changed.tokens += second.tokens.filter { !known.contains($0.path) }
      let (last, new) = (GuideWriter.write(first), GuideWriter.write(changed))
      guard !last.text.isEmpty, !new.text.isEmpty else { continue }
      let again = try merge(last, last.text, last)
      #expect(again.text == last.text && again.conflicts.isEmpty, "round \(round)")
      let merge = try merge(last, last.text, new)
      #expect(merge.conflicts.isEmpty, "round \(round)")
      let theme = CompiledGuide(bytes: Array(merge.text.utf8), path: "tokens.yaml").theme
      let wanted = try #require(CompiledGuide(bytes: Array(new.text.utf8), path: "tokens.yaml").theme)
      guard let theme else {
        Issue.record("round \(round): the merged guide does not compile\n\(merge.text)")
        continue
      }
      #expect(
        theme.fingerprint == wanted.fingerprint, "round \(round)\n\(last.text)\n\(new.text)\n\(merge.text)")
      count += 1
    }
    #expect(count > 30)
  }
}
