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

  /// The platforms whose declarations are in one generated file, in the order in which the compiler tries
  /// them.
  var sources: [Platform] { self == .auto ? [.uikit, .appkit, .portable] : [self] }
}

/// The access level of the generated declarations. `internal` is written without a keyword.
package enum Access: String, CaseIterable, Sendable {
  case `public`
  case package
  case `internal`
}

/// The options of the generated Swift.
package struct GenerationOptions: Sendable {
  package var platform: Platform
  package var access: Access
  /// True to generate a header with the tokens for Objective-C.
  package var writesObjectiveCHeader: Bool
  /// True to write the theme file, which apps read at run time.
  package var writesTheme: Bool

  /// Creates options: by default, for public declarations and the theme file, without the header.
  package init(
    platform: Platform, access: Access = .public, writesObjectiveCHeader: Bool = false,
    writesTheme: Bool = true
  ) {
    self.platform = platform
    self.access = access
    self.writesObjectiveCHeader = writesObjectiveCHeader
    self.writesTheme = writesTheme

  }
}
