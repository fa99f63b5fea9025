import KansoSystem

/// A writer of one format.
package protocol TokenFormatWriter {
  static var format: TokenFormat { get }

  /// Writes all tokens. What the format cannot hold becomes findings: `lost` for a token, a part or a value in a mode that
  /// is not in the files, `doubtful` for one that is there with another meaning, `renamed` for another name.
  ///
  /// - Parameter tokens: the tokens of a theme (`ForeignTokens.init(_:places:)`): all references name tokens.
  static func write(_ tokens: ForeignTokens) -> TokenExport
}

/// The files of an export.
package struct TokenExport {
  /// The files, with names below the folder of the output.
  package var files: [GeneratedFile] = []
  /// Everything that the format cannot hold, at its place in the guide.
  package var findings: [ImportFinding] = []

  package init() {}
}
