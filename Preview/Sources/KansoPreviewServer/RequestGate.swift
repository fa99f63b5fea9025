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
    let named = Self.names.contains { host == $0 || host == "\($0):\(port)" }
    guard named else {
      throw Refused(
        status: .misdirectedRequest, reason: "This server is called 127.0.0.1 and localhost, with its port.")
    }
    return host
  }

  /// Other ports of this machine count as the same site: a link from there may lead here, but nothing there may take a page in.
  private func checkSite(of request: RequestHead) throws(Refused) {
    let sites = request.headers.values(for: .fetchSite).map { $0.lowercased() }
    let isVisit = request.headers.values(for: .fetchMode) == ["navigate"]
    guard sites.allSatisfy({ ["same-origin", "none"].contains($0) || $0 == "same-site" && isVisit }) else {
      throw Refused(status: .forbidden, reason: "Other sites get nothing here.")
    }
  }
}

extension HTTPHeader {
  fileprivate static let origin = HTTPHeader("Origin")
  fileprivate static let fetchSite = HTTPHeader("Sec-Fetch-Site")
  fileprivate static let fetchMode = HTTPHeader("Sec-Fetch-Mode")
}
