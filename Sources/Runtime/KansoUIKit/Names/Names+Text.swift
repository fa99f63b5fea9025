import KansoScreens
import KansoTheme
import KansoTypesetting

public typealias UIColor = KansoTheme.Color
/// A color of Core Graphics. Here it depends on the context like every other color.
public typealias CGColor = KansoTheme.Color
public typealias UIFont = KansoTheme.Font
public typealias UIContentSizeCategory = KansoTheme.ContentSizeCategory
public typealias UIImage = KansoScreens.Image
public typealias NSTextAlignment = KansoTypesetting.TextAlignment
public typealias NSLineBreakMode = KansoTypesetting.LineBreakMode
public typealias NSTextContainer = KansoScreens.TextContainer
