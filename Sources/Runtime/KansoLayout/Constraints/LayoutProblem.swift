/// A layout request that cannot be satisfied. Layout continues without it.
public struct LayoutProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of problems.
  public enum Kind: String, Sendable, Hashable {
    /// Conflicting required constraints; layout breaks one of them.
    case unsatisfiable
    /// A constraint between views of different trees, or with a deallocated view.
    case noCommonAncestor
    /// A constant, multiplier, frame or priority that is NaN, infinite, or beyond the limits of layout.
    case numberOutOfRange
    /// A constraint between attributes that cannot be compared: x with y, a size with a position, leading with left.
    case incompatibleAttributes
    /// A change of an active constraint to or from required.
    case requiredWhileActive
    /// A view that was added to itself or to one of its descendants.
    case cycle
    /// A layout that did not become stable.
    case endlessLayout
    /// A visual format with a syntax error or an unknown name.
    case visualFormat
    /// A data source of a table that returned a value that cannot be displayed.
    case dataSource
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The description of the error, its reason, and its fix.
  public let message: String
  /// The source location as `file:line`, if known.
  public let source: String?

  /// Creates a problem without reporting it.
  package init(_ kind: Kind, _ message: String, source: String? = nil) {
    (self.kind, self.message, self.source) = (kind, message, source)
  }

  /// The problem as one line of a report: the source location, if known, and the message.
  public var description: String { (source.map { "\($0): " } ?? "") + message }
}
