import KansoScreens
import Testing

/// The bar below screens.
struct TabBarTests {
  private let tabs = TabBarController()
  private let screens = (0..<3).map { Screen("\($0)") }
  private let window: Window
  private var buttons: [TabBarButton] { tabs.tabBar.buttons }

  init() {
    for (screen, title) in zip(screens, ["One", "Two", "Three"]) { screen.title = title }
    tabs.viewControllers = screens
    window = shown(tabs)
  }

  @Test func itemsShareTheWidthAboveTheHomeIndicator() {
    #expect(
      buttons.map(\.frame) == (0..<3).map { Rect(x: Double($0) * 131, y: 0, width: 131, height: 49) })
    #expect(buttons.map(\.titleLabel.text) == ["One", "Two", "Three"])
  }

  @Test func itemsAreMirroredFromTheRightToTheLeft() {
    window.traitCollection.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(buttons.map(\.frame.minX) == [262, 131, 0])
  }

  @Test func aTapChooses() {
    #expect(buttons[2].tap())
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedIndex == 2)
    #expect(screens[2].view.superview === tabs.view)
    #expect(screens[0].view.superview == nil)
    #expect(buttons.map(\.isSelected) == [false, false, true])
  }

  @Test func aTapOnTheChosenTabGoesBackToItsFirstScreen() {
    let navigation = NavigationController(rootViewController: Screen("first"))
    tabs.viewControllers = [navigation, screens[1]]
    navigation.pushViewController(Screen("second"), animated: false)
    tabs.selectedIndex = 0
    #expect(navigation.viewControllers.count == 2)
    window.layoutIfNeeded()
    buttons[0].tap()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func whatIsChosenHasTheTintColor() {
    let red = Color(red: 1, green: 0, blue: 0)
    window.tintColor = red
    tabs.selectedIndex = 1
    #expect(buttons.map(\.titleLabel.textColor) == [.unselected, red, .unselected])
  }

  @Test func itemsFollowWhatTheySay() {
    let images = [Image(size: Size(width: 24, height: 24)), Image(size: Size(width: 30, height: 20))]
    screens[0].tabBarItem.image = images[0]
    screens[0].tabBarItem.selectedImage = images[1]
    screens[0].tabBarItem.badgeValue = "3"
    #expect(buttons[0].imageView.image == images[1])
    #expect(buttons[0].badgeLabel.text == "3")
    tabs.selectedIndex = 1
    #expect(buttons[0].imageView.image == images[0])
    screens[0].tabBarItem.badgeValue = nil
    #expect(buttons[0].badgeLabel.isHidden)
  }

  @Test func picturesStandAboveTitlesAndBesideThemWhereTheBarIsLow() {
    screens[0].tabBarItem.image = Image(size: Size(width: 24, height: 24))
    window.layoutIfNeeded()
    let (image, title) = (buttons[0].imageView, buttons[0].titleLabel)
    #expect(image.frame.midX == 65.5)
    #expect(title.frame.minY == image.frame.maxY + 4)
    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(title.frame.minX == image.frame.maxX + 4)
    #expect(image.frame.midY == 16)
  }
}
