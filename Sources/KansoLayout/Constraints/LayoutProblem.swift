/// Something that cannot be laid out as it was asked for. Layout goes on without it.
public struct LayoutProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kinds of problems there are.
  public enum Kind: String, Sendable, Hashable {
    /// Required constraints contradict each other; one of them is broken.
    case unsatisfiable
    /// The views of a constraint are in different trees, or one is gone.
    case noCommonAncestor
    /// A constant, multiplier, frame or priority is NaN, infinite, or beyond what layout can count with.
    case numberOutOfRange
    /// A constraint compares what cannot be compared: x with y, a size with a position, leading with left.
    case incompatibleAttributes
    /// A constraint became required, or ceased to be, while it was active.
    case requiredWhileActive
    /// A view was to be put into itself.
    case cycle
    /// Layout did not come to rest.
    case endlessLayout
    /// A visual format could not be read, or names what there is not.
    case visualFormat
    /// What fills a table answered with something that cannot be shown.
    case dataSource
  }

  /// What kind of problem it is.
  public let kind: Kind
  /// What is wrong, why, and what to do about it.
  public let message: String
  /// Where it was written, as `file:line`, where that is known.
  public let source: String?

  package init(_ kind: Kind, _ message: String, source: String? = nil) {
    (self.kind, self.message, self.source) = (kind, message, source)
  }

  /// The problem as a line of a report.
  public var description: String { (source.map { "\($0): " } ?? "") + message }
}
