import KansoDiagnostics
import KansoTheme

/// The values of a color in a catalog, one for each appearance of the system.
struct ColorSet {
  /// The appearances, with the names that they have as modes of guides.
  enum Mode: String, CaseIterable {
    case light, dark, lightHighContrast, darkHighContrast
  }

  /// The values of all modes with a color. A mode without one of its own has that of the mode which the system takes.
  private(set) var values: [Mode: ColorValue] = [:]
  private(set) var findings: [ImportFinding] = []
  /// True if the color has a value for high contrast.
  let hasHighContrast: Bool
  /// The place of the first value.
  let place: SourceRange

  /// Reads a `Contents.json`.
  /// - Parameter path: the path of the token, for findings.
  init(_ file: JSONFile, _ path: [String]) {
    let entries = (file.root["colors"]?.elements ?? []).map { ColorEntry($0) }
    place = entries.first.map { file.place(of: $0.node) } ?? file.place(of: file.root)
    hasHighContrast = entries.contains { $0.isHighContrast }
    guard let device = Self.device(entries) else {
      findings.append(ImportFinding(.lost, path, "the color set is empty", at: place))
      return
    }
    var own = entries.filter { $0.device == device }
    // Xcode keeps an entry for an appearance whose color was removed, and the system takes that for any appearance.
    if Self.entry(of: own, .light)?.isEmpty == false { own.removeAll(where: \.isEmpty) }
    for mode in Mode.allCases {
      guard let entry = Self.entry(of: own, mode) else { continue }
      switch entry.content {
      case .color(let color): values[mode] = color
      case .other(let message):
        let isShared = mode != .light && entry.node.offset == Self.entry(of: own, .light)?.node.offset
        if !isShared, !findings.contains(where: { $0.message == message }) {
          findings.append(ImportFinding(.lost, path, message, at: file.place(of: entry.node)))
        }
      }
    }
    if values[.light] == nil, let mode = Mode.allCases.first(where: { values[$0] != nil }) {
      let message = "the value is that of `\(mode.rawValue)`, since there is no color without conditions"
      findings.append(ImportFinding(.doubtful, path, message, at: place))
      values[.light] = values[mode]
    }
    addOtherDevices(entries, device, file, path)
  }

  /// Returns the device whose entries are taken: the one that all devices have in common, if it has a color.
  private static func device(_ entries: [ColorEntry]) -> ColorEntry.Device? {
    let best = entries.min { $0.device.rank < $1.device.rank }
    let bestWithColor = entries.filter { $0.color != nil }.min { $0.device.rank < $1.device.rank }
    return bestWithColor?.device ?? best?.device
  }

  /// Returns the entry that the system takes in a mode; nil if there is none.
  private static func entry(of entries: [ColorEntry], _ mode: Mode) -> ColorEntry? {
    for (luminosity, isHigh) in fallbacks(mode) {
      let candidates = entries.filter { $0.luminosity == luminosity && $0.isHighContrast == isHigh }
      if let entry = candidates.min(by: { $0.gamutRank < $1.gamutRank }) { return entry }
    }
    return nil
  }

  /// Returns the appearances whose color a mode takes, the most suitable first.
  private static func fallbacks(_ mode: Mode) -> [(luminosity: String?, isHigh: Bool)] {
    switch mode {
    case .light: [("light", false), (nil, false)]
    case .dark: [("dark", false), (nil, false)]
    case .lightHighContrast: [("light", true), (nil, true)] + fallbacks(.light)
    case .darkHighContrast: [("dark", true), ("dark", false), (nil, true), (nil, false)]
    }
  }

  /// Reports the colors of other devices, and those for screens with less colors, where they differ.
  private mutating func addOtherDevices(
    _ entries: [ColorEntry], _ device: ColorEntry.Device, _ file: JSONFile, _ path: [String]
  ) {
    let known = Set(values.values)
    var names: [String] = []
    var seen: Set<String> = []
    var firstPlace: SourceRange?
    for entry in entries {
      guard let color = entry.color, !known.contains(color) else { continue }
      let name = entry.device == device ? entry.gamut.map { "screens in \($0)" } : entry.device.description
      guard let name else { continue }
      if seen.insert(name).inserted { names.append(name) }
      firstPlace = firstPlace ?? file.place(of: entry.node)
    }
    guard let firstPlace else { return }
    findings.append(
      ImportFinding(
        .lost, path,
        "a style guide has one color for all devices; the one for \(names.joined(separator: ", ")) is lost",
        at: firstPlace))
  }
}
