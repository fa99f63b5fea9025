import Foundation
import Testing

/// A client that sends bytes as they are and reads what comes back. It waits on threads of its own, so that a server in the same program
/// is not kept from running.
final class Client: @unchecked Sendable {
  private let descriptor: Int32
  private static let patience = 30
  private static let part = 1 << 16

  /// Connects to a loopback address.
  init(_ port: UInt16, toIPv6: Bool = false) throws {
    descriptor = socket(toIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try #require(descriptor >= 0)
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    let status =
      toIPv6 ? Self.connect(descriptor, Self.ipv6(port)) : Self.connect(descriptor, Self.ipv4(port))
    guard status == 0 else {
      close(descriptor)
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  deinit { close(descriptor) }

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

  private static func connect<Address>(_ descriptor: Int32, _ address: Address) -> Int32 {
    withUnsafeBytes(of: address) { bytes in
      guard let start = bytes.baseAddress else { return -1 }
      return Glibc.connect(
        descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
  }

  /// Sends bytes; a server that no longer listens is no failure.
  func send(_ bytes: [UInt8]) async {
    await Self.apart { [descriptor] in
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

  /// Says that nothing more comes.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// What comes until the server ends, or until a text has come.
  func receive(until text: String? = nil) async -> String {
    await Self.apart { [descriptor] in
      var received: [UInt8] = []
      var part = [UInt8](repeating: 0, count: Self.part)
      while true {
        let count = recv(descriptor, &part, part.count, 0)
        guard count > 0 else { break }
        received += part[..<count]
        if let text, String(decoding: received, as: UTF8.self).contains(text) { break }
      }
      return String(decoding: received, as: UTF8.self)
    }
  }

  private static func apart<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }
}

/// The answer to a request.
struct Answer {
  /// Its number; 0 where there was none.
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
