/// The head of a request: its request line and its fields (RFC 9112, sections 2 to 5). Bodies are not read, because no
/// request needs one.
struct RequestHead: Equatable, Sendable {
  /// The method, which is case-sensitive.
  let method: String
  /// The requested path, without the query.
  let path: String
  /// The values of each field in the order of the request, by the field's name in lower case.
  let fields: [String: [String]]

  /// Returns the values of all fields with a name in lower case.
  func values(of name: String) -> [String] { fields[name] ?? [] }

  /// Parses a request head.
  ///
  /// - Parameter bytes: the whole head, with or without the empty line at its end.
  /// - Throws: `RequestRejection` if the head is invalid.
  init(_ bytes: ArraySlice<UInt8>) throws(RequestRejection) {
    var lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
      line.last == .carriageReturn ? line.dropLast() : line
    }[...]
    guard lines.joined().allSatisfy({ $0 >= .space && $0 != .delete || $0 == .tab }) else {
      throw .badRequest("The request has control characters in its head.")
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.popFirst() else { throw .badRequest("There is no request.") }
    (method, path) = try Self.parseRequestLine(first)
    var fields: [String: [String]] = [:]
    for line in lines {
      let (name, value) = try Self.parseField(line)
      fields[name, default: []].append(value)
    }
    self.fields = fields
  }

  /// Returns the method, and the path without its query and fragment. Throws unless the version is HTTP/1.0
  /// or HTTP/1.1, and the target is a path or `*`.
  private static func parseRequestLine(_ line: ArraySlice<UInt8>) throws(RequestRejection)
    -> (method: String, path: String)
  {
    let parts = line.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), !parts[1].isEmpty, parts[2].starts(with: "HTTP/".utf8) else {
      throw .badRequest("The first line is no request of HTTP.")
    }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(decoded(parts[2])) else {
      throw RequestRejection(status: .versionNotSupported, reason: "This server knows HTTP/1.1.")
    }
    // Only proxies receive absolute URLs.
    guard parts[1].first == .slash || parts[1].elementsEqual("*".utf8) else {
      throw .badRequest("What is wanted is no path.")
    }
    return (decoded(parts[0]), decoded(parts[1].prefix { !"?#".utf8.contains($0) }))
  }

  /// Returns the name in lower case, and the value without surrounding blanks. Throws if the name is not a token,
  /// or if the line continues the previous one.
  private static func parseField(_ line: ArraySlice<UInt8>) throws(RequestRejection)
    -> (name: String, value: String)
  {
    // A name that begins with a space continues the previous line. HTTP has not allowed that since 2014.
    guard let colon = line.firstIndex(of: .colon), isToken(line[..<colon]) else {
      throw .badRequest("A line of the head is no field.")
    }
    var value = line[(colon + 1)...].drop(while: \.isBlank)
    while value.last?.isBlank == true { value.removeLast() }
    return (decoded(line[..<colon]).lowercased(), decoded(value))
  }

  /// Returns the text of UTF-8. Invalid UTF-8 becomes U+FFFD.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns true if the bytes are a token (RFC 9110, section 5.6.2).
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let delete: UInt8 = 0x7F

  /// True for a space and a tab.
  fileprivate var isBlank: Bool { self == .space || self == .tab }

  /// True for ASCII letters and digits.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
