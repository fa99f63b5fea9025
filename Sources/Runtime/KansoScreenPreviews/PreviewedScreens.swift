import Foundation
import KansoLayout
import KansoRendering

/// The drawn previews of a program: what it hands to `kanso preview`.
public struct PreviewedScreens: Codable, Sendable {
  /// A screen in its situations.
  public struct Screen: Codable, Sendable {
    /// The type that declares the preview.
    public let type: String
    /// The name of the preview; empty for none.
    public let name: String
    /// The captions of the pictures, in order.
    public let captions: [String]
    /// The pictures as SVG documents, in order.
    public let pictures: [String]
    /// The problems of the layout, each with the situations in which it occurs.
    public let problems: [String]
  }

  /// The screens, in order.
  public let screens: [Screen]

  /// Draws the previews of types, in order.
  public init(of types: [any Previews.Type]) {
    screens = types.flatMap { type in type.previews.map { Screen($0, of: type) } }
  }

  /// Draws the previews of types, and writes them as JSON to the file that is the first argument of the program.
  ///
  /// - Throws: An error if the file cannot be written.
  public static func write(_ types: [any Previews.Type]) throws {
    let data = try JSONEncoder().encode(PreviewedScreens(of: types))
    guard let path = CommandLine.arguments.dropFirst().first else {
      return FileHandle.standardOutput.write(data)
    }
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

extension PreviewedScreens.Screen {
  /// Draws a preview.
  init(_ preview: ScreenPreview, of type: any Previews.Type) {
    self.type = "\(type)"
    name = preview.name
    var (captions, pictures): ([String], [String]) = ([], [])
    // A problem that is the same in several situations is one.
    var (found, order): ([String: [Situation]], [String]) = ([:], [])
    for situation in preview.situations {
      let window = situation.window(showing: preview.makeScreen)
      captions.append("\(situation)")
      pictures.append(Drawing(of: window).svg(title: "\(preview.name): \(situation)"))
      for problem in window.layoutProblems {
        let text = "\(problem)"
        if found[text] == nil { order.append(text) }
        found[text, default: []].append(situation)
      }
    }
    (self.captions, self.pictures) = (captions, pictures)
    problems = order.map { problem in
      let places = found[problem] ?? []
      let others = places.count > 1 ? " and \(places.count - 1) more" : ""
      return "\(problem) (\(places.first.map { "\($0)" } ?? "")\(others))"
    }
  }
}
