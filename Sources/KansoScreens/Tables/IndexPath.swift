import KansoLayout

/// Which row of a table: `Foundation.IndexPath` as far as tables go, without Foundation.
///
/// In a file that imports Foundation too, `IndexPath` means this one within views; elsewhere `import struct KansoScreens.IndexPath` says so
/// for the whole file.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The row within its section, from 0.
  public var row: Int

  /// A row of a section.
  public init(row: Int, section: Int) { (self.row, self.section) = (row, section) }

  /// Whether one row is above another.
  public static func < (first: IndexPath, second: IndexPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }

  /// As in `[section, row]`.
  public var description: String { "[\(section), \(row)]" }
}

extension View {
  /// Rows of tables, in views also where Foundation is imported: what a class has comes before what modules have.
  public typealias IndexPath = KansoScreens.IndexPath
}

extension ViewController {
  /// Rows of tables, in controllers also where Foundation is imported.
  public typealias IndexPath = KansoScreens.IndexPath
}
