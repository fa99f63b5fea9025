import Foundation
import TestSupport

/// A client that sends raw bytes and reads the answer.
///
/// It waits on threads of its own, so that it does not block a server in the same process.
final class Client: @unchecked Sendable {
  private let descriptor: Int32
  /// The time in seconds after which an inactive server fails the test, as with `eventually`.
  private static let limit = 120
  private static let part = 1 << 16

  /// Connects to a loopback address.
  init(_ port: UInt16, toIPv6: Bool = false) async throws {
    descriptor = try await Self.apart { try Self.connected(port, toIPv6: toIPv6) }
  }

  deinit { close(descriptor) }

  /// Returns a number of connected clients.
  static func crowd(_ count: Int, _ port: UInt16) async throws -> [Client] {
    var clients: [Client] = []
    for _ in 0..<count { clients.append(try await Client(port)) }
    return clients
  }

  /// An IPv6 address that only this machine can reach.
  static let ipv6Loopback = Requirement("the IPv6 loopback address") { Client.canBindIPv6() }

  private static func canBindIPv6() -> Bool {
    let descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return pass(ipv6(0)) { bind(descriptor, $0, $1) } == 0
  }

  private static func connected(_ port: UInt16, toIPv6: Bool) throws -> Int32 {
    let descriptor = socket(toIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw lastError() }
    var patience = timeval(tv_sec: limit, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    let status =
      toIPv6
      ? pass(ipv6(port)) { connect(descriptor, $0, $1) } : pass(ipv4(port)) { connect(descriptor, $0, $1) }
    guard status == 0 else {
      let error = lastError()
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// Returns the error of the last system call.
  private static func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  private static func ipv4(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return address
  }

  private static func ipv6(_ port: UInt16) -> sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return address
  }

  private static func pass<Address>(
    _ address: Address, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeBytes(of: address) { bytes in
      guard let start = bytes.baseAddress else { return -1 }
      return call(start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
  }

  /// Sends bytes. A server that no longer listens is not a failure.
  func send(_ bytes: [UInt8]) async {
    try? await Self.apart { [descriptor] in
      var rest = bytes[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }
  }

  func send(_ text: String) async { await send(Array(text.utf8)) }

  /// Closes the writing side of the connection, which ends the request.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns the text that the server sends, until it closes the connection or until a text arrives.
  /// - Throws: an error if neither happens in time.
  func receive(until text: String? = nil) async throws -> String {
    try await Self.apart { [descriptor] in
      var received: [UInt8] = []
      var part = [UInt8](repeating: 0, count: Self.part)
      while true {
        let count = recv(descriptor, &part, part.count, 0)
        // A reset by the server ends the text as well.
        if count < 0, [EAGAIN, EINTR].contains(errno) { throw Self.lastError() }
        guard count > 0 else { break }
        received += part[..<count]
        if let text, String(decoding: received, as: UTF8.self).contains(text) { break }
      }
      return String(decoding: received, as: UTF8.self)
    }
  }

  private static func apart<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
  }
}

/// The answer to a request.
struct Answer {
  /// The status code; 0 without an answer.
  let status: Int
  let headers: [String: String]
  let body: String

  init(_ text: String) {
    let parts = text.components(separatedBy: "\r\n\r\n")
    let lines = parts[0].components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let field = line.components(separatedBy: ": ")
      headers[field[0]] = field.dropFirst().joined(separator: ": ")
    }
    (self.headers, body) = (headers, parts.dropFirst().joined(separator: "\r\n\r\n"))
  }
}
