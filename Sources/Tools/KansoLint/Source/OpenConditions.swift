/// The `#if` that are open at a place in a source.
struct OpenConditions {
  /// The number of open `#if`; negative after an `#endif` without one.
  private(set) var count = 0
  /// The number of open `#if` with `#if DEBUG`; nil outside of one.
  private var debugCount: Int?

  /// True in a branch of `#if DEBUG`.
  var isInDebug: Bool { debugCount != nil }

  /// Opens an `#if`.
  ///
  /// - Parameter rest: the bytes after it.
  mutating func open(before rest: Slice<UnsafeBufferPointer<UInt8>>) {
    count += 1
    if debugCount == nil, rest.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "DEBUG".utf8) {
      debugCount = count
    }
  }

  /// Closes the last `#if`.
  mutating func close() {
    if debugCount == count { debugCount = nil }
    count -= 1
  }
}
