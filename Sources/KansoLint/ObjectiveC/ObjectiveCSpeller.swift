/// Spells Objective-C as Swift, from the first token to the last. What it does not understand it passes over; broken source
/// gives what can be seen in it.
struct ObjectiveCSpeller {
  let source: UnsafeBufferPointer<UInt8>
  private(set) var tokens: [ObjectiveCToken]
  private(set) var brackets: ObjectiveCBrackets
  var swift = SwiftSpelling()
  /// The next token.
  var index = 0
  /// Where the body ends that is being spelled.
  var bodyEnd: Int
  /// How many statements and values are within each other.
  var depth = 0

  /// Brackets are bounded before; this is for what needs none, such as `else if` and signs.
  static let mostDepth = 600

  init(_ source: UnsafeBufferPointer<UInt8>, _ tokens: [ObjectiveCToken], _ brackets: ObjectiveCBrackets) {
    (self.source, self.tokens, self.brackets) = (source, tokens, brackets)
    bodyEnd = tokens.count
  }

  // MARK: Tokens

  func token(_ distance: Int = 0) -> ObjectiveCToken? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  func text(_ token: ObjectiveCToken) -> String { String(decoding: source[token.range], as: UTF8.self) }

  func text(at index: Int) -> String { index < tokens.count ? text(tokens[index]) : "" }

  func text(_ distance: Int = 0) -> String { text(at: index + distance) }

  func isName(at index: Int) -> Bool { index < tokens.count && tokens[index].kind == .name }

  /// Whether the token is an operator or a bracket. Texts are compared as bytes: most are one.
  func isSign(_ sign: StaticString, at index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .sign,
      tokens[index].range.count == sign.utf8CodeUnitCount
    else { return false }
    return source[tokens[index].range].elementsEqual(
      UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount))
  }

  func isSign(_ sign: StaticString) -> Bool { isSign(sign, at: index) }

  mutating func accept(_ sign: StaticString) -> Bool {
    guard isSign(sign) else { return false }
    index += 1
    return true
  }

  /// Whether an opening bracket stands there, of whatever kind.
  func isOpening(at index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .sign else { return false }
    return "([{".utf8.contains(source[tokens[index].range.upperBound - 1])
  }

  /// The token after one, or after its bracket where it is an opening one.
  func after(_ index: Int) -> Int {
    isOpening(at: index) ? min(brackets.end(of: index), tokens.count - 1) + 1 : index + 1
  }

  /// The first of some signs on this level, from a token on, before an end.
  func find(_ signs: [StaticString], from start: Int, to end: Int) -> Int? {
    var position = start
    while position < end {
      if signs.contains(where: { isSign($0, at: position) }) { return position }
      position = after(position)
    }
    return nil
  }

  // MARK: Declarations

  /// Spells everything.
  ///
  /// - Parameter definitions: what the preprocessor gives names.
  mutating func spell(_ definitions: [[ObjectiveCToken]]) {
    while index < tokens.count {
      let start = index
      declaration()
      if index == start { index += 1 }
    }
    for definition in definitions { define(definition) }
  }

  /// `#define kMargin 8.0f`
  private mutating func define(_ definition: [ObjectiveCToken]) {
    (tokens, brackets) = (definition, ObjectiveCBrackets(definition, source))
    guard brackets.excess == nil else { return }
    (index, bodyEnd) = (1, definition.count)
    let isLength = definition.dropFirst().contains { $0.kind == .number && text($0).contains(".") }
    swift.write("let \(Self.escaped(text(definition[0])))\(isLength ? ": CGFloat" : "") = ")
    expression(to: definition.count)
    swift.write("\n")
  }

  private mutating func declaration() {
    guard let token = token() else { return }
    switch token.kind {
    case .directive: directive(text(token))
    case .sign where isSign("-") || isSign("+"): method()
    case .sign where isSign("{") || isSign("}"):
      // The variables of a class, or what `extern "C"` is around.
      index = isSign("{") && index > 0 && tokens[index - 1].kind != .text ? after(index) : index + 1
    case .name where isMacro(): index += 1
    case .name: variableOrFunction()
    default: index += 1
    }
  }

  /// Whether a word in capitals stands before a declaration, as `NS_ASSUME_NONNULL_BEGIN` does.
  private func isMacro() -> Bool {
    guard text().allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) else { return false }
    let next = index + 1
    return isSign("-", at: next) || isSign("+", at: next)
      || next < tokens.count && tokens[next].kind == .directive
  }

  private mutating func directive(_ name: String) {
    switch name {
    case "@interface", "@protocol":
      // `@protocol Name;`
      if isSign(";", at: index + 2) || isSign(",", at: index + 2) { return skip(past: ";") }
      while index < tokens.count, text() != "@end" { index += 1 }
      index += 1
    case "@implementation":
      swift.write("class \(Self.escaped(text(1))) {\n")
      index += 2
      // The name of a category, and the variables.
      if isSign("(") { index = after(index) }
      if isSign("{") { index = after(index) }
      while index < tokens.count, text() != "@end" {
        let start = index
        declaration()
        if index == start { index += 1 }
      }
      index += 1
      swift.write("}\n")
    case "@end": index += 1
    default: skip(past: ";")
    }
  }

  private mutating func skip(past sign: StaticString) {
    while index < tokens.count, !isSign(sign) { index = after(index) }
    index += 1
  }

  private mutating func variableOrFunction() {
    if ["typedef", "enum", "struct", "union", "using", "template"].contains(text()),
      !isSign("=", at: index + 3)
    {
      return skip(past: ";")
    }
    guard let end = find(["{", ";", "="], from: index, to: tokens.count) else {
      index = tokens.count
      return
    }
    if isSign(";", at: end) {
      index = end + 1
    } else if isSign("=", at: end) {
      statement()
    } else if let list = find(["("], from: index, to: end), isName(at: list - 1) {
      function(name: text(at: list - 1), parameters: list, type: index..<list - 1, body: end)
    } else {
      // Within `namespace x {` or `class X {`, declarations follow.
      index = end + 1
    }
  }

  private mutating func function(name: String, parameters: Int, type: Range<Int>, body: Int) {
    swift.write("func \(Self.escaped(name))(")
    self.parameters(in: parameters + 1..<brackets.end(of: parameters))
    swift.write(")")
    write(type: type, as: " -> ")
    index = body
    block()
  }

  /// The parameters of a function, apart from their names all alike.
  private mutating func parameters(in range: Range<Int>) {
    var start = range.lowerBound
    var isFirst = true
    while start < range.upperBound {
      let end = find([","], from: start, to: range.upperBound) ?? range.upperBound
      if isName(at: end - 1), end - start > 1 {
        swift.write(
          "\(isFirst ? "" : ", ")_ \(Self.escaped(text(at: end - 1))): \(type(in: start..<end - 1))")
        isFirst = false
      }
      start = end + 1
    }
  }

  // MARK: Methods

  /// `- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath { … }`
  private mutating func method() {
    index += 1
    var type = 0..<0
    if isSign("(") {
      type = index + 1..<brackets.end(of: index)
      index = after(index)
    }
    var parts: [String] = []
    var parameters: [(name: String, type: String)] = []
    while let token = token(), !isSign("{"), !isSign(";"), token.kind != .directive {
      if token.kind == .name, isSign(":", at: index + 1) { parts.append(text(token)) }
      if accept(":") {
        var parameterType = "Any"
        if isSign("(") {
          parameterType = self.type(in: index + 1..<brackets.end(of: index))
          index = after(index)
        }
        parameters.append((text(), parameterType))
      } else if parts.isEmpty, parameters.isEmpty, token.kind == .name {
        parts = [text(token)]
      }
      index += 1
    }
    // `- (void)layout; { … }`
    if isSign(";"), isSign("{", at: index + 1) { index += 1 }
    guard isSign("{") else { return }
    let call = Selectors.message(parts, to: nil, isMaking: false)
    let list = zip(call.labels, parameters).map {
      "\($0 == $1.name ? "" : "\($0) ")\(Self.escaped($1.name)): \($1.type)"
    }
    if call.name == "init" {
      // An initializer returns the object, and gives no value a name.
      swift.write("init(\(list.joined(separator: ", ")))")
    } else {
      swift.write("func \(Self.escaped(call.name))(\(list.joined(separator: ", ")))")
      write(type: type, as: " -> ")
    }
    block()
  }

  // MARK: Types

  private mutating func write(type range: Range<Int>, as arrow: String) {
    let type = type(in: range)
    if type != "void", type != "Void" { swift.write(arrow + type) }
  }

  static let qualifiers: Set<String> = [
    "static", "const", "extern", "inline", "volatile", "register", "__block", "__weak", "__strong",
    "__unsafe_unretained", "__kindof", "__nullable", "__nonnull", "_Nullable", "_Nonnull", "nullable",
    "nonnull",
    "struct", "enum", "unsigned", "long", "short", "signed", "constexpr", "FOUNDATION_EXPORT", "UIKIT_EXTERN",
    "__unused", "__autoreleasing", "mutable", "NS_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE",
    "NS_RETURNS_RETAINED",
    "typename",
  ]

  /// The name of a type, without what qualifies it.
  func type(in range: Range<Int>) -> String {
    let clamped = range.clamped(to: 0..<tokens.count)
    let names = clamped.filter { isName(at: $0) }.map { text(at: $0) }
    return names.first { !Self.qualifiers.contains($0) } ?? (names.isEmpty ? "Any" : "Int")
  }

  // MARK: Names

  /// Names that mean something else in Swift.
  private static let keywords: Set<String> = [
    "in", "let", "var", "func", "is", "as", "extension", "protocol", "operator", "where", "guard", "defer",
    "repeat",
    "import", "init", "internal", "private", "public", "fileprivate", "rethrows", "throw", "throws", "try",
    "catch",
    "Any", "Self", "subscript", "typealias", "associatedtype", "inout", "deinit", "fallthrough", "class",
    "struct",
    "enum", "true", "false", "default", "case", "switch", "if", "else", "for", "while", "do", "return",
    "break",
    "continue", "static",
  ]

  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name.isEmpty ? "_" : name
  }
}
