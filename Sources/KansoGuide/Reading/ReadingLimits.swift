/// Bounds on what is read, so that a hostile or mistaken file is refused in time and memory that are small.
package enum ReadingLimits {
  /// The largest file in bytes (64 MiB).
  package static let fileSize = 64 << 20
  /// The deepest nesting of mappings and lists, the root counted.
  package static let nesting = 64
  /// The most modes of a guide.
  package static let modes = 64
  /// How many nodes all YAML aliases of a file together may add.
  package static let expansion = 100_000
}
