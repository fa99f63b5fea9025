import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// Exports of plugins, files with a mode each, and any bytes.
struct FigmaExportTests: FigmaSources {
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

  @Test func aVariableCanHaveTheNameValue() {
    let tokens = read(
      ##"""
      {"gap": {"value": {"$type": "number", "$value": 8}, "row": {"$type": "number", "$value": "{gap.value}"}}}
      """##)
    #expect(tokens.tokens.map(\.value) == [points(8), .reference(["gap", "value"])])
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
