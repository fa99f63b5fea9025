/// Bounds on what is read, so that a hostile or mistaken file is refused in time and memory that are small.
package enum ReadingLimits {
  /// The largest file in bytes (64 MiB).
  package static let fileSize = 64 << 20
  /// The deepest nesting of mappings and lists, the root counted.
  package static let nesting = 64
  /// The names and values of a file, those that YAML aliases add included.
  package static let nodes = 1_000_000
  /// The bytes of a name: of a token, a group, a mode, an axis or any other key.
  package static let name = 200
  /// The bytes of a text: a description, a deprecation or any other value (16 KiB).
  package static let text = 16 << 10
  /// The most modes of a guide.
  package static let modes = 64
  /// The axes of a mode.
  package static let axes = 16
  /// How many nodes all YAML aliases of a file together may add.
  package static let expansion = 100_000
  /// The bytes of text that all YAML aliases of a file together may add (4 MiB).
  package static let expandedText = 4 << 20
  /// The bytes that the tokens of a guide may come to (16 MiB): see `GuideSize`.
  package static let output = 16 << 20
  /// The findings of a guide that are reported.
  package static let findings = 10_000
}
