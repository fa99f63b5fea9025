import FlyingFox

/// The reason that a request is refused.
struct Refused: Error, Equatable {
  /// The HTTP status of the response.
  let status: HTTPStatusCode
  /// The problem, in one line for users.
  let reason: String

  static func == (one: Refused, other: Refused) -> Bool {
    one.status.code == other.status.code && one.reason == other.reason
  }
}

/// The head of a request: its request line and its fields (RFC 9112, sections 2 to 5). Bodies are not read, because no
/// request needs one.
struct RequestHead: Sendable {
  let method: HTTPMethod
  /// The requested path, without the query.
  let path: String
  /// The header fields, each with all of its values.
  let headers: HTTPHeaders

  /// Parses a request head.
  ///
  /// - Parameter bytes: the whole head, with or without the empty line at its end.
  /// - Throws: `Refused` if the head is invalid.
  init(_ bytes: ArraySlice<UInt8>) throws(Refused) {
    var lines: [Substring] = []
    for line in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      lines.append(try Self.line(line))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first else { throw .bad("There is no request.") }
    (method, path) = try Self.request(first)
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let (name, value) = try Self.field(line)
      headers.addValue(value, for: name)
    }
    self.headers = headers
  }

  /// Returns a line without its line ending.
  ///
  /// - Throws: `Refused` if the line has control characters.
  private static func line(_ bytes: ArraySlice<UInt8>) throws(Refused) -> Substring {
    let content = bytes.last == .carriageReturn ? bytes.dropLast() : bytes
    guard content.allSatisfy({ $0 >= .space && $0 != .delete || $0 == .tab }) else {
      throw .bad("The request has control characters in its head.")
    }
    return Substring(String(decoding: content, as: UTF8.self))
  }

  private static func request(_ line: Substring) throws(Refused) -> (HTTPMethod, String) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), !parts[1].isEmpty, parts[2].hasPrefix("HTTP/") else {
      throw .bad("The first line is no request of HTTP.")
    }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else {
      throw Refused(status: .httpVersionNotSupported, reason: "This server knows HTTP/1.1.")
    }
    // Only proxies receive absolute URLs.
    guard parts[1].hasPrefix("/") || parts[1] == "*" else { throw .bad("What is wanted is no path.") }
    return (HTTPMethod(String(parts[0])), String(parts[1].prefix { $0 != "?" && $0 != "#" }))
  }

  private static func field(_ line: Substring) throws(Refused) -> (HTTPHeader, String) {
    // A name that begins with a space continues the previous line. HTTP has not allowed that since 2014.
    guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else {
      throw .bad("A line of the head is no field.")
    }
    let value = line[line.index(after: colon)...].drop { $0.isBlank }
    let end = value.lastIndex { !$0.isBlank }.map { value.index(after: $0) } ?? value.startIndex
    return (HTTPHeader(String(line[..<colon])), String(value[..<end]))
  }

  /// Returns true if the text is a token (RFC 9110, section 5.6.2).
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }
}

extension Refused {
  fileprivate static func bad(_ reason: String) -> Refused { Refused(status: .badRequest, reason: reason) }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let delete: UInt8 = 0x7F

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
