/// The folders whose sources belong to others, or are products of builds.
package enum DependencyFolder {
  /// Returns true for the name of such a folder. Case does not matter.
  package static func isNamed(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// The names in lower case.
  private static let names: Set<String> = [
    "pods", "carthage", ".build", "deriveddata", "sourcepackages", "node_modules", "vendor",
  ]
}
