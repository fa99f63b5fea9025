/// A file to be written.
package struct GeneratedFile: Sendable {
  /// The path within the output directory, such as `Colors.swift` or `values/tokens.xml`.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
