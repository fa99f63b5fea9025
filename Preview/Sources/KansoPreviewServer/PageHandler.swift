/// Creates the responses to requests.
struct PageHandler: Sendable {
  /// The response to a client.
  enum Answer: Sendable {
    /// A complete response.
    case whole(Response)
    /// A response that stays open until the client disconnects: after its head, it sends a message for each revision.
    case changes(Response)
  }

  let publisher: LivePagePublisher
  let gate: RequestGate

  /// Returns the answer to a request for `/` or `/changes`. The answer to `HEAD` has no body and is complete
  /// at once.
  ///
  /// - Throws: `RequestRejection`: that of the gate, or status 404 for another path, 405 for another method,
  ///   and 503 for `/` before the first page.
  func answer(to request: RequestHead) throws(RequestRejection) -> Answer {
    try gate.check(request)
    guard request.path == Self.page || request.path == Self.changes else {
      throw RequestRejection(status: .notFound, reason: "There is only the page, at /.")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      throw RequestRejection(status: .methodNotAllowed, reason: "The page can be read, and nothing else.")
    }
    let isRead = request.method == "GET"
    if request.path == Self.changes {
      let head = Self.response(.ok, type: "text/event-stream")
      return isRead ? .changes(head) : .whole(head)
    }
    guard let page = publisher.page else {
      throw RequestRejection(status: .serviceUnavailable, reason: "The page is not made yet.")
    }
    var response = Self.response(.ok, type: "text/html; charset=utf-8", body: isRead ? page.html : [])
    // The response to HEAD has the content length of the response to GET.
    response.fields["Content-Length"] = String(page.html.count)
    return .whole(response)
  }

  /// Returns the response to a refused request, as a line of text. It repeats no text of the request.
  ///
  /// - Parameter isRead: false for a response without a body, with the content length that the body would
  ///   have.
  static func response(to rejection: RequestRejection, isRead: Bool = true) -> Response {
    let body = Array("\(rejection.reason)\n".utf8)
    var response = response(rejection.status, type: "text/plain; charset=utf-8", body: isRead ? body : [])
    response.fields["Content-Length"] = String(body.count)
    if rejection.status == .methodNotAllowed { response.fields["Allow"] = "GET, HEAD" }
    return response
  }

  /// The path of the page.
  private static let page = "/"
  /// The path of the event stream that the script of the page subscribes to (`LiveScript`).
  private static let changes = "/changes"

  /// Returns a response with the fields that all responses have. They close the connection, and forbid
  /// caching, guessing of the content type, framing, and reading by pages of other origins.
  private static func response(_ status: HTTPStatus, type: String, body: [UInt8] = []) -> Response {
    let fields = [
      "Content-Type": type, "Cache-Control": "no-store", "Connection": "close",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin", "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": "frame-ancestors 'none'", "X-Frame-Options": "DENY",
    ]
    return Response(status: status, fields: fields, body: body)
  }
}
