import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// Pointers in place of tokens and in values, and groups that inherit.
struct TreeReferenceTests {
  private func read(_ texts: String...) -> ForeignTokens {
    DraftTokenReader.read(
      texts.enumerated().map { index, text in
        ForeignFile(name: "\(index).json", source: SourceFile(path: "\(index).json", text: text))
      }, ImportSelection())
  }

  /// Returns the paths and the values of tokens, a line each.
  private func lines(_ tokens: ForeignTokens) -> [String] {
    tokens.tokens.map { token in
      let value =
        switch token.value {
        case .reference(let path): "{\(path.joined(separator: "."))}"
        case .literal(.dimension(let dimension)): "\(dimension.value)"
        case .literal(.number(let number)): "\(number)"
        case .text(let text): text
        default: "?"
        }
      return "\(token.path.joined(separator: ".")) = \(value)"
    }
  }

  private func points(_ value: Double) -> ForeignValue { .literal(.dimension(Dimension(value))) }

  @Test func pointersAreAliases() {
    let tokens = read(
      ##"{"space": {"s": {"$value": "4px"}}, "a": {"$ref": "#/space/s"}, "b": {"$ref": "#/space/s/$value"}, "##
        + ##""c": {"$value": {"$ref": "#/space/s"}}, "d": {"$ref": "space.json#/s"}, "e": {"$ref": "#/a"}}"##)
    #expect(
      lines(tokens) == ["space.s = 4.0", "a = {space.s}", "b = {space.s}", "c = {space.s}", "e = {a}"])
    #expect(tokens.findings.map(\.path) == [["d"]])
    #expect(tokens.findings.map(\.place.text) == ["\"space.json#/s\""])
  }

  @Test func aTokenReplacesAPointer() {
    let tokens = read(
      ##"{"a": {"$value": "4px"}, "b": {"$ref": "#/a"}, "c": {"$value": "1px"}}"##,
      ##"{"b": {"$value": "8px"}, "c": {"$ref": "#/a"}}"##)
    #expect(lines(tokens) == ["a = 4.0", "b = 8.0", "c = {a}"])
  }

  @Test func pointersIntoValuesAreTheParts() {
    let tokens = read(
      ##"{"font": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "{size}", "fontWeight": 400}}, "##
        + ##""size": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}, "##
        + ##""a": {"$type": "dimension", "$value": {"$ref": "#/font/$value/fontSize"}}, "##
        + ##""b": {"$type": "dimension", "$value": {"value": {"$ref": "#/size/$value/value"}, "unit": "px"}}, "##
        + ##""c": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}, "##
        + ##""n": {"$type": "number", "$value": 0.5}, "##
        + ##""curve": {"$type": "cubicBezier", "$value": [0, {"$ref": "#/n"}, 1, 1]}, "##
        + ##""x": {"$type": "dimension", "$value": {"$ref": "#/size/$value/depth"}}}"##)
    #expect(
      lines(tokens) == [
        "font = ?", "size = 16.0", "a = {size}", "b = 16.0", "c = 16.0", "n = 0.5", "curve = ?",
        "x = {size.depth}",
      ])
    let curve = tokens.tokens.first { $0.path == ["curve"] }?.value
    let expected = CubicBezier(0, 0.5, 1, 1)
    #expect(curve == .literal(.cubicBezier(expected)))
    #expect(GuideWriter.write(tokens).findings.map(\.path) == [["x"]])
  }

  @Test func groupsInherit() {
    for reference
      in ##"["$extends": "{base}"], ["$extends": "#/base"], ["$extends": {"$ref": "#/base"}], ["$ref": "#/base"]"##
      .split(separator: "], ").map({ $0.filter { $0 != "[" && $0 != "]" } })
    {
      let tokens = read(
        ##"{"derived": {\##(reference), "a": {"$value": "1px"}, "deep": {"y": {"$value": "2px"}}}, "##
          + ##""base": {"$type": "dimension", "$root": {"$value": "9px"}, "a": {"$value": "4px", "$description": "No"}, "b": {"$value": "{base.a}"}, "##
          + ##""deep": {"x": {"$value": "5px"}, "y": {"$value": "6px"}}}}"##)
      #expect(
        lines(tokens).prefix(5) == [
          "derived = 9.0", "derived.a = 1.0", "derived.deep.y = 2.0", "derived.deep.x = 5.0",
          "derived.b = {base.a}",
        ], "\(reference)")
      #expect(tokens.tokens[1].description == nil)
      #expect(tokens.tokens[3].typeName == "dimension")
      #expect(tokens.findings.isEmpty)
    }
  }

  @Test func whatCannotBeInheritedIsReported() {
    let tokens = read(
      ##"{"a": {"$extends": "{b}", "x": {"$value": "1px"}}, "b": {"$extends": "{a}"}, "c": {"$extends": "{c}"}, "##
        + ##""d": {"e": {"$extends": "{d}"}}, "f": {"$extends": "{a.x}"}, "g": {"$extends": "{none}"}, "h": {"$extends": 5}, "i": {"$extends": "a"}}"##
    )
    #expect(tokens.findings.allSatisfy { $0.kind == .lost })
    #expect(
      Set(tokens.findings.map { $0.path.joined(separator: ".") })
        == ["a", "b", "c", "d.e", "f", "g", "h", "i"])
    #expect(tokens.findings.last?.place.text == "\"a\"")
  }

  /// Chains are followed whatever their length, and groups that double the number of tokens reach a limit.
  @Test func inheritanceIsLimited() {
    let count = 5000
    let chain = (0..<count).map { ##""g\##($0)": {"$extends": "{g\##($0 + 1)}"}"## }.joined(separator: ", ")
    let long = read(##"{\##(chain), "g\##(count)": {"x": {"$value": "1px"}}}"##)
    #expect(long.tokens.count == count + 1)
    #expect(long.findings.isEmpty)
    let doubled = (1...40).map { level in
      let target = "{\"$extends\": \"{g\(level - 1)}\"}"
      return "\"g\(level)\": {\"l\": \(target), \"r\": \(target)}"
    }
    let wide = read("{\"g0\": {\"x\": {\"$value\": \"1px\"}}, \(doubled.joined(separator: ", "))}")
    #expect(wide.tokens.count < 120_000)
    #expect(!wide.findings.isEmpty)
    let aliases = (1...40).map {
      "\"a\($0)\": {\"$value\": [{\"$ref\": \"#/a\($0 - 1)/$value/0\"}, {\"$ref\": \"#/a\($0 - 1)/$value/0\"}]}"
    }
    let parts = read(
      "{\"a0\": {\"$value\": [{\"$ref\": \"#/a0/$value/0\"}, 1]}, \(aliases.joined(separator: ", "))}")
    #expect(parts.tokens.count <= 41)
  }
}
