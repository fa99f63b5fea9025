import KansoDiagnostics

/// A fixture whose text marks the expected findings: `⟪unknown-alias|blakish⟫` expects one finding of that id whose
/// range is the text after the bar. Markers nest.
struct MarkedText {
  struct Expectation: Hashable, CustomStringConvertible {
    let id: String
    let file: String
    let lower: Int
    let upper: Int

    var description: String { "\(id) at \(file) \(lower)..<\(upper)" }
  }

  let text: String
  let expectations: [Expectation]

  /// - Parameter file: the name of the file that contains the text.
  init(_ marked: String, in file: String = "guide.yaml") {
    var text = ""
    var open: [(id: String, lower: Int)] = []
    var expectations: [Expectation] = []
    var rest = marked[...]
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "⟪":
        let id = rest.prefix { $0 != "|" }
        rest = rest.dropFirst(id.count + 1)
        open.append((String(id), text.utf8.count))
      case "⟫":
        let (id, lower) = open.removeLast()
        expectations.append(Expectation(id: id, file: file, lower: lower, upper: text.utf8.count))
      default:
        text.append(character)
      }
    }
    precondition(open.isEmpty, "a marker is not closed")
    self.text = text
    self.expectations = expectations
  }
}

extension Diagnostic {
  var asExpectation: MarkedText.Expectation {
    MarkedText.Expectation(
      id: id, file: range.file.path, lower: range.lowerBound, upper: range.upperBound)
  }
}
