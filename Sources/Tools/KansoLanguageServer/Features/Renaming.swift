import KansoDiagnostics
import KansoGuide
import KansoTheme

// Other names for tokens and groups, in the guide and in the sources that use them.
extension Feature {
  /// The name that can be changed at a place. Refuses with the reason if it cannot.
  static let prepareRename = Feature("textDocument/prepareRename") { (question) throws(Refusal) in
    let renaming = try Renaming(question)
    guard let range = renaming.rangeOfName else { throw Refusal("there is no name of a token here") }
    return { json in
      json.writeObject { json in
        json.writeKey("range")
        question.write(range, to: &json)
        json.write(renaming.subject.path.name, "placeholder")
      }
    }
  }

  /// The changes that give a token or group another name.
  static let rename = Feature("textDocument/rename") { (question) throws(Refusal) in
    guard let name = question.parameters["newName"]?.text else { throw Refusal("a new name is missing") }
    let edit = WorkspaceEdit(try Renaming(question).edits(to: name))
    return { edit.write(question.client, question.workspace, to: &$0) }
  }
}

/// The change of the name of a token or group.
private struct Renaming {
  let question: Question
  let guide: GuideAnalysis
  let subject: Question.Subject

  /// - Throws: the reason that there is nothing to rename at the place.
  init(_ question: Question) throws(Refusal) {
    guard let guide = question.guide, let compiled = guide.compiled.guide else {
      throw Refusal(
        question.guide == nil
          ? "the document belongs to no guide" : "the guide cannot be read, so its names are not known")
    }
    guard let subject = question.subject else { throw Refusal("there is no name of a token here") }
    (self.question, self.guide, self.subject) = (question, guide, subject)
    guard let declaration = guide.declarations(of: subject.path).first else {
      throw Refusal("there is no token `\(subject.path)`")
    }
    if compiled.files.contains(where: {
      !$0.path.hasSuffix(".yaml") && !$0.path.hasSuffix(".yml") && $0.path.hasPrefix("/")
    }) {
      throw Refusal("a document of the design-token standard is renamed in the tool that writes it")
    }
    let isStep = compiled.tokens.contains {
      $0.isStep && $0.path.group == subject.path.group && guide.token(subject.path) != nil
    }
    guard !isStep, declaration.nameOffsets != nil else {
      throw Refusal("`\(subject.path)` has its name from the steps of its group, or is written with escapes")
    }
    guard !subject.path.withinSection.isEmpty else {
      throw Refusal("sections have their names from the language")
    }
    if let reason = question.reasonForUnknownUses { throw Refusal(reason) }
  }

  /// The name at the place, without the groups around it; nil if the place has none.
  var rangeOfName: Range<Int>? {
    let whole = subject.mention?.nameOffsets ?? subject.range
    guard let mention = subject.mention else {
      // In a source, the last name of the chain.
      let text = question.file.text(in: whole)
      let last = text.split(separator: ".").last ?? ""
      return whole.upperBound - last.utf8.count..<whole.upperBound
    }
    guard mention.role != .declaration, mention.role != .group else { return whole }
    let text = mention.sourceText.utf8
    let isInBraces = text.last == UInt8(ascii: "}")
    let end = whole.upperBound - (isInBraces ? 1 : 0)
    return end - subject.path.lastName.utf8.count..<end
  }

  /// Returns the changes for another name.
  ///
  /// - Throws: the reason that the name cannot be used.
  func edits(to name: String) throws(Refusal) -> [TextEdit] {
    let old = subject.path
    let new = old.group.appending(name)
    guard let compiled = guide.compiled.guide, name != old.name else { return [] }
    let section =
      compiled.tokens.first { $0.path == old || $0.path.isInside(old) }?.section ?? old.knownSection
      ?? .colors
    let modes = compiled.modes.map(\.name)
    if let reason = GuideKeys.refusal(
      ofName: name, in: section, isInGroup: old.groups.count > 1, modes: modes)
    {
      throw Refusal(reason)
    }
    guard guide.mentions.mentions(of: new).allSatisfy({ !$0.isDeclaration }) else {
      throw Refusal("there is already a `\(new)`")
    }
    var edits = try declarations(of: old, compiled).map { TextEdit($0.file, $0.offsets, name) }
    for mention in guide.mentions.all where mention.path == old || mention.path.isInside(old) {
      guard !mention.isDeclaration else { continue }
      guard let range = mention.nameOffsets else {
        throw Refusal(
          "`\(mention.range.text)` at line \(mention.range.start.line) is not written as its name")
      }
      let path = TokenPath(new.dotted + mention.path.dotted.dropFirst(old.dotted.count))
      edits.append(TextEdit(mention.range.file, range, mention.text(for: path)))
    }
    return edits + (try question.uses.edits(renaming: old, to: new, in: question))
  }

  /// Returns the names of a token or group in all files that declare it.
  private func declarations(of path: TokenPath, _ compiled: StyleGuide) throws(Refusal) -> [SourceRange] {
    var found: [SourceRange] = []
    for mention in guide.declarations(of: path) {
      if let offsets = mention.nameOffsets { found.append(SourceRange(file: mention.range.file, offsets)) }
    }
    // A group has one place in the guide, and may be written in several files.
    for file in compiled.files where !found.contains(where: { $0.file === file }) {
      guard let entry = GuideSyntaxTree(file)?.entry(at: path.names) else { continue }
      found.append(SourceRange(file: file, entry.key.range))
    }
    // With anchors of YAML, tokens can share a name.
    let isShared = guide.mentions.all.contains { mention in
      mention.isDeclaration && mention.path != path && !mention.path.isInside(path)
        && found.contains { $0.file === mention.range.file && $0.offsets == mention.nameOffsets }
    }
    if isShared { throw Refusal("the name is also that of another token, by an anchor of YAML") }
    return found
  }
}

extension Mentions.Mention {
  /// The bytes of the path as it is written, within `range`; nil if they are not there, as for a step that a range of
  /// numbers makes.
  var nameOffsets: Range<Int>? {
    let bytes = range.file.bytes
    let wanted = Array(sourceText.utf8)
    guard !wanted.isEmpty, range.upperBound <= bytes.count else { return nil }
    var start = range.lowerBound
    while start + wanted.count <= range.upperBound {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
      start += 1
    }
    return nil
  }

  /// Returns another path in the form in which this one is written.
  fileprivate func text(for path: TokenPath) -> String {
    if sourceText.hasPrefix("{") { return "{\(path)}" }
    return role == .rename ? path.dotted : path.withinSection
  }
}
