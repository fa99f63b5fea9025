/// A response to a request.
struct Response: Sendable {
  /// The status of the status line.
  let status: HTTPStatus
  /// The value of each field, by the field's name.
  var fields: [String: String]
  /// The bytes after the head. Empty for a response to `HEAD`.
  var body: [UInt8] = []

  /// The status line and the sorted fields, with the empty line at their end, in the syntax of RFC 9112.
  var head: [UInt8] {
    let lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + fields.map { "\($0): \($1)" }.sorted()
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
