import KansoDiagnostics
import KansoYAML

/// Fuzzes YAML: any bytes give a tree whose ranges lie within the file and within each other, or diagnostics.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let (file, problems) = SourceText.decode(
    Array(UnsafeBufferPointer(start: start, count: count)), path: "fuzz.yaml")
  guard problems.isEmpty else { return 0 }
  let document = YAMLDocument(file)
  precondition(document.root != nil || !document.diagnostics.isEmpty, "nothing was read or reported")
  var waiting = document.root.map { [$0] } ?? []
  var seen = 0
  while let node = waiting.popLast() {
    seen += 1
    precondition(node.range.upperBound <= file.bytes.count && seen <= 2 * ReadingLimits.expansion)
    switch node.content {
    case .scalar: break
    case .sequence(let elements): waiting += elements
    case .mapping(let mapping):
      for entry in mapping.entries {
        precondition(entry.key.range.upperBound <= file.bytes.count)
        waiting.append(entry.value)
      }
    }
  }
  return 0
}
