import KansoScreens
import Testing

/// The contents of the bar above a screen, and their positions, on a phone that is 393 points wide.
struct NavigationBarTests {
  private let root = ViewController()
  private let screen = ViewController()
  private let navigation: NavigationController
  private let window: Window
  private var bar: NavigationBar { navigation.navigationBar }

  init() {
    root.title = "Root"
    screen.title = "Cats"
    navigation = NavigationController(rootViewController: root)
    window = shown(navigation)
    navigation.pushViewController(screen, animated: false)
  }

  private func buttons() -> [Button] {
    window.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? Button }.filter { !$0.isHidden }
  }

  private func width(_ text: String, weight: Double = 400) -> Double {
    let label = Label(text)
    label.font = Font(families: [Typography.systemFamily], size: 17, weight: weight)
    label.adjustsFontForContentSizeCategory = false
    label.traitCollection.displayScale = 3
    return label.intrinsicContentSize.width
  }

  @Test func theTitleIsInTheMiddle() {
    #expect(bar.titleLabel.text == "Cats")
    #expect(abs(bar.titleLabel.frame.midX - 196.5) < 0.5)
    #expect(bar.titleLabel.frame.midY == 22)
  }

  @Test func theWayBackSaysWhereItLeads() {
    #expect(buttons().map(\.currentTitle) == ["Root"])
    root.title = "Start"
    #expect(bar.backButton.currentTitle == "Start")
    root.navigationItem.backButtonTitle = "Home"
    #expect(bar.backButton.currentTitle == "Home")
    root.navigationItem.backButtonTitle = nil
    root.title = nil
    #expect(bar.backButton.currentTitle == "Back")
  }

  @Test func theWayBackIsHiddenWhereThereIsNoneOrOtherButtonsStandThere() {
    screen.navigationItem.hidesBackButton = true
    #expect(buttons().isEmpty)
    screen.navigationItem.hidesBackButton = false
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { _ in }
    #expect(buttons().map(\.currentTitle) == ["Cancel"])
    screen.navigationItem.leftBarButtonItem = nil
    navigation.popViewController(animated: false)
    #expect(buttons().isEmpty)
  }

  @Test func buttonsStandFromTheEdgesInwards() {
    screen.navigationItem.rightBarButtonItems = ["Add", "Edit"].map { BarButtonItem(title: $0) { _ in } }
    let all = buttons()
    #expect(all.map(\.currentTitle) == ["Root", "Add", "Edit"])
    #expect(all[0].imageView.image?.name == "chevron.left")
    #expect(all[0].frame == Rect(x: 8, y: 0, width: 17 + width("Root"), height: 44))
    #expect(all[1].frame.maxX == 393 - 16)
    #expect(abs(all[2].frame.maxX - (all[1].frame.minX - 8)) < 1e-9)
  }

  @Test func buttonsAreMirroredFromTheRightToTheLeft() {
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { _ in }
    window.traitCollection.layoutDirection = .rightToLeft
    let all = buttons()
    #expect(all[0].currentTitle == "Root")
    #expect(all[0].imageView.image?.name == "chevron.right")
    #expect(all[0].imageView.frame.minX == all[0].titleLabel.frame.maxX)
    #expect(all[0].frame.maxX == 393 - 8)
    #expect(all[1].frame.minX == 16)
  }

  @Test func aTitleThatIsTooLongEndsAtTheButtons() {
    screen.title = String(repeating: "Cats and dogs ", count: 10)
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { _ in }
    let all = buttons()
    #expect(abs(bar.titleLabel.frame.minX - (all[0].frame.maxX + 8)) < 1e-9)
    #expect(abs(bar.titleLabel.frame.maxX - (all[1].frame.minX - 8)) < 1e-9)
  }

  @Test func aTitleThatDoesNotFitInTheMiddleIsAsNearToItAsCanBe() {
    root.title = "A long way back"
    screen.title = "Exactly twenty-four cats"
    let back = buttons()[0]
    let title = bar.titleLabel
    #expect(abs(title.frame.width - width(screen.title ?? "", weight: 600)) < 0.5)
    #expect(abs(title.frame.minX - (back.frame.maxX + 8)) < 1e-9)
    #expect(title.frame.midX > 196.5)
  }

  @Test func buttonsLeaveAThirdToTheTitle() {
    root.title = String(repeating: "Back ", count: 30)
    screen.title = String(repeating: "Title ", count: 30)
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: String(repeating: "Go ", count: 30)) {
      _ in
    }
    _ = buttons()
    #expect(bar.titleLabel.frame.width >= 393 / 3 - 16)
    for button in buttons() { #expect(button.frame.maxX <= 393 && button.frame.minX >= 0) }
  }

  @Test func aViewMayStandForTheTitle() {
    let logo = View(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    screen.navigationItem.titleView = logo
    window.layoutIfNeeded()
    #expect(logo.frame == Rect(x: 146.5, y: 7, width: 100, height: 30))
    #expect(bar.titleLabel.isHidden)
    screen.navigationItem.titleView = nil
    #expect(logo.superview == nil)
    #expect(!bar.titleLabel.isHidden)
  }

  @Test func aViewForTheTitleMayBeAsLargeAsItsConstraintsSay() {
    let box = View()
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 60), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.navigationItem.titleView = box
    window.layoutIfNeeded()
    #expect(box.frame == Rect(x: 166.5, y: 12, width: 60, height: 20))
  }

  @Test func itsColorReachesTheEdgeOfTheScreen() {
    bar.barTintColor = .systemTint
    window.layoutIfNeeded()
    let colored = bar.subviews.filter { $0.backgroundColor != nil }
    #expect(colored.map(place) == [Rect(x: 0, y: 0, width: 393, height: 103)])
  }

  @Test func buttonsHaveTheTintColorOfTheBar() {
    let red = Color(red: 1, green: 0, blue: 0)
    bar.tintColor = red
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { _ in }
    #expect(buttons().map(\.titleLabel.textColor) == [red, red])
  }

  @Test func buttonsDoWhatTheyAreFor() {
    var tapped = 0
    let item = BarButtonItem(title: "Add") { _ in tapped += 1 }
    screen.navigationItem.rightBarButtonItem = item
    #expect(buttons()[1].tap())
    #expect(tapped == 1)
    #expect(bar.backButton.tap())
    #expect(navigation.topViewController === root)
    #expect(buttons().isEmpty)
  }
}
