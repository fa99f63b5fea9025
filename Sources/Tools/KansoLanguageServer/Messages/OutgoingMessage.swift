import KansoFormatting

/// The messages that the server sends, as JSON.
enum OutgoingMessage {
  /// Returns the answer to a request.
  ///
  /// - Parameter result: writes the result.
  static func answer(to id: RequestID, _ result: (inout JSONWriter) -> Void) -> [UInt8] {
    message { json in
      write(id, to: &json)
      json.writeKey("result")
      result(&json)
    }
  }

  /// Returns an answer that a request has failed. Without an id, it could not be read.
  static func failure(
    _ id: RequestID?, _ code: IncomingMessage.ErrorCode, _ reason: String
  ) -> [UInt8] {
    message { json in
      write(id, to: &json)
      json.writeKey("error")
      json.writeObject { json in
        json.writeKey("code")
        json.writeNumber(Double(code.rawValue))
        json.writeKey("message")
        json.writeString(reason)
      }
    }
  }

  /// Returns a request to the client.
  static func request(
    _ id: RequestID, _ method: String, _ parameters: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    message { json in
      write(id, to: &json)
      json.write(method, "method")
      json.writeKey("params")
      parameters(&json)
    }
  }

  /// Returns a notification.
  static func notification(
    _ method: String, _ parameters: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    message { json in
      json.writeKey("method")
      json.writeString(method)
      json.writeKey("params")
      parameters(&json)
    }
  }

  private static func message(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.writeObject(inline: true) { json in
      json.writeKey("jsonrpc")
      json.writeString("2.0")
      members(&json)
    }
    return json.bytes
  }

  private static func write(_ id: RequestID?, to json: inout JSONWriter) {
    json.writeKey("id")
    switch id {
    case .number(let number): json.writeNumber(Double(number))
    case .string(let text): json.writeString(text)
    case nil: json.writeNull()
    }
  }
}
