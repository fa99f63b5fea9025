/// A visual format of Auto Layout, for example `V:|-[title]-8-[body(>=44@750)]-|`.
///
/// The grammar is that of Apple's "Auto Layout Guide: Visual Format Language". Ranges are offsets in the UTF-8 of the
/// text.
package struct VisualFormat: Equatable, Sendable {
  /// The axis of the prefix `H:` or `V:`.
  package enum Axis: Sendable { case horizontal, vertical }

  /// The axis of the format; horizontal if the text has no prefix.
  package let axis: Axis
  /// The connection from the superview to the first view; nil if the text does not begin with the superview.
  package let leading: Connection?
  package let views: [View]
  /// The connections between the views, one fewer than the views.
  package let connections: [Connection]
  /// The connection from the last view to the superview; nil if the text does not end with the superview.
  package let trailing: Connection?

  /// A view of the form `[name(predicates)]`.
  package struct View: Equatable, Sendable {
    package let name: String
    /// The range with both brackets.
    package let range: Range<Int>
    /// The conditions for the size of the view along the axis.
    package let predicates: [Predicate]
  }

  /// The space between two views.
  package enum Connection: Equatable, Sendable {
    /// No connection: the edges touch.
    case flush
    /// The standard space `-`.
    case standard
    /// A space with conditions: `-8-` or `-(>=8@750,<=20)-`.
    case predicates([Predicate])
  }

  /// A condition for a size or space, for example `>=8@750`.
  package struct Predicate: Equatable, Sendable {
    package let relation: Relation
    /// The right side of the relation: a number, a metric, or a view whose size is meant.
    package let object: Term
    /// The priority; nil means required.
    package let priority: Term?
    /// The range from the relation to the priority, each if it is written.
    package let range: Range<Int>
  }

  /// The relation of a predicate; `==` if none is written.
  package enum Relation: String, Sendable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// A number, or a name to resolve. The name is a metric, or another view inside of a view's predicates.
  package struct Term: Equatable, Sendable {
    package let value: Value
    package let range: Range<Int>

    package enum Value: Equatable, Sendable {
      case number(Double)
      case name(String)
    }
  }

  /// Parses a complete format.
  ///
  /// - Throws: The first syntax error with its position, or an error for more than 10,000 bytes.
  package init(_ text: String) throws(VisualFormatError) {
    try self.init(Array(text.utf8), isFragment: false)
  }

  /// Parses a format or a fragment.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - isFragment: True if the text may begin and end with an open connection, as in `[title]-(>=15@250)-`.
  ///   Fragments are joined to complete formats.
  /// - Throws: The first syntax error with its position, or an error for more than 10,000 bytes.
  package init(_ bytes: [UInt8], isFragment: Bool) throws(VisualFormatError) {
    var parser = VisualFormatParser(bytes, isFragment: isFragment)
    self = try parser.parse()
  }

  /// Returns true if a format can use the text as the name of a view or metric: a C identifier. False for
  /// an empty text.
  package static func isName(_ text: String) -> Bool {
    text.utf8.first?.isStartOfName == true && text.utf8.allSatisfy { $0.isStartOfName || $0.isDigit }
  }

  init(axis: Axis, leading: Connection?, views: [View], connections: [Connection], trailing: Connection?) {
    (self.axis, self.leading, self.views) = (axis, leading, views)
    (self.connections, self.trailing) = (connections, trailing)
  }
}

/// A syntax error in a visual format.
package struct VisualFormatError: Error, Equatable, Sendable {
  /// The description of the error and of the expected text.
  package let message: String
  /// The UTF-8 offset of the wrong character or connection; the length of the text if the error is at its
  /// end; 0 if the text is too long.
  package let offset: Int
}
