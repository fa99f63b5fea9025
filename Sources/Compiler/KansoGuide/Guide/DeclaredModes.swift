import KansoDiagnostics
import KansoTheme
import KansoYAML

/// The modes of a guide, in the order of their declarations in one file or in several.
struct DeclaredModes: Sendable {
  private(set) var modes: [Mode] = []
  private(set) var indexes = ModeIndexes()
  /// The range of each mode's declaration.
  private(set) var ranges: [SourceRange] = []
  /// The range of each mode's fallback, by the name of the mode.
  var fallbackRanges: [String: SourceRange] = [:]

  /// Adds a mode with a new name.
  /// - Parameter range: the range of its declaration.
  mutating func append(_ mode: Mode, at range: SourceRange) {
    indexes[mode.name] = modes.count
    modes.append(mode)
    ranges.append(range)
  }

  /// Adds the modes of another file. A mode may be declared again with the same context and fallback. Returns an
  /// error for each mode that is declared differently, and for the first mode beyond the limit; these are not
  /// added.
  mutating func add(_ other: DeclaredModes) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (mode, range) in zip(other.modes, other.ranges) {
      if let index = indexes[mode.name] {
        guard modes[index] != mode else { continue }
        diagnostics.append(
          Diagnostic(
            .invalidModes, "the mode `\(mode.name)` has another context or fallback in another file",
            at: range,
            help: "Declare it in one file, or write the same context and fallback in both.",
            notes: [.init("the mode is also declared here", at: ranges[index])]))
      } else if modes.count < ReadingLimits.modes {
        append(mode, at: range)
        if mode.fallback != nil { fallbackRanges[mode.name] = other.fallbackRanges[mode.name] }
      } else {
        return diagnostics + [ReadingLimits.manyModes(at: range)]
      }
    }
    return diagnostics
  }

  /// Returns the errors in the contexts and the fallbacks.
  func check() -> [Diagnostic] { contextErrors + fallbackErrors }

  /// The errors for modes with an empty context, except the first mode, and for modes with the context of an
  /// earlier mode.
  private var contextErrors: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var seen: [Context: Int] = [:]
    for (index, mode) in modes.enumerated() {
      if index > 0, mode.context.values.isEmpty {
        diagnostics.append(
          Diagnostic(
            .invalidModes, "the mode `\(mode.name)` has no context, so it would never apply",
            at: ranges[index],
            help: "Give it one, as in `\(mode.name): {appearance: dark}`; only the first mode needs none."))
      } else if let first = seen[mode.context] {
        let isElsewhere = ranges[first].file !== ranges[index].file
        diagnostics.append(
          Diagnostic(
            .invalidModes, "the modes `\(modes[first].name)` and `\(mode.name)` apply in the same context",
            at: ranges[index], help: "Give each mode a context of its own.",
            notes: isElsewhere ? [.init("`\(modes[first].name)` is declared here", at: ranges[first])] : []))
      }
      seen[mode.context] = index
    }
    return diagnostics
  }

  /// The errors for fallbacks that are not modes, and for chains of fallbacks that contain a mode twice.
  private var fallbackErrors: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (position, mode) in modes.enumerated() {
      var visited: Set<String> = [mode.name]
      var current = mode
      while let fallback = current.fallback {
        guard let index = indexes[fallback] else {
          let suggestion = Spelling.nearest(to: fallback, among: modes.map(\.name))
          diagnostics.append(
            Diagnostic(
              .unknownMode, "the fallback `\(fallback)` of the mode `\(current.name)` is not a mode",
              at: fallbackRanges[current.name] ?? ranges[position],
              help: suggestion.map { "Did you mean `\($0)`?" } ?? "Name one of the declared modes."))
          break
        }
        guard visited.insert(fallback).inserted else {
          diagnostics.append(
            Diagnostic(
              .invalidModes,
              "the fallbacks of `\(mode.name)` lead back to a mode that is already in the chain",
              at: fallbackRanges[mode.name] ?? ranges[position],
              help: "End the chain of fallbacks with a mode that has none."))
          break
        }
        current = modes[index]
      }
    }
    return diagnostics
  }
}
