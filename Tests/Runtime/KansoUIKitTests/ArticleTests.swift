import KansoUIKit
import Testing

// The techniques of articles about programmatic layout, as an app would have them.

// MARK: Thin layers over anchors

/// A constraint without its views.
private enum LayoutAnchor {
  case constant(
    attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation, constant: CGFloat)
  case relative(
    attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation,
    relatedTo: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat)

  static var leading: (CGFloat) -> LayoutAnchor {
    relative(attribute: .leading, relation: .equal, relatedTo: .leading)
  }
  static var trailing: (CGFloat) -> LayoutAnchor {
    relative(attribute: .trailing, relation: .equal, relatedTo: .trailing)
  }
  static var top: (CGFloat) -> LayoutAnchor { relative(attribute: .top, relation: .equal, relatedTo: .top) }
  static var bottom: (CGFloat) -> LayoutAnchor {
    relative(attribute: .bottom, relation: .equal, relatedTo: .bottom)
  }
  static var centerX: (CGFloat) -> LayoutAnchor {
    relative(attribute: .centerX, relation: .equal, relatedTo: .centerX)
  }
  static var centerY: (CGFloat) -> LayoutAnchor {
    relative(attribute: .centerY, relation: .equal, relatedTo: .centerY)
  }
  static var width: (CGFloat) -> LayoutAnchor { constant(attribute: .width, relation: .equal) }
  static var height: (CGFloat) -> LayoutAnchor { constant(attribute: .height, relation: .equal) }

  private static func constant(
    attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation
  ) -> (CGFloat) -> LayoutAnchor {
    { .constant(attribute: attribute, relation: relation, constant: $0) }
  }

  private static func relative(
    attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation,
    relatedTo other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
  ) -> (CGFloat) -> LayoutAnchor {
    {
      .relative(
        attribute: attribute, relation: relation, relatedTo: other, multiplier: multiplier, constant: $0)
    }
  }
}

extension UIView {
  fileprivate func add(_ subview: UIView, anchors: [LayoutAnchor]) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    NSLayoutConstraint.activate(anchors.map { NSLayoutConstraint(from: subview, to: self, anchor: $0) })
  }
}

extension NSLayoutConstraint {
  fileprivate convenience init(from view: UIView, to item: UIView?, anchor: LayoutAnchor) {
    switch anchor {
    case .constant(let attribute, let relation, let constant):
      self.init(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: constant)
    case .relative(let attribute, let relation, let other, let multiplier, let constant):
      self.init(
        item: view, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
        multiplier: multiplier, constant: constant)
    }
  }
}

private final class LayeredController: UIViewController {
  let (yellow, red) = (UIView(), UIView())

  override func viewDidLoad() {
    super.viewDidLoad()
    yellow.backgroundColor = .yellow
    view.add(yellow, anchors: [.leading(0), .trailing(0), .bottom(0), .top(0)])
    red.backgroundColor = .red
    view.add(red, anchors: [.centerX(0), .centerY(0), .width(100), .height(100)])
  }
}

private final class AnchorController: UIViewController {
  let (yellow, red) = (UIView(), UIView())

  override func viewDidLoad() {
    super.viewDidLoad()
    for inner in [yellow, red] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
    }
    NSLayoutConstraint.activate([
      yellow.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      yellow.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      yellow.topAnchor.constraint(equalTo: view.topAnchor),
      yellow.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      red.widthAnchor.constraint(equalToConstant: 100), red.heightAnchor.constraint(equalToConstant: 100),
      red.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      red.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

// MARK: Callbacks

private class CallbackButton: UIButton {
  var callback: ((CallbackButton) -> Void)?

  init(callback: ((CallbackButton) -> Void)? = nil) {
    self.callback = callback
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addTarget(self, action: Selector("tapped", CallbackButton.tapped), for: .primaryActionTriggered)
  }

  private func tapped() { callback?(self) }
}

// MARK: Views that make their subviews in code

private final class GreetingView: UIView {
  let label: UILabel

  init() {
    label = UILabel()
    label.text = "Hello World!"
    super.init(frame: CGRect.zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    addConstraints([
      NSLayoutConstraint(
        item: label, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: label, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1,
        constant: 0),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ToolbarController: UIViewController {
  let (toolbar, content) = (UIToolbar(), GreetingView())

  override func loadView() {
    let outer = UIView()
    view = outer
    for inner in [toolbar, content] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor).isActive = true
    }
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Drafts", style: .plain, target: nil, action: nil),
    ]
    toolbar.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
    content.topAnchor.constraint(equalTo: toolbar.bottomAnchor).isActive = true
    content.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
  }
}

// MARK: Visual formats in updateConstraints

private final class ComposeView: UIView {
  let (textView, count, button, label) = (UITextView(), UILabel(), UIButton(type: .custom), UILabel())
  private var hasConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.font = UIFont.systemFont(ofSize: 17)
    label.text = "Location Disabled"
    label.textColor = .lightGray
    count.text = "140"
    count.textAlignment = .right
    for inner in [textView, count, button, label] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConstraints() {
    if !hasConstraints {
      hasConstraints = true
      let views: [String: Any] = ["text": textView, "count": count, "button": button, "label": label]
      for format in [
        "V:|-0-[text]-4-[count]-0-|", "H:|-0-[text]-0-|", "H:|-8-[button(38)]-[label]-[count]-8-|",
      ] {
        addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
      }
      addConstraints([
        NSLayoutConstraint(
          item: button, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
          constant: 38),
        NSLayoutConstraint(
          item: label, attribute: .lastBaseline, relatedBy: .equal, toItem: count, attribute: .lastBaseline,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: button, attribute: .centerY, relatedBy: .equal, toItem: label, attribute: .centerY,
          multiplier: 1, constant: 0),
      ])
    }
    super.updateConstraints()
  }
}

struct ArticleTests {
  /// Shows a controller on the screen of the device.
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.layoutProblems.isEmpty)
    return window
  }

  @Test func aLayerOverAnchorsGivesTheSameFrames() {
    let (layered, anchored) = (LayeredController(), AnchorController())
    _ = (show(layered), show(anchored))
    #expect(layered.yellow.frame == UIScreen.main.bounds && anchored.yellow.frame == layered.yellow.frame)
    #expect(layered.red.frame == anchored.red.frame)
    #expect(layered.red.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func callbacksAreCalled() {
    var count = 0
    let button = CallbackButton { _ in count += 1 }
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(button.tap())
    #expect(count == 1)
  }

  @Test func viewsAndBarsStandBelowEachOther() throws {
    let screen = ToolbarController()
    _ = show(screen)
    #expect(screen.toolbar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(screen.content.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
    #expect(abs(screen.content.label.frame.midX - 196.5) < 0.5)
    let last = try #require(screen.toolbar.subviews.last)
    #expect(last.frame.maxX == 393 - 16)
  }

  @Test func visualFormatsPlaceTheViewsOfAComposer() {
    let view = ComposeView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.layoutIfNeeded()
    #expect(view.layoutProblems.isEmpty)
    #expect(view.textView.frame == CGRect(x: 0, y: 0, width: 320, height: 175.5))
    #expect(view.button.frame.size == CGSize(width: 38, height: 38))
    #expect(view.count.frame.maxX == 312 && view.label.frame.minX == 54)
    // Edges are on pixels.
    #expect(abs(view.button.center.y - view.label.center.y) < 0.5)
  }

  @Test func constantsMoveViewsInAnimations() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let left = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
      constant: 0)
    root.addConstraint(left)
    root.layoutIfNeeded()
    UIView.animate(withDuration: 0.4) {
      left.constant = 30
      root.layoutIfNeeded()
    }
    #expect(view.frame.minX == 30)
  }
}
