/// The platform whose types the generated Swift uses.
package enum Platform: String, CaseIterable, Sendable {
  /// One file for all: UIKit's types where there is UIKit, else AppKit's, else those of `KansoTheme`.
  case auto
  /// `Color`, `Font` and lengths of `KansoTheme`, on every system that Swift runs on.
  case portable
  /// `UIColor`, `UIFont` and `CGFloat`.
  case uikit
  /// `NSColor`, `NSFont` and `CGFloat`.
  case appkit
  /// SwiftUI's `Color`, `Font` and `CGFloat`.
  case swiftui

  /// The platforms whose sources are in one file.
  var sources: [Platform] { self == .auto ? [.uikit, .appkit, .portable] : [self] }
}

/// The access level of the generated declarations.
package enum Access: String, CaseIterable, Sendable {
  case `public`
  case package
  case `internal`
}

/// What the generated Swift is to be like.
package struct GenerationOptions: Sendable {
  package var platform: Platform
  package var access: Access
  /// Whether Objective-C sources are to be able to use the tokens too.
  package var writesObjectiveCHeader: Bool
  /// Whether the theme is written for the run time to read.
  package var writesTheme: Bool

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

/// A file as it is to be written.
package struct GeneratedFile: Sendable {
  /// The name within the output directory, after those of folders within it where there are any: `values/tokens.xml`.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
