import KansoProject
import KansoThemeEncoding

/// The options of the generated Swift.
package struct GenerationOptions: Sendable {
  package var platform: Platform
  package var access: Access
  /// The names of the generated enums.
  package var naming: SwiftNaming
  /// False to write no colors as members of SwiftUI's `ShapeStyle`.
  package var writesShapeStyles: Bool
  /// True to generate a header with the tokens for Objective-C.
  package var writesObjectiveCHeader: Bool
  /// True to write the theme file, which apps read at run time.
  package var writesTheme: Bool
  /// True to write a resolver document beside the theme file, so that other tools see the modes.
  package var writesStandard: Bool
  /// True for constants of Apple's types that ask the theme at run time first. Portable ones always do.
  package var followsTheme: Bool
  /// True to write each optional source also for a theme that has none of its sections.
  package var writesEmptySources: Bool

  /// Creates options: by default, for public declarations with the default names and the theme file, without the header.
  package init(
    platform: Platform, access: Access = .public, naming: SwiftNaming = SwiftNaming(),
    writesShapeStyles: Bool = true, writesObjectiveCHeader: Bool = false, writesTheme: Bool = true,
    writesStandard: Bool = false, followsTheme: Bool = false, writesEmptySources: Bool = false
  ) {
    self.platform = platform
    self.access = access
    self.naming = naming
    self.writesShapeStyles = writesShapeStyles
    self.writesObjectiveCHeader = writesObjectiveCHeader
    self.writesTheme = writesTheme
    self.writesStandard = writesStandard
    self.followsTheme = followsTheme
    self.writesEmptySources = writesEmptySources
  }
}

extension Platform {
  /// The platforms whose declarations are in one generated file, in the order in which the compiler tries
  /// them.
  var sources: [Platform] { self == .auto ? [.uikit, .appkit, .portable] : [self] }
}
