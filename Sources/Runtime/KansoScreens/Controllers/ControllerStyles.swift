import KansoLayout

/// The way in which a presented controller appears: `UIModalTransitionStyle` without its prefix.
public enum ModalTransitionStyle: Int, Sendable {
  /// The new screen comes from below.
  case coverVertical
  /// The screens are the two sides of a card.
  case flipHorizontal
  /// The old screen becomes the new one.
  case crossDissolve
  /// The old screen is a page that is turned.
  case partialCurl
}

/// The style of a status bar: `UIStatusBarStyle` without its prefix.
public enum StatusBarStyle: Int, Sendable {
  /// Dark on light backgrounds, and light on dark ones.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animation of a change of the status bar: `UIStatusBarAnimation` without its prefix.
public enum StatusBarAnimation: Int, Sendable {
  /// A change at once.
  case none
  /// A change of the opacity.
  case fade
  /// A movement over the upper edge.
  case slide
}

/// Orientations of an interface, with the values of `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates a set from the bits of its orientations.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upright orientation.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// The upright orientation upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// The horizontal orientation with the home indicator on the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// The horizontal orientation with the home indicator on the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both horizontal orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}

/// Edges of a rectangle, with the values of `UIRectEdge`.
public struct RectEdges: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set from the bits of its edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = RectEdges(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdges(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = RectEdges(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdges(rawValue: 1 << 3)
  /// All four edges.
  public static let all: RectEdges = [.top, .left, .bottom, .right]
}
