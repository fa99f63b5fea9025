#if canImport(UIKit)
  import KansoTheme
  import UIKit

  extension UIFont {
    /// Returns the font of a token in a theme; nil without a theme, or if it does not have the token as a font.
    ///
    /// - Parameters:
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    ///   - store: the store of the theme; nil for `ThemeStore.current`.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> UIFont? {
      guard
        case .typography(let font) = CurrentTheme.shared.value(
          at: path, when: context, in: store, system: .system)
      else { return nil }
      return font.uiFont
    }
  }

  extension UIFont.Weight: ThemeValue {
    /// Creates a weight; nil for a value of another kind. Weights between the named ones are interpolated.
    public init?(_ value: TokenValue) {
      guard case .fontWeight(let weight) = value else { return nil }
      self.init(rawValue: FontWeight.systemRawValue(of: weight))
    }
  }

  extension Typography {
    /// The face or the first family that is installed, else the system's font. One with a text style scales with
    /// Dynamic Type, up to the maximum size.
    public var uiFont: UIFont {
      let base = isItalic ? unscaledFont.italic : unscaledFont
      guard let textStyle else { return base }
      let metrics = UIFontMetrics(forTextStyle: textStyle.uiKitStyle)
      guard let maximumSize else { return metrics.scaledFont(for: base) }
      return metrics.scaledFont(for: base, maximumPointSize: maximumSize)
    }

    /// The upright font at its own size.
    private var unscaledFont: UIFont {
      let system = UIFont.systemFont(
        ofSize: size, weight: UIFont.Weight(rawValue: FontWeight.systemRawValue(of: weight)))
      let choice = FontChoice(
        for: self, hasFace: { UIFont(name: $0, size: size) != nil },
        hasFamily: { font(ofFamily: $0).familyName == $0 })
      switch choice {
      case .face(let name): return UIFont(name: name, size: size) ?? system
      case .family(let family): return font(ofFamily: family)
      case .system(let design):
        return system.fontDescriptor.withDesign(design.uiKitDesign).map { UIFont(descriptor: $0, size: size) }
          ?? system
      }
    }

    /// Returns the font of a family, or another one if the family is not installed.
    private func font(ofFamily family: String) -> UIFont {
      let traits: [UIFontDescriptor.TraitKey: Any] = [
        .weight: UIFont.Weight(rawValue: FontWeight.systemRawValue(of: weight)).rawValue
      ]
      return UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: family, .traits: traits]), size: size)
    }
  }

  extension UIFont {
    /// The italic font of the family; the font itself if there is none.
    fileprivate var italic: UIFont {
      let traits = fontDescriptor.symbolicTraits.union(.traitItalic)
      return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
  }

  extension FontChoice.Design {
    /// The design in UIKit.
    fileprivate var uiKitDesign: UIFontDescriptor.SystemDesign {
      switch self {
      case .standard: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  extension TextStyle {
    /// The text style in UIKit. tvOS has no large title, and uses the first title.
    var uiKitStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle:
        #if os(tvOS)
          .title1
        #else
          .largeTitle
        #endif
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }
  }

  extension KansoTheme.Font {
    /// The font of UIKit in the current theme.
    public var uiFont: UIFont { CurrentTheme.shared.resolve(in: .system) { resolved(in: $0, of: $1) }.uiFont }
  }
#endif
