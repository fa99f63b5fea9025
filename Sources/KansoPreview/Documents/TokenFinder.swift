import KansoInterfaceBuilder
import KansoTheme

/// A token that a color or a font of a document could be.
struct FoundToken: Hashable, Sendable {
  let path: TokenPath
  /// Whether it has the same value; otherwise a difference is hardly seen.
  let isExact: Bool
}

/// Finds the tokens of a theme whose values the colors and fonts of a document have.
struct TokenFinder: Sendable {
  private struct Entry<Value: Sendable>: Sendable {
    let path: TokenPath
    let value: Value
  }

  private let colors: [Entry<ColorValue>]
  private let fonts: [Entry<Typography>]

  /// A difference that is just noticeable, as ΔE OK.
  private static let noticeable = 0.02
  /// Colors nearer than this are written with the same eight bits a component, or next to it.
  private static let same = 0.002
  private static let alphaStep = 0.01
  private static let sizeStep = 0.01
  private static let mostShown = 3

  /// - Parameter theme: nil finds nothing.
  init(_ theme: Theme?) {
    var colors: [Entry<ColorValue>] = []
    var fonts: [Entry<Typography>] = []
    // A token that is not to be used any more comes last.
    let tokens = theme?.tokens ?? []
    for token in tokens.filter({ $0.deprecated == nil }) + tokens.filter({ $0.deprecated != nil }) {
      // Every mode counts: what is in a document may have been taken from any of them.
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

  /// The tokens that a color could be, the nearest first; before them the one whose name it has.
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

  /// The tokens that a font is.
  func tokens(for font: Typography) -> [FoundToken] {
    Self.first(
      fonts.filter { Self.isSame(font, $0.value) }.map { (FoundToken(path: $0.path, isExact: true), 0) })
  }

  private static func first(_ found: [(token: FoundToken, distance: Double)]) -> [FoundToken] {
    var seen: Set<TokenPath> = []
    return found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.token).filter { seen.insert($0.path).inserted }.prefix(mostShown).map { $0 }
  }

  /// Whether the name of a color in the asset catalog speaks of a token: `brand-blue` or `colors/brandBlue` of `colors.brandBlue`.
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
