import KansoLayout
import KansoScreens

// MARK: Views

public typealias UIView = KansoLayout.View
public typealias UILabel = KansoLayout.Label
public typealias UIScrollView = KansoLayout.ScrollView
public typealias UIStackView = KansoLayout.StackView
public typealias UIImageView = KansoScreens.ImageView
public typealias UITextView = KansoScreens.TextView
public typealias UIWindow = KansoScreens.Window

// MARK: Controls

public typealias UIControl = KansoScreens.Control
public typealias UIButton = KansoScreens.Button
public typealias UITextField = KansoScreens.TextField
public typealias UISwitch = KansoScreens.Switch
public typealias UISlider = KansoScreens.Slider
public typealias UIStepper = KansoScreens.Stepper
public typealias UISegmentedControl = KansoScreens.SegmentedControl
public typealias UIPageControl = KansoScreens.PageControl
public typealias UIProgressView = KansoScreens.ProgressView
public typealias UIActivityIndicatorView = KansoScreens.ActivityIndicatorView
public typealias UIPickerView = KansoScreens.PickerView

// MARK: Tables

public typealias UITableView = KansoScreens.TableView
public typealias UITableViewCell = KansoScreens.TableViewCell
public typealias UITableViewHeaderFooterView = KansoScreens.TableViewHeaderFooterView
public typealias UITableViewDataSource = KansoScreens.TableViewDataSource
public typealias UITableViewDelegate = KansoScreens.TableViewDelegate
public typealias UIScrollViewDelegate = KansoLayout.ScrollViewDelegate
public typealias UITextViewDelegate = KansoScreens.TextViewDelegate
public typealias UITextItemInteraction = KansoScreens.TextItemInteraction

// MARK: Bars and controllers

public typealias UINavigationBar = KansoScreens.NavigationBar
public typealias UITabBar = KansoScreens.TabBar
public typealias UIToolbar = KansoScreens.Toolbar
public typealias UISearchBar = KansoScreens.SearchBar
public typealias UIBarButtonItem = KansoScreens.BarButtonItem
public typealias UITabBarItem = KansoScreens.TabBarItem
public typealias UINavigationItem = KansoScreens.NavigationItem
public typealias UIViewController = KansoScreens.ViewController
public typealias UINavigationController = KansoScreens.NavigationController
public typealias UIModalPresentationStyle = KansoScreens.ModalPresentationStyle
public typealias UITabBarController = KansoScreens.TabBarController
