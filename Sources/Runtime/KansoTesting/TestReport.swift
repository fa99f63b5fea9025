#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The place of an assertion in the sources.
struct AssertionPlace {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  /// Reports a failure of the running test: to Swift Testing within one of its tests, otherwise to XCTest.
  func fail(_ message: String) {
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: file, line: line)
    #endif
  }
}
