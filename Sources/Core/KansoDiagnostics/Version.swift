/// The version of Kanso, which its programs print and its reports name.
package enum Version {
  package static let current = "0.1.0"
}
