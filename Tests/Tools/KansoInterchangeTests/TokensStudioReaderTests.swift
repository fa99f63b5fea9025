import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoInterchange

/// Files, sets and themes of Tokens Studio.
struct TokensStudioReaderTests: TokensStudioTests {
  // MARK: Sets

  @Test func setsOfAFileHaveAnOrderAndNoPartInPaths() throws {
    let tokens = read(
      ##"""
      {"b": {"x": {"$value": "2", "$type": "sizing", "$description": "Two"}}, "a": {"x": {"value": "1", "type": "sizing"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["a", "b"]}}
      """##)
    #expect(paths(tokens) == ["x"])
    #expect(tokens.tokens[0].value == points(2))
    #expect(tokens.tokens[0].section == .sizes)
    #expect(tokens.tokens[0].typeName == "sizing")
    #expect(tokens.tokens[0].description == "Two")
    #expect(tokens.tokens[0].place.text == #""2""#)
    #expect(tokens.axes.isEmpty && tokens.findings.isEmpty)
  }

  @Test func filesOfAFolderAreSets() {
    let tokens = read([
      ("tokens/$metadata.json", #"{"tokenSetOrder": ["brand/b", "brand/a"]}"#),
      ("tokens/brand/a.json", ##"{"ink": {"value": "#000", "type": "color"}}"##),
      (
        "tokens/brand/b.json",
        ##"{"ink": {"value": "#fff", "type": "color"}, "b.c": {"value": "{ink}", "type": "color"}}"##
      ),
    ])
    #expect(paths(tokens) == ["ink", "b.c"])
    #expect(tokens.tokens[0].value == .literal(.color(ColorValue(red: 0, green: 0, blue: 0))))
    #expect(tokens.tokens[1].path == ["b", "c"])
  }

  @Test func setsAreNamedFromTheFolderOfTheThemes() {
    let tokens = read([
      ("package.json", #"{"name": "x"}"#), ("tokens/brand/a.json", #"{"x": {"value": 1, "type": "number"}}"#),
      ("tokens/$themes.json", #"[{"name": "A", "selectedTokenSets": {"brand/a": "enabled"}}]"#),
    ])
    #expect(paths(tokens) == ["x"])
    let atRoot = read([
      ("brand/a.json", #"{"x": {"value": 1, "type": "number"}}"#),
      ("$themes.json", #"[{"name": "A", "selectedTokenSets": {"brand/a": "enabled"}}]"#),
    ])
    #expect(paths(atRoot) == ["x"])
  }

  @Test func referencesTellSetsFromGroups() {
    let sets = read(##"{"core": {"ink": {"value": "#000"}}, "light": {"text": {"value": "{ink}"}}}"##)
    #expect(paths(sets) == ["ink", "text"])
    let groups = read(##"{"core": {"ink": {"value": "#000"}}, "light": {"text": {"value": "{core.ink}"}}}"##)
    #expect(paths(groups) == ["core.ink", "light.text"])
    #expect(paths(read(#"{"global": {"a": {"value": 1}}}"#)) == ["a"])
    #expect(paths(read(#"{"global": {"value": 1}}"#)) == ["global"])
    #expect(paths(read(#"{"core": {"a": {"value": 1}}}"#, "core")) == ["a"])
  }

  @Test func aTokenCanHaveTokensInIt() throws {
    let tokens = read(
      #"""
      {"global": {"a": {"value": 1, "type": "number", "b": {"value": "{a.c}", "type": "number"},
        "c": {"value": 2, "type": "number"}, "d": {"e": {"value": 4, "type": "number"}},
        "original": {"value": 3, "type": "number"}}}}
      """#)
    #expect(paths(tokens) == ["a", "a.b", "a.c", "a.d.e"])
    #expect(tokens.findings.isEmpty)
    #expect(try value("a.b", tokens) == .reference(["a", "c"]))
  }

  @Test func aReferenceCanBeginWithTheNameOfItsSet() throws {
    let tokens = read(
      #"""
      {"type": {"size": {"value": "16", "type": "fontSizes"},
        "body": {"value": {"fontSize": "{type.size}"}, "type": "typography"}},
       "layout": {"gap": {"value": "{type.size} * 2", "type": "spacing"}, "type": {"x": {"value": "4", "type": "sizing"}},
        "y": {"value": "{type.x}", "type": "sizing"}},
       "$metadata": {"tokenSetOrder": ["type", "layout"]}}
      """#)
    #expect(tokens.findings.isEmpty)
    #expect(try value("body", tokens) == .parts([.init("size", .reference(["size"]))]))
    #expect(try value("gap", tokens) == .expression([.reference(["size"]), .text(" * 2")]))
    // The path of a token is more probable.
    #expect(try value("y", tokens) == .reference(["type", "x"]))
  }

  @Test func brokenFilesAreReported() {
    let tokens = read([
      ("a.json", "{"), ("b.json", "7"), ("c.json", #"{"x": {"value": 1}, "x": {"value": 2}}"#),
    ])
    #expect(tokens.findings.map(\.kind) == [.unreadable, .lost, .lost])
    #expect(tokens.tokens.map(\.value) == [number(2)])
  }

  // MARK: Themes

  private let themed = ##"""
    {"core": {"black": {"value": "#000", "type": "color"}, "white": {"value": "#fff", "type": "color"}},
     "light": {"ink": {"value": "{black}", "type": "color"}, "only": {"value": "{white}", "type": "color"}},
     "dark": {"ink": {"value": "{white}", "type": "color"}},
     "small": {"base": {"value": "2", "type": "sizing"}, "ink": {"value": "#888", "type": "color"}},
     "large": {"base": {"value": "4", "type": "sizing"}},
     "old": {"gone": {"value": "1", "type": "sizing"}, "used": {"value": "3", "type": "sizing"}},
     "use": {"a": {"value": "{used}", "type": "spacing"}},
     "$themes": [
       {"name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light": "enabled", "use": "enabled", "dark": "disabled"}},
       {"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "use": "enabled"}},
       {"name": "S", "group": "Size", "selectedTokenSets": {"small": "enabled"}},
       {"name": "L", "group": "Size", "selectedTokenSets": {"large": "enabled"}},
       {"name": "Core", "group": "Base", "selectedTokenSets": {"core": "enabled"}}],
     "$metadata": {"tokenSetOrder": ["core", "light", "dark", "small", "large", "use", "old"]}}
    """##

  @Test func groupsOfThemesAreAxes() throws {
    let tokens = read(themed)
    #expect(
      tokens.axes == [
        ForeignAxis(name: "Mode", modes: ["Light", "Dark"]), ForeignAxis(name: "Size", modes: ["S", "L"]),
      ])
    #expect(paths(tokens) == ["black", "white", "ink", "only", "base", "a", "used"])
    #expect(try token("base", tokens).variants == [ForeignVariant([1: "L"], points(4))])
    #expect(try token("only", tokens).variants.isEmpty)
  }

  @Test func aTokenInSetsOfTwoAxesHasCombinations() throws {
    let ink = try token("ink", read(themed))
    #expect(ink.value == (try color("#888")))
    #expect(
      ink.variants == [
        ForeignVariant([0: "Light", 1: "L"], .reference(["black"])),
        ForeignVariant([0: "Dark", 1: "L"], .reference(["white"])),
      ])
  }

  @Test func setsThatNoThemeEnablesAreForReferences() {
    let tokens = read(themed)
    #expect(!paths(tokens).contains("gone"))
    #expect(
      tokens.findings.map(\.message) == [
        "no theme enables the set `old`; only tokens that others refer to are imported"
      ])
  }

  @Test func selectedThemesHaveNoModes() throws {
    let tokens = read(themed, "Mode/Dark", "L", "Core")
    #expect(tokens.axes.isEmpty)
    #expect(paths(tokens) == ["black", "white", "ink", "base", "a", "used"])
    #expect(try value("ink", tokens) == .reference(["white"]))
    #expect(tokens.findings.isEmpty)
    #expect(
      read(themed, "Mode/Sepia").selectionProblems == [
        "there is neither a theme nor a set named `Mode/Sepia`; the source has `Mode/Light`, `Mode/Dark`, "
          + "`Size/S`, `Size/L`, `Base/Core`, `core`, `light`, `dark`, `small`, `large`, `use`, `old`"
      ])
  }

  @Test func selectedSetsApplyInTheirOrder() throws {
    let text = #"{"a": {"x": {"value": 1, "type": "number"}}, "b": {"x": {"value": 2, "type": "number"}}}"#
    #expect(try value("x", read(text, "a", "b")) == number(2))
    #expect(try value("x", read(text, "b", "a")) == number(1))
  }

  @Test func themesWithoutGroupsAreOneAxis() {
    let tokens = read(
      #"""
      {"a": {"x": {"value": 1, "type": "number"}}, "b": {"x": {"value": 2, "type": "number"}},
       "$themes": [{"name": "A", "selectedTokenSets": {"a": "enabled"}}, {"name": "B", "selectedTokenSets": {"b": "enabled"}}]}
      """#)
    #expect(tokens.axes == [ForeignAxis(name: "theme", modes: ["A", "B"])])
    #expect(tokens.tokens[0].variants == [ForeignVariant([0: "B"], number(2))])
  }

  @Test func setsCalledLightAndDarkAreModesWithoutThemes() {
    let tokens = read(
      ##"{"core": {"k": {"value": "#000"}, "w": {"value": "#fff"}}, "ui/light": {"t": {"value": "{k}"}}, "ui/dark": {"t": {"value": "{w}"}}}"##
    )
    #expect(tokens.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(tokens.tokens.last?.variants == [ForeignVariant([0: "dark"], .reference(["w"]))])
  }

  @Test func valuesCanHaveModes() throws {
    let text = ##"""
      {"global": {"a": {"value": {"light": "#fff", "dark": "#000"}, "type": "color"},
        "b": {"value": "{a}", "dark": "#888", "type": "color"},
        "c": {"value": "{a}", "dark": "var(--c)", "type": "color"}}}
      """##
    let tokens = read(text)
    #expect(try token("a", tokens).variants == [ForeignVariant([0: "dark"], color("#000"))])
    #expect(try token("b", tokens).variants == [ForeignVariant([0: "dark"], color("#888"))])
    #expect(try token("c", tokens).variants.isEmpty)
    #expect(tokens.findings.contains { $0.kind == .lost && $0.path == ["c"] })
    #expect(try value("a", read(text, "dark")) == color("#000"))
  }

  @Test func aTokenWithoutAValueInTheDefaultModeHasThatOfAnother() throws {
    let tokens = read(
      #"""
      {"a": {"x": {"value": 1, "type": "number"}}, "b": {"y": {"value": 2, "type": "number"}},
       "$themes": [{"name": "A", "selectedTokenSets": {"a": "enabled"}}, {"name": "B", "selectedTokenSets": {"b": "enabled"}}]}
      """#)
    #expect(try value("y", tokens) == number(2))
  }

  @Test func combinationsOfModesAreLimited() throws {
    let sets = (0..<8).flatMap { group in
      (0..<3).map { #""\#(group)-\#($0)": {"x": {"value": \#(group * 3 + $0), "type": "number"}}"# }
    }
    let themes = (0..<8).flatMap { group in
      (0..<3).map {
        #"{"name": "\#($0)", "group": "\#(group)", "selectedTokenSets": {"\#(group)-\#($0)": "enabled"}}"#
      }
    }
    let tokens = read("{\(sets.joined(separator: ",")), \"$themes\": [\(themes.joined(separator: ","))]}")
    #expect(tokens.tokens[0].variants.count < StudioConverter.maxCombinationCount)
    #expect(tokens.findings.map(\.kind) == [.doubtful])
  }
}
