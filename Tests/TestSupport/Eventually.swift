import Foundation
import Testing

/// Waits until a condition holds. Fails the test if it does not hold within two minutes.
///
/// This is the only wait in the tests. The limit is far longer than a busy machine needs: it only ends a test whose
/// condition never holds.
///
/// - Parameters:
///   - what: the expected event, for the message.
///   - condition: the condition, evaluated every 10 milliseconds.
public func eventually(
  _ what: Comment, isolation: isolated (any Actor)? = #isolation,
  _ location: Testing.SourceLocation = #_sourceLocation, _ condition: () async throws -> Bool
) async throws {
  let end = Date().addingTimeInterval(120)
  while try await !condition() {
    try #require(Date() < end, "never happened: \(what)", sourceLocation: location)
    try await Task.sleep(nanoseconds: 10_000_000)
  }
}
