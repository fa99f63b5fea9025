// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of SwiftUI that generated code uses, written from Apple's documented signatures. Like the real one it
// re-exports UIKit or AppKit.
@_exported import Foundation

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import AppKit
#endif

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  #if canImport(UIKit)
    public init(uiColor: UIColor) {}
  #else
    public init(nsColor: NSColor) {}
  #endif
}

#if canImport(UIKit)
  extension UIColor {
    public convenience init(_ color: Color) { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  }
#else
  extension NSColor {
    public convenience init(_ color: Color) { self.init(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
  }
#endif

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font()
  }
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font()
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font()
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public func weight(_ weight: Font.Weight) -> Font { self }
  public func italic() -> Font { self }
}

public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct UnitCurve: Hashable, Sendable {
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct Spring: Hashable, Sendable {
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }

  public init(stops: [Gradient.Stop]) {}
}

public struct Animation: Hashable, Sendable {
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation()
  }
  public func delay(_ delay: TimeInterval) -> Animation { self }
}
