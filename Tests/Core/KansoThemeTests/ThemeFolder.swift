import Foundation
import KansoThemeEncoding
import TestSupport

@testable import KansoTheme

/// A directory with a theme, and the ways in which programs write files.
struct ThemeFolder {
  let directory: TemporaryDirectory
  let file: URL

  init() throws {
    directory = try TemporaryDirectory()
    file = directory.url.appendingPathComponent("theme.json")
  }

  /// Writes to a temporary file and renames it, as `kanso compile` does.
  func replace(with theme: Theme) throws {
    try write(theme, to: ".theme.json.new")
    rename(directory.path(".theme.json.new"), file.path)
  }

  /// Empties the file and writes into it.
  func rewrite(_ text: String) throws { try directory.write(text, to: "theme.json") }

  func rewrite(_ theme: Theme) throws { try write(theme, to: "theme.json") }

  func write(_ theme: Theme, to name: String) throws {
    try directory.write(String(decoding: theme.encoded(), as: UTF8.self), to: name)
  }

  /// Replaces a link by another in one step.
  func link(_ name: String = "theme.json", to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: directory.path(".link"), withDestinationPath: target)
    rename(directory.path(".link"), directory.path(name))
  }
}

extension Theme {
  /// Themes that differ in one color.
  static let one = of(ColorValue(red: 1, green: 1, blue: 1))
  static let two = of(ColorValue(red: 0, green: 0.5, blue: 0.25))
  /// A theme with as many bytes as `one`.
  static let three = of(ColorValue(red: 0, green: 0, blue: 0))

  static func of(_ theme: Theme, description: String) -> Theme {
    let color = theme.tokens[0]
    return Theme(
      sections: theme.sections,
      tokens: [ThemeToken(path: color.path, value: color.value, description: description)])
  }

  static func of(_ color: ColorValue) -> Theme {
    Theme(
      sections: [TokenGroup(path: "colors", members: [.token(0)])],
      tokens: [ThemeToken(path: "colors.paper", value: .color(color))])
  }
}

/// The events of a store.
final class Events: @unchecked Sendable {
  private let queue = DispatchQueue(label: "events")
  private var received: [ThemeStore.Event] = []
  private var observation: ThemeObservation?

  init(of store: ThemeStore) {
    observation = store.observeEvents(on: queue) { [weak self] in self?.received.append($0) }
  }

  /// The events so far.
  var all: [ThemeStore.Event] { queue.sync { received } }

  var failures: [ThemeError] {
    all.compactMap { if case .failed(let error) = $0 { error } else { nil } }
  }

  var themes: [Theme] {
    all.compactMap { if case .changed(let theme) = $0 { theme } else { nil } }
  }

  /// The names of the events.
  var kinds: [String] {
    all.map {
      switch $0 {
      case .changed: "changed"
      case .failed: "failed"
      case .recovered: "recovered"
      }
    }
  }
}
