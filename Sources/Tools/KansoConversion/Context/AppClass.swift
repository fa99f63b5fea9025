/// A class of the app that converted code uses.
package struct AppClass: Sendable {
  package let name: String
  /// The class that it needs to inherit from.
  package let superclass: String
  /// The outlets that the code sets, with their types.
  package internal(set) var outlets: [String: String] = [:]
}
