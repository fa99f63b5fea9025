import KansoInterchange
import KansoLint

/// An inventory of the style of an app, with the guide that could be made of it.
package struct Inventory {
  /// A value with the token that it has or could have.
  package struct Item {
    package let entry: StyleEntry
    /// The path of the token in the guide; nil for a kind without a section.
    package let token: String?
    /// The status of the token.
    package let status: Status
  }

  /// The relation of a value to the guide.
  package enum Status: String {
    /// The sources have a name for the value.
    case named
    case proposed
    /// The value is used once, and stands commented out.
    case oneOff
    /// The value is almost another one, and stands commented out.
    case nearDuplicate
    /// A guide has no section for the kind.
    case uncategorized
  }

  /// The values by kind, the most frequent first.
  package let items: [Item]
  package let guide: ImportedGuide
  package let counts: FileCounts
  package let skipped: [SkippedFolder]

  /// Merges the values of an app, finds or proposes their names, and writes the guide.
  package init(_ style: AppStyle) {
    let entries = EntryMerger.entries(of: style.uses)
    let names = AppNames(style.definitions, entries)
    let namesOfEntries = entries.map(names.names)
    let proposals = NameProposer(entries, takenNames: names.takenNames).proposals {
      !namesOfEntries[$0].isEmpty
    }
    guide = InventoryGuide(entries, names, namesOfEntries: namesOfEntries, proposals: proposals).written()
    var paths: [[String]: String] = [:]
    for token in guide.tokens { paths[token.sourcePath] = token.path.dotted }
    items = entries.indices.map { index in
      if let name = namesOfEntries[index].first, let token = paths[names.tokens.tokens[name].path] {
        return Item(entry: entries[index], token: token, status: .named)
      }
      guard let proposal = proposals[index], let token = paths[[proposal.name]] else {
        return Item(entry: entries[index], token: nil, status: .uncategorized)
      }
      return Item(entry: entries[index], token: token, status: Status(proposal.doubt))
    }
    (counts, skipped) = (style.counts, style.skipped)
  }

  /// The number of tokens in the guide that are no comments.
  package var tokenCount: Int { guide.tokens.count { !$0.isCommentedOut } }
}

extension Inventory.Status {
  fileprivate init(_ doubt: Proposal.Doubt?) {
    switch doubt {
    case .oneOff: self = .oneOff
    case .nearDuplicate: self = .nearDuplicate
    case nil: self = .proposed
    }
  }
}
