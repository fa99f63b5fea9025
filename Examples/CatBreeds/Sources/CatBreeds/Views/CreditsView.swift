import KansoScreens

/// The credits, with two buttons that play sounds.
final class CreditsView: View {
  let credits: TextView = {
    let credits = TextView()
    credits.textColor = Colors.white
    credits.backgroundColor = Colors.blackish
    credits.font = Fonts.body
    credits.isEditable = false
    credits.enableAutoLayout()
    return credits
  }()

  let meow1 = CreditsView.button(title: "Meow 1")
  let meow2 = CreditsView.button(title: "Meow 2")

  private static func button(title: String) -> Button {
    let button = Button()
    button.setTitle(title, for: .normal)
    button.titleLabel.font = Fonts.button
    button.setTitleColor(Colors.greenish, for: .normal)
    button.enableAutoLayout()
    return button
  }

  override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = Colors.blackish
    for view in [credits, meow1, meow2] { addSubview(view) }
    credits.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: Padding.tokens.standard)
      .activate()
    credits.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).activate()
    credits.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor).activate()
    for button in [meow1, meow2] {
      button.topAnchor.constraint(equalTo: credits.bottomAnchor, constant: Padding.tokens.standard).activate()
      safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: button.bottomAnchor, constant: Padding.tokens.standard
      ).activate()
    }
    meow1.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).activate()
    meow2.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor).activate()
    meow2.leadingAnchor.constraint(
      greaterThanOrEqualTo: meow1.trailingAnchor, constant: Padding.tokens.standard
    ).activate()
  }

  required init?(coder: NSCoder) { return nil }
}
