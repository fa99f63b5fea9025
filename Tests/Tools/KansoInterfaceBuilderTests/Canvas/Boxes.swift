import KansoLayout
import Testing

/// Returns a plain view whose stored frame is far from its constrained frame.
func box(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
  view("view", id: id, frame: (713, 709, 3, 5), attributes: attributes, content: content)
}

/// Returns constraints that pin the four edges of a view to another item, or to its margins.
func filling(_ id: String, _ other: String, margins: Bool = false) -> String {
  let edges = ["leading", "trailing", "top", "bottom"].map { edge in
    constraint("\(id).\(edge) == \(other).\(edge)\(margins ? "Margin" : "")")
  }
  return "<constraints>\(edges.joined())</constraints>"
}

/// Returns constraints that set a view's position in another view, and its size.
func placing(_ id: String, in other: String, _ frame: (Double, Double, Double, Double)) -> String {
  [
    "\(id).leading == \(other).leading + \(frame.0)", "\(id).top == \(other).top + \(frame.1)",
    "\(id).width == \(frame.2)", "\(id).height == \(frame.3)",
  ].map { constraint($0) }.joined()
}

/// Returns the frames of a minimal document: views in a root of 320 by 480 points.
func framesInXib(
  _ views: [String], _ texts: [String], extra: String = "", toolsVersion: String = "22505"
) throws -> [String: Rect] {
  let list = texts.map { constraint($0) }.joined() + extra
  return try frames(
    of: TestDocument.xib(
      toolsVersion: toolsVersion,
      "<subviews>\(views.joined())</subviews><constraints>\(list)</constraints>"))
}

/// A scene of a storyboard: a controller with a view.
struct TestScene {
  var id = "controller"
  var kind = "viewController"
  var attributes = ""
  /// The controller's XML apart from its view.
  var content = ""
  /// The XML inside the view. The view's id is `viewID`.
  var view = ""
  var viewID = "root"
  var frame = (0.0, 0.0, 375.0, 667.0)

  var xml: String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <\(kind) id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="\(viewID)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    \(view)
    <viewLayoutGuide key="safeArea" id="\(viewID)Safe"/>
    </view>
    \(content)
    </\(kind)>
    </objects></scene>
    """
  }

  /// The scene with a box that fills the safe area.
  var showingSafeArea: TestScene {
    var scene = self
    scene.view = subviews(box("box")) + filling("box", "\(viewID)Safe")
    return scene
  }
}

/// Returns a controller without its own view, such as a navigation controller.
func container(_ kind: String, id: String, attributes: String = "", content: String = "") -> String {
  """
  <scene sceneID="scene-\(id)"><objects>
  <\(kind) id="\(id)" sceneMemberID="viewController" \(attributes)>\(content)</\(kind)>
  </objects></scene>
  """
}

func segue(_ destination: String, _ kind: String, _ attributes: String = "") -> String {
  """
  <connections><segue destination="\(destination)" kind="\(kind)" \(attributes) \
  id="\(kind)-\(destination)"/></connections>
  """
}
