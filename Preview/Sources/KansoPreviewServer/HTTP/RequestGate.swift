/// Allows requests that are addressed to this server and come from its own pages or from no page at all.
///
/// A page of any site can make a browser send requests to this machine. Three checks keep that page from reading the
/// responses. A host name of the site that resolves to the loopback address (DNS rebinding) is not one of the allowed
/// names. Requests of its scripts name the site as their origin. For all other requests, browsers send their source
/// (Fetch Metadata, <https://www.w3.org/TR/fetch-metadata/>).
struct RequestGate: Sendable {
  private let port: UInt16

  /// A gate of the server at a port, which requests must name.
  init(port: UInt16) { self.port = port }

  /// The host names of the loopback addresses.
  private static let names: Set = ["127.0.0.1", "localhost", "[::1]"]

  /// The port that an address without a port stands for.
  private static let defaultHTTPPort: UInt16 = 80

  /// Throws `RequestRejection` if the request must not be answered. The status is 400 unless the request has
  /// exactly one `Host`, 421 for another host name or port, and 403 for another origin, several origins or
  /// another site.
  func check(_ request: RequestHead) throws(RequestRejection) {
    let host = try host(of: request)
    let origins = request.values(of: "origin")
    guard origins.allSatisfy({ $0.lowercased() == "http://\(host)" }), origins.count <= 1 else {
      throw RequestRejection(status: .forbidden, reason: "Pages of other origins get nothing here.")
    }
    try checkSite(of: request)
  }

  /// Returns the host and port in the request, in lower case. Throws unless there is exactly one `Host`
  /// field, with a name and the port of this server.
  private func host(of request: RequestHead) throws(RequestRejection) -> String {
    let hosts = request.values(of: "host")
    guard let host = hosts.first?.lowercased(), hosts.count == 1 else {
      throw .badRequest("A request has one Host.")
    }
    // A host without a port stands for the default port of HTTP.
    let named = Self.names.contains { host == "\($0):\(port)" || host == $0 && port == Self.defaultHTTPPort }
    guard named else {
      throw RequestRejection(
        status: .misdirectedRequest, reason: "This server is called 127.0.0.1 and localhost, with its port.")
    }
    return host
  }

  /// Throws status 403 if another site sent the request. Allowed are requests of the same origin and of the
  /// user, navigations from the same site, such as another port of this machine, and links on other sites
  /// that open the page in a window of its own. Another site must not embed the page. Clients that do not
  /// send their source pass.
  private func checkSite(of request: RequestHead) throws(RequestRejection) {
    let sites = request.values(of: "sec-fetch-site").map { $0.lowercased() }
    let isNavigation = request.values(of: "sec-fetch-mode") == ["navigate"]
    let isWindow = isNavigation && request.values(of: "sec-fetch-dest") == ["document"]
    let isAllowed = sites.allSatisfy {
      switch $0 {
      case "same-origin", "none": true
      case "same-site": isNavigation
      case "cross-site": isWindow
      default: false
      }
    }
    guard isAllowed else {
      throw RequestRejection(status: .forbidden, reason: "Other sites get nothing here.")
    }
  }
}
