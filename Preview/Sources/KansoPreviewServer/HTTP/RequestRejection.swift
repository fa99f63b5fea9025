/// The reason that a request is refused.
struct RequestRejection: Error, Equatable {
  /// The HTTP status of the response.
  let status: HTTPStatus
  /// The problem, in one line for users.
  let reason: String
}

extension RequestRejection {
  /// Returns a rejection with status 400.
  static func badRequest(_ reason: String) -> RequestRejection {
    RequestRejection(status: .badRequest, reason: reason)
  }
}
