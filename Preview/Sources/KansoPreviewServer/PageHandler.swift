import FlyingFox
import Foundation

/// Says what a request is answered with.
struct PageHandler: Sendable {
  /// What goes back to a client.
  enum Answer: Sendable {
    /// A whole answer.
    case whole(HTTPResponse)
    /// An answer that goes on as long as the client listens: after its head, a message for each revision.
    case changes(HTTPResponse)
  }

  let board: PageBoard
  let gate: RequestGate

  /// The answer to a request that may be answered.
  func answer(to request: RequestHead) throws(Refused) -> Answer {
    try gate.check(request)
    guard request.path == Self.page || request.path == Self.changes else {
      throw Refused(status: .notFound, reason: "There is only the page, at /.")
    }
    guard [HTTPMethod.GET, .HEAD].contains(request.method) else {
      throw Refused(status: .methodNotAllowed, reason: "The page can be read, and nothing else.")
    }
    let isRead = request.method == .GET
    if request.path == Self.changes {
      let head = Self.response(.ok, type: "text/event-stream")
      return isRead ? .changes(head) : .whole(head)
    }
    guard let page = board.page else {
      throw Refused(status: .serviceUnavailable, reason: "The page is not made yet.")
    }
    var response = Self.response(.ok, type: "text/html; charset=utf-8", body: isRead ? page.html : [])
    // An answer to HEAD says how long the one to GET would be.
    response.headers[.contentLength] = String(page.html.count)
    return .whole(response)
  }

  /// The answer to a request that gets no page. It repeats nothing of what was asked.
  static func response(to refused: Refused, isRead: Bool = true) -> HTTPResponse {
    let body = Array("\(refused.reason)\n".utf8)
    var response = response(refused.status, type: "text/plain; charset=utf-8", body: isRead ? body : [])
    response.headers[.contentLength] = String(body.count)
    if refused.status.code == HTTPStatusCode.methodNotAllowed.code { response.headers[.allow] = "GET, HEAD" }
    return response
  }

  private static let page = "/"
  /// Where the script of the page listens (`LiveScript`).
  private static let changes = "/changes"

  /// A response with what all of them say: that nothing is kept, taken for another type, framed, or read by pages from elsewhere.
  private static func response(_ status: HTTPStatusCode, type: String, body: [UInt8] = []) -> HTTPResponse {
    var response = HTTPResponse(statusCode: status, body: Data(body))
    let fields: KeyValuePairs<String, String> = [
      "Content-Type": type, "Cache-Control": "no-store", "Connection": "close",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin", "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY",
    ]
    for (name, value) in fields { response.headers[HTTPHeader(name)] = value }
    return response
  }
}

extension HTTPHeader {
  fileprivate static let allow = HTTPHeader("Allow")
}

extension HTTPResponse {
  /// The first lines of the response, as they are sent (RFC 9112).
  var head: Data {
    var lines = ["HTTP/1.1 \(statusCode.code) \(statusCode.phrase)"]
    lines += headers.map { "\($0.key.rawValue): \($0.value)" }.sorted()
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
