/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// True for both upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for both horizontal orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
