import KansoLayout
import KansoScreens

// MARK: Views

/// UIKit's name for `View`.
public typealias UIView = KansoLayout.View
/// UIKit's name for `Label`.
public typealias UILabel = KansoLayout.Label
/// UIKit's name for `ScrollView`.
public typealias UIScrollView = KansoLayout.ScrollView
/// UIKit's name for `StackView`.
public typealias UIStackView = KansoLayout.StackView
/// UIKit's name for `ImageView`.
public typealias UIImageView = KansoScreens.ImageView
/// UIKit's name for `TextView`.
public typealias UITextView = KansoScreens.TextView
/// UIKit's name for `Window`.
public typealias UIWindow = KansoScreens.Window

// MARK: Controls

/// UIKit's name for `Control`.
public typealias UIControl = KansoScreens.Control
/// UIKit's name for `Button`.
public typealias UIButton = KansoScreens.Button
/// UIKit's name for `TextField`.
public typealias UITextField = KansoScreens.TextField
/// UIKit's name for `Switch`.
public typealias UISwitch = KansoScreens.Switch
/// UIKit's name for `Slider`.
public typealias UISlider = KansoScreens.Slider
/// UIKit's name for `Stepper`.
public typealias UIStepper = KansoScreens.Stepper
/// UIKit's name for `SegmentedControl`.
public typealias UISegmentedControl = KansoScreens.SegmentedControl
/// UIKit's name for `PageControl`.
public typealias UIPageControl = KansoScreens.PageControl
/// UIKit's name for `ProgressView`.
public typealias UIProgressView = KansoScreens.ProgressView
/// UIKit's name for `ActivityIndicatorView`.
public typealias UIActivityIndicatorView = KansoScreens.ActivityIndicatorView
/// UIKit's name for `PickerView`.
public typealias UIPickerView = KansoScreens.PickerView
/// UIKit's name for `PickerViewDataSource`.
public typealias UIPickerViewDataSource = KansoScreens.PickerViewDataSource
/// UIKit's name for `PickerViewDelegate`.
public typealias UIPickerViewDelegate = KansoScreens.PickerViewDelegate

// MARK: Tables

/// UIKit's name for `TableView`.
public typealias UITableView = KansoScreens.TableView
/// UIKit's name for `TableViewCell`.
public typealias UITableViewCell = KansoScreens.TableViewCell
/// UIKit's name for `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = KansoScreens.TableViewHeaderFooterView
/// UIKit's name for `TableViewDataSource`.
public typealias UITableViewDataSource = KansoScreens.TableViewDataSource
/// UIKit's name for `TableViewDelegate`.
public typealias UITableViewDelegate = KansoScreens.TableViewDelegate
/// UIKit's name for `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = KansoLayout.ScrollViewDelegate
/// UIKit's name for `TextViewDelegate`.
public typealias UITextViewDelegate = KansoScreens.TextViewDelegate
/// UIKit's name for `TextItemInteraction`.
public typealias UITextItemInteraction = KansoScreens.TextItemInteraction

// MARK: Bars and controllers

/// UIKit's name for `NavigationBar`.
public typealias UINavigationBar = KansoScreens.NavigationBar
/// UIKit's name for `TabBar`.
public typealias UITabBar = KansoScreens.TabBar
/// UIKit's name for `Toolbar`.
public typealias UIToolbar = KansoScreens.Toolbar
/// UIKit's name for `SearchBar`.
public typealias UISearchBar = KansoScreens.SearchBar
/// UIKit's name for `SearchBarDelegate`.
public typealias UISearchBarDelegate = KansoScreens.SearchBarDelegate
/// UIKit's name for the field of a search bar.
public typealias UISearchTextField = KansoScreens.TextField
/// UIKit's name for `BarButtonItem`.
public typealias UIBarButtonItem = KansoScreens.BarButtonItem
/// UIKit's name for `TabBarItem`.
public typealias UITabBarItem = KansoScreens.TabBarItem
/// UIKit's name for `NavigationItem`.
public typealias UINavigationItem = KansoScreens.NavigationItem
/// UIKit's name for `ViewController`.
public typealias UIViewController = KansoScreens.ViewController
/// UIKit's name for `NavigationController`.
public typealias UINavigationController = KansoScreens.NavigationController
/// UIKit's name for `ModalPresentationStyle`.
public typealias UIModalPresentationStyle = KansoScreens.ModalPresentationStyle
/// UIKit's name for `TabBarController`.
public typealias UITabBarController = KansoScreens.TabBarController
