import Foundation

/// Returns a typical storyboard. Its scenes have a scroll view with rows; each row is a stack view of an image, a label
/// and a button.
func makeStoryboard(scenes: Int, rows: Int) -> String {
  var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes>
    """
  for scene in 0..<scenes { text += makeScene("s\(scene)", rows: rows) }
  return text + "</scenes></document>\n"
}

private func makeScene(_ scene: String, rows: Int) -> String {
  var views = ""
  var constraints = ""
  for row in 0..<rows {
    let id = "\(scene)-\(row)"
    let above = row == 0 ? "\(scene)-scroll" : "\(scene)-\(row - 1)"
    views += makeRow(id, y: row * 76)
    constraints += """
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(above)" \
      secondAttribute="\(row == 0 ? "top" : "bottom")" \
      constant="8" id="\(id)-t"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(scene)-scroll" \
      secondAttribute="leading" constant="16" id="\(id)-l"/>
      <constraint firstItem="\(id)" firstAttribute="width" secondItem="\(scene)-scroll" \
      secondAttribute="width" constant="-32" id="\(id)-w"/>
      """
  }
  return """
    <scene sceneID="\(scene)"><objects><viewController id="\(scene)-c" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(scene)-v"><rect key="frame" x="0" y="0" width="414" \
    height="896"/><subviews>
    <scrollView clipsSubviews="YES" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(scene)-scroll">
    <rect key="frame" x="0" y="48" width="414" height="814"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></scrollView></subviews>
    <viewLayoutGuide key="safeArea" id="\(scene)-safe"/>
    <constraints>
    <constraint firstItem="\(scene)-scroll" firstAttribute="top" secondItem="\(scene)-safe" \
    secondAttribute="top" id="\(scene)-a"/>
    <constraint firstItem="\(scene)-scroll" firstAttribute="leading" secondItem="\(scene)-safe" \
    secondAttribute="leading" id="\(scene)-b"/>
    <constraint firstItem="\(scene)-safe" firstAttribute="trailing" secondItem="\(scene)-scroll" \
    secondAttribute="trailing" id="\(scene)-d"/>
    <constraint firstItem="\(scene)-safe" firstAttribute="bottom" secondItem="\(scene)-scroll" \
    secondAttribute="bottom" id="\(scene)-e"/>
    </constraints></view></viewController></objects></scene>
    """
}

private func makeRow(_ id: String, y: Int) -> String {
  """
  <stackView opaque="NO" contentMode="scaleToFill" spacing="8" alignment="center" \
  translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
  <rect key="frame" x="16" y="\(y)" width="382" height="68"/><subviews>
  <imageView contentMode="scaleAspectFit" image="cat" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-i">
  <rect key="frame" x="0" y="5" width="58" height="58"/><constraints>
  <constraint firstAttribute="width" constant="58" id="\(id)-iw"/><constraint firstAttribute="height" \
  constant="58" id="\(id)-ih"/>
  </constraints></imageView>
  <label opaque="NO" horizontalHuggingPriority="251" text="A breed" \
  translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-n">
  <rect key="frame" x="66" y="23.5" width="240" height="21"/><fontDescription key="fontDescription" \
  type="system" pointSize="17"/>
  <color key="textColor" red="0.17" green="0.26" blue="0.32" alpha="1" colorSpace="custom" \
  customColorSpace="sRGB"/></label>
  <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-b">
  <rect key="frame" x="314" y="19" width="68" height="30"/><state key="normal" title="Adopt"/></button>
  </subviews></stackView>
  """
}
