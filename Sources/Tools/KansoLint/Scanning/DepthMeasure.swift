/// A count of the nesting levels of a source, token by token, up to the first that exceeds a limit of
/// ``SourceDepth``.
struct DepthMeasure {
  /// The innermost open bracket, or the file.
  private var level = Level(bracket: .file, depth: 0)
  /// The brackets around it, from the file inwards.
  private var outer: [Level] = []
  /// The number of open string interpolations.
  private var texts = 0
  private var previous = Previous.nothing
  /// True if a limit other than that of the depth is exceeded.
  private var isOver = false
  /// The number of consecutive attributes without a keyword between them.
  private var attributeRun = 0
  /// True between the at sign and the end of an attribute's name.
  private var isInAttribute = false

  /// The kind of an open bracket: the file itself, `{`, `(`, `[`, generic arguments, `#if` and a string
  /// interpolation.
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
    /// The number of levels around the bracket.
    let depth: Int
    /// The number of tokens that began a level that may continue to the end of the statement.
    var openers = 0
    /// The part of `openers` that a comma does not end.
    var keptOpeners = 0
    /// The part of `openers` that an operator does not end.
    var conditionOpeners = 0
    /// The number of nested levels in the current value.
    var value = 0
    /// The maximum number of nested levels of the values before the current one.
    var height = 0
    /// The number of list brackets directly around the contents.
    var lists = 0
    /// The number of attributes around the contents.
    var attributes = 0
    /// For `#if`: true if its lines continue the value before it.
    var isSuffix = false
    /// True for the argument of a modifier, as in `private(set)`.
    var isOfModifier = false

    /// True if the bracket contains statements.
    var isOfStatements: Bool { bracket == .file || bracket == .brace || bracket == .condition }

    /// Ends the current value, and updates `height` with its levels. The openers remain.
    mutating func endValue() {
      height = max(height, openers + value)
      value = 0
    }

    /// Ends the value at an operator, and the openers that an operator ends.
    mutating func endOperand() {
      endValue()
      openers = max(keptOpeners, conditionOpeners)
    }

    /// Ends the current value at a comma, and the openers that a comma ends.
    mutating func endElement() {
      endValue()
      (openers, conditionOpeners) = (keptOpeners, 0)
    }

    /// Ends the value, all openers and the lists.
    mutating func endStatement() {
      endValue()
      (openers, keptOpeners, conditionOpeners, lists) = (0, 0, 0, 0)
    }
  }

  /// True within the brackets of generic arguments or parameters.
  var isWithinTypes: Bool { level.bracket == .types }

  /// Counts the levels of the next token. Returns true if it is the first beyond a limit; no token may follow.
  mutating func isExceeded(by token: SwiftScanner.Token) -> Bool {
    if token.startsLine { startLine(token) }
    noteAttribute(token.kind)
    add(token)
    return isOver || level.depth + level.openers + level.value > SourceDepth.maxDepth
      || level.openers - level.keptOpeners > SourceDepth.maxOpeners
  }

  /// Updates `isInAttribute` with the kind of the current token.
  private mutating func noteAttribute(_ kind: SwiftScanner.Token.Kind) {
    switch (kind, previous) {
    case (.at, _): isInAttribute = true
    case (.word, .sign), (.period, _), (.opening, _): break
    default: isInAttribute = false
    }
  }

  // MARK: Statements

  /// Ends the statement at a line break, if it may end there and the token begins another one.
  private mutating func startLine(_ token: SwiftScanner.Token) {
    guard case .value(let last) = previous, !last.contains(.prefix) else { return }
    switch token.kind {
    case .word(let word): if word.contains(.continuing) { return }
    case .number, .text, .at, .pound, .backslash: break
    default: return
    }
    endStatement()
  }

  /// Ends the statement, unless the innermost bracket is one of expressions, such as `(`.
  private mutating func endStatement() {
    let statement = level.bracket == .types ? outer.last { $0.bracket != .types } : level
    guard statement?.isOfStatements == true else { return }
    dropTypes()
    level.endStatement()
    previous = .nothing
  }

  // MARK: Tokens

  /// Counts the levels that a token begins or ends.
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

  /// Counts a separator or an operator, and ends the values that it ends.
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
    case .greater(let count, let suffixes): return closeTypes(count, suffixes: suffixes)
    case .prefix: return addPrefix()
    default:
      dropTypes()
      level.endOperand()
    }
    previous = .nothing
  }

  /// Counts a name or a keyword.
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

  /// Counts the start of a value. A value after a dot adds no level. A value directly after another one adds
  /// a level that lasts to the end of the statement or element.
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

  /// Counts the dot before a member: one more level of the current value.
  private mutating func addPeriod(startsLine: Bool) {
    if startsLine, level.bracket == .condition { level.isSuffix = true }
    if case .value = previous {} else { level.endValue() }
    level.value += 1
    previous = .sign
  }

  /// Counts a prefix operator: an opener only after a value or another prefix operator.
  private mutating func addPrefix() {
    switch previous {
    case .value, .prefixOperator: level.openers += 1
    case .nothing, .sign: break
    }
    level.endValue()
    previous = .prefixOperator
  }

  // MARK: Brackets

  /// Opens a level for `(`, `[` or `{`.
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

  /// Opens a level inside the current one.
  ///
  /// - Parameter lists: the number of list brackets directly around its contents.
  private mutating func open(_ bracket: Bracket, lists: Int) {
    if case .value = previous {} else { level.endValue() }
    let attributes = level.attributes
    outer.append(level)
    level = Level(
      bracket: bracket, depth: level.depth + level.openers + 1, lists: lists, attributes: attributes)
    isOver = isOver || outer.count > SourceDepth.maxBrackets
    previous = .nothing
  }

  /// Closes the bracket of a closing sign. `)` and `]` are ignored if they do not match the innermost
  /// bracket; `}` also closes the unclosed brackets inside its own.
  private mutating func close(_ byte: UInt8) {
    guard byte != UInt8(ascii: "}") else { return close(through: .brace) }
    dropTypes()
    guard level.bracket == (byte == UInt8(ascii: ")") ? .parenthesis : .list) else { return }
    let isOfModifier = level.isOfModifier
    close()
    previous = .value(isOfModifier ? [.prefix, .argument] : .name)
  }

  /// Closes all brackets up to the innermost one of a kind, but not beyond a string interpolation.
  private mutating func close(through bracket: Bracket) {
    if level.bracket != bracket {
      guard level.bracket != .text,
        let index = outer.lastIndex(where: { $0.bracket == bracket || $0.bracket == .text }),
        outer[index].bracket == bracket
      else { return }
      while outer.count > index { close() }
    }
    close()
    previous = .value(.name)
  }

  /// Closes the innermost bracket, and adds its height to the value around it.
  private mutating func close() {
    level.endValue()
    let height = level.height
    level = outer.removeLast()
    level.value = max(level.value, height) + 1
  }

  /// Closes the innermost bracket if it is an `#if`.
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

  /// Closes the innermost levels of generic arguments, which turned out to be comparisons.
  private mutating func dropTypes() {
    while level.bracket == .types { close() }
  }

  /// Closes up to `count` lists of generic arguments. Without an open list, the sign is an operator.
  private mutating func closeTypes(_ count: Int, suffixes: Int) {
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
