import KansoDiagnostics
import KansoTheme

/// Reports references that cannot be followed.
struct ReferenceReports {
  let table: ReferenceTable
  let report: StandardReport

  private var tree: TokenTree { table.tree }

  /// Reports each circle once for each of its tokens.
  func reportCircles() {
    for circle in table.circles {
      var seen: Set<Int32> = []
      let sites = circle.map { table.sites[Int($0)] }.filter { seen.insert($0.owner).inserted }
      let description = tree.circle(sites.map(\.owner))
      for site in sites {
        report.report(
          .referenceCycle, "the value of `\(tree.dotted(site.owner))` refers to itself: \(description)",
          at: site.place, help: "Give one of these tokens a value of its own.")
      }
    }
  }

  /// Reports the problem of a reference.
  func report(_ problem: ReferenceSite.Problem, at site: ReferenceSite) {
    switch problem {
    case .reported: break
    case .malformed(let problem):
      report.report(.invalidReference, problem.message, at: site.place, help: problem.help)
    case .unknownName(let name, let node):
      if !tree.isGroup(node) {
        report.report(
          .unknownReference, "`\(tree.dotted(node))` is a token, and `\(name)` is not in it", at: site.place,
          help: "Refer to the token, or to a part of its value with `$ref`.")
        return
      }
      let nearest = tree.nearestMember(of: node, to: name, report)
      report.report(
        .unknownReference,
        node == TokenTree.root
          ? "there is no token or group `\(name)`" : "there is no `\(name)` in `\(tree.dotted(node))`",
        at: site.place, help: nearest.map { "Did you mean `\($0)`?" } ?? "Correct the path, or add the token."
      )
    case .unknownPart(let segment):
      report.report(
        .unknownReference, "the value that the pointer names has no `\(segment)`", at: site.place,
        help: "Name a member of an object, or the number of an element of an array, from 0.")
    case .group(let node):
      let root = tree.member(of: node, named: "$root").map { tree.dotted($0) }
      report.report(
        .referenceToGroup,
        node == TokenTree.root
          ? "the reference names the whole document, which has no value"
          : "`\(tree.dotted(node))` is a group, which has no value", at: site.place,
        help: root.map { "Write `{\($0)}` for the token `$root` of the group." }
          ?? "Name a token of the group.",
        replacement: site.isPointer ? nil : root.map { "\"{\($0)}\"" })
    }
  }

  /// Reports the tokens without a type.
  func reportMissingTypes(_ tokens: [Int32], _ types: TokenTypes) {
    for token in tokens where types[token] == nil && !types.isReported[Int(token)] {
      let node = tree[token]
      let overridden = node.overridden >= 0 ? tree[node.overridden].ownType : nil
      report.report(
        .missingType, "the token `\(tree.dotted(token))` has no type",
        at: report.range(ofKeyAt: Int(node.keyOffset), in: tree.place(of: token).file),
        help: overridden.map {
          "It replaces the whole inherited token, also its type. Add `\"$type\": \"\($0.rawValue)\"`."
        } ?? "Add a `$type` to the token, or to a group around it.")
    }
  }
}
