// The converted code uses UIKit's names.
@_exported import KansoUIKit
