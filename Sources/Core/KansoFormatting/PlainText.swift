extension String {
  /// True if the text is printable ASCII without quotes and backslashes, so that it needs no escaping in
  /// quotes, in JSON and in Swift. Always false if the text has no contiguous UTF-8 storage.
  package var isPlainInQuotes: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      // The loop has no branches, so that the compiler can vectorize it.
      var special: UInt8 = 0
      for byte in bytes {
        special |= byte &- 0x20 < 0x5F ? 0 : 1
        special |= byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
      }
      return special == 0
    } ?? false
  }
}
