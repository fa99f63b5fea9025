import KansoDiagnostics
import KansoTheme

/// The data of other tools in the `$extensions` of tokens, which style guides do not have. Values in modes are not among
/// it.
struct OtherExtensions {
  private var counts: [String: Int] = [:]
  private var keys: [String] = []
  private var place: SourceRange?

  /// The maximum number of keys that are named.
  private static let maxKeyCount = 5

  /// Counts the keys of the `$extensions` of a token.
  mutating func note(_ members: [JSONNode.Member], _ source: SourceFile) {
    for member in members.first(where: { $0.key == "$extensions" })?.value.members ?? []
    where member.key != ThemeSchema.extensionKey {
      let alone = JSONNode(content: .object([member]), offset: member.keyOffset)
      guard ValueModes.values(inExtensions: alone).isEmpty else { continue }
      if counts[member.key] == nil { keys.append(member.key) }
      counts[member.key, default: 0] += 1
      place = place ?? source.place(ofValueAt: member.keyOffset)
    }
  }

  /// A finding at the first key.
  var findings: [ImportFinding] {
    guard let place else { return [] }
    let names = keys.prefix(Self.maxKeyCount).map { key in
      let count = counts[key, default: 0]
      return "`\(key.truncated(toScalarCount: 60))` of \(count) token\(count == 1 ? "" : "s")"
    }
    let rest = keys.count > names.count ? " and \(keys.count - names.count) more" : ""
    let message =
      "data of other tools in `$extensions` is not in the guide: \(names.joined(separator: ", "))\(rest)"
    return [ImportFinding(.lost, [], message, at: place)]
  }
}
