/// A picture as a flat list of commands. Renderers turn it into SVG, HTML and other formats. It does not change when
/// the views change.
public struct Drawing: Equatable, Sendable {
  /// The size in points. Content beyond the edges is not visible.
  public var size: Size
  /// The draw commands, from the back to the front.
  public var commands: [DrawCommand]

  /// Creates a picture of commands.
  public init(size: Size, commands: [DrawCommand]) { (self.size, self.commands) = (size, commands) }
}
