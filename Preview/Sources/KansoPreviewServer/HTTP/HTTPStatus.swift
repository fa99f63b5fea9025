/// The statuses of the server's responses (RFC 9110, section 15).
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case misdirectedRequest = 421
  case headerFieldsTooLarge = 431
  case serviceUnavailable = 503
  case versionNotSupported = 505

  /// The standard's phrase, which follows the number in the status line.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .misdirectedRequest: "Misdirected Request"
    case .headerFieldsTooLarge: "Request Header Fields Too Large"
    case .serviceUnavailable: "Service Unavailable"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}
