/// A buffer for UTF-8 text, used for generated files. Appending to it takes a fraction of the time of appending to a
/// `String`, which has to be valid after every step.
package struct TextBuffer: ~Copyable {
  // The writers are in other modules and append mostly a few bytes at a time. So what they call is inlinable.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// The number of bytes.
  @usableFromInline package internal(set) var count = 0

  /// Creates an empty buffer. It grows as needed.
  ///
  /// - Parameter capacity: the expected size in bytes; at least 64 are reserved.
  package init(capacity: Int = 1024) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// A copy of the bytes that were appended.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// A copy of the text that was appended. Bytes that are not UTF-8 become replacement characters.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Makes room for some more bytes.
  @inlinable mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  /// Moves the text to a place with room for some more bytes and at least twice the capacity.
  @usableFromInline mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  /// Appends bytes, which are not checked.
  @inlinable package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends one byte.
  @inlinable package mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  /// Appends a byte several times.
  @inlinable package mutating func append(_ byte: UInt8, times: Int) {
    reserve(times)
    (start + count).update(repeating: byte, count: times)
    count += times
  }

  @inlinable package mutating func append(_ text: String) {
    // Native strings give access to their UTF-8 storage. Other strings, such as bridged ones on Apple's platforms, are
    // copied.
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
  }

  @inlinable package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inlinable package static func += (buffer: inout TextBuffer, text: String) { buffer.append(text) }

  /// Appends a number in `NumberFormat.shortest`.
  @usableFromInline package mutating func append(number value: Double) {
    if (0...9).contains(value), value == value.rounded() {
      append(UInt8(ascii: "0") + UInt8(value))
      return
    }
    // Most components of colors are multiples of 1/255. Their digits are taken from a table.
    let byte = (value * 255).rounded()
    if (0...255).contains(byte), byte / 255 == value {
      append(Self.bytesOver255[Int(byte)])
    } else {
      append(value.formatted(as: .shortest))
    }
  }

  /// The texts of the multiples of 1/255, from 0 to 1.
  private static let bytesOver255 = (0...255).map { (Double($0) / 255).description }
}
