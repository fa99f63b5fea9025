import CPango
import KansoLayout
import KansoTheme

/// The fonts of a library and the selection of fonts for texts. Not thread-safe: only one thread may use it at a time.
final class FontShelf {
  /// The shipped fonts and those of the given files.
  let own: FontMap?

  private let usesMachine: Bool
  private let files: [String]
  private var choices: [FontRequest: FontChoice] = [:]

  /// The maximum number of cached choices. Beyond it, the cache is emptied, because a document may name any number of
  /// fonts.
  private static let mostChoices = 1_000

  init(usesMachine: Bool, files: [String]) {
    (self.usesMachine, self.files) = (usesMachine, ShippedFonts.files + files)
    own = FontMap(usesMachine: false, files: self.files)
  }

  /// All fonts of the machine, and those of `own`. They are read on demand, because reading them takes longer than all
  /// other work.
  private(set) lazy var machine: FontMap? =
    usesMachine ? FontMap(usesMachine: true, files: files) : nil

  /// Returns the font for a text.
  func choice(_ font: Typography) -> FontChoice {
    let request = FontRequest(font)
    if let known = choices[request] { return known }
    if choices.count >= Self.mostChoices { choices = [:] }
    let chosen = named(request) ?? standIn(request, font.fontClass)
    choices[request] = chosen
    return chosen
  }

  /// Returns the requested face, or the first available family; nil if there is neither. A family name that stands for
  /// a class is available as the font of that class.
  private func named(_ request: FontRequest) -> FontChoice? {
    if let name = request.face {
      for (map, isOfMachine) in [(own, false), (machine, true)] {
        guard let face = map?.faces.face(name) else { continue }
        return FontChoice(
          FontDescription(family: face.family, weight: face.weight, isItalic: face.isItalic),
          isOfMachine: isOfMachine, in: map)
      }
    }
    for family in request.candidates {
      if FontRequest.namesClass(family), let kind = FontClass(family: family) {
        return shipped(request, kind) ?? alias(request, kind)
      }
      // No font of the machine has the name of the system font, so the machine's fonts are not read.
      if FontRequest.namesSystem(family) { return nil }
      if let known = self.family(family, request) { return known }
    }
    return nil
  }

  private func family(_ name: String, _ request: FontRequest) -> FontChoice? {
    if let found = own?.faces.family(name) { return choice(found, request, isOfMachine: false) }
    if let found = machine?.faces.family(name) { return choice(found, request, isOfMachine: true) }
    return nil
  }

  /// Returns the substitute for a missing font of a class.
  private func standIn(_ request: FontRequest, _ kind: FontClass) -> FontChoice {
    let shipped = shipped(request, kind)
    let chosen = shipped ?? alias(request, kind)
    let own = ShippedFonts.family(of: kind)
    chosen.substitution = FontSubstitution(
      family: request.wanted, fontClass: kind, substitute: shipped == nil ? chosen.font?.family ?? own : own)
    return chosen
  }

  private func shipped(_ request: FontRequest, _ kind: FontClass) -> FontChoice? {
    own?.faces.family(ShippedFonts.family(of: kind)).map { choice($0, request, isOfMachine: false) }
  }

  /// Returns the machine's font for a class.
  private func alias(_ request: FontRequest, _ kind: FontClass) -> FontChoice {
    choice(ShippedFonts.alias(of: kind), request, isOfMachine: machine != nil)
  }

  private func choice(_ family: String, _ request: FontRequest, isOfMachine: Bool) -> FontChoice {
    let (map, weight) = (isOfMachine ? machine : own, request.weight.asFontWeight)
    let family = map?.faces.family(family, weight: weight) ?? family
    return FontChoice(
      FontDescription(family: family, weight: weight, isItalic: request.isItalic), isOfMachine: isOfMachine,
      in: map)
  }
}

extension FontFaces {
  /// Returns the separate family of a weight, such as `Name Light`; nil if there is none. Fonts for old programs have
  /// at most four faces per family, and a separate family for each other weight.
  func family(_ name: String, weight: Double) -> String? {
    guard let word = Self.weights.first(where: { abs($0.weight - weight) < Self.step / 2 })?.word else {
      return nil
    }
    return family("\(name) \(word)")
  }

  private static let step = 100.0
  private static let weights: [(word: String, weight: Double)] = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Medium", 500), ("SemiBold", 600),
    ("ExtraBold", 800), ("Black", 900),
  ]
}
