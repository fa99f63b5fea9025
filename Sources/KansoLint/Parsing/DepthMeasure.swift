/// Counts the levels of a source, token after token, against the bounds of ``SourceDepth``.
struct DepthMeasure {
  private var scanner: SwiftScanner
  /// The open levels, from the file inwards.
  private var levels = [Level(bracket: .file, depth: 0)]
  private var texts = 0
  private var previous = Previous.nothing
  private var isOver = false
  /// The attributes since the last word of the language. The parser looks for a declaration after each of them, over all
  /// that follow.
  private var attributeRun = 0
  /// True while the name of an attribute is read.
  private var isInAttribute = false

  private enum Bracket { case file, brace, parenthesis, list, types, condition, text }

  private enum Previous {
    /// An operator, a comma or the beginning.
    case nothing
    case value(SwiftWord)
    case prefixOperator
    /// A dot or an at sign, whose name follows.
    case sign
  }

  /// The state within one bracket.
  private struct Level {
    let bracket: Bracket
    /// The levels around it.
    let depth: Int
    /// The number of words and signs that began something, which may go on to the end of the statement.
    var openers = 0
    /// Those of them that no comma ends.
    var keptOpeners = 0
    /// Those of them that no operator ends.
    var conditionOpeners = 0
    /// The height of the value that is being read.
    var value = 0
    /// The height of what was read.
    var height = 0
    /// The number of lists directly around its contents.
    var lists = 0
    /// The number of attributes around them.
    var attributes = 0
    /// Of `#if`: whether its lines go on with the value before it.
    var isSuffix = false
    /// True for the argument of a modifier.
    var isOfModifier = false

    var isOfStatements: Bool { bracket == .file || bracket == .brace || bracket == .condition }

    mutating func endValue() {
      height = max(height, openers + value)
      value = 0
    }

    mutating func endOperand() {
      endValue()
      openers = max(keptOpeners, conditionOpeners)
    }

    mutating func endElement() {
      endValue()
      (openers, conditionOpeners) = (keptOpeners, 0)
    }

    mutating func endStatement() {
      endValue()
      (openers, keptOpeners, conditionOpeners, lists) = (0, 0, 0, 0)
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = SwiftScanner(bytes) }

  private var level: Level {
    get { levels[levels.count - 1] }
    _modify { yield &levels[levels.count - 1] }
  }

  mutating func run() -> Int? {
    while let token = scanner.next() {
      if token.startsLine { startLine(token) }
      noteAttribute(token.kind)
      add(token)
      if isOver || level.depth + level.openers + level.value > SourceDepth.maxDepth
        || level.openers - level.keptOpeners > SourceDepth.maxOpeners
      {
        // A token may have no bytes, at the end.
        return min(token.offset, scanner.bytes.count - 1)
      }
    }
    return nil
  }

  private mutating func noteAttribute(_ kind: SwiftScanner.Token.Kind) {
    switch (kind, previous) {
    case (.at, _): isInAttribute = true
    case (.word, .sign), (.period, _), (.opening, _): break
    default: isInAttribute = false
    }
  }

  // MARK: Statements

  /// A line ends the statement before it, if that could end there and the line begins another one.
  private mutating func startLine(_ token: SwiftScanner.Token) {
    guard case .value(let last) = previous, !last.contains(.prefix) else { return }
    switch token.kind {
    case .word(let word): if word.contains(.continuing) { return }
    case .number, .text, .at, .pound, .backslash: break
    default: return
    }
    endStatement()
  }

  private mutating func endStatement() {
    guard let statement = levels.last(where: { $0.bracket != .types }), statement.isOfStatements else {
      return
    }
    dropTypes()
    level.endStatement()
    previous = .nothing
  }

  // MARK: Tokens

  private mutating func add(_ token: SwiftScanner.Token) {
    switch token.kind {
    case .word(let word): add(word)
    case .number, .pound: addValue()
    case .text:
      addValue()
      level.lists = 0
    case .at:
      addValue()
      previous = .sign
      attributeRun += 1
      isOver = isOver || attributeRun > SwiftScanner.maxRun
    case .backslash:
      addValue()
      previous = .nothing
    case .opening(let byte): open(byte)
    case .closing(let byte): close(byte)
    case .interpolation:
      texts += 1
      isOver = isOver || texts > SourceDepth.maxTexts
      open(.text, lists: 0)
    case .interpolationEnd:
      texts -= 1
      close(through: .text)
    case .poundIf: open(.condition, lists: level.lists)
    case .poundElse:
      dropTypes()
      if level.bracket == .condition { level.endStatement() }
      previous = .nothing
    case .poundEndif: endCondition()
    case .period: addPeriod(startsLine: token.startsLine)
    case .suffix: level.value += 1
    case .endlessRun: isOver = true
    default: addSeparator(token.kind)
    }
  }

  private mutating func addSeparator(_ kind: SwiftScanner.Token.Kind) {
    switch kind {
    case .comma: level.endElement()
    case .semicolon:
      dropTypes()
      level.endStatement()
    case .colon, .joining: level.endValue()
    case .arrow:
      level.endValue()
      level.openers += 1
    case .question:
      dropTypes()
      level.endOperand()
      level.openers += 1
      level.conditionOpeners = level.openers
    case .assignment:
      dropTypes()
      level.endValue()
      level.lists = 0
    case .less: return open(.types, lists: level.lists)
    case .greater(let count, let suffixes): return closeTypes(count, suffixes)
    case .prefix: return addPrefix()
    default:
      dropTypes()
      level.endOperand()
    }
    previous = .nothing
  }

  private mutating func add(_ word: SwiftWord) {
    if word != .name { attributeRun = 0 }
    if word.contains(.alternative) { level.endElement() }
    if word.contains(.naming), case .value(let before) = previous, before.contains(.effect) {
      endStatement()
    }
    let openers = level.openers
    addValue()
    if word.contains(.statement) {
      level.openers = openers + 1
      level.keptOpeners = openers + 1
    }
    previous = .value(word)
  }

  /// A value after a dot goes on with the one before; a value after a value lies within what that began.
  private mutating func addValue() {
    switch previous {
    case .sign: break
    case .value:
      level.endValue()
      level.openers += 1
    case .nothing, .prefixOperator: level.endValue()
    }
    previous = .value(.name)
  }

  private mutating func addPeriod(startsLine: Bool) {
    if startsLine, level.bracket == .condition { level.isSuffix = true }
    if case .value = previous {} else { level.endValue() }
    level.value += 1
    previous = .sign
  }

  private mutating func addPrefix() {
    switch previous {
    case .value, .prefixOperator: level.openers += 1
    case .nothing, .sign: break
    }
    level.endValue()
    previous = .prefixOperator
  }

  // MARK: Brackets

  private mutating func open(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      let isOfModifier = if case .value(let word) = previous { word.contains(.argument) } else { false }
      open(.parenthesis, lists: level.lists)
      level.isOfModifier = isOfModifier
      if isInAttribute { level.attributes += 1 }
      isOver = isOver || level.attributes > SourceDepth.maxAttributes
    case UInt8(ascii: "["):
      open(.list, lists: level.lists + 1)
      isOver = isOver || level.lists > SourceDepth.maxLists
    default: open(.brace, lists: 0)
    }
    isInAttribute = false
  }

  private mutating func open(_ bracket: Bracket, lists: Int) {
    if case .value = previous {} else { level.endValue() }
    let attributes = level.attributes
    levels.append(
      Level(
        bracket: bracket, depth: level.depth + level.openers + 1, lists: lists, attributes: attributes))
    isOver = isOver || levels.count - 1 > SourceDepth.maxBrackets
    previous = .nothing
  }

  /// A closing bracket that is not that of the innermost opening one closes nothing, but for a brace, which closes what was
  /// left open within.
  private mutating func close(_ byte: UInt8) {
    guard byte != UInt8(ascii: "}") else { return close(through: .brace) }
    dropTypes()
    guard level.bracket == (byte == UInt8(ascii: ")") ? .parenthesis : .list) else { return }
    let isOfModifier = level.isOfModifier
    close()
    previous = .value(isOfModifier ? [.prefix, .argument] : .name)
  }

  /// Closes everything up to a bracket, unless that lies outside of the innermost text.
  private mutating func close(through bracket: Bracket) {
    guard let index = levels.lastIndex(where: { $0.bracket == bracket || $0.bracket == .text }),
      levels[index].bracket == bracket
    else { return }
    while levels.count > index { close() }
    previous = .value(.name)
  }

  private mutating func close() {
    var inner = levels.removeLast()
    inner.endValue()
    level.value = max(level.value, inner.height) + 1
  }

  private mutating func endCondition() {
    dropTypes()
    guard level.bracket == .condition else { return }
    let isSuffix = level.isSuffix
    close()
    if isSuffix {
      if level.bracket == .condition { level.isSuffix = true }
    } else {
      level.endValue()
    }
    previous = .value(.name)
  }

  /// Leaves the lists of types that nothing has closed.
  private mutating func dropTypes() {
    while level.bracket == .types { close() }
  }

  private mutating func closeTypes(_ count: Int, _ suffixes: Int) {
    guard level.bracket == .types else {
      level.endOperand()
      previous = .nothing
      return
    }
    for _ in 0..<count where level.bracket == .types { close() }
    level.value += suffixes
    previous = .value(.name)
  }
}
