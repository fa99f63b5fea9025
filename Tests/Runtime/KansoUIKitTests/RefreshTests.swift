import KansoUIKit
import Testing

/// Controls that refresh what a scroll view shows.
struct RefreshTests {
  @Test func aRefreshIsBegunByItsAction() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.refreshControl == nil)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    var count = 0
    control.addAction(for: .valueChanged) {
      control.beginRefreshing()
      count += 1
    }
    control.sendActions(for: .valueChanged)
    #expect(scroll.refreshControl === control && control.isRefreshing && count == 1)
    control.endRefreshing()
    scroll.refreshControl = nil
    #expect(!control.isRefreshing && scroll.refreshControl == nil)
  }
}
