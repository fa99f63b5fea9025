#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import KansoTheme

  extension NSFont {
    /// Returns the font of a token in a theme; nil without a theme, or if it does not have the token as a font.
    ///
    /// - Parameters:
    ///   - path: the path of the token in the guide.
    ///   - context: the values of further axes, which take precedence over all others.
    ///   - store: the store of the theme; nil for `ThemeStore.current`.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> NSFont? {
      guard
        case .typography(let font) = CurrentTheme.shared.value(
          at: path, when: context, in: store, system: .system)
      else { return nil }
      return font.nsFont
    }
  }

  extension NSFont.Weight: ThemeValue {
    /// Creates a weight; nil for a value of another kind. Weights between the named ones are interpolated.
    public init?(_ value: TokenValue) {
      guard case .fontWeight(let weight) = value else { return nil }
      self.init(rawValue: FontWeight.systemRawValue(of: weight))
    }
  }

  extension Typography {
    /// The face or the first family that is installed, else the system's font. macOS has no Dynamic Type.
    public var nsFont: NSFont {
      let font = uprightFont
      guard isItalic else { return font }
      let traits = font.fontDescriptor.symbolicTraits.union(.italic)
      return NSFont(descriptor: font.fontDescriptor.withSymbolicTraits(traits), size: size) ?? font
    }

    /// The font without italics.
    private var uprightFont: NSFont {
      let system = NSFont.systemFont(
        ofSize: size, weight: NSFont.Weight(rawValue: FontWeight.systemRawValue(of: weight)))
      let choice = FontChoice(
        for: self, hasFace: { NSFont(name: $0, size: size) != nil },
        hasFamily: { font(ofFamily: $0)?.familyName == $0 })
      switch choice {
      case .face(let name): return NSFont(name: name, size: size) ?? system
      case .family(let family): return font(ofFamily: family) ?? system
      case .system(let design):
        return system.fontDescriptor.withDesign(design.appKitDesign).flatMap {
          NSFont(descriptor: $0, size: size)
        }
          ?? system
      }
    }

    /// Returns the font of a family, or another one or nil if the family is not installed.
    private func font(ofFamily family: String) -> NSFont? {
      let traits: [NSFontDescriptor.TraitKey: Any] = [
        .weight: NSFont.Weight(rawValue: FontWeight.systemRawValue(of: weight)).rawValue
      ]
      return NSFont(
        descriptor: NSFontDescriptor(fontAttributes: [.family: family, .traits: traits]), size: size)
    }
  }

  extension FontChoice.Design {
    /// The design in AppKit.
    fileprivate var appKitDesign: NSFontDescriptor.SystemDesign {
      switch self {
      case .standard: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  extension KansoTheme.Font {
    /// The font of AppKit in the current theme.
    public var nsFont: NSFont { CurrentTheme.shared.resolve(in: .system) { resolved(in: $0, of: $1) }.nsFont }
  }
#endif
