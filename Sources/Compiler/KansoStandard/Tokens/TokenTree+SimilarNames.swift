import KansoDiagnostics

extension TokenTree {
  /// Reports each member of a group whose name another one before it has in another case.
  func reportSimilarNames(_ report: StandardReport) {
    for group in groups where group.members.count > 1 {
      var seen = [String: Int32](minimumCapacity: group.members.count)
      for member in group.members {
        guard let first = seen.updateValue(member, forKey: name(of: member).lowercased()) else { continue }
        report.report(
          .similarNames, "`\(dotted(first))` and `\(dotted(member))` differ only by case",
          at: report.range(ofKeyAt: Int(self[member].keyOffset), in: place(of: member).file),
          help: "Rename one of them.")
      }
    }
  }
}
