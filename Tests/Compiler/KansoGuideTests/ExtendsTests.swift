import KansoDiagnostics
import KansoTheme
import KansoYAML
import TestSupport
import Testing

@testable import KansoGuide

/// Guides that replace tokens of other guides.
struct ExtendsTests {
  private func compile(_ text: String, layers: [String] = []) -> CompiledGuide {
    ExampleFiles(text).compile(layers: layers)
  }

  /// The overrides, each as the path, the file of the token that applies, and that of the other one.
  private func overrides(_ compiled: CompiledGuide) -> [String] {
    compiled.guide?.overrides.map {
      "\($0.replaced.path) \($0.nameRange.file.path) \($0.replaced.nameRange.file.path)"
    } ?? []
  }

  private func value(_ path: String, _ compiled: CompiledGuide) -> TokenValue? {
    compiled.theme?[TokenPath(path)]?.value
  }

  // MARK: Tokens

  private static let base = """
    # base.yaml
    modes: [light, dark]
    padding:
      description: The base
      tight: 4
      wide: {light: 16, dark: 18}
      page: {deprecated: true, value: wide}
      card: {top: 1, leading: 2, bottom: 3, trailing: 4}
      old: {deep: {a: 1}, b: 2}

    """

  /// A token is replaced as a whole, with its values per mode and its deprecation, and keeps its place.
  @Test func tokensAreReplacedWhole() throws {
    let compiled = compile(
      Self.base + """
        # brand.yaml
        kanso: 2
        extends: base.yaml
        modes: {compact: {density: compact, fallback: light}}
        padding:
          description: The brand
          new: tight
          page: 8
          wide: {light: 1, dark: 2, compact: 3}
          old: card
          card: {x: 1, y: {z: 2}}
        """)
    #expect(compiled.diagnostics.map(\.descriptor) == [.aliasToGroup])
    let fixed = compile(
      Self.base + """
        # brand.yaml
        kanso: 2
        extends: base.yaml
        modes: {compact: {density: compact, fallback: light}}
        padding:
          description: The brand
          new: tight
          page: 8
          wide: {light: 1, dark: 2, compact: 3}
          old: card.x
          card: {x: 1, y: {z: 2}}
        """)
    #expect(fixed.diagnostics.isEmpty, "\(TextReporter(color: false).report(fixed.diagnostics))")
    let theme = try #require(fixed.theme)
    #expect(
      theme.tokens.map(\.path.withinSection) == [
        "tight", "wide", "page", "card.x", "card.y.z", "old", "new",
      ])
    #expect(theme.modes.map(\.name) == ["light", "dark", "compact"])
    #expect(theme[TokenPath("padding.page")]?.deprecated == nil)
    #expect(theme[TokenPath("padding.wide")]?.variants.count == 2)
    #expect(theme.sections.first?.description == "The brand")
    #expect(
      overrides(fixed) == [
        "padding.page brand.yaml base.yaml", "padding.wide brand.yaml base.yaml",
        "padding.old.deep.a brand.yaml base.yaml", "padding.old.b brand.yaml base.yaml",
        "padding.card brand.yaml base.yaml",
      ])
    let wide = try #require(fixed.guide?.overrides[1])
    #expect(wide.replaced.sourceText(modes: theme.modes) == "{light: 16, dark: 18}")
    #expect(wide.token?.sourceText(modes: theme.modes) == "{light: 1, dark: 2, compact: 3}")
  }

  /// A token of the base follows the token that replaces its target.
  @Test func aliasesFollowReplacements() {
    let compiled = compile(
      "# base.yaml\npadding: {tight: 4, page: tight}\n# brand.yaml\nkanso: 2\nextends: base.yaml\n"
        + "padding: {tight: 5}\n")
    #expect(value("padding.page", compiled) == .dimension(.points(5)))
  }

  // MARK: Precedence

  private static let files = """
    # a.yaml
    padding: {x: 1, y: 1}
    # b.yaml
    padding: {x: 2, z: 2}
    # c.yaml
    kanso: 2
    extends: [a.yaml, b.yaml]
    padding: {y: 3}
    # d.yaml
    kanso: 2
    extends: c.yaml
    include: [e.yaml]
    padding: {x: 4}
    # e.yaml
    padding: {z: 5}
    # f.yaml
    kanso: 2
    include: [a.yaml, g.yaml]
    # g.yaml
    kanso: 2
    extends: a.yaml
    padding: {x: 7}

    """

  private func values(_ compiled: CompiledGuide) -> [String: Double] {
    Dictionary(
      (compiled.theme?.tokens ?? []).map { token in
        guard case .dimension(let length) = token.value else { return (token.path.name, -1) }
        return (token.path.name, Double(length.value))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func laterFilesReplaceEarlierOnes() {
    #expect(values(compile(Self.files, layers: ["c.yaml"])) == ["x": 2, "y": 3, "z": 2])
    // What a file includes replaces what it extends.
    #expect(values(compile(Self.files, layers: ["d.yaml"])) == ["x": 4, "y": 3, "z": 5])
    // A file that extends another one may be included beside it.
    #expect(values(compile(Self.files, layers: ["f.yaml"])) == ["x": 7, "y": 1])
  }

  @Test func layersReplaceEarlierOnes() {
    #expect(values(compile(Self.files, layers: ["a.yaml", "b.yaml"])) == ["x": 2, "y": 1, "z": 2])
    #expect(values(compile(Self.files, layers: ["b.yaml", "a.yaml"])) == ["x": 1, "y": 1, "z": 2])
    #expect(values(compile(Self.files, layers: ["d.yaml", "g.yaml"])) == ["x": 7, "y": 3, "z": 5])
    // A layer that a later one extends is read once.
    #expect(values(compile(Self.files, layers: ["a.yaml", "g.yaml", "g.yaml"])) == ["x": 7, "y": 1])
    #expect(overrides(compile(Self.files, layers: ["a.yaml", "g.yaml"])) == ["padding.x g.yaml a.yaml"])
  }

  /// Layers work in version 1, too.
  @Test func layersNeedNoVersion() {
    let compiled = compile(
      "# a.yaml\npadding: {a: 1}\n# b.yaml\npadding: {a: 2, b: a}\n", layers: ["a.yaml", "b.yaml"])
    #expect(compiled.diagnostics.isEmpty)
    #expect(values(compiled) == ["a": 2, "b": 2])
  }

  @Test func layersAreBounded() {
    let files = ExampleFiles((0...ReadingLimits.files).map { ("f\($0).yaml", "padding: {p\($0): 8}\n") })
    let names = files.files.map(\.name)
    #expect(files.compile(layers: Array(names.dropLast())).theme?.tokens.count == ReadingLimits.files)
    let found = files.compile(layers: names).diagnostics
    #expect(found.map(\.descriptor) == [.fileTooLarge])
    #expect(found.map(\.range.file.path) == ["f64.yaml"])
  }

  /// A random guide, divided into layers with replaced tokens, has the theme of the whole guide: as layers, as a chain
  /// of files that extend each other, and as one file that extends all others.
  @Test func layersAreTheirWhole() throws {
    var random = SeededGenerator.announced(for: "layersAreTheirWhole")
    for _ in 0..<200 {
      let layerCount = Int.random(in: 2...5, using: &random)
      var lines: [[String]] = Array(repeating: [], count: layerCount)
      var whole: [String] = []
      for token in 0..<Int.random(in: 1...12, using: &random) {
        /// Returns a random token of a path, as lines of a guide.
        func line(_ value: String) -> String {
          token.isMultiple(of: 3) ? "  group\(token % 2): {t\(token): \(value)}" : "  t\(token): \(value)"
        }
        let earlier = token > 0 ? Int.random(in: 0..<token, using: &random) : 0
        let alias = (earlier.isMultiple(of: 3) ? "group\(earlier % 2)." : "") + "t\(earlier)"
        let final =
          token > 0 && Bool.random(using: &random) ? alias : "\(Int.random(in: 0...99, using: &random))"
        let owner = Int.random(in: 0..<layerCount, using: &random)
        for layer in 0..<owner where Bool.random(using: &random) { lines[layer].append(line("1\(layer)")) }
        lines[owner].append(line(final))
        whole.append(line(final))
      }
      /// Returns a guide of some lines. Members of the same group are joined.
      func guide(_ lines: [String]) -> String {
        var groups: [String: [String]] = [:]
        var text = "padding:\n  deprecated: false\n"
        for line in lines {
          guard let (name, member) = line.wholeMatch(of: /\ \ (group.): {(.*)}/).map({ ($0.1, $0.2) }) else {
            text += line + "\n"
            continue
          }
          groups[String(name), default: []].append(String(member))
        }
        for (name, members) in groups.sorted(by: { $0.key < $1.key }) {
          text += "  \(name): {\(members.joined(separator: ", "))}\n"
        }
        return text
      }
      let names = (0..<layerCount).map { "l\($0).yaml" }
      let texts = lines.map(guide)
      let expected = try #require(ExampleFiles(guide(whole)).compile().theme)
      let layers = ExampleFiles(Array(zip(names, texts))).compile(layers: names)
      let chain = ExampleFiles(
        names.indices.map { index in
          (names[index], "kanso: 2\n" + (index > 0 ? "extends: \(names[index - 1])\n" : "") + texts[index])
        }
      ).compile()
      let last = ExampleFiles(
        names.indices.map { index in
          let isLast = index == layerCount - 1
          let list = names.dropLast().joined(separator: ", ")
          return (names[index], "kanso: 2\n" + (isLast ? "extends: [\(list)]\n" : "") + texts[index])
        }
      ).compile()
      for compiled in [layers, chain, last] {
        let theme = try #require(compiled.theme, "\(TextReporter(color: false).report(compiled.diagnostics))")
        #expect(theme.fingerprint == expected.fingerprint)
        #expect(theme.tokens.count == expected.tokens.count)
        for token in expected.tokens { #expect(theme[token.path]?.value == token.value) }
      }
    }
  }

  // MARK: Precedence as data

  /// A file replaces only files that are before it in some list, and never itself.
  @Test func precedenceIsOneWay() {
    var random = SeededGenerator.announced(for: "precedenceIsOneWay")
    for _ in 0..<500 {
      let count = Int.random(in: 1...ReadingLimits.files, using: &random)
      let links = (0..<count).map { file in
        /// Returns some earlier files.
        func some() -> [Int] {
          file == 0
            ? []
            : (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(in: 0..<file, using: &random) }
        }
        return FilePrecedence.Links(extends: some(), includes: some())
      }
      let precedence = FilePrecedence(links, layers: [count - 1])
      for file in 0..<count {
        #expect(!precedence.replaces(file, by: file))
        for base in links[file].extends { #expect(precedence.replaces(base, by: file)) }
      }
    }
  }
}
