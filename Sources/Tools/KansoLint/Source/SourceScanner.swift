/// One pass over the tokens of a source, which fills a ``SourceScan``.
struct SourceScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let vocabulary: Vocabulary
  private let includesNamed: Bool
  private var scanner: SwiftScanner
  /// The depth; not measured beyond the first excess.
  private var measure = DepthMeasure()
  private var result = SourceScan()

  // MARK: State of the units

  /// The facts about a unit, without those of the units in it.
  private struct OpenUnit {
    /// The number of the unit.
    let number: Int
    /// True if a name may be that of a sink.
    var hasSink = false
    /// True if a name may be that of a color, for which a literal of 0 is enough.
    var hasColor = false
    /// True if it has a nonzero number, or a string that may be a value.
    var hasValue = false
    /// The literals, in the order of the source.
    var literals: [Int] = []
    var needs: SourceUnits.Need = []
  }

  /// The current unit.
  private var unit: OpenUnit
  /// The units around the current one, the outermost first.
  private var outerUnits: [OpenUnit] = []
  /// The literals of the ended units that may have style, in any order.
  private var literals: [Int] = []

  /// An open bracket.
  private enum Bracket { case brace, parenthesis, list, text, typeBody }

  /// The open brackets, the innermost last.
  private var brackets: [Bracket] = []
  /// The open `#if`.
  private var conditions = OpenConditions()
  /// True within the head of a type at the top level or of a member.
  private var isInTypeHead = false
  /// True if the head names a type that guides are compiled to, so that all members are needed.
  private var isWantedHead = false
  /// The end of a declaration, if only a line break has followed it.
  private var possibleEnd: Int?

  // MARK: State of the names

  /// True if the last name was `init`, whose labels determine the type.
  private var isAfterInit = false
  /// The end of the last name that a string with a color or a font name may follow.
  private var endOfTextLabel = Int.min / 2
  /// True in a line that begins to import a module.
  private var isImporting = false

  /// The maximum distance of a string from its label. Only comments can be between them.
  private static let textDistance = 256
  /// The maximum distance of an operator from its left side. Only spaces and brackets can be between them.
  private static let operatorDistance = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, includesNamed: Bool) {
    (self.bytes, self.vocabulary, self.includesNamed) = (bytes, vocabulary, includesNamed)
    scanner = SwiftScanner(bytes, vocabulary)
    unit = OpenUnit(number: result.units.begin(at: 0, in: nil))
  }

  /// Scans the source from its start to its end. To be called once.
  mutating func scan() -> SourceScan {
    var before: SwiftScanner.Token.Kind?
    while let token = scanner.next() {
      if result.excess == nil, measure.isExceeded(by: token) {
        // A token may have no bytes, at the end.
        result.excess = min(token.offset, bytes.count - 1)
      }
      if token.startsLine {
        isImporting = false
        endUnitIfPossible(before: token.kind)
      }
      possibleEnd = nil
      add(token, after: before)
      before = token.kind
    }
    if !brackets.isEmpty || conditions.count > 0 || !outerUnits.isEmpty { result.units.join() }
    while let outer = outerUnits.popLast() {
      end(unit, at: bytes.count)
      unit = outer
    }
    end(unit, at: bytes.count)
    result.literals = literals.sorted()
    return result
  }

  /// Adds a token to the facts of the current unit.
  ///
  /// - Parameter before: the kind of the token before.
  private mutating func add(_ token: SwiftScanner.Token, after before: SwiftScanner.Token.Kind?) {
    switch token.kind {
    case .word(let word): addName(from: token.offset, word, after: before)
    // The number of a tuple's element is no literal.
    case .number: if before != .period { addNumber(from: token.offset) }
    case .text: addText(from: token.offset)
    case .interpolation: open(.text)
    case .interpolationEnd:
      close(.text)
      note(scanner.meanings(of: token.offset..<scanner.offset), at: token.offset)
    case .pound: note(scanner.meanings(of: token.offset..<scanner.offset), at: token.offset)
    case .opening(let byte): open(Self.bracket(of: byte))
    case .closing(let byte): close(Self.bracket(of: byte))
    case .poundIf: conditions.open(before: bytes[scanner.offset...])
    case .poundEndif:
      conditions.close()
      if conditions.count < 0 { result.units.join() }
    case .assignment, .semicolon: isInTypeHead = false
    default: break
    }
  }

  // MARK: Units

  /// True at the top level, and at the level of a type's members.
  private var isAtDeclarations: Bool { conditions.count == 0 && (brackets.last ?? .typeBody) == .typeBody }

  /// Ends the current unit after a closing brace, if the next line begins a declaration.
  private mutating func endUnitIfPossible(before kind: SwiftScanner.Token.Kind) {
    guard let end = possibleEnd else { return }
    switch kind {
    case .word(let word): guard word.beginsDeclaration else { return }
    case .at: break
    default: return
    }
    self.end(unit, at: end)
    isInTypeHead = false
    unit = OpenUnit(
      number: result.units.begin(at: end, in: outerUnits.last?.number))
  }

  /// Ends a unit at an offset.
  private mutating func end(_ unit: OpenUnit, at offset: Int) {
    var needs = unit.needs
    if unit.hasSink || includesNamed, unit.hasValue || unit.hasColor && !unit.literals.isEmpty {
      needs.insert(.style)
      literals += unit.literals
    }
    result.units.end(unit.number, at: offset, needs)
  }

  /// Opens a bracket. The brace after the head of a type begins a unit.
  private mutating func open(_ bracket: Bracket) {
    guard bracket == .brace, isInTypeHead, isAtDeclarations, !isWantedHead else {
      brackets.append(bracket)
      if bracket == .brace { isInTypeHead = false }
      return
    }
    brackets.append(.typeBody)
    isInTypeHead = false
    outerUnits.append(unit)
    unit = OpenUnit(
      number: result.units.begin(at: scanner.offset, in: unit.number))
  }

  /// Closes a bracket. If it does not match, all units are one.
  private mutating func close(_ bracket: Bracket) {
    switch brackets.popLast() {
    case bracket?: break
    case .typeBody? where bracket == .brace:
      // The brace itself is not of the unit.
      end(unit, at: scanner.offset - 1)
      unit = outerUnits.removeLast()
      if conditions.count != 0 { result.units.join() }
    case .typeBody?:
      end(unit, at: scanner.offset - 1)
      unit = outerUnits.removeLast()
      result.units.join()
    default: result.units.join()
    }
    if bracket == .brace, isAtDeclarations { possibleEnd = scanner.offset }
  }

  /// Returns the bracket of an opening or closing sign.
  private static func bracket(of byte: UInt8) -> Bracket {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): .brace
    case UInt8(ascii: "("), UInt8(ascii: ")"): .parenthesis
    default: .list
    }
  }

  // MARK: Numbers and strings

  /// Records a number as a candidate. A number with only zeros is not a value.
  private mutating func addNumber(from start: Int) {
    unit.literals.append(start)
    let isZero = bytes[start..<scanner.offset].allSatisfy {
      $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".")
    }
    if !isZero { unit.hasValue = true }
  }

  /// Records a string as a candidate if it may be a color, the name of a font or a visual format. Its words may
  /// be those of a key.
  private mutating func addText(from start: Int) {
    if start - endOfTextLabel < Self.textDistance {
      unit.literals.append(start)
      unit.hasValue = true
    }
    if isVisualFormat(start..<scanner.offset) {
      unit.literals.append(start)
      (unit.hasValue, unit.hasSink) = (true, true)
    }
    note(scanner.meanings(of: start..<scanner.offset), at: start)
  }

  /// Returns true if a string may be a visual format with a number: a label of a format precedes it, or it
  /// begins like one and contains a view and a digit.
  private func isVisualFormat(_ range: Range<Int>) -> Bool {
    if isAfterFormatLabel(range.lowerBound) { return true }
    let content = bytes[range].drop { "#\" \t\r\n".utf8.contains($0) }
    guard let first = content.first, "HV|[-".utf8.contains(first) else { return false }
    // An escape sequence or an interpolation may be any character.
    if scanner.isInterpolating { return true }
    var (hasView, hasDigit) = (false, false)
    for byte in content {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\") { hasView = true }
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { hasDigit = true }
      if hasView, hasDigit { return true }
    }
    return false
  }

  /// Returns true if a label ending in `VisualFormat` precedes the string, whether the string is valid or
  /// not.
  private func isAfterFormatLabel(_ start: Int) -> Bool {
    var end = start
    while end > 0, " :@#\t\r\n".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end < start && bytes[max(0, end - Self.formatLabel.count)..<end].elementsEqual(Self.formatLabel)
  }

  /// The end of the labels for visual formats.
  private static let formatLabel = Array("VisualFormat".utf8)

  // MARK: Names

  /// Adds a name or a keyword, which ends at the scanner's offset.
  private mutating func addName(from start: Int, _ word: SwiftWord, after before: SwiftScanner.Token.Kind?) {
    if isAtDeclarations {
      if word.contains(.type) {
        // `import class A.B`
        if !isImporting { (isInTypeHead, isWantedHead) = (true, false) }
      } else if word.contains(.member) {
        isInTypeHead = false
      }
    }
    let found = scanner.meanings
    if found.isEmpty {
      isAfterInit = false
      return
    }
    note(found, at: start)
    if found.contains(.guideType), vocabulary.isGuideType(bytes[start..<scanner.offset]) {
      addMention(start..<scanner.offset)
    }
    if found.contains(.importing) { noteImport(start, before) }
    if found.contains(.testModule), isImporting, vocabulary.isTestModule(bytes[start..<scanner.offset]) {
      result.isTest = true
    }
    // The type around the constant must stay complete, so that it is recognized.
    if found.contains(.fingerprint) { result.units.join() }
  }

  /// Records the keyword `import`, or the attribute `@testable`.
  private mutating func noteImport(_ start: Int, _ before: SwiftScanner.Token.Kind?) {
    let name = bytes[start..<scanner.offset]
    if name.elementsEqual("import".utf8) { isImporting = true }
    // In `#if DEBUG`, it is for the previews of a source that is no test.
    if before == .at, !conditions.isInDebug, name.elementsEqual("testable".utf8) { result.isTest = true }
  }

  /// Notes the meanings of a name, or of the names in a string.
  private mutating func note(_ found: Vocabulary.Meaning, at start: Int) {
    if found.contains(.sink) || found.contains(.labelOfInit) && isAfterInit
      || found.contains(.attribute) && isCompared()
      || found.contains(.coordinate) && isAssigned(nameStart: start)
    {
      unit.hasSink = true
    }
    if found.contains(.color) { unit.hasColor = true }
    if found.contains(.textLabel) { endOfTextLabel = scanner.offset }
    isAfterInit = found.contains(.initializer)
  }

  /// Returns true if a comparison or a priority follows within 16 bytes, as in `a.left == b.right + 8`.
  private func isCompared() -> Bool {
    var previous: UInt8 = 0
    for byte in bytes[scanner.offset..<min(scanner.offset + Self.operatorDistance, bytes.count)] {
      if byte == UInt8(ascii: "~") || byte == UInt8(ascii: "=") && "=<>".utf8.contains(previous) {
        return true
      }
      previous = byte
    }
    return false
  }

  /// Returns true if the name is a member, and a `=`, which may be part of another operator, follows within
  /// 16 bytes: `rect.origin.y = other.maxY + 4`.
  private func isAssigned(nameStart start: Int) -> Bool {
    start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      && bytes[scanner.offset..<min(scanner.offset + Self.operatorDistance, bytes.count)]
        .contains(UInt8(ascii: "="))
  }

  // MARK: Types of the guide

  /// Records the name of a type that guides are compiled to.
  private mutating func addMention(_ range: Range<Int>) {
    if isInTypeHead { isWantedHead = true }
    let mayDeclare = isInTypeHead || mayDeclare(before: range.lowerBound)
    result.mentions.append(SourceScan.Mention(range: range, mayDeclare: mayDeclare))
    unit.needs.formUnion(mayDeclare ? [.mention, .declaration] : .mention)
  }

  /// Returns true if the name at an offset may be that of a declared or extended type, or of a generic
  /// parameter.
  private func mayDeclare(before start: Int) -> Bool {
    if result.excess == nil ? measure.isWithinTypes : true { return true }
    var end = start
    func skipBlanks() { while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 } }
    func skipName() { while end > 0, bytes[end - 1].isOfSwiftName { end -= 1 } }
    skipBlanks()
    // `extension DesignTokens.Padding`
    while end > 0, bytes[end - 1] == UInt8(ascii: ".") {
      end -= 1
      skipBlanks()
      skipName()
      skipBlanks()
    }
    if end > 0, bytes[end - 1] == UInt8(ascii: "<") { return true }
    let upper = end
    skipName()
    return upper - end <= 16 && Self.declaring.contains(Array(bytes[end..<upper]))
  }

  /// The keywords before the name of a declared or extended type.
  private static let declaring = Set(
    ["enum", "struct", "class", "actor", "protocol", "typealias", "associatedtype", "extension"]
      .map { Array($0.utf8) })
}
