/// Returns a xib with the content in its outermost view `root`, which is 320 by 480 points.
func interfaceDocument(_ content: String, resources: String = "", toolsVersion: String = "22505") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <objects>
  <view contentMode="scaleToFill" id="root">
  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
  \(content)
  </view>
  </objects>
  <resources>\(resources)</resources>
  </document>
  """
}
