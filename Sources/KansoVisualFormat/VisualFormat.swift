/// A visual format string of Auto Layout, as in `V:|-[title]-8-[body(>=44@750)]-|`.
///
/// The grammar is that of Apple's "Auto Layout Guide: Visual Format Language". Ranges are offsets in the UTF-8 of the text.
package struct VisualFormat: Equatable, Sendable {
  package enum Axis: Sendable { case horizontal, vertical }

  /// Horizontal unless the text says otherwise.
  package let axis: Axis
  /// From the superview to the first view; nil where the text does not begin with the superview.
  package let leading: Connection?
  package let views: [View]
  /// Between the views: one fewer than there are views.
  package let connections: [Connection]
  /// From the last view to the superview; nil where the text does not end with the superview.
  package let trailing: Connection?

  /// `[name(predicates)]`
  package struct View: Equatable, Sendable {
    package let name: String
    package let range: Range<Int>
    /// What its size along the axis has to be.
    package let predicates: [Predicate]
  }

  /// The space between two views.
  package enum Connection: Equatable, Sendable {
    /// Nothing: the edges touch.
    case flush
    /// `-`
    case standard
    /// `-8-` and `-(>=8@750,<=20)-`
    case predicates([Predicate])
  }

  /// `>=8@750`
  package struct Predicate: Equatable, Sendable {
    package let relation: Relation
    package let object: Term
    /// Required unless it is written.
    package let priority: Term?
    package let range: Range<Int>
  }

  package enum Relation: String, Sendable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// A number, or a name to be looked up: of a metric, or within the predicates of a view of another view.
  package struct Term: Equatable, Sendable {
    package let value: Value
    package let range: Range<Int>

    package enum Value: Equatable, Sendable {
      case number(Double)
      case name(String)
    }
  }

  /// - Throws: the first mistake, with its place.
  package init(_ text: String) throws(VisualFormatError) {
    try self.init(Array(text.utf8), isFragment: false)
  }

  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - isFragment: whether it may begin and end in a connection that leads elsewhere, as the parts do that formats are
  ///     put together from: `[title]-(>=15@250)-`.
  package init(_ bytes: [UInt8], isFragment: Bool) throws(VisualFormatError) {
    var parser = VisualFormatParser(bytes, isFragment: isFragment)
    self = try parser.parse()
  }

  /// Whether a format can name a view or a metric so.
  package static func isName(_ text: String) -> Bool {
    text.utf8.first?.isStartOfName == true && text.utf8.allSatisfy { $0.isStartOfName || $0.isDigit }
  }

  init(axis: Axis, leading: Connection?, views: [View], connections: [Connection], trailing: Connection?) {
    (self.axis, self.leading, self.views) = (axis, leading, views)
    (self.connections, self.trailing) = (connections, trailing)
  }
}

/// Why a text is no visual format.
package struct VisualFormatError: Error, Equatable, Sendable {
  /// What is wrong, and what was expected.
  package let message: String
  /// The offset, in UTF-8, of the character at which it is wrong; the length of the text at its end.
  package let offset: Int
}
