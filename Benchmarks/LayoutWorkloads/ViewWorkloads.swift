import KansoLayout
import WorkloadTiming

/// Trees of views that are built and laid out for the first time.
extension LayoutWorkloads {
  typealias Tree = @Sendable (_ size: Int) -> View

  static let trees: [String: Tree] = [
    "screen": screen, "view-chain": chain, "view-table": table, "view-stacks": stacks,
  ]

  static func measure(_ name: String, size: Int, rounds: Int, _ tree: Tree) {
    var times: [Double] = []
    for _ in 0..<rounds { times.append(seconds { tree(size).layoutIfNeeded() }) }
    report(name, size: size, times: times, answers: [])
  }

  /// Measures a layout after the change of a constant, on a screen of `size` views.
  static func measureConstant(_ size: Int, _ rounds: Int) {
    let screen = screen(size)
    screen.layoutIfNeeded()
    let constraints = screen.subviews.flatMap(\.constraints)
    guard let constraint = constraints.first(where: { $0.identifier == "space" }) else { return }
    let changes = 100
    let times = (0..<rounds).map { _ in
      seconds {
        for change in 0..<changes {
          constraint.constant = Double(8 + change % 2)
          screen.layoutIfNeeded()
        }
      } / Double(changes)
    }
    report("constant", size: size, times: times, answers: [])
  }

  private static func add(_ view: View, to superview: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  /// Returns a typical phone screen: rows of a picture and two texts.
  private static func screen(_ size: Int) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var above: View?
    for index in 0..<max(1, size / 4) {
      let (row, photo, name, detail) = (
        View(), View(), Label("Abyssinian \(index)"), Label("A cat of the short-haired kind")
      )
      add(row, to: root)
      for view in [photo, name, detail] as [View] { add(view, to: row) }
      detail.numberOfLines = 0
      let space = name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
      if index == 0 { space.identifier = "space" }
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        row.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? root.safeAreaLayoutGuide.topAnchor, constant: 8),
        photo.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        photo.widthAnchor.constraint(equalToConstant: 58),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
        photo.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        photo.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor),
        space,
        name.topAnchor.constraint(equalTo: row.topAnchor),
        name.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor),
        detail.topAnchor.constraint(equalTo: name.bottomAnchor),
        detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        detail.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        detail.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ])
      above = row
    }
    return root
  }

  /// Returns a chain of boxes beside each other.
  private static func chain(_ size: Int) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var before: View?
    for _ in 0..<size {
      let box = View()
      add(box, to: root)
      box.leadingAnchor.constraint(
        equalTo: before?.trailingAnchor ?? root.leadingAnchor, constant: 8
      ).activate()
      box.topAnchor.constraint(equalTo: root.topAnchor).activate()
      box.widthAnchor.constraint(equalToConstant: 10).activate()
      box.heightAnchor.constraint(equalToConstant: 10).activate()
      before = box
    }
    return root
  }

  /// Returns rows that are as high as their texts.
  private static func table(_ size: Int) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var above: View?
    for index in 0..<size / 2 {
      let (row, text) = (View(), Label("Row \(index)"))
      add(row, to: root)
      add(text, to: row)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        text.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
        text.trailingAnchor.constraint(lessThanOrEqualTo: row.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor),
        text.bottomAnchor.constraint(equalTo: row.layoutMarginsGuide.bottomAnchor),
      ])
      above = row
    }
    return root
  }

  /// Returns nested stack views: sections of ten rows, with ten texts per row.
  private static func stacks(_ size: Int) -> View {
    let root = View(frame: Rect(x: 0, y: 0, width: 1024, height: 768))
    let outer = StackView()
    outer.axis = .vertical
    outer.spacing = 8
    add(outer, to: root)
    outer.topAnchor.constraint(equalTo: root.topAnchor).activate()
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate()
    for _ in 0..<max(1, size / 111) {
      let section = StackView()
      section.axis = .vertical
      section.spacing = 4
      for _ in 0..<10 {
        let row = StackView(arrangedSubviews: (0..<10).map { Label("cell \($0)") })
        row.spacing = 8
        row.alignment = .firstBaseline
        section.addArrangedSubview(row)
      }
      outer.addArrangedSubview(section)
    }
    return root
  }
}
