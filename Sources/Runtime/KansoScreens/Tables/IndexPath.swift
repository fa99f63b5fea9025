import KansoLayout

/// The index of a row in a table: a part of `Foundation.IndexPath`, without Foundation.
///
/// In a file that also imports Foundation, `IndexPath` means this type within views and controllers. To use it in the
/// whole file, add `import struct KansoScreens.IndexPath`.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The row within its section, from 0.
  public var row: Int

  /// Creates the index path of a row.
  public init(row: Int, section: Int) { (self.row, self.section) = (row, section) }

  /// Returns true if the first row is above the second one.
  public static func < (first: IndexPath, second: IndexPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }

  /// The section and the row: `[section, row]`.
  public var description: String { "[\(section), \(row)]" }
}

extension View {
  /// The index of a row. The type alias also makes the name unambiguous where Foundation is imported: a member of a
  /// class takes precedence over the types of modules.
  public typealias IndexPath = KansoScreens.IndexPath
}

extension ViewController {
  /// The index of a row. The type alias also makes the name unambiguous where Foundation is imported.
  public typealias IndexPath = KansoScreens.IndexPath
}
