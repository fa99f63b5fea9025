/// The limits that protect the server from its clients.
///
/// A client gets `408` if its head is too slow and `431` if it is too large. All other limits end its connection without
/// a message. A connection holds at most `maxHeadByteCount` bytes of its client, and the part that was read last.
struct ServerLimits: Sendable {
  /// The maximum size of a request head, in bytes. It is generous because browsers send the cookies of every server
  /// that ever ran on `localhost`, whatever its port.
  var maxHeadByteCount = 64 << 10
  /// The maximum time for a client to send its request head.
  var headTimeout = Duration.seconds(10)
  /// The maximum time for a client to receive its response, or one message.
  var responseTimeout = Duration.seconds(30)
  /// The maximum time of the lingering close: after its response, the server reads from the client, so that the client
  /// reads the response before it sees that the connection is closed.
  var lingerTimeout = Duration.seconds(1)
  /// The maximum number of bytes that the server reads during the lingering close, and from a client that receives
  /// messages.
  var maxLingerByteCount = 1 << 20
  /// The maximum number of simultaneous connections. Another one evicts the oldest, first of those without an allowed
  /// request.
  var maxConnectionCount = 256
  /// The interval of the heartbeat, which repeats the current revision to clients that wait for changes.
  var heartbeatInterval = Duration.seconds(15)
  /// The pause before the next connection is accepted, after the system ran out of resources.
  var acceptRetryDelay = Duration.milliseconds(50)
}
