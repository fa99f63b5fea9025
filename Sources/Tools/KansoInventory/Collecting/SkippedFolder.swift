/// A folder whose sources do not belong to the app.
package struct SkippedFolder: Sendable, Equatable {
  package let path: String

  /// Returns true for the name of a folder of dependencies, builds or tests.
  static func isSkipped(_ name: String) -> Bool {
    names.contains(name.lowercased())
  }

  /// The names in lower case. Other folders of tests are not known by their names: an app may have `CoronaTests`.
  private static let names: Set<String> = [
    "pods", "carthage", ".build", "deriveddata", "node_modules", "vendor", "tests",
  ]
}
