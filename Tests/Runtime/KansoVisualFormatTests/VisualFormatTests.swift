import KansoVisualFormat
import Testing

struct VisualFormatTests {
  private func text(_ term: VisualFormat.Term) -> String {
    switch term.value {
    case .number(let number): "\(number)"
    case .name(let name): name
    }
  }

  /// Returns a format as text, for comparison.
  private func text(_ format: VisualFormat) -> String {
    func text(_ predicates: [VisualFormat.Predicate]) -> String {
      predicates.map {
        $0.relation.rawValue + self.text($0.object) + ($0.priority.map { "@" + self.text($0) } ?? "")
      }
      .joined(separator: ",")
    }
    func text(_ connection: VisualFormat.Connection?) -> String {
      switch connection {
      case nil, .flush?: ""
      case .standard?: "-"
      case .predicates(let predicates)?: "-(\(text(predicates)))-"
      }
    }
    var result = format.axis == .vertical ? "V:" : "H:"
    if let leading = format.leading { result += "|" + text(leading) }
    for (index, view) in format.views.enumerated() {
      result += "[\(view.name)\(view.predicates.isEmpty ? "" : "(\(text(view.predicates)))")]"
      if index < format.connections.count { result += text(format.connections[index]) }
    }
    if let trailing = format.trailing { result += text(trailing) + "|" }
    return result
  }

  @Test(arguments: [
    ("[a]", "H:[a]"), ("H:[a]-[b]", "H:[a]-[b]"), ("V:|[a][b]|", "V:|[a][b]|"), ("|-[a]-|", "H:|-[a]-|"),
    ("[a]-8-[b]", "H:[a]-(==8.0)-[b]"),
    ("V:|-0-[text]-4-[label]-8-|", "V:|-(==0.0)-[text]-(==4.0)-[label]-(==8.0)-|"),
    ("[a(100)]", "H:[a(==100.0)]"), ("[a(>=70@750,<=100)]", "H:[a(>=70.0@750.0,<=100.0)]"),
    ("[a(b)]", "H:[a(==b)]"),
    ("[a(==b@900)]-gap-[c(1.5)]", "H:[a(==b@900.0)]-(==gap)-[c(==1.5)]"), ("|-(-8)-[a]", "H:|-(==-8.0)-[a]"),
    ("[a]-(>=small,<=20@low)-[_b1]", "H:[a]-(>=small,<=20.0@low)-[_b1]"),
  ])
  func formatsAreRead(_ source: String, _ expected: String) throws {
    let format = try VisualFormat(source)
    #expect(text(format) == expected)
    // Parsing the text again gives the same format.
    #expect(try text(VisualFormat(text(format))) == expected)
  }

  /// The caret is below the wrong character.
  @Test(arguments: [
    ("V[a]", " ^", "`:`"), ("", "^", "view"), ("[a]-", "   ^", "nowhere"), ("[a]-8-", "   ^", "nowhere"),
    ("[]", " ^", "name of a view"),
    ("[1a]", " ^", "name of a view"), ("[a", "  ^", "`]`"), ("[a(8]", "    ^", "`)`"),
    ("[a]-8[b]", "     ^", "`-`"),
    ("[a]--8-[b]", "    ^", "parentheses"), ("[a]-(8[b]", "      ^", "`)`"), ("[a(=8)]", "   ^", "relation"),
    ("[a(>8)]", "   ^", "relation"),
    ("[a(8@)]", "     ^", "number"), ("|-[a]-|[b]", "       ^", "ends"), ("[a]-é-[b]", "    ^", "number"),
    ("[a(1.2.3)]", "   ^", "number"),
    ("|", " ^", "view"), ("a", "^", "view"), ("[a][b", "     ^", "`]`"), ("[a(,)]", "   ^", "number"),
  ])
  func mistakesHaveAPlace(_ source: String, _ caret: String, _ word: String) throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat(source) }
    #expect(error.offset == caret.utf8.count - 1, "\(error.message)")
    #expect(error.message.contains(word), "\(error.message)")
  }

  @Test func rangesAreThoseOfTheText() throws {
    let source = "V:|-0-[text(>=44@750)]-(-12)-|"
    let format = try VisualFormat(source)
    func text(_ range: Range<Int>) -> String { String(decoding: Array(source.utf8)[range], as: UTF8.self) }
    guard case .predicates(let first)? = format.leading, case .predicates(let last)? = format.trailing else {
      Issue.record("there are spaces")
      return
    }
    #expect(first.map { text($0.object.range) } == ["0"])
    #expect(last.map { text($0.object.range) } == ["-12"])
    #expect(format.views.map { text($0.range) } == ["[text(>=44@750)]"])
    #expect(format.views[0].predicates.map { text($0.range) } == [">=44@750"])
    #expect(format.views[0].predicates[0].priority.map { text($0.range) } == "750")
  }

  @Test func partsMayLeadElsewhere() throws {
    #expect(throws: VisualFormatError.self) { try VisualFormat("[title]-(>=15@250)-") }
    let part = try VisualFormat(Array("[title]-(>=15@250)-".utf8), isFragment: true)
    #expect(part.trailing != nil)
    #expect(try VisualFormat(Array("-[a]-".utf8), isFragment: true).leading == .standard)
  }

  /// Tests arbitrary bytes, and every prefix of a format.
  @Test func noTextIsTooOdd() {
    let source = Array("V:|-(>=8@750,-3)-[a(==b,100)]-gap-[b]-|".utf8)
    for length in source.indices {
      _ = try? VisualFormat(Array(source[..<length]), isFragment: length % 2 == 0)
      var broken = source
      broken[length] = UInt8(truncatingIfNeeded: length &* 37)
      _ = try? VisualFormat(broken, isFragment: false)
    }
    #expect(throws: VisualFormatError.self) { try VisualFormat(String(repeating: "[a]", count: 10_000)) }
  }
}
