/// The platform whose types the generated Swift uses.
package enum Platform: String, CaseIterable, Sendable {
  /// One file for all platforms: with UIKit's types if UIKit is available, or else AppKit's, or else those of
  /// `KansoTheme`.
  case auto
  /// `Color`, `Font` and lengths of `KansoTheme`, on every system with Swift.
  case portable
  /// `UIColor`, `UIFont` and `CGFloat`.
  case uikit
  /// `NSColor`, `NSFont` and `CGFloat`.
  case appkit
  /// SwiftUI's `Color`, `Font` and `CGFloat`.
  case swiftui
}
