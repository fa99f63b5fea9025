import KansoTheme
import Testing

@testable import KansoLayout

/// Constants that come from tokens.
struct TokenConstantTests {
  private let standard = Token<Length>(TokenPath("padding.standard"), 8).when(["density": "compact"], use: 4)
  private let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let view = View()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func theme(_ value: Length) -> Theme {
    let token = ThemeToken(path: TokenPath("padding.standard"), value: .dimension(.points(value)))
    return Theme(sections: [], tokens: [token])
  }

  @Test func aTokenHasItsCompiledValue() {
    let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: standard).activate()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 8)
    #expect(constraint.constant == 8)
  }

  @Test func aTokenFollowsTheMode() {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: standard).activate()
    view.widthAnchor.constraint(equalToConstant: standard).activate()
    root.layoutIfNeeded()
    root.traitCollection.context = ["density": "compact"]
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4)
    #expect(view.frame.width == 4)
  }

  @Test func aTokenFollowsTheTheme() {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: standard).activate()
    root.traitCollection.theme = theme(12)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 12)
    root.traitCollection.theme = theme(20)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test func aTokenGivesWayToANumber() {
    let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: standard).activate()
    root.layoutIfNeeded()
    constraint.constant = 3
    root.traitCollection.context = ["density": "compact"]
    root.layoutIfNeeded()
    #expect(view.frame.minX == 3)
    constraint.constantToken = standard
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4)
  }
}
