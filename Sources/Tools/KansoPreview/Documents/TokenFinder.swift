import KansoTheme

/// A token that matches a color or a font of a document.
struct FoundToken: Hashable, Sendable {
  let path: TokenPath
  /// True for every font. For a color, true if the values are equal but for rounding, or if the value in the
  /// document is unknown and the name matches; false if the color is hardly different.
  let isExact: Bool
}

/// A search for the tokens of a theme that match the colors and fonts of a document.
struct TokenFinder: Sendable {
  /// A token with one of its values.
  private struct Entry<Value: Sendable>: Sendable {
    let path: TokenPath
    let value: Value
  }

  private let colors: [Entry<ColorValue>]
  private let fonts: [Entry<Typography>]

  /// The threshold of a just noticeable difference, as ΔE OK.
  private static let noticeable = 0.02
  /// The threshold of equality, as ΔE OK. Below it, each component in eight bits is equal or differs by one.
  private static let same = 0.002
  /// The maximum difference of opacities that match, from 0 to 1.
  private static let alphaStep = 0.01
  /// The difference of font sizes that no longer match, in points.
  private static let sizeStep = 0.01
  /// The maximum number of tokens for one color or font.
  private static let maxShownCount = 3

  /// Creates a search in the colors and fonts of a theme, in all modes. Deprecated tokens come after the
  /// others.
  /// - Parameter theme: the theme with the tokens; nil for no matches.
  init(_ theme: Theme?) {
    var colors: [Entry<ColorValue>] = []
    var fonts: [Entry<Typography>] = []
    // Deprecated tokens come last.
    let tokens = theme?.tokens ?? []
    for token in tokens.filter({ $0.deprecated == nil }) + tokens.filter({ $0.deprecated != nil }) {
      // All modes are included, because a document may contain the value of any mode.
      for value in [token.value] + token.variants.map(\.value) {
        switch value {
        case .color(let color): colors.append(Entry(path: token.path, value: color))
        case .typography(let font): fonts.append(Entry(path: token.path, value: font))
        default: break
        }
      }
    }
    (self.colors, self.fonts) = (colors, fonts)
  }

  /// Returns at most three tokens with the same color or a hardly different one. Tokens with a matching name
  /// come first, then exact ones in the guide's order, then the nearest ones. The difference is below 0.02
  /// (ΔE OK), and the opacities differ by at most 0.01.
  /// - Parameters:
  ///   - color: the color; nil if its value is unknown. Then only the name is compared, and a match counts as
  ///     exact.
  ///   - name: the name in the asset catalog; nil for none.
  func tokens(for color: ColorValue?, name: String?) -> [FoundToken] {
    var found: [(token: FoundToken, distance: Double)] = []
    for entry in colors {
      let hasName = name.map { Self.matches(name: $0, entry.path) } ?? false
      guard let color else {
        if hasName { found.append((FoundToken(path: entry.path, isExact: true), -1)) }
        continue
      }
      guard abs((color.alpha ?? 0) - (entry.value.alpha ?? 0)) <= Self.alphaStep else { continue }
      let distance = color.difference(from: entry.value)
      guard distance < Self.noticeable else { continue }
      let isExact = distance < Self.same
      found.append((FoundToken(path: entry.path, isExact: isExact), hasName ? -1 : isExact ? 0 : distance))
    }
    return Self.nearest(found)
  }

  /// Returns at most three tokens whose font, in any mode, has the same size and slant, and also matches the
  /// name of the font. A text style needs the same style and the system family. A face needs that face or a
  /// family of that name. Any other font needs the same first family and weight. Line height and letter
  /// spacing are not compared. The tokens are in the guide's order, deprecated ones last, and `isExact` is
  /// true for all.
  func tokens(for font: Typography) -> [FoundToken] {
    Self.nearest(
      fonts.filter { Self.matches(font, token: $0.value) }.map {
        (FoundToken(path: $0.path, isExact: true), 0)
      })
  }

  /// Returns the first three tokens by ascending distance, each token once. Tokens with equal distances keep
  /// their order.
  private static func nearest(_ found: [(token: FoundToken, distance: Double)]) -> [FoundToken] {
    var seen: Set<TokenPath> = []
    return found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.token).filter { seen.insert($0.path).inserted }.prefix(maxShownCount).map { $0 }
  }

  /// Returns true if the name of a color in the asset catalog is the path of a token with or without its
  /// section: `brand-blue` and `colors/brandBlue` match `colors.brandBlue`. Case and punctuation are ignored.
  /// A name without letters and digits matches nothing.
  private static func matches(name: String, _ path: TokenPath) -> Bool {
    /// Returns the lowercase letters and digits of a text.
    func letters(_ text: some StringProtocol) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let wanted = letters(name)
    guard !wanted.isEmpty else { return false }
    return wanted == letters(path.dotted) || wanted == letters(path.names.dropFirst().joined())
  }

  /// Returns true if a font of a document matches the font of a token. Size and slant must be equal; sizes
  /// may differ by less than 0.01 points. A text style needs the same text style and the system family. A
  /// face needs the same face, or a family with the name of the face. Any other font needs the same first
  /// family and weight.
  private static func matches(_ font: Typography, token: Typography) -> Bool {
    guard font.isItalic == token.isItalic else { return false }
    if let style = font.textStyle {
      return token.textStyle == style && token.families.first == Typography.systemFamily
        && abs(token.size - font.size) < sizeStep
    }
    guard abs(token.size - font.size) < sizeStep else { return false }
    if let face = font.face { return token.face == face || token.families.contains(face) }
    return token.families.first == font.families.first && token.weight == font.weight
  }
}
