import KansoTheme
import Testing

@testable import KansoLayout

/// Traits that views override for themselves and their subviews, and handlers for their changes.
struct TraitOverridesTests {
  private let root = screen(300, 300)
  private let card = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let inner = View()

  init() {
    root.addSubview(card)
    card.addSubview(inner)
  }

  @Test func anOverrideCountsForTheViewAndItsSubviews() {
    card.traitOverrides.userInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .unspecified)
    #expect(card.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.displayScale == 2)
    inner.traitOverrides.remove(UserInterfaceStyleTrait.self)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(!inner.traitOverrides.contains(UserInterfaceStyleTrait.self) && inner.traitOverrides.isEmpty)
  }

  @Test func theOtherTraitsAreThoseOfTheTree() {
    card.overrideUserInterfaceStyle = .dark
    root.traitCollection.preferredContentSizeCategory = .extraLarge
    root.traitCollection.userInterfaceStyle = .light
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    card.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aViewTakesTheOverridesOfItsNewSuperview() {
    card.traitOverrides.horizontalSizeClass = .regular
    let late = View()
    inner.addSubview(late)
    #expect(late.traitCollection.horizontalSizeClass == .regular)
    root.addSubview(late)
    #expect(late.traitCollection.horizontalSizeClass == .compact)
    let own = View()
    own.traitOverrides.verticalSizeClass = .compact
    own.addSubview(late)
    card.addSubview(own)
    #expect(late.traitCollection.horizontalSizeClass == .regular)
    #expect(late.traitCollection.verticalSizeClass == .compact)
    own.removeFromSuperview()
    #expect(own.traitCollection.horizontalSizeClass == .regular)
    own.traitOverrides = TraitOverrides()
    #expect(late.traitCollection.verticalSizeClass == .regular)
  }

  @Test func tokensHaveTheValuesOfTheirPlace() {
    let width = Token<Length>(TokenPath("padding.column"), 10).when(["size": "large"], use: 20)
    let column = View()
    card.add(column)
    let constraint = column.widthAnchor.constraint(equalToConstant: 0)
    constraint.constantToken = width
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(column.frame.width == 10)
    column.traitOverrides.context = ["size": "large"]
    root.layoutIfNeeded()
    #expect(column.frame.width == 20)
    column.traitOverrides = TraitOverrides()
    root.layoutIfNeeded()
    #expect(column.frame.width == 10)
  }

  @Test func aTextSizeChangesTheTextsOfItsSubtreeOnly() {
    let (first, second) = (Label(), Label())
    for label in [first, second] {
      label.text = "Abyssinian"
      label.font = Font(families: ["system-ui"], size: 17, textStyle: .body)
    }
    root.add(first)
    card.add(second)
    root.layoutIfNeeded()
    #expect(first.frame.size == second.frame.size)
    card.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    #expect(second.frame.height > first.frame.height)
  }

  @Test func aDirectionMirrorsItsSubtreeOnly() {
    let mark = box(10, 10)
    card.add(mark)
    activate(mark.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5))
    card.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(mark.frame.minX == 85)
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func handlersAreCalledForTheirTraitsOnly() {
    var calls: [String] = []
    let registration = inner.registerForTraitChanges(
      [UserInterfaceStyleTrait.self, HorizontalSizeClassTrait.self]
    ) { (view: View, old: TraitCollection) in
      calls.append("\(old.userInterfaceStyle.rawValue)→\(view.traitCollection.userInterfaceStyle.rawValue)")
    }
    root.traitCollection.preferredContentSizeCategory = .small
    #expect(calls.isEmpty)
    root.traitCollection.userInterfaceStyle = .dark
    card.overrideUserInterfaceStyle = .light
    card.overrideUserInterfaceStyle = .light
    root.traitCollection.horizontalSizeClass = .regular
    #expect(calls == ["→dark", "dark→light", "light→light"])
    inner.unregisterForTraitChanges(registration)
    card.overrideUserInterfaceStyle = .unspecified
    #expect(calls.count == 3)
  }

  @Test func enteringATreeWithOtherTraitsIsAChange() {
    var count = 0
    let late = View()
    late.registerForTraitChanges([UserInterfaceStyleTrait.self]) { (_: View, _) in count += 1 }
    root.addSubview(late)
    root.layoutIfNeeded()
    #expect(count == 0)
    root.traitCollection.userInterfaceStyle = .dark
    #expect(count == 1)
    let other = screen(10, 10)
    other.traitCollection.userInterfaceStyle = .dark
    other.addSubview(late)
    other.layoutIfNeeded()
    #expect(count == 1)
    let light = screen(10, 10)
    light.addSubview(late)
    light.layoutIfNeeded()
    #expect(count == 2)
  }

  @Test func anAppsOwnTraitIsInherited() {
    #expect(inner.traitCollection[IsCompactCard.self] == false)
    card.traitOverrides[IsCompactCard.self] = true
    #expect(inner.traitCollection[IsCompactCard.self] && card.traitOverrides[IsCompactCard.self])
    var changes = 0
    inner.registerForTraitChanges([IsCompactCard.self]) { (_: View, old) in
      changes += old[IsCompactCard.self] ? 1 : 10
    }
    card.traitOverrides[IsCompactCard.self] = false
    #expect(changes == 1 && !inner.traitCollection[IsCompactCard.self])
  }
}

private enum IsCompactCard: TraitDefinition {
  static let defaultValue = false
}
