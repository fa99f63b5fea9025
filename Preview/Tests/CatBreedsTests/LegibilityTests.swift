import KansoScreens
import TestSupport
import Testing

@testable import CatBreeds

/// The legibility rule, which screens keep on every device, in both directions and at every text size:
///
/// - No two texts, pictures or controls overlap.
/// - All of them are on the screen and inside the safe area.
/// - No text is truncated or clipped if it may have more lines. Only bars truncate their titles, because bars do not
///   grow with the text size.
struct LegibilityTests {
  /// The smallest, the default and the largest text size. The sizes between them run in the nightly tier;
  /// `GoldenFrameTests` checks the frames of all sizes in every run.
  private static let categories: [ContentSizeCategory] =
    Tier.isNightly ? ContentSizeCategory.allCases : [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]

  @Test(arguments: ScreenConfiguration.devices, LegibilityTests.categories)
  func nothingOverlapsAndNothingIsCut(_ device: Device, _ category: ContentSizeCategory) {
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for screen in Screen.allCases {
        let situation = ScreenConfiguration(device: device, direction: direction, category: category)
        let window = situation.window()
        screen.show(in: window)
        #expect(window.layoutProblems.isEmpty, "\(screen): \(situation)")
        check(window, "\(screen): \(situation)")
      }
    }
  }

  private func check(_ window: Window, _ what: String) {
    let leaves = window.all { $0.isLeaf && !$0.visibleRect.isEmpty }
    #expect(leaves.count > 2, "\(what)")
    let safe = window.bounds.inset(window.safeAreaInsets)
    for (index, leaf) in leaves.enumerated() {
      let rect = leaf.visibleRect
      #expect(
        rect.intersection(safe) == rect, "\(what): \(leaf.name) at \(rect) leaves the safe area \(safe)")
      for other in leaves[(index + 1)...] {
        let common = rect.intersection(other.visibleRect)
        // An expectation for each pair would take most of the test's time.
        if min(common.width, common.height) >= 0.01 {
          Issue.record("\(what): \(leaf.name) overlaps \(other.name): \(common)")
        }
      }
      if let label = leaf as? Label { checkText(of: label, what) }
    }
  }

  private func checkText(of label: Label, _ what: String) {
    guard label.adjustsFontForContentSizeCategory else { return }
    let layout = label.textLayout
    #expect(!layout.isTruncated, "\(what): \(label.name) is shortened")
    #expect(
      layout.extent.size.width <= label.bounds.width + 0.01, "\(what): \(label.name) is wider than its bounds"
    )
    #expect(
      layout.extent.size.height <= label.bounds.height + 0.01,
      "\(what): \(label.name) is higher than its bounds")
  }

  /// Confirms that the check finds clipped text, so that it cannot pass without checking anything.
  @Test func theRuleIsBrokenWhereItIsBroken() {
    let window = ScreenConfiguration(category: .accessibilityExtraExtraExtraLarge).window()
    for label in window.all(where: { $0 is Label }).compactMap({ $0 as? Label })
    where label.adjustsFontForContentSizeCategory { label.numberOfLines = 1 }
    window.layoutIfNeeded()
    let labels = window.all { $0 is Label }.compactMap { $0 as? Label }
    #expect(labels.contains { $0.adjustsFontForContentSizeCategory && $0.textLayout.isTruncated })
  }
}

extension View {
  fileprivate var isLeaf: Bool {
    if let picture = self as? ImageView { return picture.image != nil }
    return self is Label
  }

  fileprivate var name: String {
    (self as? Label).map { "\"\($0.text ?? "")\"".prefix(40) + "" } ?? (self as? ImageView)?.image?.name ?? ""
  }
}

extension Rect {
  fileprivate func inset(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
