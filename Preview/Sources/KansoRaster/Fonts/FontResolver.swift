import CPango
import KansoTheme
import KansoTypesetting

/// The fonts of a library and the selection of fonts for texts. Not thread-safe: only one thread may use it at a time.
final class FontResolver {
  /// The bundled fonts and those of the given files.
  let own: FontMap?

  /// True if `machine` may be read.
  private let usesMachine: Bool
  /// The bundled font files, then the given ones.
  private let files: [String]
  private var choices: [FontRequest: FontChoice] = [:]

  /// The maximum number of cached choices. Beyond it, the cache is emptied, because a document may name any number of
  /// fonts.
  private static let maxChoiceCount = 1_000

  /// Reads the bundled fonts and the given files, but not the fonts of the machine.
  init(usesMachine: Bool, files: [String]) {
    (self.usesMachine, self.files) = (usesMachine, ShippedFonts.files + files)
    own = FontMap(usesMachine: false, files: self.files)
  }

  /// All fonts of the machine, and those of `own`; nil if the machine's fonts are not used. They are read on
  /// demand, because reading them takes longer than all other work.
  private(set) lazy var machine: FontMap? =
    usesMachine ? FontMap(usesMachine: true, files: files) : nil

  /// Returns the font for a text, which is a substitute if neither the face nor a family is available. The
  /// result is cached.
  func choice(for font: Typography) -> FontChoice {
    let request = FontRequest(font)
    if let known = choices[request] { return known }
    if choices.count >= Self.maxChoiceCount { choices = [:] }
    let chosen = requestedChoice(request) ?? substituteChoice(request, font.fontClass)
    choices[request] = chosen
    return chosen
  }

  /// Returns the requested face, or else the first available family; nil if there is neither, or if the name
  /// of the system font precedes all available families. A family name that stands for a class is available
  /// as the font of that class. The fonts of `own` precede those of the machine.
  private func requestedChoice(_ request: FontRequest) -> FontChoice? {
    if let name = request.face {
      for (map, isOfMachine) in [(own, false), (machine, true)] {
        guard let face = map?.faces.face(named: name) else { continue }
        return FontChoice(
          FontDescription(family: face.family, weight: face.weight, isItalic: face.isItalic),
          isOfMachine: isOfMachine, in: map)
      }
    }
    for family in request.candidates {
      if FontRequest.namesClass(family), let kind = FontClass(family: family) {
        return shippedChoice(request, kind) ?? aliasChoice(request, kind)
      }
      // No font of the machine has the name of the system font, so the machine's fonts are not read.
      if FontRequest.namesSystem(family) { return nil }
      if let known = choice(ofFamily: family, request) { return known }
    }
    return nil
  }

  /// Returns a family of `own`, or else one of the machine; nil if neither has it.
  private func choice(ofFamily name: String, _ request: FontRequest) -> FontChoice? {
    if let found = own?.faces.family(named: name) { return makeChoice(found, request, isOfMachine: false) }
    if let found = machine?.faces.family(named: name) { return makeChoice(found, request, isOfMachine: true) }
    return nil
  }

  /// Returns the substitute for a missing font of a class, with its `substitution` set: the bundled font of
  /// the class, or the machine's if the bundled fonts are missing.
  private func substituteChoice(_ request: FontRequest, _ kind: FontClass) -> FontChoice {
    let shipped = shippedChoice(request, kind)
    let chosen = shipped ?? aliasChoice(request, kind)
    let own = ShippedFonts.family(of: kind)
    chosen.substitution = FontSubstitution(
      family: request.missingName, fontClass: kind,
      substitute: shipped == nil ? chosen.font?.family ?? own : own)
    return chosen
  }

  /// Returns the bundled font of a class; nil if the bundled fonts are missing.
  private func shippedChoice(_ request: FontRequest, _ kind: FontClass) -> FontChoice? {
    own?.faces.family(named: ShippedFonts.family(of: kind)).map {
      makeChoice($0, request, isOfMachine: false)
    }
  }

  /// Returns the machine's font for a class; one of `own` if the machine's fonts are not used.
  private func aliasChoice(_ request: FontRequest, _ kind: FontClass) -> FontChoice {
    makeChoice(ShippedFonts.alias(of: kind), request, isOfMachine: machine != nil)
  }

  /// Loads a family in the weight and the slant of the request. A separate family of that weight, such as
  /// `Name Light`, has priority.
  private func makeChoice(_ family: String, _ request: FontRequest, isOfMachine: Bool) -> FontChoice {
    let (map, weight) = (isOfMachine ? machine : own, request.weight.asFontWeight)
    let family = map?.faces.family(named: family, weight: weight) ?? family
    return FontChoice(
      FontDescription(family: family, weight: weight, isItalic: request.isItalic), isOfMachine: isOfMachine,
      in: map)
  }
}

extension FontFaces {
  /// Returns the separate family of a weight, such as `Name Light`; nil if there is none, and always nil for
  /// weights near 400 and 700. The weight is rounded to hundreds. Fonts for old programs have at most four
  /// faces per family, and a separate family for each other weight.
  func family(named name: String, weight: Double) -> String? {
    guard let word = Self.weights.first(where: { abs($0.weight - weight) < Self.step / 2 })?.word else {
      return nil
    }
    return family(named: "\(name) \(word)")
  }

  /// The distance between two named weights.
  private static let step = 100.0
  /// The suffixes of family names by weight. A family itself has its regular (400) and bold (700) faces.
  private static let weights: [(word: String, weight: Double)] = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Medium", 500), ("SemiBold", 600),
    ("ExtraBold", 800), ("Black", 900),
  ]
}
