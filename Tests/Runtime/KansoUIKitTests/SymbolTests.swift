import KansoUIKit
import Testing

/// The sizes and colors that views and buttons give their symbols.
struct SymbolTests {
  private let double = UIImage.SymbolConfiguration(pointSize: 34)

  @Test func anImageViewGivesItsSymbolsASize() {
    let view = UIImageView()
    view.preferredSymbolConfiguration = double
    view.image = UIImage(systemName: "plus")
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
    view.image = UIImage(systemName: "plus", withConfiguration: .init(scale: .small))
    #expect(view.intrinsicContentSize.height == 16)
    view.image = UIImage(systemName: "minus")
    view.preferredSymbolConfiguration = nil
    #expect(view.intrinsicContentSize.height == 20 && view.preferredSymbolConfiguration == nil)
  }

  @Test func aButtonGivesTheSymbolsOfAStateASize() {
    let button = UIButton()
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.setPreferredSymbolConfiguration(double, forImageIn: .normal)
    #expect(button.intrinsicContentSize.height == 40)
    button.setPreferredSymbolConfiguration(.init(pointSize: 51), forImageIn: .selected)
    button.isSelected = true
    #expect(button.intrinsicContentSize.height == 60)
    button.setPreferredSymbolConfiguration(nil, forImageIn: .selected)
    #expect(button.intrinsicContentSize.height == 40)
    var configuration = UIButton.Configuration.plain()
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
    configuration.image = UIImage(systemName: "plus")
    button.configuration = configuration
    #expect(abs(button.imageView.intrinsicContentSize.height - 25.6) < 1e-9)
  }

  @Test func configurationsAreCombined() {
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let both = double.applying(red).applying(.init(weight: .bold))
    #expect(both != double && both.applying(red) == both)
    #expect(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]) != red)
    let image = UIImage(systemName: "plus", withConfiguration: both)
    #expect(image?.size.height == 40 && image != UIImage(systemName: "plus", withConfiguration: double))
    #expect(image?.isSymbolImage == true && UIImage().isSymbolImage == false)
    let view = UIImageView()
    view.preferredSymbolConfiguration = both
    #expect(view.preferredSymbolConfiguration == double.applying(red))
  }
}
