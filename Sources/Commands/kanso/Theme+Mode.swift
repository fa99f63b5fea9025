import ArgumentParser
import KansoCommandLine
import KansoFormatting
import KansoTheme

extension Theme {
  /// Returns the index in `modes` of a mode that was named on the command line. Throws the exit code 64 for
  /// an unknown name, after an error on standard error.
  func index(ofMode name: String) throws -> Int {
    if let index = modes.firstIndex(where: { $0.name == name }) { return index }
    let names = modes.map(\.name)
    let known =
      names.isEmpty ? "the guide declares no modes" : "the modes are \(names.joined(separator: ", "))"
    throw Terminal.usageError("there is no mode `\(name.printable)`; \(known.printable)")
  }

  /// Returns the theme with the axes of a mode fixed, for a build in that mode. The list of modes stays the
  /// same. Throws the exit code 64 for an unknown name, after an error on standard error.
  func specialized(forModeNamed mode: String) throws -> Theme {
    specialized(for: modes[try index(ofMode: mode)])
  }
}
