import KansoInterfaceBuilder
import KansoTheme

/// A token that matches a color or a font of a document.
struct FoundToken: Hashable, Sendable {
  let path: TokenPath
  /// True if the values are equal. Otherwise their difference is hardly visible.
  let isExact: Bool
}

/// A search for the tokens of a theme that match the colors and fonts of a document.
struct TokenFinder: Sendable {
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
  private static let alphaStep = 0.01
  private static let sizeStep = 0.01
  private static let mostShown = 3

  /// Creates a search in a theme.
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

  /// Returns the tokens that match a color, the nearest first. Tokens with a matching name come before them.
  /// - Parameters:
  ///   - color: the color; nil if its value is unknown, so that only the name is compared.
  ///   - name: the name in the asset catalog; nil for none.
  func tokens(for color: ColorValue?, name: String?) -> [FoundToken] {
    var found: [(token: FoundToken, distance: Double)] = []
    for entry in colors {
      let hasName = name.map { Self.isSame($0, entry.path) } ?? false
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
    return Self.first(found)
  }

  /// Returns the tokens that match a font.
  func tokens(for font: Typography) -> [FoundToken] {
    Self.first(
      fonts.filter { Self.isSame(font, $0.value) }.map { (FoundToken(path: $0.path, isExact: true), 0) })
  }

  private static func first(_ found: [(token: FoundToken, distance: Double)]) -> [FoundToken] {
    var seen: Set<TokenPath> = []
    return found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.token).filter { seen.insert($0.path).inserted }.prefix(mostShown).map { $0 }
  }

  /// Returns true if the name of a color in the asset catalog matches a token: `brand-blue` and `colors/brandBlue`
  /// match `colors.brandBlue`.
  private static func isSame(_ name: String, _ path: TokenPath) -> Bool {
    func letters(_ text: some StringProtocol) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let wanted = letters(name)
    guard !wanted.isEmpty else { return false }
    return wanted == letters(path.dotted) || wanted == letters(path.names.dropFirst().joined())
  }

  private static func isSame(_ font: Typography, _ token: Typography) -> Bool {
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
