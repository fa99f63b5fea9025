import FlyingSocks
import Foundation

/// The port that a server listens on.
public enum PortChoice: Equatable, Sendable {
  /// Port 4747; if it is taken, one of the next ports; if all of those are taken, any free port.
  case usual
  /// This port only; 0 stands for any free port.
  case exactly(UInt16)
}

/// The reason that a server cannot listen.
public struct PreviewServerError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The problem and its solution, in one line for users.
  public let description: String
}

/// The listening sockets of the loopback addresses, which other machines cannot reach. There is a socket for IPv4 and,
/// if the system supports it, one for IPv6, because `localhost` can resolve to either. The sockets are closed at the
/// latest when this object is deallocated.
final class LoopbackListeners: Sendable {
  let sockets: [Socket]
  let port: UInt16
  private let closing = Once()

  /// The ports to try if the user gives no port: one that is easy to type, and the following ones.
  private static let usualPorts: ClosedRange<UInt16> = 4747...4766
  /// The maximum number of attempts to find a port that is free in both IPv4 and IPv6.
  private static let attempts = 16
  /// The error codes of `accept` that mean that the system has no resources for another connection.
  static let outOfResources: Set<Int32> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]
  /// The error codes of `accept` for transient failures: of a single client, or of the network for a moment. The next
  /// call can succeed.
  static let passing: Set<Int32> = [
    ECONNABORTED, ECONNRESET, EINTR, EPROTO, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, ENOPROTOOPT,
    EOPNOTSUPP,
  ]

  init(_ choice: PortChoice) throws(PreviewServerError) {
    let ports: [UInt16] =
      switch choice {
      case .usual: Array(Self.usualPorts) + Self.anyPorts
      case .exactly(0): Self.anyPorts
      case .exactly(let port): [port]
      }
    var failure = EADDRINUSE
    for port in ports {
      do throws(BindingError) {
        (sockets, self.port) = try Self.listen(on: port)
        return
      } catch {
        failure = error.code
        // Other ports would fail with the same error, unless the error is that the port is taken.
        if failure != EADDRINUSE { break }
      }
    }
    throw Self.error(choice, failure)
  }

  private static let anyPorts = [UInt16](repeating: 0, count: attempts)

  private static func error(_ choice: PortChoice, _ code: Int32) -> PreviewServerError {
    guard case .exactly(let port) = choice, port > 0 else {
      return PreviewServerError(description: "no port can be listened on: \(String(cString: strerror(code)))")
    }
    switch code {
    case EADDRINUSE:
      return PreviewServerError(
        description:
          "port \(port) is taken by another program; name another one, or leave --port out to get one that is free"
      )
    case EACCES:
      return PreviewServerError(
        description: "port \(port) is kept for programs of the system; name one from 1024 on")
    default:
      return PreviewServerError(
        description: "port \(port) cannot be listened on: \(String(cString: strerror(code)))")
    }
  }

  deinit { close() }

  /// Stops listening. A second call does nothing: by then, the system may have reused the file descriptors for other
  /// files.
  func close() {
    guard closing.isFirst() else { return }
    for socket in sockets { try? socket.close() }
  }

  /// A flag that is true for the first caller only.
  private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false

    func isFirst() -> Bool {
      lock.withLock {
        defer { isDone = true }
        return !isDone
      }
    }
  }

  // MARK: Sockets

  /// The error of a socket that cannot be created, bound or listened on.
  private struct BindingError: Error {
    let code: Int32

    init(code: Int32) { self.code = code }

    init(_ error: any Error) {
      if case .failed(_, let code, _)? = error as? SocketError { self.code = code } else { code = EINVAL }
    }
  }

  private static func listen(on wanted: UInt16) throws(BindingError) -> ([Socket], UInt16) {
    let address: sockaddr_in
    do { address = try .inet(ip4: "127.0.0.1", port: wanted) } catch { throw BindingError(error) }
    let first = try listener(AF_INET, address)
    do throws(BindingError) {
      guard case .ip4(_, let port)? = try? first.sockname() else { throw BindingError(code: EADDRNOTAVAIL) }
      return try (([first] + listenerOfIPv6(port)), port)
    } catch {
      try? first.close()
      throw error
    }
  }

  /// Returns the listener of IPv6, or an empty list if the system has no IPv6.
  private static func listenerOfIPv6(_ port: UInt16) throws(BindingError) -> [Socket] {
    do throws(BindingError) { return [try listener(AF_INET6, sockaddr_in6.loopback(port: port))] } catch {
      if error.code == EADDRINUSE { throw error }
      return []
    }
  }

  private static func listener(_ family: Int32, _ address: some SocketAddress) throws(BindingError) -> Socket
  {
    do {
      let socket = try Socket(domain: family)
      do {
        // Allows a restarted server to bind the same port while connections of the previous process are still closing.
        try socket.setValue(true, for: .localAddressReuse)
        _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
        try socket.bind(to: address)
      } catch {
        try? socket.close()
        throw error
      }
      // The socket closes itself if `listen` fails.
      try socket.listen()
      return socket
    } catch { throw BindingError(error) }
  }
}
