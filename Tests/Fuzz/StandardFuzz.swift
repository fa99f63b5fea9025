import KansoDiagnostics
import KansoStandard

/// Fuzzes documents of the design-token standard: any bytes are read, or reported. The resolved tokens of a document
/// without errors are JSON, and valid tokens again: only the periods in their paths are not allowed in names.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStandard(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The document is also each file that it names.
  let document = StandardDocument(bytes, path: "a.json") { _ in .bytes(bytes) }
  let resolved = document.resolvedTokens()
  _ = document.tokens
  guard !document.diagnostics.hasErrors, resolved.diagnostics.isEmpty else { return 0 }
  let again = StandardDocument(resolved.json, path: "b.json")
  guard again.diagnostics.allSatisfy({ $0.descriptor == .tokenName }) else {
    fatalError("the resolved tokens are not valid")
  }
  return 0
}
