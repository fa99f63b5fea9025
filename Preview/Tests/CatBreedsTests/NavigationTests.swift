import KansoScreens
import Testing

@testable import CatBreeds

/// The app's reaction to taps.
struct AppNavigationTests {
  private let window = ScreenConfiguration().window()

  private var navigation: NavigationController? {
    (window.rootViewController as? MainTabBarController)?.viewControllers.first as? NavigationController
  }

  @Test func aTapOnARowLeadsToItsBreedAndTheBackButtonBack() throws {
    let cell = try #require(window.table?.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.tap())
    #expect(navigation?.topViewController is BreedDetailController)
    #expect(navigation?.navigationBar.titleLabel.text == "British Shorthair")
    #expect(window.first(TextView.self)?.text.hasPrefix("Round in every direction") == true)
    #expect(navigation?.navigationBar.backButton.tap() == true)
    #expect(navigation?.topViewController is BreedBrowseController)
    #expect(window.table != nil)
  }

  @Test func thumbnailsAre58PointsInASquare() throws {
    let cell = try #require(window.table?.visibleCells.first)
    #expect(cell.first(ImageView.self)?.frame.size == Size(width: 58, height: 58))
  }

  @Test func thePhotoShrinksToNothingAndComesBack() throws {
    Screen.detail.show(in: window)
    let photo = try #require(window.first(BreedDetailView.self)?.photo)
    let text = try #require(window.first(TextView.self))
    #expect(photo.frame.size == Size(width: 180, height: 180))
    let (top, bottom) = (photo.frame.minY, text.frame.maxY)
    for y in stride(from: 20.0, through: 240, by: 20) {
      text.scroll(by: Point(x: 0, y: 20))
      window.layoutIfNeeded()
      #expect(text.contentOffset.y == y)
      for side in [photo.frame.width, photo.frame.height] { #expect(abs(side - max(180 - y, 0)) < 1e-9) }
      #expect(photo.frame.minY == top)
      #expect(text.frame.minY == photo.frame.maxY + Padding.standard)
      #expect(text.frame.maxY == bottom)
    }
    text.scroll(by: Point(x: 0, y: -1_000))
    window.layoutIfNeeded()
    #expect(photo.frame.size == Size(width: 180, height: 180))
  }

  @Test func theMeowButtonsMeow() throws {
    Screen.credits.show(in: window)
    let tabs = try #require(window.rootViewController as? MainTabBarController)
    let credits = try #require(tabs.selectedViewController as? CreditsController)
    var heard: [CreditsController.Sound] = []
    credits.onPlay = { heard.append($0) }
    let view = try #require(window.first(CreditsView.self))
    view.meow2.tap()
    view.meow1.tap()
    #expect(heard == [.meow2, .meow1])
  }

  @Test func linksInTheCreditsCanBeTapped() throws {
    Screen.credits.show(in: window)
    let text = try #require(window.first(CreditsView.self)?.credits)
    var opened: [String] = []
    text.onLink = { opened.append($0) }
    let lines = text.textLayout.lines
    let link = try #require(lines.first { $0.text.hasPrefix("https") })
    text.tap(at: Point(x: text.bounds.width / 2, y: link.top + link.height / 2))
    #expect(opened == ["https://www.designtokens.org"])
  }

  @Test func colorsFollowTheModeAndNothingElseChanges() throws {
    let frames = window.all { _ in true }.map(\.visibleRect)
    let table = try #require(window.table)
    let color = try #require(table.backgroundColor)
    #expect(window.traitCollection.colorValue(of: color).hex == "#2c4251")
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(window.traitCollection.colorValue(of: color).hex == "#1a2832")
    for (view, frame) in zip(window.all { _ in true }, frames) { #expect(view.visibleRect == frame) }
  }

  @Test func theThemeMovesWhatHangsOnItsTokens() throws {
    let theme = try CatBreedsApp.bundledTheme()
    #expect(CatBreedsApp.comparison(with: theme) == nil)
    let wide = theme.changing("padding.standard", to: .dimension(.points(20)))
    #expect(CatBreedsApp.comparison(with: wide)?.description.contains("padding.standard") == true)
    let name = try #require(window.table?.visibleCells.first?.first(Label.self))
    let before = name.frame.minX
    window.theme = wide
    window.layoutIfNeeded()
    #expect(name.frame.minX == before + 12)
  }
}

extension Theme {
  /// Returns the theme with another value for a token.
  fileprivate func changing(_ path: TokenPath, to value: TokenValue) -> Theme {
    Theme(
      name: name, modes: modes, sections: sections,
      tokens: tokens.map { $0.path == path ? ThemeToken(path: path, value: value) : $0 })
  }
}
