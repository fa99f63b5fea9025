import Foundation
import KansoLayout
import KansoScreens
import KansoTypesetting

/// Asserts that a person can read and use a screen in some situations: constraints can be met and determine all texts and
/// controls, none of which overlaps another one or leaves the safe area, no text is truncated, and each has enough
/// contrast to what is behind it (WCAG 2.2, 1.4.3).
///
/// The assertion works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - screen: The screen, which is made anew for each situation.
///   - situations: The situations. The default are six.
///   - exceptions: The kinds of problems that do not count.
///   - measurer: The measurer of texts. The default estimates widths as those of Helvetica.
public func assertLegible(
  _ screen: @autoclosure () throws -> ViewController, in situations: [Situation] = .usual,
  except exceptions: Set<LegibilityProblem.Kind> = [], measurer: any TextMeasurer = SansSerifTextMeasurer(),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows {
  let kinds = Set(LegibilityProblem.Kind.allCases).subtracting(exceptions)
  // A problem that is the same in several situations is one.
  var found: [LegibilityProblem: [Situation]] = [:]
  var order: [LegibilityProblem] = []
  for situation in situations {
    let window = try situation.window(measurer: measurer) { try screen() }
    for problem in window.legibilityProblems(kinds) {
      if found[problem] == nil { order.append(problem) }
      found[problem, default: []].append(situation)
    }
  }
  guard !order.isEmpty else { return }
  let lines = order.map { problem in
    let places = found[problem] ?? []
    let others = places.count > 1 ? " and \(places.count - 1) more" : ""
    return "\(problem.kind): \(problem) (\(places.first.map { "\($0)" } ?? "")\(others))"
  }
  AssertionPlace(fileID: fileID, file: file, line: line, column: column).fail(
    "the screen is not legible:\n" + lines.joined(separator: "\n"))
}

/// Asserts that a screen looks as it did in some situations.
///
/// Its earlier look is in the folder `__Snapshots__` beside the test: the frames of all views as a text, and all
/// situations as one picture (SVG). The first run writes both and fails; so does each run with `record` or with
/// `KANSO_RECORD=1`. A difference is reported with what moved, and with a page that shows both pictures.
///
/// The assertion works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - screen: The screen, which is made anew for each situation.
///   - situations: The situations. The default are six.
///   - name: The name of the snapshot, if a test has several.
///   - isRecording: True to write the snapshot.
///   - measurer: The measurer of texts. The default estimates widths as those of Helvetica.
public func assertSnapshot(
  of screen: @autoclosure () throws -> ViewController, situations: [Situation] = .usual,
  named name: String? = nil, record isRecording: Bool = false,
  measurer: any TextMeasurer = SansSerifTextMeasurer(), testName: StaticString = #function,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows {
  var snapshot = ScreenSnapshot()
  for situation in situations {
    snapshot.add(try situation.window(measurer: measurer) { try screen() }, in: situation)
  }
  let place = AssertionPlace(fileID: fileID, file: file, line: line, column: column)
  let files = SnapshotFiles(test: "\(testName)", name: name, beside: "\(file)")
  let records = isRecording || ProcessInfo.processInfo.environment["KANSO_RECORD"] == "1"
  do {
    guard !records, let recorded = try files.read() else {
      try files.write(snapshot)
      return place.fail(
        "the snapshot was written to \(files.folder.path); look at it, and run the test again")
    }
    guard let difference = snapshot.difference(from: recorded) else { return }
    let page = try files.writePage(difference, before: recorded, after: snapshot)
    place.fail("the screen has changed:\n\(difference.text)\nBefore and after: \(page.path)")
  } catch { place.fail("the snapshot cannot be compared: \(error)") }
}
