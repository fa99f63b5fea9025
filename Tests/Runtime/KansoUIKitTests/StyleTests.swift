import KansoUIKit
import Testing

/// Sizes and colors of symbols, fonts by their descriptors, fields with views at their sides, traits and the keyboard.
struct StyleTests {
  @Test func aSymbolHasTheSizeOfItsConfiguration() {
    #expect(UIImage(systemName: "plus").size == CGSize(width: 20, height: 20))
    let large = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(large?.size == CGSize(width: 40, height: 40))
    let small = UIImage(systemName: "plus").applyingSymbolConfiguration(.init(scale: .small))
    #expect(small?.size.height == 16)
    #expect(UIImage().withConfiguration(.init(pointSize: 34)).size == .zero)
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.preferredSymbolConfiguration = .init(font: .systemFont(ofSize: 34))
    #expect(view.intrinsicContentSize.height == 40 && view.image?.size.height == 20)
  }

  @Test func aTintedImageIsAnother() {
    let image: UIImage = UIImage(systemName: "plus")
    #expect(image.withTintColor(.red) != image)
    #expect(image.withTintColor(.red, renderingMode: .alwaysTemplate) == image)
  }

  @Test func aDescriptorChangesAFont() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 20)
    #expect(UIFont(descriptor: bold, size: 12).pointSize == 12)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let serif = try #require(font.fontDescriptor.withDesign(.serif))
    #expect(UIFont(descriptor: serif, size: 0).familyName == "ui-serif")
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor
    #expect(heavy.withSymbolicTraits(.traitBold) == heavy)
  }

  @Test func aFieldHasViewsAtItsSides() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    right.frame.size = CGSize(width: 10, height: 60)
    (field.leftView, field.rightView) = (left, right)
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    field.text = "Text"
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20) && !left.isHidden && right.isHidden)
    #expect(field.textLabel.frame == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(right.frame == CGRect(x: 190, y: 0, width: 10, height: 40) && !right.isHidden)
    field.leftView = nil
    field.layoutIfNeeded()
    #expect(left.superview == nil && field.textLabel.frame.minX == 0)
    field.textAlignment = .center
    field.font = .systemFont(ofSize: 20)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 10
    #expect(field.textLabel.textAlignment == .center && field.textLabel.minimumScaleFactor == 0.5)
  }

  @Test func aTapEndsEditingThroughARecognizer() {
    let window = UIWindow(frame: .zero)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.addGestureRecognizer(
      UITapGestureRecognizer(target: window, action: Selector("endEditing(_:)", UIView.endEditing(_:))))
    field.becomeFirstResponder()
    window.tap(at: CGPoint(x: 300, y: 600))
    #expect(!field.isFirstResponder)
  }

  @Test func handlersOfTraitsAreMethodsAndClosures() {
    let window = UIWindow(frame: .zero)
    let view = TraitView()
    window.addSubview(view)
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["closure", "method"])
    view.overrideUserInterfaceStyle = .light
    #expect(view.calls.count == 4 && view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: window.traitCollection))
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
  }

  @Test func aControllersOverridesWaitForItsView() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    var count = 0
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
      count += 1
    }
    #expect(!controller.isViewLoaded)
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(count == 1)
  }

  @Test func rowsAreChangedTogether() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.rowHeight = 40
    table.dataSource = rows
    table.layoutIfNeeded()
    rows.count = 3
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
      table.insertRows(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)], with: .top)
    }
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3 && table.layoutProblems.isEmpty)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func componentsOfAColorAreWritten() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0.25, 0.5, 1, 0.5))
  }
}

private final class TraitView: UIView {
  var calls: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TraitView, _) in
      view.calls.append("closure")
    }
    registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance, action: Selector("changed()", TraitView.changed)
    )
  }

  required init?(coder: NSCoder) { return nil }

  func changed() { calls.append("method") }
}

private final class Rows: UITableViewDataSource {
  var count = 2
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
