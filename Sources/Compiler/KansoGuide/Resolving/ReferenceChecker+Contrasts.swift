import KansoDiagnostics
import KansoTheme

extension ReferenceChecker {
  /// Reports each reference in `contrast` that is no color of the guide, and the entry with which the pairs become too
  /// many.
  mutating func checkContrasts() {
    var pairCount = 0
    for contrast in guide.contrasts {
      for reference in contrast.references { checkColor(reference) }
      let isWithin = pairCount <= SourceContrast.maxPairCount
      pairCount += contrast.pairCount
      if isWithin, pairCount > SourceContrast.maxPairCount {
        report(
          .invalidContrast, "the guide states more than \(SourceContrast.maxPairCount) contrasts",
          contrast.range,
          help: "Two lists in an entry stand for each color on each other one: name fewer colors.")
      }
    }
  }

  /// Reports a reference to anything else than a color.
  private mutating func checkColor(_ reference: Reference) {
    let path = reference.target
    if let index = indexes[path] {
      let target = guide.tokens[index]
      guard target.section.type != .color, isNew(reference) else { return }
      report(
        .aliasType, "`\(path)` is \(target.section.rules.nounWithArticle), and this has to be a color",
        reference.range, help: "Refer to a color.",
        notes: [.init("`\(path)` is declared here", at: target.nameRange)])
    } else if !guide.isLeftOut(path), isNew(reference) {
      if groups.contains(path) {
        let member = suggestions.firstToken(in: path)?.path
        report(
          .aliasToGroup, "`\(reference.sourceText)` is a group, not a color", reference.range,
          help: "Refer to colors in it\(member.map { ", such as `\(notation($0, as: reference))`" } ?? "").")
      } else {
        let meant = suggestions.suggestion(for: path).map { notation($0, as: reference) }
        report(
          .unknownAlias, "there is no color `\(reference.sourceText)`", reference.range,
          help: meant.map { "Did you mean `\($0)`?" } ?? "Name a color of the guide.",
          replacement: meant.flatMap { reference.replacement(by: $0) })
      }
    }
  }
}
