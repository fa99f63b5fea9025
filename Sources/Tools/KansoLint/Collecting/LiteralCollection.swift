/// The style literals of one file, or the reason that there are none.
package enum LiteralCollection: Sendable {
  /// The literals in source order.
  case literals([CollectedLiteral])
  /// A program wrote the file.
  case generated
  /// The file is a test.
  case test
  /// The file is nested too deeply, or is not a valid document.
  case unreadable
}
