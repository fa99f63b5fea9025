import Foundation
import KansoTheme
import TestSupport
import Testing

@testable import KansoThemeUI

/// The values of tokens as types of Swift.
struct ThemeValueLookupTests {
  private let store: ThemeStore

  init() throws { store = try ThemeFile().store(.of(gap: 8)) }

  @Test func valuesHaveTheTypeOfTheCaller() {
    #expect(CGFloat.theme("padding.gap", in: store) == 8)
    #expect(Double.theme("durations.fast", in: store) == 0.25)
    #expect(String.theme("strings.title", in: store) == "Cats")
    #expect([String].theme("families.text", in: store) == ["Georgia", "system-ui"])
    #expect(Edges.theme("padding.card", in: store)?.trailing == .points(4))
    let gap: CGFloat = .theme("padding.gap", in: store) ?? 1
    #expect(gap == 8)
  }

  @Test func aTokenOfAnotherKindHasNoValue() {
    #expect(CGFloat.theme("durations.fast", in: store) == nil)
    #expect(CGFloat.theme("padding.card", in: store) == nil)
    #expect(String.theme("padding.gap", in: store) == nil)
    #expect(Double.theme("colors.ink", in: store) == nil)
  }

  @Test func aMissingTokenHasNoValue() {
    #expect(CGFloat.theme("padding.nowhere", in: store) == nil)
    #expect(CGFloat.theme("padding", in: store) == nil)
  }

  @Test func axesCanBePartOfACall() {
    #expect(CGFloat.theme("padding.gap", when: ["density": "compact"], in: store) == 12)
  }

  /// This is the only test that sets the global store. Others give a store to each call.
  @Test func theCurrentStoreIsAskedWithoutAnother() {
    defer { (ThemeStore.current, ThemeStore.currentContext) = (nil, [:]) }
    let token = Token("padding.gap", 1.0)
    #expect(CGFloat.theme("padding.gap") == nil)
    #expect(token.current == 1)
    ThemeStore.current = store
    #expect(ThemeStore.current === store)
    #expect(CGFloat.theme("padding.gap") == 8)
    #expect(token.current == 8)
    ThemeStore.currentContext = ["density": "compact"]
    #expect(CGFloat.theme("padding.gap") == 12)
    #expect(token.current == 12)
  }
}
