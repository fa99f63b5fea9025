import KansoDiagnostics
import KansoGuide
import KansoTheme
import Testing

@testable import KansoInterchange

/// Imports after imports: the modes, tokens in conflict, and tokens that only the guide needs.
struct GuideMergeRecordTests {
  private let place = SourceFile(path: "source.json", text: "{}").wholeRange

  /// Returns a guide with colors, of which those with two texts have modes, and with a padding.
  private func imported(
    _ colors: KeyValuePairs<String, [String]>, modes: [String] = ["light", "dark"], padding: Double? = nil
  ) throws -> ImportedGuide {
    var source = ForeignTokens()
    if colors.contains(where: { $0.value.count > 1 }) {
      source.axes = [ForeignAxis(name: modes == ["light", "dark"] ? nil : "time", modes: modes)]
    }
    for (name, values) in colors {
      let literals = try values.map { ForeignValue.literal(.color(try #require(ColorValue(hex: $0)))) }
      var token = ForeignToken(["color", name], literals[0], at: place)
      token.variants = literals.dropFirst().map { ForeignVariant([0: modes[1]], $0) }
      source.tokens.append(token)
    }
    if let padding {
      source.tokens.append(ForeignToken(["space", "s"], .literal(.dimension(.points(padding))), at: place))
    }
    return GuideWriter.write(source)
  }

  private func record(_ guide: ImportedGuide) -> ImportRecord { ImportRecord(guide, from: .figma) }

  private func merge(
    _ last: ImportRecord, _ own: String, _ new: ImportedGuide, keeping kept: Set<String> = []
  ) throws -> GuideMerge {
    let merge = GuideMerge(last, SourceFile(path: "tokens.yaml", text: own), new, keeping: kept)
    return try #require(merge)
  }

  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(text.utf8), path: "tokens.yaml")
  }

  @Test func modesStayAsLongAsATokenUsesThem() throws {
    let last = try imported(["fg": ["#000000"], "bg": ["#ffffff", "#111111"]])
    let new = try imported(["fg": ["#000000"], "bg": ["#ffffff"]])
    #expect(try merge(record(last), last.text, new).text == new.text)
    let own = last.text.replacing("fg: \"#000000\"", with: "fg: {light: \"#000000\", dark: \"#eeeeee\"}")
    #expect(own != last.text)
    let merge = try merge(record(last), own, new)
    #expect(merge.conflicts.map(\.path) == ["modes"])
    #expect(merge.updated == ["colors.bg"] && !merge.changesModes)
    #expect(merge.text.contains("modes: [light, dark]\n"))
    let paths = compile(merge.text).theme?.tokens.map(\.path.dotted)
    #expect(paths == ["colors.fg", "colors.bg"])
  }

  @Test func valuesInModesThatTheGuideLacksAreConflicts() throws {
    let last = try imported(["fg": ["#000000"], "bg": ["#ffffff", "#111111"]])
    let new = try imported(
      ["fg": ["#000000"], "bg": ["#ffffff", "#111111"], "line": ["#222222", "#333333"]],
      modes: ["day", "night"])
    let own = last.text.replacing("fg: \"#000000\"", with: "fg: {light: \"#000000\", dark: \"#eeeeee\"}")
    let merge = try merge(record(last), own, new)
    #expect(merge.text == own)
    #expect(merge.conflicts.map(\.path) == ["modes", "colors.bg", "colors.line"])
  }

  @Test func conflictsAreReportedAsLongAsTheyLast() throws {
    let last = try imported(["a": ["#000000"], "b": ["#000001"], "c": ["#000002"], "d": ["#000003"]])
    let new = try imported(["a": ["#100000"], "b": ["#100001"], "d": ["#000003"], "e": ["#100004"]])
    // `a` and `c` are changed, `b` is deleted, and `e` is another one than that of the source.
    let own = "kanso: 2\ncolors:\n  a: \"#200000\"\n  c: \"#200002\"\n  d: \"#000003\"\n  e: \"#200004\"\n"
    var known = record(last)
    for _ in 0..<3 {
      let merge = try merge(known, own, new)
      #expect(merge.text == own)
      #expect(Set(merge.conflicts.map(\.path)) == ["colors.a", "colors.b", "colors.c", "colors.e"])
      known = try #require(ImportRecord(merge.record(of: record(new), after: known).bytes))
    }
    // What people settle is no conflict any more.
    let merge = try merge(known, own.replacing("#200000", with: "#100000"), new)
    #expect(Set(merge.conflicts.map(\.path)) == ["colors.b", "colors.c", "colors.e"])
    let next = merge.record(of: record(new), after: known)
    let changed = try imported(["a": ["#300000"], "b": ["#100001"], "d": ["#000003"], "e": ["#100004"]])
    #expect(try self.merge(next, merge.text, changed).updated == ["colors.a"])
  }

  @Test func onlyTokensThatOthersNeedStay() throws {
    let last = try imported(["ink": ["#000000"], "old": ["#111111"], "gone": ["#222222"]])
    let new = try imported(["ink": ["#000000"]])
    let own = last.text + "  mine: old\n"
    let first = try merge(record(last), own, new)
    #expect(first.removed == ["colors.old", "colors.gone"])
    let errors = compile(first.text)
    #expect(errors.theme == nil)
    let needed = first.removedTokens(namedIn: errors.diagnostics)
    #expect(needed == ["colors.old"])
    let second = try merge(record(last), own, new, keeping: needed)
    #expect(second.removed == ["colors.gone"])
    #expect(second.text == own.replacing("  gone: \"#222222\"\n", with: ""))
    #expect(compile(second.text).theme != nil)
    // It goes as soon as nothing needs it.
    let next = second.record(of: record(new), after: record(last))
    #expect(try merge(next, second.text.replacing("  mine: old\n", with: ""), new).text == new.text)
  }

  @Test func sectionsWithoutTokensGo() throws {
    let (last, new) = (
      try imported(["ink": ["#000000"]], padding: 4), try imported(["ink": ["#000000"]])
    )
    #expect(try merge(record(last), last.text, new).text == new.text)
    let own = last.text + "  mine: 8\n"
    #expect(try merge(record(last), own, new).text == new.text + "\npadding:\n  mine: 8\n")
  }
}
