import FlyingFox

/// Allows requests that are addressed to this server and come from its own pages or from no page at all.
///
/// A page of any site can make a browser send requests to this machine. Three checks keep that page from reading the
/// responses. A host name of the site that resolves to the loopback address (DNS rebinding) is not one of the allowed
/// names. Requests of its scripts name the site as their origin. For all other requests, browsers send their source
/// (Fetch Metadata, <https://www.w3.org/TR/fetch-metadata/>).
struct RequestGate: Sendable {
  private let port: UInt16

  init(port: UInt16) { self.port = port }

  /// The host names of the loopback addresses.
  private static let names: Set = ["127.0.0.1", "localhost", "[::1]"]

  private static let usualPort: UInt16 = 80

  /// Throws `Refused` if the request must not be answered.
  func check(_ request: RequestHead) throws(Refused) {
    let host = try host(of: request)
    let origins = request.headers.values(for: .origin)
    guard origins.allSatisfy({ $0.lowercased() == "http://\(host)" }), origins.count <= 1 else {
      throw Refused(status: .forbidden, reason: "Pages of other origins get nothing here.")
    }
    try checkSite(of: request)
  }

  /// Returns the host name in the request, in lower case.
  private func host(of request: RequestHead) throws(Refused) -> String {
    let hosts = request.headers.values(for: .host)
    guard let host = hosts.first?.lowercased(), hosts.count == 1 else {
      throw Refused(status: .badRequest, reason: "A request has one Host.")
    }
    // A host without a port stands for the default port of HTTP.
    let named = Self.names.contains { host == "\($0):\(port)" || host == $0 && port == Self.usualPort }
    guard named else {
      throw Refused(
        status: .misdirectedRequest, reason: "This server is called 127.0.0.1 and localhost, with its port.")
    }
    return host
  }

  /// Checks the site that the request comes from. A link on another site may open the page in a window of its own, but
  /// another site must not embed the page. Other ports of this machine count as the same site.
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
