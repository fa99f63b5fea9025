/// The reason that a picture cannot be rasterized.
public struct RasterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem and its solution, as a part of a sentence.
  public let reason: String

  /// An error with a reason.
  public init(reason: String) { self.reason = reason }

  /// The reason.
  public var description: String { reason }
}
