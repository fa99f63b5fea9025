import TestSupport
import Testing

/// Code that the compiler accepts, and code that it rejects.
struct CompilationTests {
  /// Lines from tutorials, without the prefixes `UI` and `NS`.
  private static let tutorial = """
    import KansoLayout
    enum Padding { static let standard = 8.0 }

    class Framed: View {
      var isSetUp = false
      override init(frame: Rect) {
        super.init(frame: frame)
        isSetUp = true
      }
      required init?(coder decoder: NSCoder) { super.init(coder: decoder) }
    }
    final class FramedMore: Framed {}
    func make() -> [View] { [Framed(), FramedMore(), Framed(frame: .zero)] }

    final class BreedCell: View {
      private let photo = View()
      private let name = Label()
      private var photoHeight = LayoutConstraint()

      init() {
        super.init(frame: .zero)
        [photo, name].forEach {
          $0.translatesAutoresizingMaskIntoConstraints = false
          addSubview($0)
        }
        photo.centerYAnchor.constraint(equalTo: centerYAnchor).activate()
        photo.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
        photoHeight = photo.heightAnchor.constraint(equalToConstant: 58)
        photoHeight.activate()
        photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.0).activate()
        name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: Padding.standard).activate()
        name.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: Padding.standard * -1.0)
          .activate()
        name.setContentHuggingPriority(.defaultLow, for: .horizontal)
        name.widthAnchor.constraint(lessThanOrEqualToConstant: 200).priority = LayoutPriority(rawValue: 999)
        let bindings = ["photo": photo, "name": name]
        addConstraints(
          LayoutConstraint.constraints(
            withVisualFormat: "V:|-0-[photo]-4-[name]-0-|", options: [], metrics: nil, views: bindings))
        addConstraints(
          LayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[name]", options: .alignAllTop, metrics: ["gap": 8], views: bindings))
        let stack = StackView(arrangedSubviews: [photo, name])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.alignment = .center
        LayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: topAnchor),
          LayoutConstraint(
            item: stack, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 0.5,
            constant: 0),
        ])
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override func updateConstraints() {
        photoHeight.constant = 0
        super.updateConstraints()
      }
    }
    """

  @Test func aTutorialsLinesCompile() async throws {
    let outcome = try await check(Self.tutorial)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: [
    "a.leadingAnchor.constraint(equalTo: b.topAnchor)", "a.widthAnchor.constraint(equalTo: b.leadingAnchor)",
    "a.topAnchor.constraint(equalToConstant: 8)",
    "a.widthAnchor.constraint(equalTo: b.topAnchor, multiplier: 2)",
  ])
  func whatMakesNoSenseIsRefused(line: String) async throws {
    let outcome = try await check("import KansoLayout\nfunc f(_ a: View, _ b: View) { _ = \(line) }")
    #expect(outcome.status != 0 && outcome.errors.contains("main.swift:2:"), "\(outcome.errors)")
  }

  /// Libraries declare the anchors that they need in protocols of their own.
  @Test func viewsAndGuidesConformToProtocolsOfAnchors() async throws {
    let outcome = try await check(
      """
      import KansoLayout
      protocol Anchored {
        var leadingAnchor: LayoutXAxisAnchor { get }
        var leftAnchor: LayoutXAxisAnchor { get }
        var topAnchor: LayoutYAxisAnchor { get }
        var widthAnchor: LayoutDimension { get }
      }
      extension View: Anchored {}
      extension LayoutGuide: Anchored {}
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The documented program prints the output that the documentation shows below it.
  @Test func theDocumentedProgramPrintsTheDocumentedOutput() async throws {
    let document = try DocumentedProgram(in: "Documentation/Layout.md")
    let outcome = try await DocumentedProgram.run(
      document.blocks("swift")[0], with: ["KansoLayout"])
    #expect(outcome.output == document.blocks("text")[0], "\(outcome.errors)")
  }

  private func check(_ source: String) async throws -> Shell.Outcome {
    try await DocumentedProgram.check(source, "-parse-as-library")
  }
}
