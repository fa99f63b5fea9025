import Foundation
import Testing

/// Waits until a condition holds, and fails the test if it does not within two minutes.
///
/// The only wait in the tests. The limit is far beyond what a busy machine needs, so that it ends a test whose condition
/// never holds and decides nothing else.
///
/// - Parameters:
///   - what: the event that is waited for, for the message.
///   - condition: asked every 10 milliseconds.
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
