@testable import KansoPreviewServer

/// Fuzzes the heads of requests, and the gate behind them. A head is the same in whatever parts it arrives, is never
/// longer than the maximum, has no line ends or other control characters, and is the same when it is written and read
/// again. The gate lets a request pass only if the lines of its head name this server and no other origin.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequest(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  // Few random bytes are a request line or a host, so they also follow one, and end the head.
  let line = Array("GET / HTTP/1.1\r\n".utf8)
  check(line + bytes)
  check(line + bytes + Array("\r\nHost: localhost:4747\r\n\r\n".utf8))
  return 0
}

/// The maximum size of a head. It is small, so that the fuzzer exceeds it.
private let maxByteCount = 512

/// The result of reading a head.
private enum Outcome: Equatable {
  case head(RequestHead)
  case rejection(RequestRejection)
  case incomplete
}

/// Returns the result for bytes that arrive in parts of a size.
private func outcome(of bytes: [UInt8], partSize: Int, maxByteCount: Int = maxByteCount) -> Outcome {
  var partial = PartialRequestHead(maxByteCount: maxByteCount)
  do {
    for start in stride(from: 0, to: bytes.count, by: partSize) {
      if let head = try partial.add(bytes[start..<min(start + partSize, bytes.count)]) { return .head(head) }
    }
  } catch { return .rejection(error) }
  return .incomplete
}

private func check(_ bytes: [UInt8]) {
  let whole = outcome(of: bytes, partSize: max(1, bytes.count))
  for size in [1, 2, 3, 64] { precondition(outcome(of: bytes, partSize: size) == whole, "parts of \(size)") }
  switch whole {
  case .incomplete: precondition(bytes.count <= maxByteCount, "more bytes than there may be")
  case .rejection(let rejection): precondition(rejection.status.rawValue >= 400)
  case .head(let head):
    check(head)
    if (try? RequestGate(port: 4747).check(head)) != nil { checkAddress(of: bytes) }
  }
}

/// Checks the parts of a head, and that it can be written and read again.
private func check(_ head: RequestHead) {
  precondition(head.path == "*" || head.path.hasPrefix("/") && !head.path.contains("?"))
  let values = head.fields.values.joined()
  for text in [head.method, head.path] + head.fields.keys + values {
    precondition(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" })
  }
  for end in values.flatMap({ [$0.first, $0.last] }).compactMap(\.self) {
    precondition(!" \t".contains(end))
  }
  precondition(!head.method.isEmpty && !head.method.contains(" "))
  precondition(
    head.fields.keys.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() && $0.utf8.count == $0.count })
  let lines = head.fields.flatMap { name, values in values.map { "\(name): \($0)\r\n" } }
  let written = "\(head.method) \(head.path) HTTP/1.1\r\n\(lines.joined())\r\n"
  // Invalid UTF-8 is longer when it is written.
  let again = outcome(of: Array(written.utf8), partSize: 4096, maxByteCount: maxByteCount * 4)
  precondition(again == .head(head), "read in another way the second time")
}

/// Checks the lines of a head that the gate allows, without our parser.
private func checkAddress(of bytes: [UInt8]) {
  let text = bytes.map { $0 < 0x80 ? Character(UnicodeScalar($0)) : "\u{FFFD}" }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    String(line.last == "\r" ? line.dropLast() : line).lowercased()
  }
  func values(_ name: String) -> [String] {
    lines.prefix { !$0.isEmpty }.filter { $0.hasPrefix(name) }.map { line in
      String(
        line.dropFirst(name.count).drop { " \t".contains($0) }.reversed().drop { " \t".contains($0) }
          .reversed())
    }
  }
  let hosts = values("host:")
  precondition(hosts.count == 1 && ["127.0.0.1:4747", "localhost:4747", "[::1]:4747"].contains(hosts[0]))
  precondition([[], ["http://\(hosts[0])"]].contains(values("origin:")))
  let sites = values("sec-fetch-site:")
  precondition(sites.allSatisfy { ["same-origin", "none", "same-site", "cross-site"].contains($0) })
  let isForeign = sites.contains { $0 == "same-site" || $0 == "cross-site" }
  precondition(!isForeign || values("sec-fetch-mode:") == ["navigate"])
}
