/// Functions on open file descriptors. They retry interrupted calls.
package enum Descriptor {
  /// Reads up to `limit` and one more byte. The additional byte shows the caller that there are too many.
  ///
  /// - Parameter expectedCount: the number of bytes to reserve, such as the size of the file.
  /// - Throws: the error of the failed call; the bytes that were read are lost.
  package static func read(
    _ descriptor: Int32, limit: Int, expectedCount: Int = 0
  ) throws(SystemError) -> [UInt8] {
    // The one more byte shows the end of the file without another buffer.
    var (bytes, isFull) = try filled(min(max(expectedCount, 0), limit) + 1, from: descriptor)
    // A pipe, or a file that has grown.
    while isFull, bytes.count <= limit {
      let (more, isFullToo) = try filled(min(1 << 16, limit + 1 - bytes.count), from: descriptor)
      bytes += more
      isFull = isFullToo
    }
    return bytes
  }

  /// Returns up to `capacity` bytes, fewer only at the end of the file.
  private static func filled(
    _ capacity: Int, from descriptor: Int32
  ) throws(SystemError) -> (bytes: [UInt8], isFull: Bool) {
    var error: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity, let start = buffer.baseAddress {
        let got = systemRead(descriptor, start + count, capacity - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { error = SystemError(code: errno) }
        guard got > 0 else { break }
        count += got
      }
    }
    if let error { throw error }
    return (bytes, bytes.count == capacity)
  }

  /// Writes all bytes.
  ///
  /// - Throws: the error of the failed call, which may have been preceded by successful ones; `EIO` if the system
  ///   accepts no more bytes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(code: count == 0 ? EIO : errno) }
      start += count
    }
  }
}

/// Calls `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// Calls `write(2)`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
