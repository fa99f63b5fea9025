import KansoFormatting

/// A text in cells of a terminal. It cannot steer the terminal: control characters become spaces, and characters that
/// reorder text or are invisible are left out.
struct TerminalText {
  /// A character in one or two cells.
  struct Cell: Equatable {
    /// The character with its combining marks.
    var text: String
    /// The width, in cells: 1 or 2.
    var width: Int
  }

  /// The characters, in reading order.
  private(set) var cells: [Cell] = []
  /// The number of combining marks on the last character.
  private var marks = 0

  /// The maximum number of combining marks on a character. More marks would reach into the lines above and below.
  private static let maxMarkCount = 2
  /// The maximum length, in Unicode scalars. A longer text fits on no line.
  private static let maxScalarCount = 4 * TerminalGrid.maxColumns

  /// Splits a text into cells. Only the first 1,600 Unicode scalars are used.
  init(_ text: String) {
    for scalar in text.unicodeScalars.prefix(Self.maxScalarCount) { append(scalar) }
  }

  /// The width, in cells.
  var width: Int { cells.reduce(0) { $0 + $1.width } }

  /// Appends a scalar as a cell of its own or as a mark on the last one. White space and control characters
  /// become spaces, unassigned and private ones the replacement character. Invisible ones are left out.
  ///
  /// More characters are left out than are `isUnprintable`: joiners, selectors and tags have no cell, and
  /// terminals do not know the width of unassigned characters. The standard library has those sets. They may
  /// depend on its version, since no file is generated from the cells.
  private mutating func append(_ scalar: Unicode.Scalar) {
    let width = scalar.terminalWidth
    switch scalar.properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: addCell(" ", columns: 1)
    case .privateUse, .surrogate: addCell("\u{FFFD}", columns: 1)
    case _ where scalar.isNoncharacter: addCell("\u{FFFD}", columns: 1)
    case .format: break
    case _ where scalar.isUnprintable || scalar.properties.isDefaultIgnorableCodePoint: break
    case .unassigned: addCell("\u{FFFD}", columns: 1)
    case _ where width == 0: addMark(scalar)
    default: addCell(scalar, columns: width)
    }
  }

  /// Appends a cell of one or two columns. Marks can follow.
  private mutating func addCell(_ scalar: Unicode.Scalar, columns: Int) {
    cells.append(Cell(text: String(scalar), width: columns))
    marks = 0
  }

  /// Adds a scalar to the last cell. It is left out if there is no cell, or the cell has the maximum number
  /// of marks.
  private mutating func addMark(_ scalar: Unicode.Scalar) {
    guard !cells.isEmpty, marks < Self.maxMarkCount else { return }
    cells[cells.count - 1].text.unicodeScalars.append(scalar)
    marks += 1
  }
}
