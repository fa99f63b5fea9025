/// The limits for input files. They keep time and memory small for malicious or broken files.
package enum ReadingLimits {
  /// The maximum size of a file, in bytes (64 MiB).
  package static let fileSize = 64 << 20
  /// The maximum nesting of mappings and lists, including the root.
  package static let nesting = 64
  /// The maximum number of names and values in the files of a guide, including those from YAML aliases.
  package static let nodes = 1_000_000
  /// The maximum length of a name, in bytes: of a token, a group, a mode, an axis or any other key.
  package static let name = 200
  /// The maximum length of a text, in bytes: a description, a deprecation or any other value (16 KiB).
  package static let text = 16 << 10
  /// The maximum number of nodes that all YAML aliases in a file may add.
  package static let expansion = 100_000
  /// The maximum amount of text that all YAML aliases in a file may add, in bytes (4 MiB).
  package static let expandedText = 4 << 20
}
