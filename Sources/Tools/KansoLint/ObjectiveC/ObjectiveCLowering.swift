/// Lowers Objective-C to Swift, from the first token to the last. Tokens that are not understood are omitted,
/// also in a source with syntax errors.
struct ObjectiveCLowering {
  let source: UnsafeBufferPointer<UInt8>
  /// The tokens of the source; while a definition is lowered, those of the definition.
  private(set) var tokens: [ObjectiveCToken]
  private(set) var brackets: ObjectiveCBrackets
  /// The Swift that has been written.
  var swift = LoweredSource()
  /// The index of the next token.
  var index = 0
  /// The index of the token after the current body.
  var bodyEnd: Int
  /// The number of nested statements and values.
  var depth = 0

  /// The maximum depth. Brackets are limited separately; this limit is for nesting without brackets, such as `else if`
  /// and signs.
  static let maxDepth = 600

  init(_ source: UnsafeBufferPointer<UInt8>, _ tokens: [ObjectiveCToken], _ brackets: ObjectiveCBrackets) {
    (self.source, self.tokens, self.brackets) = (source, tokens, brackets)
    bodyEnd = tokens.count
  }

  // MARK: Tokens

  /// Returns the token at a distance after the index; nil beyond the end.
  func token(_ distance: Int = 0) -> ObjectiveCToken? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  /// Returns the source text of a token.
  func text(_ token: ObjectiveCToken) -> String { String(decoding: source[token.range], as: UTF8.self) }

  /// Returns the text of the token at an absolute index; empty beyond the end.
  func text(at index: Int) -> String { index < tokens.count ? text(tokens[index]) : "" }

  /// Returns the text of the token at a distance after the current index; empty beyond the end.
  func text(_ distance: Int = 0) -> String { text(at: index + distance) }

  /// Returns true if the token at an absolute index is a name; false beyond the end.
  func isName(at index: Int) -> Bool { index < tokens.count && tokens[index].kind == .name }

  /// Returns true if the token at an absolute index is this operator or bracket. Compares bytes, because most
  /// tokens are one byte long.
  func isSign(_ sign: StaticString, at index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .sign,
      tokens[index].range.count == sign.utf8CodeUnitCount
    else { return false }
    return source[tokens[index].range].elementsEqual(
      UnsafeBufferPointer(start: sign.utf8Start, count: sign.utf8CodeUnitCount))
  }

  /// Returns true if the token at the current index is this operator or bracket.
  func isSign(_ sign: StaticString) -> Bool { isSign(sign, at: index) }

  /// Consumes the token at the index and returns true if it is this sign; otherwise returns false.
  mutating func consume(_ sign: StaticString) -> Bool {
    guard isSign(sign) else { return false }
    index += 1
    return true
  }

  /// Returns true if a token is an opening bracket of any kind, also with an at sign.
  func isOpening(at index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .sign else { return false }
    return "([{".utf8.contains(source[tokens[index].range.upperBound - 1])
  }

  /// Returns the index after a token, or after the closing bracket of an opening one.
  func after(_ index: Int) -> Int {
    isOpening(at: index) ? min(brackets.end(of: index), tokens.count - 1) + 1 : index + 1
  }

  /// Returns the index of the first of some signs between a token and an end, outside of nested brackets; nil
  /// if there is none.
  func find(_ signs: [StaticString], from start: Int, to end: Int) -> Int? {
    var position = start
    while position < end {
      if signs.contains(where: { isSign($0, at: position) }) { return position }
      position = after(position)
    }
    return nil
  }

  // MARK: Declarations

  /// Lowers the whole source, and then the definitions of the preprocessor. To be called once.
  ///
  /// - Parameter definitions: the tokens of each definition; the first is its name.
  mutating func lower(_ definitions: [[ObjectiveCToken]]) {
    while index < tokens.count {
      let start = index
      lowerDeclaration()
      if index == start { index += 1 }
    }
    for definition in definitions { lowerDefine(definition) }
  }

  /// Lowers `#define kMargin 8.0f` to a constant, a `CGFloat` if its number has a fraction. Replaces the
  /// tokens of the source.
  private mutating func lowerDefine(_ definition: [ObjectiveCToken]) {
    (tokens, brackets) = (definition, ObjectiveCBrackets(definition, source))
    guard brackets.excess == nil else { return }
    (index, bodyEnd) = (1, definition.count)
    let isLength = definition.dropFirst().contains { $0.kind == .number && text($0).contains(".") }
    swift.write("let \(Self.escaped(text(definition[0])))\(isLength ? ": CGFloat" : "") = ")
    lowerExpression(to: definition.count)
    swift.write("\n")
  }

  /// Lowers a declaration at the top level or in a class. The contents of `@interface` and `@protocol`, types
  /// and declarations without a value or body are omitted.
  private mutating func lowerDeclaration() {
    guard let token = token() else { return }
    switch token.kind {
    case .directive: lowerDirective(text(token))
    case .sign where isSign("-") || isSign("+"): lowerMethod()
    case .sign where isSign("{") || isSign("}"):
      // The instance variables of a class, or the block of `extern "C"`.
      index = isSign("{") && index > 0 && tokens[index - 1].kind != .text ? after(index) : index + 1
    case .name where isMacro(): index += 1
    case .name: lowerVariableOrFunction()
    default: index += 1
    }
  }

  /// Returns true if a macro in capitals precedes a declaration, as `NS_ASSUME_NONNULL_BEGIN` does.
  private func isMacro() -> Bool {
    guard text().allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) else { return false }
    let next = index + 1
    return isSign("-", at: next) || isSign("+", at: next)
      || next < tokens.count && tokens[next].kind == .directive
  }

  /// Lowers `@implementation` to a class. Skips `@interface` and `@protocol` with their contents, and other
  /// directives.
  private mutating func lowerDirective(_ name: String) {
    switch name {
    case "@interface", "@protocol":
      // `@protocol Name;`
      if isSign(";", at: index + 2) || isSign(",", at: index + 2) { return skip(past: ";") }
      while index < tokens.count, text() != "@end" { index += 1 }
      index += 1
    case "@implementation":
      swift.write("class \(Self.escaped(text(1))) {\n")
      index += 2
      // The name of a category, and the instance variables.
      if isSign("(") { index = after(index) }
      if isSign("{") { index = after(index) }
      while index < tokens.count, text() != "@end" {
        let start = index
        lowerDeclaration()
        if index == start { index += 1 }
      }
      index += 1
      swift.write("}\n")
    case "@end": index += 1
    default: skip(past: ";")
    }
  }

  /// Omits the tokens up to and including the next such sign outside of brackets; all tokens if there is
  /// none.
  private mutating func skip(past sign: StaticString) {
    while index < tokens.count, !isSign(sign) { index = after(index) }
    index += 1
  }

  /// Lowers a variable with a value, or a function with a body. Other declarations of C are skipped; the
  /// contents of namespaces and C++ classes are not.
  private mutating func lowerVariableOrFunction() {
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
      lowerStatement()
    } else if let list = find(["("], from: index, to: end), isName(at: list - 1) {
      lowerFunction(name: text(at: list - 1), parameters: list, type: index..<list - 1, body: end)
    } else {
      // Declarations follow in `namespace x {` and `class X {`.
      index = end + 1
    }
  }

  /// Lowers a C function.
  ///
  /// - Parameters:
  ///   - parameters: the index of the opening parenthesis.
  ///   - type: the indices of the result type.
  ///   - body: the index of the opening brace.
  private mutating func lowerFunction(name: String, parameters: Int, type: Range<Int>, body: Int) {
    swift.write("func \(Self.escaped(name))(")
    lowerParameters(in: parameters + 1..<brackets.end(of: parameters))
    swift.write(")")
    write(type: type, as: " -> ")
    index = body
    lowerBlock()
  }

  /// Lowers the parameters of a C function, each to `_ name: Type`. Parameters without a name are omitted.
  private mutating func lowerParameters(in range: Range<Int>) {
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

  /// Lowers `- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
  /// … }`. A declaration without a body is skipped.
  private mutating func lowerMethod() {
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
      if consume(":") {
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
    let call = Selectors.message(parts, to: nil, isAllocated: false)
    let list = zip(call.labels, parameters).map {
      "\($0 == $1.name ? "" : "\($0) ")\(Self.escaped($1.name)): \($1.type)"
    }
    if call.name == "init" {
      // The result of an initializer is the object, which gives no value a name.
      swift.write("init(\(list.joined(separator: ", ")))")
    } else {
      swift.write("func \(Self.escaped(call.name))(\(list.joined(separator: ", ")))")
      write(type: type, as: " -> ")
    }
    lowerBlock()
  }

  // MARK: Types

  /// Writes an arrow and the type in a range of token indices; nothing for `void`.
  private mutating func write(type range: Range<Int>, as arrow: String) {
    let type = type(in: range)
    if type != "void", type != "Void" { swift.write(arrow + type) }
  }

  /// The words before or after the name of a type.
  static let qualifiers: Set<String> = [
    "static", "const", "extern", "inline", "volatile", "register", "__block", "__weak", "__strong",
    "__unsafe_unretained", "__kindof", "__nullable", "__nonnull", "_Nullable", "_Nonnull", "nullable",
    "nonnull",
    "struct", "enum", "unsigned", "long", "short", "signed", "constexpr", "FOUNDATION_EXPORT", "UIKIT_EXTERN",
    "__unused", "__autoreleasing", "mutable", "NS_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE",
    "NS_RETURNS_RETAINED",
    "typename",
  ]

  /// Returns the name of the type in a range of token indices: the first name that is not a qualifier. `Int`
  /// if there are only qualifiers, such as `unsigned long`, and `Any` without names.
  func type(in range: Range<Int>) -> String {
    let clamped = range.clamped(to: 0..<tokens.count)
    let names = clamped.filter { isName(at: $0) }.map { text(at: $0) }
    return names.first { !Self.qualifiers.contains($0) } ?? (names.isEmpty ? "Any" : "Int")
  }

  // MARK: Names

  /// The names that are keywords in Swift.
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

  /// Returns a name in backticks if it is a Swift keyword; `_` for an empty name.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name.isEmpty ? "_" : name
  }
}
