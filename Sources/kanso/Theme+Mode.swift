import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoTheme

extension Theme {
  /// The index of a mode that was named on the command line.
  func index(ofMode name: String) throws -> Int {
    if let index = modes.firstIndex(where: { $0.name == name }) { return index }
    let names = modes.map(\.name)
    let known =
      names.isEmpty ? "the guide declares no modes" : "the modes are \(names.joined(separator: ", "))"
    throw Terminal.usageError("there is no mode `\(name.printable)`; \(known.printable)")
  }

  /// The theme for a build in which a mode's axes are settled.
  func beginning(with mode: String) throws -> Theme { settled(in: modes[try index(ofMode: mode)]) }
}
