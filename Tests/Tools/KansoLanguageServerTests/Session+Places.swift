import Foundation
import Testing

// Places in texts, which a mark `‸` shows, and the texts after changes.
extension Session {
  /// A text with the place of its mark.
  struct Marked {
    let text: String
    let line: Int
    let character: Int

    init(_ marked: String) {
      let before = marked.prefix { $0 != "‸" }
      line = before.count { $0.isNewline }
      character = before.reversed().prefix { !$0.isNewline }.reduce(0) { $0 + $1.utf16.count }
      text = marked.replacing("‸", with: "")
    }
  }

  /// Opens a text, and returns the parameters of a request about its mark.
  mutating func open(marked: String, uri: String = Session.uri) throws -> [String: Any] {
    let marked = Marked(marked)
    try open(marked.text, uri: uri)
    return Self.at(marked.line, marked.character, uri: uri)
  }

  /// Returns the labels of the proposals at a mark.
  static func proposals(_ marked: String, before: String? = nil) throws -> [String] {
    var session = try Session(snippets: true)
    if let before {
      // The guide could be read before.
      try session.open(before)
      try session.idle()
      try session.notify("textDocument/didClose", ["textDocument": ["uri": Session.uri]])
    }
    let place = try session.open(marked: marked)
    let answer = try session.request("textDocument/completion", place) as? [String: Any]
    return (answer?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
  }

  /// Returns a text after changes of the protocol.
  static func text(_ text: String, applying edits: Any?) throws -> String {
    var units = Array(text.utf16)
    var starts = [0]
    for (index, unit) in units.enumerated() where unit == 10 { starts.append(index + 1) }
    func offset(_ position: Any?) throws -> Int {
      let position = try #require(position as? [String: Int])
      return starts[try #require(position["line"])] + (try #require(position["character"]))
    }
    let edits = try (try #require(edits as? [[String: Any]])).enumerated().map { index, edit in
      let range = try #require(edit["range"] as? [String: Any])
      return (
        range: try offset(range["start"])..<(try offset(range["end"])), index: index,
        text: try #require(edit["newText"] as? String)
      )
    }
    // From the end, so that offsets stay valid; insertions at one place are in their order.
    for edit in edits.sorted(by: { ($0.range.lowerBound, $0.index) > ($1.range.lowerBound, $1.index) }) {
      units.replaceSubrange(edit.range, with: Array(edit.text.utf16))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the changes of a document in a workspace edit.
  static func edits(_ edit: Any?, uri: String = Session.uri) -> Any? {
    ((edit as? [String: Any])?["changes"] as? [String: Any])?[uri]
  }

  /// Returns the titles of the actions at a mark, and the text after each of them.
  static func actions(_ marked: String, only: [String]? = nil) throws -> [String: String] {
    var session = try Session()
    let place = try session.open(marked: marked)
    let actions = try session.actions(at: place, only: only)
    return Dictionary(
      try actions.map { action in
        let title = try #require(action["title"] as? String)
        return (title, try text(Marked(marked).text, applying: edits(action["edit"])))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the actions at a place.
  mutating func actions(at place: [String: Any], only: [String]? = nil) throws -> [[String: Any]] {
    let position = try #require(place["position"])
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let only { context["only"] = only }
    let answer = try request(
      "textDocument/codeAction",
      [
        "textDocument": try #require(place["textDocument"]), "range": ["start": position, "end": position],
        "context": context,
      ])
    return try #require(answer as? [[String: Any]])
  }
}
