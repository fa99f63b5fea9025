import Foundation
import KansoScreens
import Testing

/// The titles of controllers in bars.
struct ControllerTitleTests {
  private let screen = ViewController()

  @Test func aTitleIsThatOfBothItems() {
    screen.title = "Cats"
    #expect(screen.navigationItem.title == "Cats")
    #expect(screen.tabBarItem.title == "Cats")
  }

  @Test func whatIsSetLastCounts() {
    screen.title = "Cats"
    screen.navigationItem.title = "All cats"
    #expect(screen.title == "Cats")
    #expect(screen.tabBarItem.title == "Cats")
    screen.title = "Dogs"
    #expect(screen.navigationItem.title == "Dogs")
  }

  @Test func aNavigationControllerHasTheTabOfItsFirstScreen() {
    screen.title = "Cats"
    let tabs = TabBarController()
    let navigation = NavigationController(rootViewController: screen)
    tabs.viewControllers = [navigation]
    #expect(tabs.tabBar.items[0] === screen.tabBarItem)
    let other = TabBarItem(title: "Other")
    screen.tabBarItem = other
    #expect(tabs.tabBar.items[0] === other)
    screen.title = "Dogs"
    #expect(tabs.tabBar.buttons[0].titleLabel.text == "Dogs")
  }

  @Test func aNavigationControllerThatHasATitleHasATabOfItsOwn() {
    screen.title = "Cats"
    let tabs = TabBarController()
    let navigation = NavigationController(rootViewController: screen)
    tabs.viewControllers = [navigation]
    navigation.title = "Pets"
    #expect(tabs.tabBar.buttons[0].titleLabel.text == "Pets")
    #expect(screen.title == "Cats")
    screen.title = "Dogs"
    #expect(tabs.tabBar.buttons[0].titleLabel.text == "Pets")
  }

  @Test func inAControllerIndexPathMeansRowsEvenBesideFoundation() {
    final class List: ViewController {
      let path = IndexPath(row: 1, section: 2)
    }
    #expect(List().path.description == "[2, 1]")
  }
}
