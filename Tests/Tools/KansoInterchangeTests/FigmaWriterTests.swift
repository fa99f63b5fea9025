import Foundation
import KansoDiagnostics
import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

struct FigmaWriterTests {
  private func export(_ yaml: String) throws -> (tokens: ForeignTokens, export: TokenExport, text: String) {
    let compiled = CompiledGuide(bytes: Array(yaml.utf8), path: "tokens.yaml")
    guard let tokens = ForeignTokens(compiled) else { throw CocoaError(.formatting) }
    let export = FigmaWriter.write(tokens)
    return (tokens, export, String(decoding: export.files[0].bytes, as: UTF8.self))
  }

  /// Returns the tokens of the guide that an import of the export makes.
  private func imported(_ text: String) throws -> (tokens: ForeignTokens, guide: ImportedGuide) {
    let file = ForeignFile(name: "variables.json", source: SourceFile(path: "variables.json", text: text))
    let isRecognized = FigmaReader.recognizes([file])
    #expect(isRecognized)
    let guide = GuideWriter.write(FigmaReader.read([file], ImportSelection()))
    let compiled = CompiledGuide(bytes: Array(guide.text.utf8), path: "tokens.yaml")
    return (try #require(compiled.theme.flatMap { _ in ForeignTokens(compiled) }), guide)
  }

  /// Returns a line for each token, without its place and the modes in which it has its default value.
  private func lines(_ tokens: ForeignTokens) -> [String] {
    tokens.axes.map { "\($0.name ?? "appearance"): \($0.modes)" }
      + tokens.tokens.map { token in
        let variants = token.variants.filter { $0.value != token.value }.map { variant in
          "\(variant.modes.sorted { $0.key < $1.key }.map(\.value)): \(text(variant.value))"
        }
        let documentation = "\(token.description ?? "") \(String(describing: token.deprecation))"
        return "\(token.path) \(text(token.value)) \(variants.sorted()) \(documentation)"
      }
  }

  /// Returns a value in the color space and the unit of time that variables have.
  private func text(_ value: ForeignValue) -> String {
    switch value {
    case .literal(let literal) where !literal.colors.isEmpty:
      let colors = literal.colors.map { color in
        let parts = (color.mapped(toGamutOf: .srgb).components + [color.alpha]).map {
          (($0 ?? 0) * 1000).rounded()
        }
        return ColorValue(.srgb, parts[0], parts[1], parts[2], alpha: parts[3])
      }
      return "\(literal.withColors(colors))"
    case .literal(.duration(let duration)): return "\(duration.inMilliseconds) ms"
    default: return "\(value)"
    }
  }

  private let guide = """
    kanso: 2
    modes:
      light: {appearance: light}
      dark: {appearance: dark, fallback: light}
      compact: {density: compact, fallback: light}
    colors:
      ink: {light: "#112233", dark: "#EEEEEE80"}
      text: {value: ink, description: Text on any surface}
      button:
        light-gray: {value: "#C1C1C1", deprecated: "use {colors.ink}"}
        edge: {light: text, dark: "#010203"}
    padding:
      page: {top: 1, leading: 2, bottom: 3, trailing: 4}
      gap: {light: 16, compact: 8}
      negative: -4
    sizes: {icon: 24}
    radii: {card: 8}
    borders:
      hairline: 0.5
      card: {width: 1, color: ink, style: solid}
    breakpoints: {wide: 600}
    letterSpacings: {tight: -0.5}
    lineHeights: {body: 1.5}
    families: {body: Inter}
    weights: {bold: 700}
    numbers: {columnGap: 12, alpha: 3}
    opacities: {disabled: 0.4, faint: 0.01, dim: disabled}
    durations: {fast: 150ms}
    strings: {format: "d. MMMM"}
    fonts:
      title: {family: Inter, size: 24, weight: 700, lineHeight: 1.25, letterSpacing: -0.2}
      body: {family: system, size: 16}
      button: title
    shadows:
      card: {color: "#00000033", x: 0, y: 1, blur: 2}
      stack:
        - {color: "#00000033", x: 0, y: 1, blur: 2, spread: 1}
        - {color: "#FF0000", x: 1, y: 0, blur: 4}
    """

  @Test func theImportOfAnExportIsTheGuide() throws {
    let (tokens, export, text) = try export(guide)
    #expect(export.findings.map(\.message) == [])
    let (imported, guide) = try imported(text)
    let (wanted, found) = (lines(tokens), lines(imported))
    #expect(found.filter { !wanted.contains($0) } == [], "\(guide.text)")
    #expect(wanted.filter { !found.contains($0) } == [])
  }

  @Test func writesARequest() throws {
    let (_, export, text) = try export(
      """
      modes: [light, dark]
      colors: {ink: {light: "#000000", dark: "#FFFFFF"}, text: ink}
      padding: {gap: 8}
      """)
    #expect(export.files.map(\.name) == ["variables.json"])
    #expect(
      text == """
        {
          "variableCollections": [
            {"action": "CREATE", "id": "collection:appearance", "name": "appearance", "initialModeId": "mode:appearance/light"},
            {"action": "CREATE", "id": "collection:tokens", "name": "tokens", "initialModeId": "mode:tokens/default"}
          ],
          "variableModes": [
            {"action": "UPDATE", "id": "mode:appearance/light", "name": "light", "variableCollectionId": "collection:appearance"},
            {"action": "CREATE", "id": "mode:appearance/dark", "name": "dark", "variableCollectionId": "collection:appearance"},
            {"action": "UPDATE", "id": "mode:tokens/default", "name": "default", "variableCollectionId": "collection:tokens"}
          ],
          "variables": [
            {"action": "CREATE", "id": "variable:colors/ink", "name": "colors/ink", "variableCollectionId": "collection:appearance", "resolvedType": "COLOR", "scopes": ["ALL_SCOPES"], "codeSyntax": {"iOS": "Colors.ink"}},
            {"action": "CREATE", "id": "variable:colors/text", "name": "colors/text", "variableCollectionId": "collection:tokens", "resolvedType": "COLOR", "scopes": ["ALL_SCOPES"], "codeSyntax": {"iOS": "Colors.text"}},
            {"action": "CREATE", "id": "variable:padding/gap", "name": "padding/gap", "variableCollectionId": "collection:tokens", "resolvedType": "FLOAT", "scopes": ["GAP"], "codeSyntax": {"iOS": "Padding.gap"}}
          ],
          "variableModeValues": [
            {"variableId": "variable:colors/ink", "modeId": "mode:appearance/light", "value": {"r": 0, "g": 0, "b": 0, "a": 1}},
            {"variableId": "variable:colors/ink", "modeId": "mode:appearance/dark", "value": {"r": 1, "g": 1, "b": 1, "a": 1}},
            {"variableId": "variable:colors/text", "modeId": "mode:tokens/default", "value": {"type": "VARIABLE_ALIAS", "id": "variable:colors/ink"}},
            {"variableId": "variable:padding/gap", "modeId": "mode:tokens/default", "value": 8}
          ]
        }

        """)
  }

  /// What Figma does not have is reported with its token.
  @Test func reportsWhatVariablesCannotHold() throws {
    let (_, export, _) = try export(
      """
      kanso: 2
      sections: {space: padding}
      modes:
        light: {appearance: light}
        dark: {appearance: dark, fallback: light}
        compact: {density: compact, fallback: light}
      colors:
        wide: color(display-p3 1 0 0)
        both: {light: "#000000", dark: "#FFFFFF", compact: "#888888"}
        "a/b": "#000000"
      sizes: {text: 1.5rem}
      space: {small: 4}
      families: {body: [Inter, Arial]}
      opacities: {half: "{numbers.half}"}
      numbers: {half: 0.5}
      borders: {dashed: {width: 1, color: "#000000", style: dashed}}
      fonts: {title: {family: Inter, size: 20, italic: true, textStyle: title1}}
      shadows: {inner: {color: "#000000", x: 0, y: 1, blur: 2, inset: true}}
      gradients: {sky: ["#000000", "#FFFFFF"]}
      easings: {out: ease-out}
      transitions: {enter: {duration: 1s, easing: ease-out}}
      strokes: {line: dotted}
      """)
    #expect(
      export.findings.map { "\($0.kind) \($0.path.joined(separator: ".")): \($0.message)" } == [
        "doubtful colors.wide: variables are in sRGB, which does not contain the color; the nearest one is written",
        "lost families.body: a variable has one family; the other ones are left out",
        "lost borders.dashed: Figma has no variables for line styles",
        "lost fonts.title: Figma has no variables for `italic`, `textStyle`",
        "lost shadows.inner: Figma has no variables for `inset`",
        "lost gradients.sky: Figma has no variables for gradients",
        "lost easings.out: Figma has no variables for easing curves",
        "lost transitions.enter: Figma has no variables for transitions",
        "lost strokes.line: Figma has no variables for line styles",
        "renamed colors.a/b: is named `colors/a-b` in Figma",
        "renamed space.small: is named `padding/space/small` in Figma",
        "lost colors.both: a variable has the modes of one collection; its values for `density` are left out",
        "doubtful opacities.half: `numbers.half` means another number in Figma; its value is written instead of an alias",
      ])
  }

  /// The value of an alias that cannot be one is that of its mode.
  @Test func writesValuesInsteadOfAliasesOfOtherNumbers() throws {
    let (_, _, text) = try export(
      """
      kanso: 2
      modes: [light, dark]
      numbers: {half: {light: 0.5, dark: 0.25}, third: 0.3}
      opacities: {veil: {light: "{numbers.third}", dark: "{numbers.half}"}}
      """)
    #expect(
      text.contains(
        ##""variableId": "variable:opacities/veil", "modeId": "mode:appearance/light", "value": 30"##))
    #expect(
      text.contains(
        ##""variableId": "variable:opacities/veil", "modeId": "mode:appearance/dark", "value": 25"##))
  }

  /// A chain of aliases is followed once.
  @Test func followsLongChainsOfAliases() throws {
    var guide = "kanso: 2\nnumbers:\n  n0: 1\nopacities:\n  o0: \"{numbers.n0}\"\n"
    for index in 1..<3000 { guide += "  o\(index): o\(index - 1)\n" }
    let (_, export, text) = try export(guide)
    #expect(export.findings.map(\.path) == [["opacities", "o0"]])
    #expect(
      text.contains(
        ##""variableId": "variable:opacities/o2999", "modeId": "mode:tokens/default", "value": {"type": "VARIABLE_ALIAS", "id": "variable:opacities/o2998"}"##
      ))
  }

  /// Returns the tokens of a guide that are not the same after an export and an import, except those that the export
  /// reports; and the number of compared ones.
  private func differences(_ tokens: ForeignTokens, _ export: TokenExport, _ text: String) throws -> (
    lines: [String], count: Int
  ) {
    let reported = Set(export.findings.map(\.path))
    let found = Set(lines(try imported(text).tokens))
    var missing: [String] = []
    var count = 0
    for (token, line) in zip(tokens.tokens, lines(tokens).dropFirst(tokens.axes.count)) {
      if reported.contains(token.path) { continue }
      let values = [token.value] + token.variants.map(\.value)
      if values.contains(where: { $0.references.contains { reported.contains($0) } }) { continue }
      count += 1
      if !found.contains(line) { missing.append(line) }
    }
    return (missing, count)
  }

  @Test func theImportOfAnyExportIsTheGuide() throws {
    var random = RandomGuide(.announced(for: "theImportOfAnyExportIsTheGuide"))
    var count = 0
    for round in 0..<60 {
      let guide = random.next()
      // Some combinations of names, or an alias of another kind of value, are errors.
      guard let (tokens, export, text) = try? export(guide) else { continue }
      let result = try differences(tokens, export, text)
      count += result.count
      #expect(result.lines == [], "round \(round):\n\(guide)")
    }
    #expect(count > 300)
  }

  /// Names and texts with line breaks and invisible characters are the only ones that do not come back.
  @Test(arguments: [
    ("everything", []), ("everything2", []), ("hostile", [["a\nb"], ["old"], ["described"]]),
  ])
  func theImportOfAFixtureIsTheGuide(_ name: String, _ different: [[String]]) throws {
    let url = Project.root.appendingPathComponent(
      "Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml")
    let (tokens, export, text) = try export(String(decoding: try Data(contentsOf: url), as: UTF8.self))
    let lines = try differences(tokens, export, text).lines
    #expect(lines.filter { line in !different.contains { line.hasPrefix("\(["colors"] + $0)") } } == [])
    #expect(lines.count == different.count)
    let names = try #require(try answer(to: text)["variables"] as? [String: [String: Any]]).values
      .compactMap { $0["name"] as? String }
    #expect(names.allSatisfy { !$0.contains { ".{}".contains($0) } })
  }

  /// Figma answers with ids of its own, values in the variables, and numbers of 32 bits.
  @Test func theImportOfFigmasAnswerIsTheGuide() throws {
    let (tokens, export, text) = try export(guide)
    let answer = try JSONSerialization.data(withJSONObject: ["meta": try answer(to: text)])
    #expect(try differences(tokens, export, String(decoding: answer, as: UTF8.self)).lines == [])
  }

  private func answer(to request: String) throws -> [String: Any] {
    let body = try #require(
      try JSONSerialization.jsonObject(with: Data(request.utf8)) as? [String: [[String: Any]]])
    var collections: [String: [String: Any]] = [:]
    var variables: [String: [String: Any]] = [:]
    for node in body["variableCollections"] ?? [] {
      let id = try #require(node["id"] as? String)
      let modes = (body["variableModes"] ?? []).filter { $0["variableCollectionId"] as? String == id }
        .map { ["modeId": $0["id"] ?? "", "name": $0["name"] ?? ""] }
      let own = (body["variables"] ?? []).filter { $0["variableCollectionId"] as? String == id }
      collections[id] = [
        "id": id, "name": node["name"] ?? "", "modes": modes, "defaultModeId": node["initialModeId"] ?? "",
        "variableIds": own.map { $0["id"] ?? "" },
      ]
    }
    for var node in body["variables"] ?? [] {
      let id = try #require(node["id"] as? String)
      var values: [String: Any] = [:]
      for value in body["variableModeValues"] ?? [] where value["variableId"] as? String == id {
        values[try #require(value["modeId"] as? String)] = shortened(value["value"] ?? "")
      }
      node["action"] = nil
      node["valuesByMode"] = values
      variables[id] = node
    }
    return ["variableCollections": collections, "variables": variables]
  }

  /// Returns a value with its numbers in 32 bits.
  private func shortened(_ value: Any) -> Any {
    if let number = value as? Double { return Double(Float(number)) }
    guard let object = value as? [String: Any] else { return value }
    return object.mapValues { shortened($0) }
  }
}
