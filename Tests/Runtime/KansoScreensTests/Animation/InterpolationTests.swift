import KansoScreens
import KansoTheme
import Testing

struct InterpolationTests {
  private func color(_ first: ColorValue?, _ second: ColorValue?, at progress: Double) -> ColorValue? {
    guard case .color(let color) = AnimatableValue.color(first).interpolated(to: .color(second), at: progress)
    else { return nil }
    return color
  }

  private func isClose(_ first: ColorValue?, _ second: ColorValue) -> Bool {
    guard let first, first.space == second.space else { return false }
    return zip(first.components + [first.alpha], second.components + [second.alpha]).allSatisfy {
      abs(($0 ?? 0) - ($1 ?? 0)) < 1e-6
    }
  }

  @Test func opaqueColorsGoStraightThroughSRGB() {
    let result = color(ColorValue(red: 1, green: 0, blue: 0), ColorValue(red: 0, green: 0, blue: 1), at: 0.25)
    #expect(isClose(result, ColorValue(red: 0.75, green: 0, blue: 0.25)))
  }

  /// Premultiplied colors: halfway between red 1 · 1 and 0 · 0.5, red is 0.5 over an opacity of 0.75.
  @Test func colorsAreWeighedByTheirOpacity() {
    let result = color(
      ColorValue(red: 1, green: 0, blue: 0), ColorValue(red: 0, green: 0, blue: 1, alpha: 0.5), at: 0.5)
    #expect(isClose(result, ColorValue(red: 2.0 / 3, green: 0, blue: 1.0 / 3, alpha: 0.75)))
  }

  @Test func noColorIsTheOtherOneWithoutOpacity() {
    let red = ColorValue(red: 1, green: 0.2, blue: 0, alpha: 0.8)
    #expect(isClose(color(nil, red, at: 0.25), ColorValue(red: 1, green: 0.2, blue: 0, alpha: 0.2)))
    #expect(isClose(color(red, nil, at: 0.25), ColorValue(red: 1, green: 0.2, blue: 0, alpha: 0.6)))
    #expect(color(nil, nil, at: 0.5) == nil)
  }

  @Test func colorsOfOtherSpacesAreConverted() {
    let white = ColorValue(.oklch, 1, 0, nil)
    #expect(
      isClose(
        color(ColorValue(red: 0, green: 0, blue: 0), white, at: 0.5),
        ColorValue(red: 0.5, green: 0.5, blue: 0.5)))
  }

  @Test func colorsOutsideOfSRGBStayOutside() {
    let green = ColorValue(.displayP3, 0, 1, 0)
    #expect((color(green, ColorValue(red: 0, green: 1, blue: 0), at: 0.5)?.first ?? 0) < -0.1)
  }

  @Test func missingComponentsAreTheOtherColors() {
    let result = color(ColorValue(.srgb, nil, 0, 0), ColorValue(red: 0.6, green: 1, blue: 0), at: 0.5)
    #expect(isClose(result, ColorValue(red: 0.6, green: 0.5, blue: 0)))
  }

  @Test func opacityStaysWithinItsRangeBeyondTheEnd() {
    let clear = ColorValue(red: 1, green: 0, blue: 0, alpha: 0)
    let full = ColorValue(red: 1, green: 0, blue: 0)
    #expect(color(clear, full, at: 1.3)?.alpha == 1)
    #expect(color(full, clear, at: 1.3)?.alpha == 0)
  }

  @Test func valuesThatCannotBeBetweenAreTheEnd() {
    #expect(AnimatableValue.number(1).interpolated(to: .color(nil), at: 0.5) == .color(nil))
    #expect(AnimatableValue.number(.infinity).interpolated(to: .number(3), at: 0.5) == .number(3))
    #expect(AnimatableValue.number(1).interpolated(to: .number(3), at: .nan) == .number(3))
  }
}
