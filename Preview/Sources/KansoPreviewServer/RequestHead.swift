import FlyingFox

/// The reason that a request is refused.
struct RequestRejection: Error, Equatable {
  /// The HTTP status of the response.
  let status: HTTPStatusCode
  /// The problem, in one line for users.
  let reason: String

  /// Returns true if the status codes and the reasons are equal.
  static func == (one: RequestRejection, other: RequestRejection) -> Bool {
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
  /// - Throws: `RequestRejection` if the head is invalid.
  init(_ bytes: ArraySlice<UInt8>) throws(RequestRejection) {
    var lines: [Substring] = []
    for line in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false) {
      lines.append(try Self.decodeLine(line))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first else { throw .badRequest("There is no request.") }
    (method, path) = try Self.parseRequestLine(first)
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let (name, value) = try Self.parseField(line)
      headers.addValue(value, for: name)
    }
    self.headers = headers
  }

  /// Returns a line without its carriage return. Invalid UTF-8 becomes U+FFFD.
  ///
  /// - Throws: `RequestRejection` if the line has control characters other than tabs.
  private static func decodeLine(_ bytes: ArraySlice<UInt8>) throws(RequestRejection) -> Substring {
    let content = bytes.last == .carriageReturn ? bytes.dropLast() : bytes
    guard content.allSatisfy({ $0 >= .space && $0 != .delete || $0 == .tab }) else {
      throw .badRequest("The request has control characters in its head.")
    }
    return Substring(String(decoding: content, as: UTF8.self))
  }

  /// Returns the method, and the path without its query and fragment. Throws unless the version is HTTP/1.0
  /// or HTTP/1.1, and the target is a path or `*`.
  private static func parseRequestLine(_ line: Substring) throws(RequestRejection)
    -> (method: HTTPMethod, path: String)
  {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), !parts[1].isEmpty, parts[2].hasPrefix("HTTP/") else {
      throw .badRequest("The first line is no request of HTTP.")
    }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else {
      throw RequestRejection(status: .httpVersionNotSupported, reason: "This server knows HTTP/1.1.")
    }
    // Only proxies receive absolute URLs.
    guard parts[1].hasPrefix("/") || parts[1] == "*" else { throw .badRequest("What is wanted is no path.") }
    return (HTTPMethod(String(parts[0])), String(parts[1].prefix { $0 != "?" && $0 != "#" }))
  }

  /// Returns the name, and the value without surrounding blanks. Throws if the name is not a token, or if the
  /// line continues the previous one.
  private static func parseField(_ line: Substring) throws(RequestRejection)
    -> (name: HTTPHeader, value: String)
  {
    // A name that begins with a space continues the previous line. HTTP has not allowed that since 2014.
    guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else {
      throw .badRequest("A line of the head is no field.")
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

extension RequestRejection {
  /// Returns a rejection with status 400.
  fileprivate static func badRequest(_ reason: String) -> RequestRejection {
    RequestRejection(status: .badRequest, reason: reason)
  }
}

extension Character {
  /// True for a space and a tab.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let delete: UInt8 = 0x7F

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
