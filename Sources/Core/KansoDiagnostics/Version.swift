/// The version of Kanso, which its programs print and its reports name.
package enum Version {
  /// The semantic version.
  package static let current = "0.9.0"
}
