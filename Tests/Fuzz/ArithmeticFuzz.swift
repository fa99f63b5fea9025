import KansoDiagnostics

@testable import KansoGuide

/// Fuzzes calculations: any text is either rejected with a position in the text, or evaluated to a value or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArithmetic(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let file = SourceFile(path: "fuzz.yaml", text: text)
  _ = NumberLiteral(text)
  _ = ArithmeticParser.isCalculation(text)
  var parser = ArithmeticParser(text, in: .padding, root: "padding") { SourceRange(file: file, $0) }
  do {
    let arithmetic = try parser.parse()
    for leaf in arithmetic.leaves { precondition(leaf.range.upperBound <= file.bytes.count) }
    guard let numbered = arithmetic.mapLeaves({ _ in 0 as Int? }) else { return 0 }
    _ = try? numbered.evaluate { _ in .length(8) }
  } catch {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
  }
  return 0
}
