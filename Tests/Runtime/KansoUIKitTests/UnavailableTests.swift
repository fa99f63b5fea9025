import TestSupport
import Testing

/// Names of UIKit that Kanso leaves out: the compiler tells why.
struct UnavailableTests {
  @Test(arguments: [
    ("UICollectionView", "use a table"), ("UIPanGestureRecognizer", "only taps"),
    ("UIStoryboard", "no documents at run time"),
  ])
  func theReasonIsTold(_ name: String, _ reason: String) async throws {
    let outcome = try await DocumentedProgram.check(
      "import UIKit\nfunc use(_ thing: \(name)) {}\n", "-module-alias", "UIKit=KansoUIKit")
    #expect(outcome.status != 0)
    #expect(
      outcome.errors.contains("'\(name)' is unavailable") && outcome.errors.contains(reason),
      "\(outcome.errors)")
  }
}
