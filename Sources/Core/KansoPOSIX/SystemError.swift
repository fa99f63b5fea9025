/// An error of a system call.
package struct SystemError: Error, CustomStringConvertible, Sendable {
  /// The error code, as in `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The system's message, such as "Permission denied".
  package var description: String { String(cString: strerror(code)) }
}
