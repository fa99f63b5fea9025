/// The counts of files and of literals without a value of their own.
package struct FileCounts: Sendable, Equatable {
  /// The number of sources and documents that were read.
  package var read = 0
  /// The number of files that a program wrote.
  package var generated = 0
  package var tests = 0
  /// The number of files that cannot be read or parsed, and of folders that cannot be opened.
  package var unreadable = 0
  /// The number of colors and fonts with a part that is computed.
  package var computed = 0
  /// The number of font sizes, kernings and line spacings without their font.
  package var textMeasures = 0

  package init() {}
}
