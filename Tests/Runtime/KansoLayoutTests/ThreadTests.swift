import Testing

@testable import KansoLayout

/// Trees without shared objects are laid out concurrently.
struct ThreadTests {
  @Test func treesAreLaidOutSideBySide() async {
    let expected = Self.layOut(seed: 3)
    await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<64 { group.addTask { Self.layOut(seed: 3) } }
      for await widths in group { #expect(widths == expected) }
    }
  }

  private static func layOut(seed: Int) -> [Double] {
    let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    let stack = StackView(
      arrangedSubviews: (0..<20).map { Label(String(repeating: "word ", count: ($0 * seed) % 9)) })
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).activate()
    stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).activate()
    root.layoutIfNeeded()
    return stack.subviews.flatMap { [$0.frame.minY, $0.frame.width, $0.frame.height] }
  }
}
