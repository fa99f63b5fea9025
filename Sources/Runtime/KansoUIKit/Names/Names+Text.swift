import KansoScreens
import KansoTheme
import KansoTypesetting

/// UIKit's name for `Color`.
public typealias UIColor = KansoTheme.Color
/// A color of Core Graphics. Here it depends on the context like every other color.
public typealias CGColor = KansoTheme.Color
/// UIKit's name for `Font`.
public typealias UIFont = KansoTheme.Font
/// UIKit's name for `ContentSizeCategory`.
public typealias UIContentSizeCategory = KansoTheme.ContentSizeCategory
/// UIKit's name for `Image`.
public typealias UIImage = KansoScreens.Image
/// UIKit's name for `TextAlignment`.
public typealias NSTextAlignment = KansoTypesetting.TextAlignment
/// UIKit's name for `LineBreakMode`.
public typealias NSLineBreakMode = KansoTypesetting.LineBreakMode
/// UIKit's name for `TextContainer`.
public typealias NSTextContainer = KansoScreens.TextContainer
