import FlyingFox

/// Lets in requests that mean this server and come from its own pages or from nobody's.
///
/// A page of any site can make a browser send requests to this machine. What it could learn by that is kept from it: a name of its own
/// that leads to the loopback address (DNS rebinding) is not one of the names here, requests that its scripts send name it as their origin,
/// and browsers say where the others come from (Fetch Metadata, <https://www.w3.org/TR/fetch-metadata/>).
struct RequestGate: Sendable {
  private let port: UInt16

  init(port: UInt16) { self.port = port }

  /// The names of the loopback addresses.
  private static let names: Set = ["127.0.0.1", "localhost", "[::1]"]

  private static let usualPort: UInt16 = 80

  /// Refuses who is not to be answered.
  func check(_ request: RequestHead) throws(Refused) {
    let host = try host(of: request)
    let origins = request.headers.values(for: .origin)
    guard origins.allSatisfy({ $0.lowercased() == "http://\(host)" }), origins.count <= 1 else {
      throw Refused(status: .forbidden, reason: "Pages of other origins get nothing here.")
    }
    try checkSite(of: request)
  }

  /// The name that the request calls this server by, in small letters.
  private func host(of request: RequestHead) throws(Refused) -> String {
    let hosts = request.headers.values(for: .host)
    guard let host = hosts.first?.lowercased(), hosts.count == 1 else {
      throw Refused(status: .badRequest, reason: "A request has one Host.")
    }
    // Without a port a name means that of HTTP.
    let named = Self.names.contains { host == "\($0):\(port)" || host == $0 && port == Self.usualPort }
    guard named else {
      throw Refused(
        status: .misdirectedRequest, reason: "This server is called 127.0.0.1 and localhost, with its port.")
    }
    return host
  }

  /// A link from elsewhere may lead here, in a window of its own, but nothing there may take a page in. Other ports of this machine count as
  /// the same site.
  private func checkSite(of request: RequestHead) throws(Refused) {
    let sites = request.headers.values(for: .fetchSite).map { $0.lowercased() }
    let isVisit = request.headers.values(for: .fetchMode) == ["navigate"]
    let isWindow = isVisit && request.headers.values(for: .fetchDestination) == ["document"]
    let isWelcome = sites.allSatisfy {
      switch $0 {
      case "same-origin", "none": true
      case "same-site": isVisit
      case "cross-site": isWindow
      default: false
      }
    }
    guard isWelcome else {
      throw Refused(status: .forbidden, reason: "Other sites get nothing here.")
    }
  }
}

extension HTTPHeader {
  fileprivate static let origin = HTTPHeader("Origin")
  fileprivate static let fetchSite = HTTPHeader("Sec-Fetch-Site")
  fileprivate static let fetchMode = HTTPHeader("Sec-Fetch-Mode")
  fileprivate static let fetchDestination = HTTPHeader("Sec-Fetch-Dest")
}
