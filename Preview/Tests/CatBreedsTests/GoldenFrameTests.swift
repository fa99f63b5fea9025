import Foundation
import KansoScreens
import TestSupport
import Testing

@testable import CatBreeds

/// The visible frames of each screen on four devices: light and dark, left-to-right and right-to-left, and at every
/// text size.
struct GoldenFrameTests {
  @Test(arguments: ScreenConfiguration.devices)
  func whatIsSeenIsWhereItWas(on device: Device) throws {
    var situations = [
      ScreenConfiguration(device: device), ScreenConfiguration(device: device, style: .dark),
      ScreenConfiguration(device: device, direction: .rightToLeft),
      ScreenConfiguration(device: device, style: .dark, direction: .rightToLeft),
    ]
    for category in ContentSizeCategory.allCases where category != .large {
      situations.append(ScreenConfiguration(device: device, category: category))
    }
    var text = ""
    for situation in situations {
      for screen in Screen.allCases {
        let window = situation.window()
        screen.show(in: window)
        text += "\(screen.rawValue): \(situation)\n"
        for view in window.all(where: \.isSeenByItself) { text += "  \(line(view, in: window))\n" }
      }
    }
    let name = device.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    try Golden.check(
      text, against: Project.root.appendingPathComponent("Preview/Tests/CatBreedsTests/Golden/\(name).txt"))
  }

  private func line(_ view: View, in window: Window) -> String {
    let rect = view.visibleRect
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return
      "\(type(of: view)) \(numbers.joined(separator: " "))\(contents(of: view, in: window.traitCollection))"
  }

  private func contents(of view: View, in traits: TraitCollection) -> String {
    var text = ""
    if let label = view as? Label {
      let words = label.textLayout.lines.first.map { $0.text.prefix(24) } ?? ""
      text += " \"\(words)\" \(traits.colorValue(of: label.textColor).hex)"
    }
    if let image = (view as? ImageView)?.image { text += " \(image.name)" }
    if let color = view.backgroundColor { text += " on \(traits.colorValue(of: color).hex)" }
    return text
  }
}

extension View {
  /// True if the view draws something itself, apart from its subviews.
  var isSeenByItself: Bool {
    guard !visibleRect.isEmpty else { return false }
    if let picture = self as? ImageView { return picture.image != nil }
    return self is Label || backgroundColor != nil
  }
}
