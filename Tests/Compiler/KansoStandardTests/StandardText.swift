import Foundation
import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoStandard

/// A document that a test writes, with the other files of a resolver document.
struct StandardText {
  let document: StandardDocument

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - inputs: the inputs, such as `theme=dark`.
  ///   - files: the texts of other files by their paths.
  init(
    _ text: String, path: String = "a.tokens.json", inputs: [String] = [], files: [String: String] = [:],
    limits: StandardLimits = StandardLimits()
  ) {
    document = StandardDocument(
      Array(text.utf8), path: path, inputs: ResolverInputs(inputs), limits: limits
    ) { name in
      files[name].map { .bytes(Array($0.utf8)) } ?? .unreadable("no such file")
    }
  }

  /// Reads a resolver document from its members after the version.
  init(resolver members: String, inputs: [String] = [], files: [String: String] = [:]) {
    self.init(
      "{\"version\": \"2025.10\", \(members)}", path: "a.resolver.json", inputs: inputs, files: files)
  }

  /// The ids of the diagnostics.
  var ids: [String] { document.diagnostics.map(\.id) }

  /// The messages of the diagnostics.
  var messages: [String] { document.diagnostics.map(\.message) }

  /// The dotted paths of the tokens.
  var paths: [String] { document.tokens.map { $0.path.joined(separator: ".") } }

  /// Returns the resolved value of a token as JSON with sorted keys; nil without the token.
  func value(_ path: String) throws -> String? {
    let (json, _) = document.resolvedValues()
    let all = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    return try all[path].map {
      String(
        decoding: try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys, .fragmentsAllowed]),
        as: UTF8.self)
    }
  }
}

/// Returns the ids of the diagnostics of a document.
func ids(_ text: String) -> [String] { StandardText(text).ids }

/// Returns the ids of the diagnostics of a document with one token `a`.
func ids(_ type: String, _ value: String) -> [String] {
  ids("{\"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}")
}

/// A color as JSON.
let blue = #"{"colorSpace": "srgb", "components": [0, 0.4, 0.8]}"#
