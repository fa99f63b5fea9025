import Foundation
import KansoTheme
import KansoTypesetting

/// The fonts that ship with Kanso: one family for each class.
enum ShippedFonts {
  /// Returns the family that substitutes missing families of a class.
  static func family(of fontClass: FontClass) -> String {
    switch fontClass {
    case .system, .sansSerif: return "Inter"
    case .serif: return "Noto Serif"
    case .monospace: return "JetBrains Mono"
    case .handwriting: return "Comic Neue"
    case .rounded: return "Quicksand"
    }
  }

  /// Returns fontconfig's name of a class. It is used if the bundled fonts are missing.
  static func alias(of fontClass: FontClass) -> String {
    switch fontClass {
    case .system, .sansSerif, .rounded: return "sans-serif"
    case .serif: return "serif"
    case .monospace: return "monospace"
    case .handwriting: return "cursive"
    }
  }

  /// The paths of the font files, sorted by name; empty if the program was installed without them. They are
  /// those of the first location that has a `Shipped` folder.
  static let files: [String] = {
    for place in bundleLocations {
      let folder = place.appendingPathComponent("Shipped").path
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { continue }
      return names.filter(hasFontExtension).sorted().map { "\(folder)/\($0)" }
    }
    return []
  }()

  /// Returns true for `.otf` and `.ttf`, in lower case only.
  private static func hasFontExtension(_ name: String) -> Bool {
    name.hasSuffix(".otf") || name.hasSuffix(".ttf")
  }

  /// The possible locations of the resource bundle, in the order in which they are tried: beside the program,
  /// in the main bundle, and beside the test bundle. The accessor that SwiftPM generates is not used, because
  /// it ends the program if the bundle is missing.
  private static var bundleLocations: [URL] {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    let tests = Bundle(for: Marker.self).bundleURL
    let beside = [program, Bundle.main.resourceURL, tests, tests.deletingLastPathComponent()]
    return beside.compactMap(\.self).flatMap { folder in
      ["resources", "bundle", "bundle/Contents/Resources"].map {
        folder.appendingPathComponent("kanso-preview_KansoRaster.\($0)")
      }
    }
  }

  /// A class that identifies the bundle of this code.
  private final class Marker {}
}
