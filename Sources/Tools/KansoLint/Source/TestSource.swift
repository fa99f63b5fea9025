import KansoDiagnostics

/// Detection of test sources in Objective-C. Their numbers are inputs and expected results, and never visible.
/// ``SourceScan`` finds those in Swift.
enum TestSource {
  /// The modules that only tests import.
  static let frameworks: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble", "Specta", "Expecta", "Kiwi", "OCMock", "SnapshotTesting",
    "FBSnapshotTestCase",
  ]

  /// Returns true if a source imports a test framework, or anything with `@testable`. Recognized in the text,
  /// so comments count as well.
  static func isTestSource(_ file: SourceFile) -> Bool {
    let mentions = NameMentions(of: frameworks.union(["testable"]), in: file.bytes)
    return mentions.contains("testable") { $0.before.last == UInt8(ascii: "@") }
      || frameworks.contains { framework in mentions.contains(framework) { isImport($0.before) } }
  }

  /// Returns true if the line before a name contains `import`, as in `import class`, `#import <` and
  /// `@import`. Only 16 bytes of the line are known.
  private static func isImport(_ before: ArraySlice<UInt8>) -> Bool {
    let line = before.lastIndex(where: \.isNewline).map { before[($0 + 1)...] } ?? before
    return line.contains("import".utf8)
  }
}
