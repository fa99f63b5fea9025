import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoStandard

/// The limits, with small values.
struct LimitTests {
  private func limited(
    _ text: String, path: String = "a.tokens.json", files: [String: String] = [:],
    _ change: (inout StandardLimits) -> Void
  ) -> StandardText {
    var limits = StandardLimits()
    change(&limits)
    return StandardText(text, path: path, files: files, limits: limits)
  }

  @Test func filesHaveALimit() {
    let text = limited(#"{"a": {"$type": "number", "$value": 1}}"#) { $0.fileSize = 10 }
    #expect(text.ids == ["document-limit"])
  }

  @Test func jsonHasALimitOfDepth() {
    let depth = JSONParser.maxDepth + 1
    let text = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(ids(text) == ["json-syntax"])
  }

  @Test func tokensHaveALimit() {
    let tokens = (0..<20).map { "\"t\($0)\": {\"$type\": \"number\", \"$value\": 1}" }
    let text = limited("{\(tokens.joined(separator: ","))}") { $0.nodeCount = 10 }
    #expect(text.ids == ["document-limit"])
  }

  /// Each group has all tokens of the one before it twice.
  @Test func tokensHaveALimitAfterExtends() {
    let groups = (1..<40).map {
      "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 - 1)}\"}, \"b\": {\"$extends\": \"{g\($0 - 1)}\"}}"
    }
    let text = limited(
      "{\"g0\": {\"x\": {\"$type\": \"number\", \"$value\": 1}}, \(groups.joined(separator: ","))}"
    ) {
      $0.nodeCount = 10_000
    }
    #expect(text.ids == ["document-limit"])
  }

  @Test func groupsHaveALimitOfDepthAfterExtends() {
    let groups = (1..<40).map { "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 - 1)}\"}}" }
    let text = limited(
      "{\"g0\": {\"x\": {\"$type\": \"number\", \"$value\": 1}}, \(groups.joined(separator: ","))}"
    ) {
      $0.depth = 20
    }
    #expect(text.ids == ["document-limit"])
  }

  @Test func filesAndSourcesHaveLimits() {
    let sources = (0..<9).map { "{\"$ref\": \"\($0).json\"}" }.joined(separator: ",")
    let resolver = """
      {"version": "2025.10", "sets": {"s": {"sources": [\(sources)]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """
    let files = Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0).json", "{}") })
    let names = { (change: (inout StandardLimits) -> Void) in
      limited(resolver, path: "a.resolver.json", files: files, change).ids
    }
    #expect(names { $0.fileCount = 5 }.first == "document-limit")
    #expect(names { $0.sourceCount = 5 } == ["document-limit"])
    #expect(names { $0.fileCount = 10 } == [])
  }

  /// Each set names the one before it twice.
  @Test func setsThatNameSetsHaveALimit() {
    let sets = (1..<60).map {
      "\"s\($0)\": {\"sources\": [{\"$ref\": \"#/sets/s\($0 - 1)\"}, {\"$ref\": \"#/sets/s\($0 - 1)\"}]}"
    }
    let text = StandardText(
      resolver:
        "\"sets\": {\"s0\": {\"sources\": [{}]}, \(sets.joined(separator: ","))}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s59\"}]"
    )
    #expect(text.ids == ["document-limit"])
  }

  /// Each gradient has the stops of the one before it twice.
  @Test func resolvedValuesHaveALimit() {
    let tokens = (1..<30).map { "\"g\($0)\": {\"$value\": [\"{g\($0 - 1)}\", \"{g\($0 - 1)}\"]}" }
    let text = limited(
      "{\"$type\": \"gradient\", \"g0\": {\"$value\": [{\"color\": \(blue), \"position\": 0}]}, \(tokens.joined(separator: ","))}"
    ) { $0.valueCount = 10_000 }
    #expect(text.ids == [])
    #expect(text.document.resolvedValues().diagnostics.map(\.id) == ["document-limit"])
  }

  @Test func nestedGradientsHaveALimit() {
    let tokens = (1..<30).map { "\"g\($0)\": {\"$value\": [\"{g\($0 - 1)}\"]}" }
    let text = limited(
      "{\"$type\": \"gradient\", \"g0\": {\"$value\": [{\"color\": \(blue), \"position\": 0}]}, \(tokens.joined(separator: ","))}"
    ) { $0.gradientDepth = 20 }
    #expect(text.document.resolvedValues().diagnostics.map(\.id) == ["document-limit"])
  }

  /// Neither suggestions nor the texts of circles are made for each of many mistakes.
  @Test func manyMistakesTakeLinearTime() {
    expectLinearTime(from: 150, growth: 32) { count in
      let references = (0..<count).map {
        "\"token\($0)\": {\"$type\": \"number\", \"$value\": \"{tokne\($0)}\"}"
      }
      let groups = (0..<count).map { "\"group\($0)\": {\"$extends\": \"{group\(($0 + 1) % count)}\"}" }
      let circle = (0..<count).map { "\"c\($0)\": {\"$value\": \"{c\(($0 + 1) % count)}\"}" }
      for text in [references, groups, circle] {
        #expect(StandardText("{\(text.joined(separator: ","))}").ids.count >= min(count, 1_000))
      }
    }
  }

  @Test func diagnosticsHaveALimit() {
    let tokens = (0..<20).map { "\"t\($0)\": {\"$value\": 1}" }
    let text = limited("{\(tokens.joined(separator: ","))}") { $0.diagnosticCount = 5 }
    #expect(text.ids.count == 6 && text.ids.contains("document-limit"))
  }
}
