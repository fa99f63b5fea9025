import KansoUIKit
import Testing

/// Windows, controllers, layout guides, appearances and layers.
struct ScreenTests {
  /// The delegate of an app as in a tutorial.
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func anAppsDelegateMakesItsWindow() {
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(delegate.window?.rootViewController?.view.frame == UIScreen.main.bounds)
  }

  @Test func barsCoverTheLayoutGuidesOfAController() {
    let screen = UIViewController()
    let (top, bottom) = (UIView(), UIView())
    for view in [top, bottom] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: bottom, attribute: .bottom, relatedBy: .equal, toItem: screen.bottomLayoutGuide,
        attribute: .top,
        multiplier: 1, constant: 0),
      top.heightAnchor.constraint(equalToConstant: 10), bottom.heightAnchor.constraint(equalToConstant: 10),
    ])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    #expect(top.frame.minY == 59 + 44)
    #expect(screen.topLayoutGuide.length == CGFloat(103))
    #expect(bottom.frame.maxY == 852 - 34)
    #expect(screen.bottomLayoutGuide === screen.bottomLayoutGuide)
  }

  @Test func itemsOfAnyTypeAreConstrained() {
    let (view, root) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let (first, second): (Any, Any?) = (view, Optional(root))
    let none: Any? = Optional<UIView>.none as Any
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: first, attribute: .width, relatedBy: .equal, toItem: second, attribute: .width, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: first, attribute: .height, relatedBy: .equal, toItem: none, attribute: .height, multiplier: 1,
        constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }

  /// Bars of an own class, so that the appearance of other tests stays as it is.
  private final class Bar: UINavigationBar {}
  private final class Tabs: UITabBar {}

  @Test func viewsTakeTheAppearanceOfTheirClass() {
    Bar.appearance().barTintColor = .brown
    Bar.appearance().titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 30),
    ]
    let (bar, other) = (Bar(), UINavigationBar())
    #expect(bar.barTintColor == nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(bar)
    window.addSubview(other)
    #expect(bar.barTintColor == .brown && other.barTintColor == nil)
    #expect(bar.titleFont.pointSize == 30 && bar.titleColor == .white)
  }

  @Test func layersHaveCornersBordersAndShadows() {
    let view = UIView()
    let layer = view.layer
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.borderColor = UIColor.red.cgColor
    layer.masksToBounds = true
    #expect(view.cornerRadius == 8 && view.borderWidth == 2 && view.borderColor == .red && view.clipsToBounds)
    layer.shadowRadius = 4
    #expect(view.shadows.isEmpty)
    view.layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 1, height: 2)
    #expect(view.shadows.count == 1)
    #expect(view.shadows.first?.color.alpha == 0.5)
    #expect(view.shadows.first?.blur == .points(8))
    #expect(view.layer === layer)
  }

  @Test func aTableControllerShowsItsRows() {
    final class Rows: UITableViewController {
      var selected: [IndexPath] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 70 : 50
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let rows = Rows(style: .plain)
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    #expect(rows.tableView.visibleCells.map { $0.frame.height } == [50, 70, 50])
    #expect(rows.tableView.visibleCells.map { $0.textLabel?.text } == ["row 0", "row 1", "row 2"])
    rows.tableView.tap(rowAt: IndexPath(row: 1, section: 0))
    #expect(rows.selected == [IndexPath(row: 1, section: 0)])
  }

  @Test func valuesAreAttachedToObjects() {
    var (first, second): (UInt8, UInt8) = (0, 0)
    let view = UIView()
    objc_setAssociatedObject(view, &first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &first) as? String == "one")
    #expect(objc_getAssociatedObject(view, &second) as? Int == 2)
    objc_setAssociatedObject(view, &first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &first) == nil)
    #expect(objc_getAssociatedObject(UIView(), &second) == nil)
  }

  @Test func animationsEndAtOnce() {
    let view = UIView()
    var log: [String] = []
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .layoutSubviews]) {
      view.alpha = 0.5
      log.append("change")
    } completion: { finished in
      log.append("\(finished)")
    }
    #expect(view.alpha == 0.5 && log == ["change", "true"])
  }

  @Test func devicesAreThoseOfTheTask() {
    #expect(UIScreen.main.scale == 3 && UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPhone")
  }
}
