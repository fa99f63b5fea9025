import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoInterchange

/// Tests of files of Tokens Studio.
protocol TokensStudioTests {}

extension TokensStudioTests {
  /// Returns the tokens of one file.
  func read(_ text: String, _ names: String...) -> ForeignTokens {
    TokensStudioReader.read([file("tokens.json", text)], ImportSelection(names))
  }

  /// Returns the tokens of a folder of files.
  func read(_ files: [(name: String, text: String)], _ names: String...) -> ForeignTokens {
    TokensStudioReader.read(files.map { file($0.name, $0.text) }, ImportSelection(names))
  }

  func file(_ name: String, _ text: String) -> ForeignFile {
    ForeignFile(name: name, source: SourceFile(path: name, text: text))
  }

  /// Returns the paths of tokens with points between the names.
  func paths(_ tokens: ForeignTokens) -> [String] {
    tokens.tokens.map { $0.path.joined(separator: ".") }
  }

  /// Returns the value of a token.
  func value(_ path: String, _ tokens: ForeignTokens) throws -> ForeignValue {
    try token(path, tokens).value
  }

  func token(_ path: String, _ tokens: ForeignTokens) throws -> ForeignToken {
    try #require(tokens.tokens.first { $0.path.joined(separator: ".") == path })
  }

  /// Returns the value of a token of a set with further members.
  func value(_ json: String, _ type: String, with members: String = "") throws -> ForeignValue {
    try value(
      "x", read(#"{"$metadata": {}, "set": {"x": {"value": \#(json), "type": "\#(type)"}\#(members)}}"#))
  }

  func points(_ value: Double) -> ForeignValue { .literal(.dimension(Dimension(value))) }
  func number(_ value: Double) -> ForeignValue { .literal(.number(value)) }
  func color(_ hex: String) throws -> ForeignValue {
    .literal(.color(try #require(ColorValue(hex: hex))))
  }
}
