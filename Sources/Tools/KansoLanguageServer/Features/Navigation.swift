import KansoDiagnostics
import KansoGuide
import KansoTheme

// Ways from a name to what it means, and to the places where it is used.
extension Feature {
  /// The declaration of a token or group.
  static let definition = Feature("textDocument/definition") { question in
    guard let subject = question.subject, let guide = question.guide,
      let target = guide.declarations(of: subject.path).first
    else { return nil }
    return { question.locations.write(target.range, to: &$0) }
  }

  /// All places that name a token or group: in the guide, and in the sources as far as they are known.
  static let references = Feature("textDocument/references") { question in
    guard let subject = question.subject, let guide = question.guide else { return nil }
    let wantsDeclaration = question.parameters["context"]?["includeDeclaration"]?.flag ?? true
    let found = guide.mentions.mentions(of: subject.path).filter { wantsDeclaration || !$0.isDeclaration }
    let inSources = question.uses.places(of: subject.path, in: question)
    return { json in
      json.writeArray(of: found.map(\.range) + inSources.map(\.range)) { json, range in
        question.locations.write(range, to: &json)
      }
    }
  }

  /// The places in the same document that name what a place names.
  static let highlights = Feature("textDocument/documentHighlight") { question in
    guard let subject = question.subject, let guide = question.guide, !question.isSource else { return nil }
    let found = guide.mentions.mentions(of: subject.path).filter { $0.range.file.path == question.path }
    return { json in
      json.writeArray(of: found) { json, mention in
        json.writeObject { json in
          json.writeKey("range")
          question.write(mention.range.offsets, to: &json)
          // 2 is reading, 3 writing.
          json.write(mention.isDeclaration ? 3 : 2, "kind")
        }
      }
    }
  }
}

extension Mentions.Mention {
  /// True for the name where a token or group is declared.
  var isDeclaration: Bool { role == .declaration || role == .group }
}

extension GuideAnalysis {
  /// Returns the places that declare a token or group: that of the token that applies first, and then those of tokens
  /// that it replaces.
  func declarations(of path: TokenPath) -> [Mentions.Mention] {
    mentions.mentions(of: path).filter(\.isDeclaration)
  }
}
