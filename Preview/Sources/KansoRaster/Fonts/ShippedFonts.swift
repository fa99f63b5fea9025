import Foundation
import KansoLayout

/// The fonts that come with Kanso, one family for each class.
enum ShippedFonts {
  /// The family that stands in for those of a class.
  static func family(of fontClass: FontClass) -> String {
    switch fontClass {
    case .system, .sansSerif: return "Inter"
    case .serif: return "Noto Serif"
    case .monospace: return "JetBrains Mono"
    case .handwriting: return "Comic Neue"
    case .rounded: return "Quicksand"
    }
  }

  /// What fontconfig calls a class, for where the shipped fonts are not there.
  static func alias(of fontClass: FontClass) -> String {
    switch fontClass {
    case .system, .sansSerif, .rounded: return "sans-serif"
    case .serif: return "serif"
    case .monospace: return "monospace"
    case .handwriting: return "cursive"
    }
  }

  /// Paths of their files, in the order of their names; none where the program was installed without them.
  static let files: [String] = {
    for place in places {
      let folder = place.appendingPathComponent("Shipped").path
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { continue }
      return names.filter(isFont).sorted().map { "\(folder)/\($0)" }
    }
    return []
  }()

  private static func isFont(_ name: String) -> Bool { name.hasSuffix(".otf") || name.hasSuffix(".ttf") }

  /// Where the bundle of resources may be. What Swift's package manager writes to find it ends the program where it is missing.
  private static var places: [URL] {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    let tests = Bundle(for: Marker.self).bundleURL
    let beside = [program, Bundle.main.resourceURL, tests, tests.deletingLastPathComponent()]
    return beside.compactMap(\.self).flatMap { folder in
      ["resources", "bundle", "bundle/Contents/Resources"].map {
        folder.appendingPathComponent("kanso-preview_KansoRaster.\($0)")
      }
    }
  }

  /// What tells the bundle that this code is in.
  private final class Marker {}
}
