import CatBreeds
import Foundation
import KansoRendering
import KansoScreens
import KansoTesting
import WorkloadTiming

/// Measures the screens and tables of the example and pictures of them, and prints the seconds as one line of JSON.
///
/// usage: screen-workloads WORKLOAD SIZE ROUNDS
@main
enum ScreenWorkloads {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let size = Int(arguments[2]), let rounds = Int(arguments[3]), size > 0,
      rounds > 0
    else { exit(64) }
    switch arguments[1] {
    case "screen": report((0..<rounds).map { _ in seconds { _ = CatBreedsApp.window(on: .iPhone16) } })
    case "mode": change(rounds) { $0.overrideUserInterfaceStyle = $1 ? .dark : .light }
    case "text-size":
      change(rounds) { $0.traitCollection.preferredContentSizeCategory = $1 ? .extraLarge : .large }
    case "theme": measureTheme(rounds)
    case "scroll-fixed": measureScroll(rows: size, steps: rounds, height: TableRows.fixedHeight)
    case "scroll-automatic": measureScroll(rows: size, steps: rounds, height: nil)
    case "push": measurePushes(size)
    case "situations": measureSituations(size)
    case "commands": measureCommands(rounds)
    case "svg": measureSVG(rounds)
    default: exit(64)
    }
  }

  /// Measures alternating changes of the first screen's traits, until everything is laid out again.
  private static func change(_ rounds: Int, _ make: (Window, Bool) -> Void) {
    let window = CatBreedsApp.window(on: .iPhone16)
    report(
      (0..<rounds).map { round in
        seconds {
          make(window, round.isMultiple(of: 2))
          window.layoutIfNeeded()
        }
      })
  }

  /// Measures the change between two themes with different paddings.
  private static func measureTheme(_ rounds: Int) {
    guard let theme = try? CatBreedsApp.bundledTheme() else { exit(66) }
    let padding: TokenPath = "padding.standard"
    let other = Theme(
      name: theme.name, modes: theme.modes, sections: theme.sections,
      tokens: theme.tokens.map {
        $0.path == padding ? ThemeToken(path: padding, value: .dimension(.points(12))) : $0
      })
    change(rounds) { $0.theme = $1 ? other : theme }
  }

  private static func measureScroll(rows: Int, steps: Int, height: Double?) {
    let content = TableRows(count: rows, height: height)
    let table = TableView(frame: Rect(x: 0, y: 0, width: 393, height: 852))
    table.register(TableRow.self, forCellReuseIdentifier: TableRows.identifier)
    (table.dataSource, table.delegate) = (content, content)
    table.layoutIfNeeded()
    let distance = Point(x: 0, y: 40)
    report(
      (0..<steps).map { step in
        seconds {
          // Scrolls down and up, so that a short table has the same amount of work as a long one.
          table.scroll(by: step / 20 % 2 == 0 ? distance : Point(x: 0, y: -distance.y))
          table.layoutIfNeeded()
        }
      })
  }

  private static func measurePushes(_ count: Int) {
    let window = Window(device: .iPhone16)
    let navigation = NavigationController(rootViewController: Plain())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let times = (0..<count).map { _ in
      seconds {
        navigation.pushViewController(Plain(), animated: false)
        window.layoutIfNeeded()
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
      }
    }
    report(times, memory: residentMemory)
  }
}

extension ScreenWorkloads {
  /// Measures the first screen in many situations, each laid out, checked for legibility, and drawn.
  private static func measureSituations(_ count: Int) {
    let all = [Situation].every(
      devices: Device.all, orientations: [.portrait, .landscape],
      textSizes: [.small, .large, .extraLarge, .accessibilityMedium, .accessibilityLarge])
    let situations = (0..<count).map { all[$0 % all.count] }
    let time = seconds {
      for situation in situations {
        let window = situation.window { MainTabBarController() }
        _ = window.legibilityProblems()
        _ = Drawing(of: window)
      }
    }
    report([time])
  }

  /// Measures the draw commands of the example's first screen, which is already laid out.
  private static func measureCommands(_ rounds: Int) {
    let window = CatBreedsApp.window(on: .iPhone16)
    var count = 0
    report((0..<rounds).map { _ in seconds { count = Drawing(of: window).commands.count } }, size: count)
  }

  private static func measureSVG(_ rounds: Int) {
    let window = CatBreedsApp.window(on: .iPhone16)
    var size = 0
    let times = (0..<rounds).map { _ in
      seconds { size = Drawing(of: window).svg(title: "Cat breeds").utf8.count }
    }
    report(times, size: size)
  }
}

/// A minimal screen to push.
private final class Plain: ViewController {
  override func loadView() {
    let label = Label("A screen")
    label.enableAutoLayout()
    view = View()
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).activate()
    label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).activate()
  }
}

/// The rows of a long table.
private final class TableRows: TableViewDataSource, TableViewDelegate {
  static let identifier = "row"
  static let fixedHeight = 44.0
  let count: Int
  let height: Double?

  init(count: Int, height: Double?) { (self.count, self.height) = (count, height) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: KansoScreens.IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    (cell as? TableRow)?.label.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: KansoScreens.IndexPath) -> Double {
    height ?? TableView.automaticDimension
  }
}

private final class TableRow: TableViewCell {
  let label = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.enableAutoLayout()
    contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor).activate()
    label.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor).activate()
    label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor).activate()
  }

  required init?(coder: NSCoder) { return nil }
}
