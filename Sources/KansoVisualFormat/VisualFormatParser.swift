/// A recursive descent parser of visual formats.
struct VisualFormatParser {
  private let bytes: [UInt8]
  private let isFragment: Bool
  private var offset = 0

  /// The maximum length of a format in bytes. It limits the number of constraints, because each view and predicate
  /// creates some.
  static let mostBytes = 10_000

  init(_ bytes: [UInt8], isFragment: Bool) { (self.bytes, self.isFragment) = (bytes, isFragment) }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard bytes.count <= Self.mostBytes else {
      throw error("the format is longer than \(Self.mostBytes) bytes", at: 0)
    }
    let axis = try parseAxis()
    var leading: VisualFormat.Connection?
    if accept("|") {
      leading = try connection()
    } else if isFragment, peek == UInt8(ascii: "-") {
      leading = try connection()
    }
    var views = [try view()]
    var connections: [VisualFormat.Connection] = []
    var trailing: VisualFormat.Connection?
    while offset < bytes.count {
      let start = offset
      let connection = try connection()
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
        views.append(try view())
      }
    }
    return VisualFormat(
      axis: axis, leading: leading, views: views, connections: connections, trailing: trailing)
  }

  // MARK: Parts

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

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    // A single `-` stands before a view, the superview or, in a fragment, the end of the text.
    if peek == UInt8(ascii: "[") || peek == UInt8(ascii: "|") || peek == nil { return .standard }
    let predicates: [VisualFormat.Predicate]
    if peek == UInt8(ascii: "(") {
      predicates = try predicateList(ofView: false)
    } else {
      let object = try term(isSigned: false)
      predicates = [
        VisualFormat.Predicate(relation: .equal, object: object, priority: nil, range: object.range)
      ]
    }
    guard accept("-") else { throw error("a `-` has to follow the space between two views") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    let start = offset
    guard accept("[") else { throw error("a view in brackets was expected here, as in `[title]`") }
    let name = try identifier("the name of a view")
    let predicates = peek == UInt8(ascii: "(") ? try predicateList(ofView: true) : []
    guard accept("]") else { throw error("a `]` has to follow the view") }
    return VisualFormat.View(name: name, range: start..<offset, predicates: predicates)
  }

  private mutating func predicateList(ofView isView: Bool) throws(VisualFormatError) -> [VisualFormat
    .Predicate]
  {
    offset += 1
    var predicates = [try predicate()]
    while accept(",") { predicates.append(try predicate()) }
    guard accept(")") else {
      throw error(
        isView
          ? "a `)` has to follow what is said of the view's size"
          : "a `)` has to follow what is said of the space")
    }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
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
    let object = try term(isSigned: true)
    let priority = accept("@") ? try term(isSigned: false, "a priority is above 0 and up to 1000") : nil
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: priority, range: start..<offset)
  }

  // MARK: Terms

  private mutating func term(
    isSigned: Bool, _ refusal: String = "a sign is possible in parentheses only, as in `-(-8)-`"
  ) throws(VisualFormatError) -> VisualFormat.Term {
    let start = offset
    if let byte = peek, byte.isStartOfName {
      let name = try identifier("a metric")
      return VisualFormat.Term(value: .name(name), range: start..<offset)
    }
    if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      guard isSigned else { throw error(refusal) }
      offset += 1
    }
    let digits = offset
    skipNumber()
    guard digits < offset, let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      throw error("a number or the name of a metric was expected here", at: digits)
    }
    return VisualFormat.Term(value: .number(number), range: start..<offset)
  }

  /// Skips a number in C notation: decimal, with an exponent, or hexadecimal.
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

  private mutating func identifier(_ what: String) throws(VisualFormatError) -> String {
    let start = offset
    guard let first = peek, first.isStartOfName else { throw error("\(what) was expected here") }
    while let byte = peek, byte.isStartOfName || byte.isDigit { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Characters

  private func byte(after count: Int) -> UInt8? {
    offset + count < bytes.count ? bytes[offset + count] : nil
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

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
