import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceBuilderDiagnostics

/// Collects the style literals of sources and documents with all kinds, also those whose rules are off by default.
package struct LiteralCollector: Sendable {
  private let checker: SwiftLiteralChecker
  private let vocabulary: Vocabulary

  /// - Parameter sinks: the functions and properties that consume style.
  package init(sinks: Sinks = .known) {
    checker = SwiftLiteralChecker(sinks: sinks, includesNamed: true)
    var vocabulary = Vocabulary(sinks, kinds: Set(StyleKind.allCases))
    vocabulary.add(guideTypes: [], testModules: TestSource.frameworks)
    self.vocabulary = vocabulary
  }

  /// Returns the literals of a file. Constants are included, which already have a name. Parses on a thread with a
  /// larger stack.
  package func collect(_ file: SourceFile) -> LiteralCollection {
    if Language.of(file.path) == .interfaceBuilder { return collect(document: file) }
    if GeneratedMarks.isGenerated(file) { return .generated }
    return DeepStack.run { collect(source: file) }
  }

  private func collect(source file: SourceFile) -> LiteralCollection {
    let source = LintSource(file, vocabulary, includesNamed: true)
    let isTest = source.language == .objectiveC ? TestSource.isTestSource(file) : source.scan.isTest
    if isTest { return .test }
    guard source.scan.mayHaveStyle else { return .literals([]) }
    do throws(TooDeep) { try source.parse(.style) } catch { return .unreadable }
    guard let parsed = source.parsed else { return .literals([]) }
    var found = checker.literals(in: parsed)
    var shadows: [CollectedLiteral] = []
    for shadow in ShadowFinder(parsed.tree).found {
      // Its parts are no values of their own. Lowered statements have no range in the file.
      let parts = found.filter { literal in
        let place = literal.place.position.utf8Offset
        return shadow.ranges.contains { $0.contains(place) }
      }
      guard let range = parsed.origin.fileRange(for: shadow.ranges[0]) ?? parts.first?.range else { continue }
      let places = Set(parts.map(\.range))
      found.removeAll { places.contains($0.range) }
      shadows.append(CollectedLiteral(shadow.shadow, at: shadow.place, range))
    }
    let literals = found.map(CollectedLiteral.init) + shadows
    // Lowering of Objective-C may change the order.
    return .literals(Self.paired(literals.sorted { $0.range.lowerBound < $1.range.lowerBound }))
  }

  /// Returns literals in their order, with the colors of both branches of a choice by the appearance as one.
  private static func paired(_ literals: [CollectedLiteral]) -> [CollectedLiteral] {
    var choices: [Int: [CollectedLiteral]] = [:]
    for literal in literals {
      if let branch = literal.branch { choices[branch.choice, default: []].append(literal) }
    }
    return literals.compactMap { literal in
      guard let branch = literal.branch, let both = choices[branch.choice], both.count == 2,
        let light = both.first(where: { $0.branch?.isDark == false }),
        let dark = both.first(where: { $0.branch?.isDark == true }), let pair = light.paired(with: dark)
      else { return literal }
      return literal.range == both[0].range ? pair : nil
    }
  }

  /// Returns the literals of a storyboard or a xib without the values that Interface Builder writes by default. A
  /// document of another platform, or another XML file, has none.
  private func collect(document file: SourceFile) -> LiteralCollection {
    let (document, problems) = InterfaceDocument.read(file)
    guard let document else {
      let isOther = problems.allSatisfy {
        $0.descriptor == .unsupportedPlatform || $0.descriptor == .notInterfaceBuilder
      }
      return isOther ? .literals([]) : .unreadable
    }
    let literals = DocumentLiterals(document).found.filter { !$0.isDefault }
    return .literals(literals.map(CollectedLiteral.init))
  }
}
