import FlyingFox

/// Why a request gets no page.
struct Refused: Error, Equatable {
  /// The answer.
  let status: HTTPStatusCode
  /// What is wrong, for people, in one line.
  let reason: String

  static func == (one: Refused, other: Refused) -> Bool {
    one.status.code == other.status.code && one.reason == other.reason
  }
}

/// The first lines of a request: what is wanted, and its fields (RFC 9112, sections 2 to 5). Bodies are not read, since nothing here wants
/// one.
struct RequestHead: Sendable {
  let method: HTTPMethod
  /// The path that is wanted, without what stands behind a question mark.
  let path: String
  /// The fields, each with all of its values.
  let headers: HTTPHeaders

  /// Takes a head apart.
  /// - Parameter bytes: all of it, with or without the empty line at its end.
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

  /// A line without its end. Control characters belong into none.
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
    // Whole addresses are for proxies.
    guard parts[1].hasPrefix("/") || parts[1] == "*" else { throw .bad("What is wanted is no path.") }
    return (HTTPMethod(String(parts[0])), String(parts[1].prefix { $0 != "?" && $0 != "#" }))
  }

  private static func field(_ line: Substring) throws(Refused) -> (HTTPHeader, String) {
    // A name that begins with a space continues the line before, which has not been allowed since 2014.
    guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else {
      throw .bad("A line of the head is no field.")
    }
    let value = line[line.index(after: colon)...].drop { $0.isBlank }
    let end = value.lastIndex { !$0.isBlank }.map { value.index(after: $0) } ?? value.startIndex
    return (HTTPHeader(String(line[..<colon])), String(value[..<end]))
  }

  /// RFC 9110, section 5.6.2.
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
