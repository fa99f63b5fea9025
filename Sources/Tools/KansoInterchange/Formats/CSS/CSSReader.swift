import KansoDiagnostics

/// A reader of the custom properties of style sheets: those of the root, and of themes and media queries for light,
/// dark and high contrast, which are modes. A name of a selection is a list of selectors, such as `:root, .dark`:
/// only their rules are read, the weakest first, and there are no modes. `light` and `dark` select the scheme of the
/// system.
package enum CSSReader: TokenFormatReader {
  package static let format = TokenFormat.css

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    files.contains { file in
      let start = file.source.bytes.first { !$0.isCSSSpace }
      // JSON and XML can have custom properties in their texts.
      return start != UInt8(ascii: "{") && start != UInt8(ascii: "<") && file.source.contains("--")
        && hasCustomProperty(file.source)
    }
  }

  /// Returns true if one of the first rules has a custom property.
  private static func hasCustomProperty(_ file: SourceFile) -> Bool {
    var tokens = CSSTokenizer(file)
    var depth = 0
    for _ in 0..<100_000 {
      let token = tokens.next()
      switch token.kind {
      case .end: return false
      case .openBrace: depth += 1
      case .closeBrace: depth = max(0, depth - 1)
      case .ident where depth > 0 && file.bytes[token.range.offsets].starts(with: "--".utf8):
        var next = tokens.next()
        while next.isSpace { next = tokens.next() }
        if next.kind == .colon { return true }
        if next.kind == .end { return false }
      default: break
      }
    }
    return false
  }

  /// Returns the modes that the names of several files say, as of `light.css` and `dark.css`.
  private static func themes(of files: [ForeignFile]) -> [CSSConditions] {
    let themes = files.map { file in
      let name =
        file.source.path.split(separator: "/").last?.split(separator: ".").dropLast().joined(separator: ".")
        ?? ""
      let words = AppearanceName.split(name)
      let modes = ["light", "dark"].filter { words.contains($0) }
      return modes.count == 1 ? CSSConditions.appearance(modes[0]) : CSSConditions()
    }
    let isDivided = files.count > 1 && themes.contains(.appearance("dark"))
    return isDivided ? themes : files.map { _ in CSSConditions() }
  }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    var cascade = CSSCascade(selection.names.isEmpty ? nil : CSSSelection(selection.names))
    let themes = selection.names.isEmpty ? themes(of: files) : files.map { _ in CSSConditions() }
    for (file, theme) in zip(files, themes) { cascade.add(file.source, within: theme) }
    return CSSTokens(cascade).finish()
  }
}
