import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

struct FigmaReaderTests: FigmaSources {
  @Test func readsTypesAndNames() throws {
    let tokens = read(
      rest(
        collection("c", "Base", ["Mode 1"]),
        [
          variable(
            "1", "brand/main", "COLOR",
            #"{"r": 0.3607843220233917, "g": 0.2, "b": 0.8117647171020508, "a": 1}"#,
            more: #", "description": "The first color""#),
          variable("2", "brand/soft", "COLOR", #"{"r": 0, "g": 0, "b": 0, "a": 0.11999999731779099}"#),
          variable("3", "text/hello", "STRING", #""Hello""#),
          variable("4", "is on", "BOOLEAN", "true"),
          variable("5", "old", "FLOAT", "4.099999904632568", more: #", "deletedButReferenced": true"#),
        ].joined(separator: ",")))
    #expect(
      tokens.tokens.map(\.path) == [
        ["brand", "main"], ["brand", "soft"], ["text", "hello"], ["is on"], ["old"],
      ])
    #expect(tokens.tokens[0].value == hex("#5C33CF"))
    #expect(tokens.tokens[0].section == .colors)
    #expect(tokens.tokens[0].description == "The first color")
    #expect(tokens.tokens[1].value == .literal(.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.12))))
    #expect(tokens.tokens[2].value == .text("Hello"))
    #expect(tokens.tokens[3].value == .flag(true))
    #expect(tokens.tokens[4].value == number(4.1))
    #expect(tokens.tokens[4].deprecation == .reason("deleted in Figma"))
    #expect(tokens.findings.isEmpty)
    #expect(tokens.axes.isEmpty)
    let place = try #require(tokens.tokens.last).place
    #expect(place.text == "4.099999904632568")
  }

  /// The body of a request, as tools write it that do not export guides.
  @Test func readsARequest() {
    let tokens = read(
      """
      {"variableCollections": [
          {"action": "CREATE", "id": "c", "name": "Theme", "initialModeId": "m0"},
          {"action": "DELETE", "id": "old"}],
        "variableModes": [
          {"action": "UPDATE", "id": "m0", "name": "Light", "variableCollectionId": "c"},
          {"action": "CREATE", "id": "m1", "name": "Dark", "variableCollectionId": "c"}],
        "variables": [
          {"action": "CREATE", "id": "1", "name": "ink", "variableCollectionId": "c", "resolvedType": "COLOR"},
          {"action": "CREATE", "id": "2", "name": "text", "variableCollectionId": "c", "resolvedType": "COLOR"},
          {"action": "CREATE", "id": "3", "name": "empty", "variableCollectionId": "c", "resolvedType": "COLOR"},
          {"action": "DELETE", "id": "4"}],
        "variableModeValues": [
          {"variableId": "2", "modeId": "m0", "value": {"type": "VARIABLE_ALIAS", "id": "1"}},
          {"variableId": "1", "modeId": "m1", "value": {"r": 1, "g": 1, "b": 1}},
          {"variableId": "1", "modeId": "m0", "value": {"r": 0, "g": 0, "b": 0}}, {"modeId": "m0"}, 1]}
      """)
    #expect(tokens.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(tokens.tokens.map(\.path) == [["ink"], ["text"]])
    #expect(tokens.tokens.map(\.value) == [hex("#000000"), .reference(["ink"])])
    #expect(tokens.tokens[0].variants == [ForeignVariant([0: "dark"], hex("#FFFFFF"))])
    #expect(tokens.findings.map(\.path) == [["empty"]])
  }

  /// Sections are names only where most variables have them.
  @Test func namesOfSectionsAreSections() {
    let numbers = variable("1", "numbers/columnGap", "FLOAT", "8")
    let ratio = variable("2", "durations/fast", "FLOAT", "150")
    let tokens = read(rest(collection("c", "Base", ["A"]), [numbers, ratio].joined(separator: ",")))
    #expect(tokens.tokens.map(\.section) == [.numbers, .durations])
    #expect(tokens.tokens.map(\.value) == [number(8), .literal(.duration(Duration(150, .ms)))])
    let others = ["3", "4", "5"].map { variable($0, "gap \($0)", "FLOAT", "8") }
    let mixed = read(
      rest(collection("c", "Base", ["A"]), ([numbers, ratio] + others).joined(separator: ",")))
    #expect(mixed.tokens.prefix(2).map(\.value) == [points(8), number(150)])
  }

  @Test func modesBecomeAxes() {
    let text = rest(
      [
        collection("c", "Size", ["Small", "Large", "Huge"]),
        collection("d", "Density", ["Comfortable", "Compact"]),
      ].joined(separator: ","),
      [
        variable("1", "gap", "FLOAT", "8", "16", "8"),
        variable("2", "row", "FLOAT", in: "d", alias("1"), "4"),
      ].joined(separator: ","))
    let tokens = read(text)
    #expect(
      tokens.axes == [
        ForeignAxis(name: "Size", modes: ["Small", "Large", "Huge"]),
        ForeignAxis(name: "Density", modes: ["Comfortable", "Compact"]),
      ])
    #expect(tokens.tokens[0].variants.map(\.modes) == [[0: "Large"]])
    #expect(tokens.tokens[0].variants.map(\.value) == [points(16)])
    #expect(tokens.tokens[1].value == .reference(["gap"]))
    #expect(tokens.tokens[1].variants.map(\.modes) == [[1: "Compact"]])
    // One mode is chosen, and the other collection keeps all of its modes.
    let chosen = read(text, ["Size=Large"])
    #expect(chosen.axes.map(\.name) == ["Density"])
    #expect(chosen.tokens[0].value == points(16))
    #expect(read(text, ["Compact"]).tokens[1].value == points(4))
    #expect(
      read(text, ["Size=Giant"]).selectionProblems == [
        "there is no mode `Size=Giant`; the source has `Size=Small`, `Size=Large`, `Size=Huge`, "
          + "`Density=Comfortable`, `Density=Compact`"
      ])
  }

  @Test func lightAndDarkAreTheAppearanceInAllCollections() {
    let tokens = read(
      rest(
        [collection("c", "Base", ["Light mode", "Dark mode"]), collection("d", "Use", ["Dark", "Light"])]
          .joined(separator: ","),
        [
          variable("1", "ink", "COLOR", #"{"r": 0, "g": 0, "b": 0}"#, #"{"r": 1, "g": 1, "b": 1}"#),
          variable("2", "text", "COLOR", in: "d", #"{"r": 1, "g": 0, "b": 0}"#, alias("1")),
        ].joined(separator: ",")))
    #expect(tokens.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(tokens.tokens[0].variants.map(\.modes) == [[0: "dark"]])
    #expect(tokens.tokens[1].value == .reference(["ink"]))
    #expect(tokens.tokens[1].variants.map(\.value) == [hex("#FF0000")])
  }

  @Test(arguments: [
    ("Light", "light"), ("DARK THEME", "dark"), ("Dark – High Contrast", "darkHighContrast"),
    ("light (default)", "light"), ("lightHC", "lightHighContrast"), ("MDS-Light", nil), ("Light high", nil),
    ("Light on dark", nil), ("Mode 1", nil),
  ])
  func recognizesAppearances(_ example: (mode: String, name: String?)) {
    #expect(FigmaAppearance.name(example.mode) == example.name)
  }

  @Test func aCollectionsNameIsInFrontOfRepeatedPathsOnly() {
    let tokens = read(
      rest(
        [collection("c", "Base", ["A"]), collection("d", "Use", ["A"])].joined(separator: ","),
        [
          variable("1", "ink", "FLOAT", "1"), variable("2", "ink", "FLOAT", in: "d", alias("1")),
          variable("3", "line", "FLOAT", in: "d", alias("2")),
        ].joined(separator: ",")))
    #expect(tokens.tokens.map(\.path) == [["Base", "ink"], ["Use", "ink"], ["line"]])
    #expect(
      tokens.tokens.map(\.value) == [number(1), .reference(["Base", "ink"]), .reference(["Use", "ink"])])
  }

  @Test func copiesOfOtherFilesAreReplacedByTheirOriginals() {
    let library = rest(
      collection("c", "Base", ["A"]),
      variable("1", "ink", "FLOAT", "1", more: #", "key": "abc", "remote": false"#))
    let use = rest(
      [collection("c", "Use", ["A"]), collection("abc/1:2", "Base", ["A"])].joined(separator: ","),
      [
        variable("1", "line", "FLOAT", alias("VariableID:abc/4:5")),
        variable(
          "VariableID:abc/4:5", "ink", "FLOAT", in: "abc/1:2", "1", more: #", "key": "abc", "remote": true"#),
        variable("2", "gone", "FLOAT", alias("VariableID:def/4:5")),
      ].joined(separator: ","))
    let tokens = read([("library.json", library), ("use.json", use)])
    #expect(tokens.tokens.map(\.path) == [["ink"], ["line"]])
    #expect(tokens.tokens.last?.value == .reference(["ink"]))
    #expect(
      tokens.findings.map(\.message) == [
        "the variable that this one is an alias of is not in the file"
      ])
    // Without the library, the copy is all there is.
    #expect(read([("use.json", use)]).tokens.map(\.path) == [["line"], ["ink"]])
  }

  @Test func orderIsThatOfTheCollection() {
    let tokens = read(
      rest(
        collection("c", "Base", ["A"], #", "variableIds": ["3", "1", "2"]"#),
        ["1", "2", "3", "4"].map { variable($0, "n\($0)", "FLOAT", "1") }.joined(separator: ",")))
    #expect(tokens.tokens.map(\.path) == [["n3"], ["n1"], ["n2"], ["n4"]])
  }

  @Test func publishedVariablesHaveNoValues() {
    let tokens = read(
      rest(
        #""c": {"id": "c", "subscribed_id": "s", "name": "Base"}"#,
        #""1": {"id": "1", "subscribed_id": "x", "name": "ink", "resolvedDataType": "COLOR"}"#))
    #expect(tokens.tokens.isEmpty)
    #expect(tokens.findings.first?.message.contains("export the local variables") == true)
  }

  // MARK: Meanings

  @Test(arguments: [
    ("CORNER_RADIUS", Section.radii), ("WIDTH_HEIGHT", .sizes), ("GAP", .padding), ("FONT_SIZE", .sizes),
    ("STROKE_FLOAT", .borders), ("LETTER_SPACING", .letterSpacings), ("LINE_HEIGHT", .sizes),
    ("PARAGRAPH_SPACING", .padding),
  ])
  func scopesOfLengths(_ example: (scope: String, section: Section)) {
    let tokens = read(
      rest(collection("c", "Base", ["A"]), variable("1", "a", "FLOAT", scopes: example.scope, "24")))
    #expect(tokens.tokens.first?.section == example.section)
    #expect(tokens.tokens.first?.value == points(24))
  }

  @Test func scopesOfOtherNumbersAndTexts() {
    let tokens = read(
      rest(
        collection("c", "Base", ["A"]),
        [
          variable("1", "a", "FLOAT", scopes: "OPACITY", "30"),
          variable("2", "b", "FLOAT", scopes: "OPACITY", "0.5"),
          variable("3", "c", "FLOAT", scopes: "FONT_WEIGHT", "600"),
          variable("4", "d", "FLOAT", scopes: "LINE_HEIGHT", "1.5"),
          variable("5", "e", "STRING", scopes: "FONT_FAMILY", #""Inter""#),
          variable("6", "f", "STRING", scopes: "FONT_STYLE", #""Semi Bold""#),
          variable("7", "g", "STRING", scopes: "TEXT_CONTENT", #""Bold""#),
          variable("8", "h", "FLOAT", scopes: "WIDTH_HEIGHT\", \"GAP", "8"),
          variable("9", "i", "FLOAT", scopes: "EFFECT_FLOAT", "-8"),
          variable("10", "j", "STRING", scopes: "FONT_STYLE", #""Bold Italic""#),
        ].joined(separator: ",")))
    #expect(
      tokens.tokens.map(\.value) == [
        number(0.3), number(0.5), .literal(.fontWeight(600)), number(1.5), .literal(.fontFamily(["Inter"])),
        .literal(.fontWeight(600)), .text("Bold"), points(8), points(-8), .text("Bold Italic"),
      ])
    #expect(
      tokens.tokens.map(\.section) == [
        .opacities, .opacities, .weights, .lineHeights, .families, .weights, nil, nil, nil, nil,
      ])
  }

  @Test func aliasesAndNamesGiveMeanings() {
    let tokens = read(
      rest(
        collection("c", "Base", ["A"]),
        [
          variable("1", "4px/100", "FLOAT", "4"),
          variable("2", "card", "FLOAT", scopes: "CORNER_RADIUS", alias("1")),
          variable("3", "amount", "FLOAT", "4"),
          variable("4", "iconSize/small", "FLOAT", "4"),
          variable("5", "font weight/bold", "FLOAT", "700"),
          variable("6", "line height/body", "FLOAT", "24"),
          variable("7", "disabled", "FLOAT", scopes: "OPACITY", alias("8")),
          variable("8", "scale/30", "FLOAT", "30"),
          variable("9", "font family/body", "STRING", #""Inter""#),
          variable("10", "brand", "STRING", #""Georgia""#),
          variable("11", "title/Font", "STRING", alias("10")),
        ].joined(separator: ",")))
    #expect(
      tokens.tokens.map(\.value) == [
        points(4), .reference(["4px", "100"]), number(4), points(4), .literal(.fontWeight(700)), points(24),
        .expression([.reference(["scale", "30"]), .text(" / 100")]), number(30),
        .literal(.fontFamily(["Inter"])), .literal(.fontFamily(["Georgia"])), .reference(["brand"]),
      ])
  }

  @Test func anAliasOfAnotherMeaningIsItsValue() {
    let tokens = read(
      rest(
        collection("c", "Base", ["A"]),
        [
          variable("1", "400", "FLOAT", "400"),
          variable("2", "width", "FLOAT", scopes: "WIDTH_HEIGHT", alias("1")),
          variable("3", "regular", "FLOAT", scopes: "FONT_WEIGHT", alias("1")),
        ].joined(separator: ",")))
    #expect(
      tokens.tokens.map(\.value) == [points(400), .reference(["400"]), .literal(.fontWeight(400))])
    #expect(tokens.findings.map(\.kind) == [.doubtful])
    #expect(tokens.findings.map(\.path) == [["regular"]])
  }

  @Test func circlesEnd() {
    let tokens = read(
      rest(
        collection("c", "Base", ["A"]),
        [
          variable("1", "a", "FLOAT", scopes: "OPACITY", alias("2")), variable("2", "b", "FLOAT", alias("1")),
          variable("3", "c", "FLOAT", scopes: "FONT_WEIGHT", alias("4")),
          variable("4", "d", "FLOAT", scopes: "GAP", alias("3")),
        ].joined(separator: ",")))
    #expect(tokens.tokens.count + tokens.findings.count >= 4)
  }

  @Test func copiesOfLibrariesComeAfterTheFileItself() {
    let remote = #", "remote": true"#
    let tokens = read(
      rest(
        [
          collection("r", "Theme", ["dark", "light"]).replacing(
            #""remote": false"#, with: #""remote": true"#),
          collection("c", "Theme", ["light", "dark"]),
          collection("a", "Base", ["x"]).replacing(#""remote": false"#, with: #""remote": true"#),
          collection("b", "Base", ["x"]).replacing(#""remote": false"#, with: #""remote": true"#),
        ].joined(separator: ","),
        [
          variable("1", "page", "COLOR", alias("2"), alias("3")),
          variable("2", "white", "COLOR", in: "a", alias("gone"), more: remote),
          variable("3", "white", "COLOR", in: "b", #"{"r": 1, "g": 1, "b": 1, "a": 1}"#, more: remote),
        ].joined(separator: ",")))
    #expect(tokens.axes.map(\.modes) == [["light", "dark"]])
    #expect(tokens.tokens.map(\.path) == [["page"], ["white"]])
    #expect(tokens.tokens[0].value == .reference(["white"]))
    #expect(tokens.tokens[1].value == hex("#ffffff"))
  }
}
