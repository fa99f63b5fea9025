import KansoTheme

/// The id of a request.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// Reads an id; nil for another value.
  init?(_ node: JSONNode) {
    switch node.content {
    case .number(let number):
      guard let whole = Int(exactly: number) else { return nil }
      self = .number(whole)
    case .string(let text): self = .string(text)
    case .object, .array, .bool, .null: return nil
    }
  }
}

/// A message of JSON-RPC 2.0 from the client.
package struct IncomingMessage: Sendable {
  /// The id; nil for a notification.
  package let id: RequestID?
  package let method: String
  /// The parameters; `null` without them.
  package let parameters: JSONNode

  /// The reason that bytes are no message, with the id that an answer needs.
  package struct Failure: Error, Equatable {
    package let id: RequestID?
    package let code: ErrorCode
    package let reason: String
  }

  /// The codes of JSON-RPC and of the Language Server Protocol.
  package enum ErrorCode: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  /// Reads a part of a stream; nil for an answer of the client, which nothing waits for.
  package init?(_ part: MessageReader.Part) throws(Failure) {
    switch part {
    case .message(let bytes): try self.init(bytes)
    case .malformed(let reason): throw Failure(id: nil, code: .parseError, reason: reason)
    }
  }

  /// Reads a message; nil for an answer of the client.
  package init?(_ bytes: [UInt8]) throws(Failure) {
    let root: JSONNode
    do throws(JSONSyntaxError) { root = try JSONParser.parse(bytes) } catch {
      throw Failure(id: nil, code: .parseError, reason: error.message)
    }
    let id = root["id"].flatMap(RequestID.init)
    guard let method = root["method"]?.text else {
      if root["result"] != nil || root["error"] != nil { return nil }
      throw Failure(id: id, code: .invalidRequest, reason: "a message needs a `method`")
    }
    if let node = root["id"], id == nil {
      guard case .null = node.content else {
        throw Failure(id: nil, code: .invalidRequest, reason: "an `id` is a whole number or a string")
      }
    }
    (self.id, self.method) = (id, method)
    parameters = root["params"] ?? JSONNode(content: .null, offset: 0)
  }
}

// Values of messages. Everything may be missing or have another type.
extension JSONNode {
  /// The text of a string; nil for another value.
  var text: String? { if case .string(let text) = content { text } else { nil } }
  /// A whole number that is not negative; nil for another value.
  var index: Int? {
    guard case .number(let number) = content, number >= 0 else { return nil }
    return Int(exactly: number)
  }
  /// The elements of an array; nil for another value.
  var elements: [JSONNode]? { if case .array(let elements) = content { elements } else { nil } }
  var flag: Bool? { if case .bool(let flag) = content { flag } else { nil } }
}

extension IncomingMessage {
  /// The request that this notification cancels; nil for any other message.
  package var cancelledID: RequestID? {
    method == "$/cancelRequest" && id == nil ? parameters["id"].flatMap(RequestID.init) : nil
  }
}
