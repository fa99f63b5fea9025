import KansoDiagnostics
import KansoTheme
import KansoYAML

// The limits of a guide, in addition to those of its text.
extension ReadingLimits {
  /// The maximum number of modes in a guide.
  static let modes = 64
  /// The maximum number of axes in a mode.
  static let axes = 16
  /// The number of steps that a ramp can have.
  static let rampSteps = 2...32
  /// The numbers of the steps of a scale.
  static let scaleExponents = -32...32
  /// The maximum number of layers in a shadow.
  static let layers = 32
  /// The maximum number of stops in a gradient.
  static let stops = 64
  /// The maximum number of lengths in a list of dashes.
  static let dashes = 32
  /// The maximum length of a token in `strings`, in bytes.
  static let string = 10_000
  /// The maximum number of files that a guide consists of.
  static let files = 64
  /// The maximum number of files of which each includes or extends the next one.
  static let inclusions = 16
  /// The maximum size of a guide's tokens, in bytes (16 MiB). See `GuideSize`.
  static let output = 16 << 20
  /// The maximum number of reported diagnostics in a guide.
  static let findings = 10_000
}

// Diagnostics for exceeded limits.
extension ReadingLimits {
  /// Returns the diagnostic for too many modes, at the first mode beyond the limit.
  static func manyModes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidModes, "the guide has more than \(modes) modes", at: range,
      help: "Declare one mode for each value of an axis. Modes of different axes combine automatically.")
  }

  /// Returns the diagnostic for a guide that is too large, at the first token or group beyond the limit.
  static func largeGuide(upTo path: TokenPath, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .guideTooLarge, "up to `\(path)` the tokens of this guide take more than \(output >> 20) MiB",
      at: range,
      help: "Split the guide, or shorten what many tokens repeat: group names, inherited texts, modes.")
  }

  /// Returns the diagnostics in report order. If there are more than `findings`, the others are replaced by
  /// one diagnostic with their number at the end. It is an error if one of them is an error; otherwise, a
  /// warning.
  static func limitedReport(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.sortedForReport()
    guard sorted.count > findings else { return sorted }
    let rest = sorted[findings...]
    let severity: Severity = rest.hasErrors ? .error : .warning
    let remark = Diagnostic(
      .tooManyFindings, "there are \(rest.count) more errors and warnings from here on",
      at: sorted[findings].range, help: "Fix those that are reported, and check the guide again.",
      severity: severity)
    return Array(sorted[..<findings]) + [remark]
  }
}
