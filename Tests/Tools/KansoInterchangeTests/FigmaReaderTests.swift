import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

struct FigmaReaderTests {
  private func read(_ files: [(String, String)], _ selection: [String] = []) -> ForeignTokens {
    FigmaReader.read(
      files.map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) },
      ImportSelection(selection))
  }

  private func read(_ text: String, _ selection: [String] = []) -> ForeignTokens {
    read([("variables.json", text)], selection)
  }

  private func number(_ number: Double) -> ForeignValue { .literal(.number(number)) }
  private func points(_ number: Double) -> ForeignValue { .literal(.dimension(Dimension(number))) }
  private func hex(_ text: String) -> ForeignValue { .literal(.color(ColorValue(hex: text)!)) }

  /// Returns an answer of the REST interface.
  private func rest(_ collections: String, _ variables: String) -> String {
    #"{"status": 200, "error": false, "meta": {"variableCollections": {\#(collections)}, "variables": {\#(variables)}}}"#
  }

  /// Returns a collection with the modes `m0`, `m1` and so on.
  private func collection(_ id: String, _ name: String, _ modes: [String], _ more: String = "") -> String {
    let list = modes.enumerated().map { #"{"modeId": "m\#($0.offset)", "name": "\#($0.element)"}"# }
    return """
      "\(id)": {"id": "\(id)", "name": "\(name)", "modes": [\(list.joined(separator: ", "))],
        "defaultModeId": "m0", "remote": false\(more)}
      """
  }

  private func variable(
    _ id: String, _ name: String, _ type: String, in collection: String = "c", scopes: String = "ALL_SCOPES",
    _ values: String..., more: String = ""
  ) -> String {
    let list = values.enumerated().map { #""m\#($0.offset)": \#($0.element)"# }
    return """
      "\(id)": {"id": "\(id)", "name": "\(name)", "variableCollectionId": "\(collection)", "resolvedType": "\(type)",
        "scopes": ["\(scopes)"], "codeSyntax": {}, "valuesByMode": {\(list.joined(separator: ", "))}\(more)}
      """
  }

  private func alias(_ id: String) -> String { #"{"type": "VARIABLE_ALIAS", "id": "\#(id)"}"# }

  // MARK: The REST interface

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
      tokens.tokens.map(\.path) == [["brand", "main"], ["brand", "soft"], ["text", "hello"], ["old"]])
    #expect(tokens.tokens[0].value == hex("#5C33CF"))
    #expect(tokens.tokens[0].section == .colors)
    #expect(tokens.tokens[0].description == "The first color")
    #expect(tokens.tokens[1].value == .literal(.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.12))))
    #expect(tokens.tokens[2].value == .text("Hello"))
    #expect(tokens.tokens[3].value == number(4.1))
    #expect(tokens.tokens[3].deprecation == .reason("deleted in Figma"))
    #expect(tokens.findings.map(\.message) == ["a style guide has no true and false"])
    #expect(tokens.findings.map(\.path) == [["is on"]])
    #expect(tokens.axes.isEmpty)
    let place = try #require(tokens.tokens.last).place
    #expect(place.text == "4.099999904632568")
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
    #expect(read(text, ["Size=Giant"]).findings.map(\.message) == ["there is no mode `Size=Giant`"])
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

  // MARK: Plugins

  @Test func readsAFileOfOneCollection() {
    let tokens = read(
      """
      {"id": "VariableCollectionId:1:0", "name": "Colors", "modes": {"1:0": "Day", "1:1": "Night"},
       "variableIds": ["V:1"], "variables": [
        {"id": "V:1", "name": "ink", "type": "COLOR", "scopes": ["ALL_SCOPES"],
         "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:9"}, "1:1": {"r": 1, "g": 1, "b": 1, "a": 1},
          "3932:0": {"r": 0, "g": 0, "b": 0, "a": 1}},
         "resolvedValuesByMode": {"1:0": {"resolvedValue": {"r": 1, "g": 0, "b": 0, "a": 1}, "alias": "V:9",
          "aliasName": "red/500"}, "1:1": {"resolvedValue": {"r": 1, "g": 1, "b": 1, "a": 1}, "alias": null}}}]}
      """)
    #expect(tokens.axes == [ForeignAxis(name: "Colors", modes: ["Day", "Night"])])
    #expect(tokens.tokens.first?.value == hex("#FF0000"))
    #expect(tokens.tokens.first?.variants.map(\.value) == [hex("#FFFFFF")])
    #expect(tokens.findings.isEmpty)
  }

  @Test func readsListsOfCollectionsAndVariables() {
    let tokens = read(
      """
      {"collections": [{"id": "c", "name": "Base", "defaultModeId": "b", "modes": [
        {"modeId": "a", "name": "One"}, {"modeId": "b", "name": "Two"}]}],
       "variables": [{"id": "1", "name": "gap", "resolvedType": "FLOAT", "variableCollectionId": "c",
        "scopes": ["GAP"], "valuesByMode": {"a": 1, "b": 2}}]}
      """)
    #expect(tokens.axes.map(\.modes) == [["Two", "One"]])
    #expect(tokens.tokens.first?.value == points(2))
  }

  @Test func readsVariables2json() {
    let tokens = read(
      """
      {"version": "1.0.4", "metadata": {}, "collections": [
        {"name": "Base", "modes": [{"name": "Default", "variables": [
          {"name": "Red/100", "type": "color", "isAlias": false, "value": {"r": 254, "g": 1, "b": 0, "a": 0.5}}]}]},
        {"name": "Use", "modes": [
          {"name": "Shop", "variables": [{"name": "brand", "type": "color", "isAlias": true,
            "value": {"collection": "Base", "name": "Red/100"}}]},
          {"name": "Web", "variables": [{"name": "brand", "type": "color", "isAlias": true,
            "value": {"name": "Green"}}]}]},
        {"name": "Typography", "modes": [{"name": "Style", "variables": [
          {"name": "title", "type": "typography", "isAlias": false, "value": {"fontSize": 40, "fontFamily": "Taz",
            "fontWeight": "Semi Bold Italic", "lineHeight": 120, "lineHeightUnit": "PERCENT", "letterSpacing": -2,
            "letterSpacingUnit": "PERCENT"}}]}]},
        {"name": "Effects", "modes": [{"name": "Style", "variables": [
          {"name": "card", "type": "effect", "isAlias": false, "value": {"effects": [
            {"type": "INNER_SHADOW", "color": {"r": 0, "g": 0, "b": 0, "a": 1}, "offset": {"x": 0, "y": 2},
             "radius": 4, "spread": 1}, {"type": "LAYER_BLUR", "radius": 4}]}},
          {"name": "columns", "type": "grid", "isAlias": false, "value": {"layoutGrids": []}}]}]}]}
      """)
    #expect(tokens.tokens.map(\.path) == [["Red", "100"], ["brand"], ["title"], ["card"]])
    #expect(
      tokens.tokens[0].value
        == .literal(.color(ColorValue(red: 254 / 255, green: 1 / 255, blue: 0, alpha: 0.5))))
    #expect(tokens.tokens[1].value == .reference(["Red", "100"]))
    #expect(tokens.tokens[1].variants.isEmpty)
    #expect(
      tokens.tokens[2].value
        == .parts([
          .init("family", .literal(.fontFamily(["Taz"]))), .init("size", points(40)),
          .init("weight", .literal(.fontWeight(600))), .init("italic", .flag(true)),
          .init("lineHeight", number(1.2)), .init("letterSpacing", points(-0.8)),
        ]))
    #expect(
      tokens.tokens[3].value
        == .list([
          .parts([
            .init("color", hex("#000000")), .init("x", points(0)), .init("y", points(2)),
            .init("blur", points(4)),
            .init("spread", points(1)), .init("inset", .flag(true)),
          ])
        ]))
    #expect(
      tokens.findings.map(\.message) == [
        "a shadow has no effect `LAYER_BLUR`", "a style guide has no value of type `grid` like this",
        "the variable that this one is an alias of in `Web` is not in the file",
      ])
  }

  @Test func readsTreesInModes() {
    let tokens = read(
      """
      [{"Base": {"modes": {"Default": {"red": {"$type": "color", "$value": "#f00", "$scopes": ["ALL_SCOPES"]}}}}},
       {"Use": {"modes": {
        "One": {"brand": {"$type": "color", "$value": "{red}", "$libraryName": "", "$collectionName": "Base"}},
        "Two": {"brand": {"$type": "color", "$value": "#00f"}}}}}]
      """)
    #expect(tokens.axes == [ForeignAxis(name: "Use", modes: ["One", "Two"])])
    #expect(tokens.tokens.map(\.value) == [hex("#FF0000"), .reference(["red"])])
    #expect(tokens.tokens[1].variants.map(\.value) == [hex("#0000FF")])
  }

  @Test func readsTreesWithMetadata() {
    let tokens = read(
      """
      {"@base": {"$collection_metadata": {"name": "Base", "modes": [{"key": "light", "name": "Light"},
         {"key": "dark", "name": "Dark"}]},
        "$color": {"ink": {"$type": "color", "$value": "#000", "$variable_metadata": {"name": "color/ink",
          "figmaId": "V:1", "modes": {"light": "#000", "dark": "#fff"}}}}},
       "@use": {"$collection_metadata": {"name": "Use", "modes": [{"key": "a", "name": "A"}]},
        "text": {"$type": "color", "$value": "{@base.$color.ink}", "$variable_metadata": {"name": "text"}}}}
      """)
    #expect(tokens.tokens.map(\.path) == [["color", "ink"], ["text"]])
    #expect(tokens.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(tokens.tokens[0].variants.map(\.value) == [hex("#FFFFFF")])
    #expect(tokens.tokens[1].value == .reference(["color", "ink"]))
  }

  // MARK: Files of modes

  /// Returns a tree with one color.
  private func tree(_ color: String, _ more: String = "") -> String {
    ##"{"color": {"ink": {"$type": "color", "$value": "\##(color)"}}\##(more)}"##
  }

  @Test func namesOfFilesHaveCollectionAndMode() {
    let tokens = read([
      ("tokens/Theme.Dim.tokens.json", tree("#111")), ("tokens/Theme.Bright.tokens.json", tree("#eee")),
      (
        "tokens/Space.Mode 1.json",
        ##"{"gap": {"$type": "number", "$value": 8, "$extensions": {"com.figma": {"scopes": ["GAP"]}}}}"##
      ),
    ])
    #expect(tokens.axes == [ForeignAxis(name: "Theme", modes: ["Dim", "Bright"])])
    #expect(tokens.tokens.map(\.path) == [["color", "ink"], ["gap"]])
    #expect(tokens.tokens[1].section == .padding)
  }

  @Test func filesWithTheSameTokensAreModes() {
    let figma = [
      (
        "alias/Dark Mode.tokens.json",
        tree("#111", ##", "$extensions": {"com.figma.modeName": "Dark Mode"}"##)
      ),
      (
        "alias/Light Mode.tokens.json",
        tree("#eee", ##", "$extensions": {"com.figma.modeName": "Light Mode"}"##)
      ),
    ]
    let tokens = read(figma)
    #expect(tokens.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(tokens.tokens.map(\.value) == [hex("#EEEEEE")])
    let brands = read([("theme-a.json", tree("#111")), ("theme-b.json", tree("#eee"))])
    #expect(brands.axes.map(\.name) == ["theme"])
    let others = read([
      ("x/A.json", tree("#111")), ("x/B.json", tree("#eee")),
      ("x/C.json", ##"{"gap": {"$type": "number", "$value": 8}}"##),
      ("x/D.json", ##"{"gap": {"$type": "number", "$value": 4}}"##),
    ])
    #expect(others.axes.map(\.name) == ["A B", "C D"])
    #expect(others.findings.isEmpty)
    #expect(read([("x/dusk.json", tree("#111")), ("x/dawn.json", tree("#eee"))]).axes.map(\.name) == ["x"])
  }

  @Test func theLastOfSeveralFilesKeepsThePath() {
    let tokens = read([
      ("Base.A.json", tree("#111")),
      ("Use.A.json", tree("#eee", ##", "text": {"$type": "color", "$value": "{color.ink}"}"##)),
    ])
    #expect(tokens.tokens.map(\.path) == [["Base", "color", "ink"], ["color", "ink"], ["text"]])
    #expect(tokens.tokens.last?.value == .reference(["color", "ink"]))
  }

  @Test func figmasOwnExportHasTheNamesOfAliases() {
    func use(_ color: String) -> String {
      """
      {"text": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\(color)], "alpha": 1},
        "$extensions": {"com.figma.variableId": "V:1", "com.figma.aliasData": {
          "targetVariableName": "color/ink", "targetVariableSetName": "base"}}}}
      """
    }
    let tokens = read([("base.tokens.json", tree("#ff0000")), ("use.tokens.json", use("1, 0, 0"))])
    #expect(tokens.tokens.last?.value == .reference(["color", "ink"]))
    // A variable of that name with another value is not the one.
    let other = read([("base.tokens.json", tree("#00ff00")), ("use.tokens.json", use("1, 0, 0"))])
    #expect(other.tokens.last?.value == hex("#FF0000"))
  }

  @Test func aFlagThatTheStandardHasNoTypeFor() {
    let tokens = read(
      ##"{"on": {"$type": "string", "$value": "true", "$extensions": {"com.figma.type": "boolean"}}}"##)
    #expect(tokens.tokens.isEmpty)
    #expect(tokens.findings.count == 1)
  }

  // MARK: Any bytes

  @Test func recognizesFigmaOnly() {
    func isRecognized(_ text: String) -> Bool {
      FigmaReader.recognizes([ForeignFile(name: "a.json", source: SourceFile(path: "a.json", text: text))])
    }
    #expect(isRecognized(rest(collection("c", "Base", ["A"]), variable("1", "a", "FLOAT", "1"))))
    #expect(isRecognized(##"{"a": {"$value": 1, "$extensions": {"com.figma.scopes": []}}}"##))
    #expect(!isRecognized(tree("#fff")))
    #expect(
      !isRecognized(
        ##"{"a": {"$extensions": {"com.figma.scopes": []}}, "$metadata": {"tokenSetOrder": ["a"]}}"##))
    #expect(!isRecognized(##"{"colors": {"ink": {"value": "#fff", "type": "color"}}}"##))
  }

  @Test func reportsBrokenFiles() {
    #expect(read(#"{"meta": {"#).findings.map(\.kind) == [.unreadable])
    #expect(read("[]").tokens.isEmpty)
  }

  @Test func readsAnyBytes() {
    let sources = [
      rest(
        [collection("c", "Base", ["Light", "Dark"]), collection("d", "Use", ["A"])].joined(separator: ","),
        [
          variable("1", "a/b", "COLOR", #"{"r": 1, "g": 0, "b": 0, "a": 1}"#, alias("1")),
          variable("2", "a/b", "FLOAT", in: "d", scopes: "OPACITY", alias("3")),
          variable("3", "c", "FLOAT", "30", alias("2")), variable("4", "d", "STRING", #""Bold""#),
        ].joined(separator: ",")),
      """
      {"collections": [{"name": "Base", "modes": [{"name": "Default", "variables": [
        {"name": "a", "type": "color", "isAlias": true, "value": {"collection": "Base", "name": "a"}},
        {"name": "t", "type": "typography", "isAlias": false, "value": {"fontSize": 1e300, "fontFamily": "a"}}]}]}]}
      """,
      tree("{color.ink}", ##", "$extensions": {"com.figma.modeName": "Dark"}"##),
    ].map { Array($0.utf8) }
    var generator = SeededGenerator.announced(for: "FigmaReader")
    for round in 0..<3000 {
      var bytes = sources[round % sources.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(place + 3, bytes.count))
        case 2: bytes.insert(contentsOf: Array("\"m1\": {}, ".utf8), at: place)
        default: bytes.insert(contentsOf: Array("1e308".utf8), at: place)
        }
      }
      let file = ForeignFile(name: "A.B.json", source: SourceFile(path: "A.B.json", bytes: bytes))
      let tokens = FigmaReader.read([file], ImportSelection(["Base=Dark"]))
      #expect(Set(tokens.tokens.map(\.path)).count == tokens.tokens.count)
    }
  }

  @Test func takesLinearTime() {
    expectLinearTime(from: 50) { count in
      let variables = (0..<count).map { index in
        variable("\(index)", "a\(index)/b", "FLOAT", index == 0 ? "1" : alias("\(index - 1)"), "2")
      }
      let tokens = read(rest(collection("c", "Base", ["A", "B"]), variables.joined(separator: ",")))
      #expect(tokens.tokens.count == count)
    }
  }
}
