import KansoDiagnostics

/// Sources of tests. They show nothing on a screen: numbers in them are inputs and expected results.
enum TestSource {
  /// Modules that only tests import.
  private static let frameworks: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble", "Specta", "Expecta", "Kiwi", "OCMock", "SnapshotTesting",
    "FBSnapshotTestCase",
  ]

  /// Checks whether a source imports a module that only tests import.
  static func isOne(_ file: SourceFile) -> Bool {
    let mentions = NameMentions(of: frameworks.union(["testable"]), in: file.bytes)
    return mentions.contains("testable") { $0.before.last == "@" }
      || frameworks.contains { framework in mentions.contains(framework) { isImport($0.before) } }
  }

  /// Checks whether the text before a name imports it: `import`, `import class`, `#import <`, `@import`.
  private static func isImport(_ before: Substring) -> Bool {
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.last?.contains("import") ?? false
  }
}
