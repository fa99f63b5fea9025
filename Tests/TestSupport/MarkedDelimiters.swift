/// Texts with a combining mark beside the end of a literal, a comment, an element or a path.
///
/// Code that compares characters does not find the delimiter, because delimiter and mark are one character. Parsers
/// compare code points and find it.
public enum MarkedDelimiters {
  /// Marks that combine with the character before them, and one (U+0600) that combines with the character after it.
  public static let marks = [
    "\u{301}", "\u{338}", "\u{20DD}", "\u{903}", "\u{200D}", "\u{FE0F}", "\u{1F3FB}", "\u{600}",
  ]

  /// The delimiters of Swift, Objective-C, CSS, Kotlin, XML, JSON and YAML, and the characters that they escape.
  public static let delimiters = [
    "\"", "'", "\\", "*/", "/*", "//", "--", "-->", "]]>", "</", "&", "`", "$", "#", "\n", "\r\n", "??/", ")",
    "{", "}", ".",
  ]

  private static let code = " )))}} #error(\"injected\") <injected/> injected{x:y}"

  /// Every mark before and after every delimiter. If the delimiter takes effect, the end of each text makes the output
  /// invalid.
  public static let texts = marks.flatMap { mark in
    delimiters.flatMap { ["x\(mark)\($0)\(code)", "x\($0)\(mark)\(code)"] }
  }

  /// Every mark before and after every delimiter that a name may contain. The names also differ in their letters and
  /// digits.
  public static let names = marks.enumerated().flatMap { index, mark in
    delimiters.filter { !["{", "}", "."].contains($0) }.enumerated().flatMap { place, delimiter in
      ["n\(index)x\(place)a\(mark)\(delimiter)\(mark)z", "n\(index)x\(place)b\(delimiter)\(mark)z"]
    }
  }

  /// A guide with the texts and the names in each field that accepts them: the names of the guide, of modes, axes,
  /// their values, groups and tokens; descriptions; deprecations; families and faces of fonts.
  ///
  /// Paddings are neither deprecated nor aliases, so that generated lists contain them.
  public static let guide: String = {
    // All texts together would exceed the maximum length of a text.
    let half = texts.enumerated().filter { $0.offset % 2 == $0.offset / 2 % 2 }.map(\.element)
    var lines = ["name: \(quoted(half.joined(separator: " ")))", "modes:", "  base: {}"]
    var values = ["base: '#FFFFFF'"]
    for (index, mark) in marks.enumerated() {
      let text = "\(index)\(mark)\"*/--'\(mark)"
      let axis = "\(quoted("a" + text)): \(quoted("v" + text))"
      lines.append("  \(quoted("m" + text)): {\(axis), fallback: base}")
      values.append("\(quoted("m" + text)): '#00000\(index)'")
    }
    lines += ["colors:", "  modal: {\(values.joined(separator: ", "))}"]
    for (index, text) in texts.enumerated() {
      lines.append(
        "  c\(index): {value: '#123456', description: \(quoted(text)), deprecated: \(quoted(text))}")
    }
    lines.append("fonts:")
    for (index, text) in texts.enumerated() {
      lines.append("  f\(index): {family: [\(quoted(text)), system], face: \(quoted(text)), size: 12}")
    }
    lines.append("padding:")
    for (index, mark) in marks.enumerated() {
      lines.append("  \(quoted("g\(index)\(mark)")): {inner: 1}")
    }
    // Scalars that combine with the dot before them, and may begin a name.
    for start in ["\u{1F3FB}", "\u{600}"] {
      lines.append("  \(quoted(start + "g")): {\(quoted(start + "x")): 2}")
    }
    for name in names { lines.append("  \(quoted(name)): 3") }
    return lines.joined(separator: "\n") + "\n"
  }()

  /// Returns the text in YAML's double quotes.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x20, scalar.value < 0x7F, scalar != "\"", scalar != "\\" {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
