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
  /// The socket of IPv4, then that of IPv6 if there is one.
  let sockets: [Socket]
  /// The port of all sockets.
  let port: UInt16
  private let closing = Once()

  /// The ports to try if the user gives no port: one that is easy to type, and the following ones.
  private static let defaultPorts: ClosedRange<UInt16> = 4747...4766
  /// The maximum number of attempts to find a port that is free in both IPv4 and IPv6.
  private static let attempts = 16
  /// The error codes of `accept` that mean that the system has no resources for another connection.
  static let outOfResources: Set<Int32> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]
  /// The error codes of `accept` for transient failures: of a single client, or of the network for a moment. The next
  /// call can succeed.
  static let transientErrors: Set<Int32> = [
    ECONNABORTED, ECONNRESET, EINTR, EPROTO, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, ENOPROTOOPT,
    EOPNOTSUPP,
  ]

  /// Listens on the first available port of the choice. Throws if none is available; errors other than a port
  /// that is in use end the search at once.
  init(_ choice: PortChoice) throws(PreviewServerError) {
    let ports: [UInt16] =
      switch choice {
      case .usual: Array(Self.defaultPorts) + Self.anyPorts
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
    throw Self.error(for: choice, code: failure)
  }

  /// The port 0 once per attempt: the system chooses another port each time.
  private static let anyPorts = [UInt16](repeating: 0, count: attempts)

  /// Returns the error for a port choice and the error code of the system (`errno`).
  private static func error(for choice: PortChoice, code: Int32) -> PreviewServerError {
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

  /// Stops listening. A second call does nothing.
  func close() {
    // By a second call, the system may have reused the file descriptors for other files.
    guard closing.isFirst() else { return }
    for socket in sockets { try? socket.close() }
  }

  /// A flag that is true for the first caller only.
  private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false

    /// Returns true for the first call, false for all later ones.
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

    /// An error with a code of the system (`errno`).
    init(code: Int32) { self.code = code }

    /// The error with the code of a socket error; `EINVAL` for any other error.
    init(_ error: any Error) {
      if case .failed(_, let code, _)? = error as? SocketError { self.code = code } else { code = EINVAL }
    }
  }

  /// Returns the sockets that listen on a port in IPv4 and IPv6, and the port. Port 0 stands for any free
  /// port. Closes the first socket if the second one fails.
  private static func listen(on wanted: UInt16) throws(BindingError)
    -> (sockets: [Socket], port: UInt16)
  {
    let address: sockaddr_in
    do { address = try .inet(ip4: "127.0.0.1", port: wanted) } catch { throw BindingError(error) }
    let first = try listener(AF_INET, address)
    do throws(BindingError) {
      guard case .ip4(_, let port)? = try? first.sockname() else { throw BindingError(code: EADDRNOTAVAIL) }
      return try (([first] + ipv6Listeners(port)), port)
    } catch {
      try? first.close()
      throw error
    }
  }

  /// Returns the listener of IPv6; an empty list if it fails for any reason other than a port that is in use,
  /// such as a system without IPv6.
  private static func ipv6Listeners(_ port: UInt16) throws(BindingError) -> [Socket] {
    do throws(BindingError) { return [try listener(AF_INET6, sockaddr_in6.loopback(port: port))] } catch {
      if error.code == EADDRINUSE { throw error }
      return []
    }
  }

  /// Returns a socket that listens on an address. Programs that this process starts do not inherit it.
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
