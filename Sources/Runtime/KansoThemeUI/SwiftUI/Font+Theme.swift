#if canImport(SwiftUI)
  import KansoTheme
  import SwiftUI

  extension SwiftUI.Font: ThemeValue {
    /// Creates a font; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .typography(let font) = value else { return nil }
      self.init(font)
    }

    /// Creates the face or the first family that is installed, else the system's font. One with a text style scales
    /// with Dynamic Type.
    public init(_ typography: Typography) {
      let choice = FontChoice(for: typography, hasFace: Self.hasFace, hasFamily: Self.hasFamily)
      var font: SwiftUI.Font
      switch choice {
      case .system(let design): font = .system(typography, design: design.swiftUIDesign)
      case .face(let name), .family(let name):
        if let style = typography.textStyle?.swiftUIStyle {
          font = .custom(name, size: typography.size, relativeTo: style)
        } else {
          font = .custom(name, fixedSize: typography.size)
        }
      }
      // A face has its own weight.
      if case .face = choice {} else { font = font.weight(Weight(nearest: typography.weight)) }
      self = typography.isItalic ? font.italic() : font
    }

    /// Creates the font of portable Swift in the current theme.
    public init(_ font: KansoTheme.Font) {
      self.init(CurrentTheme.shared.resolve(in: .system) { font.resolved(in: $0, of: $1) })
    }

    /// Returns the system's font. Where the size is the text style's own, SwiftUI scales it; another size is scaled
    /// here. macOS has no Dynamic Type.
    private static func system(_ typography: Typography, design: Design) -> SwiftUI.Font {
      #if canImport(UIKit)
        guard let style = typography.textStyle else { return .system(size: typography.size, design: design) }
        #if !os(watchOS)
          let traits = UITraitCollection(preferredContentSizeCategory: .large)
          let ownSize = UIFont.preferredFont(forTextStyle: style.uiKitStyle, compatibleWith: traits).pointSize
          if ownSize == typography.size { return .system(style.swiftUIStyle, design: design) }
        #endif
        let metrics = UIFontMetrics(forTextStyle: style.uiKitStyle)
        return .system(size: metrics.scaledValue(for: typography.size), design: design)
      #else
        return .system(size: typography.size, design: design)
      #endif
    }

    /// The size of fonts that are only looked up, which does not matter.
    private static var probeSize: CGFloat { 12 }

    /// Returns true if the face with a PostScript name is installed.
    private static func hasFace(_ name: String) -> Bool {
      #if canImport(UIKit)
        UIFont(name: name, size: probeSize) != nil
      #else
        NSFont(name: name, size: probeSize) != nil
      #endif
    }

    /// Returns true if a family is installed.
    private static func hasFamily(_ name: String) -> Bool {
      #if canImport(UIKit)
        UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: name]), size: probeSize).familyName
          == name
      #else
        NSFont(descriptor: NSFontDescriptor(fontAttributes: [.family: name]), size: probeSize)?.familyName
          == name
      #endif
    }
  }

  extension SwiftUI.Font.Weight: ThemeValue {
    /// Creates the nearest weight; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .fontWeight(let weight) = value else { return nil }
      self.init(nearest: weight)
    }

    /// Creates the named weight that is nearest to a numeric one.
    fileprivate init(nearest weight: Double) {
      switch FontWeight.nearestSystemName(of: weight) {
      case "ultraLight": self = .ultraLight
      case "thin": self = .thin
      case "light": self = .light
      case "medium": self = .medium
      case "semibold": self = .semibold
      case "bold": self = .bold
      case "heavy": self = .heavy
      case "black": self = .black
      default: self = .regular
      }
    }
  }

  extension FontChoice.Design {
    /// The design in SwiftUI.
    fileprivate var swiftUIDesign: SwiftUI.Font.Design {
      switch self {
      case .standard: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  extension TextStyle {
    /// The text style in SwiftUI.
    fileprivate var swiftUIStyle: SwiftUI.Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }
#endif
