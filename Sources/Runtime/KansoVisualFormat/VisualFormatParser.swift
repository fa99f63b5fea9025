/// A recursive descent parser of visual formats.
struct VisualFormatParser {
  private let bytes: [UInt8]
  private let isFragment: Bool
  private var offset = 0

  /// The maximum length of a format in bytes. It limits the number of constraints, because each view and predicate
  /// creates some.
  static let maxByteCount = 10_000

  init(_ bytes: [UInt8], isFragment: Bool) { (self.bytes, self.isFragment) = (bytes, isFragment) }

  /// Parses the whole text; call it once. Names are not resolved, and the values of numbers are not checked.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard bytes.count <= Self.maxByteCount else {
      throw error("the format is longer than \(Self.maxByteCount) bytes", at: 0)
    }
    let axis = try parseAxis()
    var leading: VisualFormat.Connection?
    if accept("|") {
      leading = try parseConnection()
    } else if isFragment, peek == UInt8(ascii: "-") {
      leading = try parseConnection()
    }
    var views = [try parseView()]
    var connections: [VisualFormat.Connection] = []
    var trailing: VisualFormat.Connection?
    while offset < bytes.count {
      let start = offset
      let connection = try parseConnection()
      if accept("|") {
        trailing = connection
        guard offset == bytes.count else { throw error("the superview ends the format") }
      } else if offset == bytes.count {
        guard isFragment else {
          throw error("the connection leads nowhere: a view or `|` has to follow", at: start)
        }
        trailing = connection
      } else {
        connections.append(connection)
        views.append(try parseView())
      }
    }
    return VisualFormat(
      axis: axis, leading: leading, views: views, connections: connections, trailing: trailing)
  }

  // MARK: Parts

  /// Reads the prefix `H:` or `V:`; horizontal without a prefix. Throws if the colon is missing.
  private mutating func parseAxis() throws(VisualFormatError) -> VisualFormat.Axis {
    guard let first = peek, first == UInt8(ascii: "H") || first == UInt8(ascii: "V") else {
      return .horizontal
    }
    offset += 1
    guard accept(":") else {
      let letter = first == UInt8(ascii: "H") ? "H" : "V"
      throw error("a `:` has to follow `\(letter)`, which says the direction")
    }
    return first == UInt8(ascii: "H") ? .horizontal : .vertical
  }

  /// Reads the connection before a view or superview, or at the end of the text. Returns `.flush` if there is
  /// no `-`. One number or name becomes a predicate with `==`.
  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    // A single `-` stands before a view, the superview or, in a fragment, the end of the text.
    if peek == UInt8(ascii: "[") || peek == UInt8(ascii: "|") || peek == nil { return .standard }
    let predicates: [VisualFormat.Predicate]
    if peek == UInt8(ascii: "(") {
      predicates = try parsePredicateList(ofView: false)
    } else {
      let object = try parseTerm(isSigned: false)
      predicates = [
        VisualFormat.Predicate(relation: .equal, object: object, priority: nil, range: object.range)
      ]
    }
    guard accept("-") else { throw error("a `-` has to follow the space between two views") }
    return .predicates(predicates)
  }

  /// Reads a view in brackets; its range includes them.
  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    let start = offset
    guard accept("[") else { throw error("a view in brackets was expected here, as in `[title]`") }
    let name = try parseIdentifier("the name of a view")
    let predicates = peek == UInt8(ascii: "(") ? try parsePredicateList(ofView: true) : []
    guard accept("]") else { throw error("a `]` has to follow the view") }
    return VisualFormat.View(name: name, range: start..<offset, predicates: predicates)
  }

  /// Reads predicates in parentheses with commas between them. The opening parenthesis must be next.
  ///
  /// - Parameter isView: true for the size of a view, false for a space; used in the error message.
  private mutating func parsePredicateList(ofView isView: Bool) throws(VisualFormatError) -> [VisualFormat
    .Predicate]
  {
    offset += 1
    var predicates = [try parsePredicate()]
    while accept(",") { predicates.append(try parsePredicate()) }
    guard accept(")") else {
      throw error(
        isView
          ? "a `)` has to follow what is said of the view's size"
          : "a `)` has to follow what is said of the space")
    }
    return predicates
  }

  /// Reads an optional relation, a number or name, and an optional priority after `@`. The range of the
  /// priority is not checked.
  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = offset
    var relation = VisualFormat.Relation.equal
    if let first = peek, "<=>".utf8.contains(first) {
      let text = String(decoding: bytes[offset..<min(offset + 2, bytes.count)], as: UTF8.self)
      guard let known = VisualFormat.Relation(rawValue: text) else {
        throw error("a relation is `==`, `<=` or `>=`")
      }
      relation = known
      offset += 2
    }
    let object = try parseTerm(isSigned: true)
    let priority =
      accept("@")
      ? try parseTerm(isSigned: false, signError: "a priority is above 0 and up to 1000") : nil
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: priority, range: start..<offset)
  }

  // MARK: Terms

  /// Reads a name, or a number in C notation. Only a number can have a sign, and only with `isSigned`.
  ///
  /// - Parameter signError: the error message for a sign without `isSigned`.
  private mutating func parseTerm(
    isSigned: Bool, signError: String = "a sign is possible in parentheses only, as in `-(-8)-`"
  ) throws(VisualFormatError) -> VisualFormat.Term {
    let start = offset
    if let byte = peek, byte.isStartOfName {
      let name = try parseIdentifier("a metric")
      return VisualFormat.Term(value: .name(name), range: start..<offset)
    }
    if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      guard isSigned else { throw error(signError) }
      offset += 1
    }
    let digits = offset
    skipNumber()
    guard digits < offset, let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      throw error("a number or the name of a metric was expected here", at: digits)
    }
    return VisualFormat.Term(value: .number(number), range: start..<offset)
  }

  /// Skips a number in C notation: decimal, with an exponent, or hexadecimal. Skips nothing if there is none,
  /// and too much for several points; the caller validates the text.
  private mutating func skipNumber() {
    if peek == UInt8(ascii: "0"), let next = byte(after: 1), next | 0x20 == UInt8(ascii: "x") {
      offset += 2
      while let byte = peek, byte.isHexadecimalDigit { offset += 1 }
      return
    }
    while let byte = peek, byte.isDigit || byte == UInt8(ascii: ".") { offset += 1 }
    guard let exponent = peek, exponent | 0x20 == UInt8(ascii: "e"), let next = byte(after: 1) else { return }
    let isSigned = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
    guard let digit = isSigned ? byte(after: 2) : next, digit.isDigit else { return }
    offset += isSigned ? 2 : 1
    while let byte = peek, byte.isDigit { offset += 1 }
  }

  /// Reads a C identifier. Throws if none is next; `what` describes it in the error message.
  private mutating func parseIdentifier(_ what: String) throws(VisualFormatError) -> String {
    let start = offset
    guard let first = peek, first.isStartOfName else { throw error("\(what) was expected here") }
    while let byte = peek, byte.isStartOfName || byte.isDigit { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Characters

  /// Returns the byte at a distance from the current one; nil beyond the end.
  private func byte(after count: Int) -> UInt8? {
    offset + count < bytes.count ? bytes[offset + count] : nil
  }

  /// The next byte; nil at the end.
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips the next character if it is this one. Returns true if it was. White space is not skipped.
  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Returns an error at a UTF-8 offset; without one, at the current byte.
  private func error(_ message: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, offset: place ?? offset)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isHexadecimalDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }
  /// True if the byte can begin a name. Names follow the rules of C.
  var isStartOfName: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
      || self == UInt8(ascii: "_")
  }
}
