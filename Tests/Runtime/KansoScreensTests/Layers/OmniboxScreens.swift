import KansoScreens

/// A browser's address bar: a button over the whole bar, the host in the middle, and a reload button on the right.
enum Omnibox: CaseIterable {
  case plainAnchors, declarative, anchorRules, composite, visualFormat

  func frames(_ situation: LayerSituation) -> [String: Rect] {
    let root = View()
    let background = View()
    background.accessibilityIdentifier = "background"
    let hostname = Label("example.org")
    hostname.accessibilityIdentifier = "hostname"
    let reload = SizedView("reload", 24, 22)
    lay(background, hostname, reload, in: root)
    situation.prepare(root)
    let frames = root.framesByName()
    return root.layoutProblems.isEmpty ? frames : [:]
  }

  private func lay(_ background: View, _ hostname: View, _ reload: View, in root: View) {
    switch self {
    case .plainAnchors:
      for view in [background, hostname, reload] {
        view.enableAutoLayout()
        root.addSubview(view)
      }
      LayoutConstraint.activate(plainConstraints(background, hostname, reload, in: root))
    case .declarative:
      root.addSubviews(
        (background, [.fill(root)]), (hostname, [.center(in: root)]),
        (reload, [.centerVertically(in: root), .anchor(.right, root.right(margin: -10))]))
    case .anchorRules:
      root.addSubview(background, anchors: [.leading(0), .trailing(0), .top(0), .bottom(0)])
      root.addSubview(hostname, anchors: [.centerX(0), .centerY(0)])
      root.addSubview(reload, anchors: [.centerY(0), .right(-10)])
    case .composite:
      let composite = OmniboxComposite(background, hostname, reload)
      root.addSubview(composite, anchors: [.left(0), .right(0), .top(0), .bottom(0)])
    case .visualFormat: format(background, hostname, reload, in: root)
    }
  }

  private func format(_ background: View, _ hostname: View, _ reload: View, in root: View) {
    let views: [String: View] = [
      "root": root, "background": background, "hostname": hostname, "reload": reload,
    ]
    for view in [background, hostname, reload] {
      view.enableAutoLayout()
      root.addSubview(view)
    }
    let formats: [(String, LayoutConstraint.FormatOptions)] = [
      ("H:|[background]|", []), ("V:|[background]|", []),
      ("V:[root]-(<=1)-[hostname]", .alignAllCenterX), ("H:[root]-(<=1)-[hostname]", .alignAllCenterY),
      ("H:[reload]-10-|", .directionLeftToRight),
      ("H:[root]-(<=1)-[reload]", [.alignAllCenterY, .directionLeftToRight]),
    ]
    for (format, options) in formats {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
    }
  }
}

private func plainConstraints(_ background: View, _ hostname: View, _ reload: View, in root: View)
  -> [LayoutConstraint]
{
  [
    background.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    background.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    background.topAnchor.constraint(equalTo: root.topAnchor),
    background.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    hostname.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    hostname.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    reload.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    reload.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
  ]
}

private final class OmniboxComposite: CompositeView {
  private var parts: [View] = []

  convenience init(_ parts: View...) {
    self.init(frame: .zero)
    self.parts = parts
    for part in parts {
      part.enableAutoLayout()
      addSubview(part)
    }
  }

  override func makeConstraints() -> [LayoutConstraint] {
    plainConstraints(parts[0], parts[1], parts[2], in: self)
  }
}
