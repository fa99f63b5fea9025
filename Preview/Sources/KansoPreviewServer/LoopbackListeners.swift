import FlyingSocks
import Foundation

/// Which port a server listens on.
public enum PortChoice: Equatable, Sendable {
  /// 4747; where that is taken, one of the next, else any.
  case usual
  /// This one and no other; 0 for any that is free.
  case exactly(UInt16)
}

/// Why a server cannot listen.
public struct PreviewServerError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What is wrong and what to do, in one line for people.
  public let description: String
}

/// The sockets of the loopback addresses, which nobody beyond this machine can reach: that of IPv4, and that of IPv6 where there is one,
/// since `localhost` can mean either. They are closed with their owner, if not before.
final class LoopbackListeners: Sendable {
  let sockets: [Socket]
  let port: UInt16
  private let closing = Once()

  /// What is tried where nobody names a port: one that is easily typed, and the next.
  private static let usualPorts: ClosedRange<UInt16> = 4747...4766
  /// How often a free port of IPv4 is looked for that is free in IPv6 too.
  private static let attempts = 16
  /// What `accept` fails with where the system has no room for more.
  static let outOfResources: Set<Int32> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]
  /// What `accept` fails with where one client went wrong, or the network for a moment, and the next may be well.
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
        // What one port is refused for, others are too, unless it is taken.
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

  /// Ends the listening. Doing it again does nothing: the numbers of the sockets may be those of others by then.
  func close() {
    guard closing.isFirst() else { return }
    for socket in sockets { try? socket.close() }
  }

  /// Something that is done only once.
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

  /// Why a socket does not listen.
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

  /// None where the system has no IPv6.
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
        // A server that is started again gets its port back while connections of the former one fade away.
        try socket.setValue(true, for: .localAddressReuse)
        _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
        try socket.bind(to: address)
      } catch {
        try? socket.close()
        throw error
      }
      // Where it cannot listen it closes itself.
      try socket.listen()
      return socket
    } catch { throw BindingError(error) }
  }
}
