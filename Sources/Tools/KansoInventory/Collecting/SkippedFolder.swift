import KansoLint

/// A folder whose sources do not belong to the app.
package struct SkippedFolder: Sendable, Equatable {
  package let path: String

  /// Returns true for the name of a folder of dependencies, builds or tests, and of a playground. Other folders of tests are not known by their
  /// names: an app may have `CoronaTests`.
  static func isSkipped(_ name: String) -> Bool {
    DependencyFolder.isNamed(name) || name.lowercased() == "tests" || name.hasSuffix(".playground")
  }
}
