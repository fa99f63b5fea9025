import KansoScreens
import Testing

struct CompositeViewTests {
  private class Composer: CompositeView {
    private(set) var loads = 0
    private(set) var updates = 0
    var height = 30.0
    @AutoLayout var text = View()

    override func loadView() {
      loads += 1
      [text].forEach(addSubview)
    }

    override func makeConstraints() -> [LayoutConstraint] {
      LayoutDescription.fillHorizontally(self, insets: 5).constraints(of: text)
        + LayoutDescription.anchor(.top, top()).constraints(of: text)
        + LayoutDescription.height(height).constraints(of: text)
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  private final class Titled: CompositeView {
    let name: String
    private(set) var shown: String?

    init(name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init(frame: Rect = .zero) {
      name = "none"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() { shown = name }
  }

  private let root = View.layerRoot()

  private func composer() -> Composer {
    let composer = Composer.addToSuperview(root)
    composer.activate(anchors: [.left, .right, .top, .bottom])
    return composer
  }

  @Test func itIsAddedForConstraints() {
    let composer = Composer.addToSuperview(root)
    #expect(composer.superview === root)
    #expect(!composer.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func itIsLoadedOnce() {
    let composer = composer()
    root.layoutIfNeeded()
    composer.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(composer.loads == 1)
    #expect(Composer().loads == 1)
  }

  @Test func propertiesAreThereWhenItIsLoaded() {
    #expect(Titled(name: "Abyssinian").shown == "Abyssinian")
    #expect(Titled.addToSuperview(root).shown == "none")
  }

  @Test func whatIsInItIsLaidOut() {
    let composer = composer()
    root.layoutIfNeeded()
    #expect(composer.text.frame == Rect(x: 5, y: 0, width: 290, height: 30))
  }

  @Test func constraintsAreMadeOnceHoweverOftenTheyAreUpdated() {
    let composer = composer()
    for _ in 0..<3 {
      composer.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
    }
    #expect(composer.updates == 3)
    #expect(composer.composedConstraints.count == 4)
    #expect(composer.constraints.count + composer.text.constraints.count == 4)
  }

  @Test func constraintsAreMadeAnewWhenThatIsAskedFor() {
    let composer = composer()
    root.layoutIfNeeded()
    composer.height = 50
    composer.remakeConstraints()
    root.layoutIfNeeded()
    #expect(composer.text.frame.height == 50)
    #expect(composer.composedConstraints.count == 4)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func constraintsAreMadeBeforeItIsFitted() {
    let composer = Composer()
    composer.text.activate(anchors: [.bottom], relativeTo: composer)
    #expect(composer.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height == 30)
  }

  @Test func constraintsThatLeadToAnotherTreeAreReported() {
    final class Lost: CompositeView {
      override func makeConstraints() -> [LayoutConstraint] {
        LayoutDescription.fill(View.layerRoot()).constraints(of: self)
      }
    }
    _ = Lost.addToSuperview(root)
    root.layoutIfNeeded()
    #expect(Set(root.layoutProblems.map(\.kind)) == [.noCommonAncestor])
  }

  // MARK: Sizes

  @Test func aViewIsConstrainedToASize() {
    let view = View()
    root.addSubview(view, anchors: [.left, .top])
    let made = view.constrain(to: Size(width: 38, height: 39))
    #expect(made.map(\.isActive) == [true, true])
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 38, height: 39))
  }

  @Test func aSizeThatIsConstrainedCanBeChanged() {
    let view = View()
    root.addSubview(view, anchors: [.left, .top])
    view.constrain(toWidth: 10)
    let height = view.constrain(toHeight: 20)
    root.layoutIfNeeded()
    height.constant = 40
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 10, height: 40))
  }

  @Test func aSizeThatIsNoneIsReported() {
    root.constrain(toWidth: Double.nan)
    #expect(root.layoutProblems.map(\.kind) == [.numberOutOfRange])
  }
}
