/// The guide that `kanso init` writes. It compiles without changes.
enum StarterGuide {
  static let text = """
    # The style guide of this app: the one place for its colors, fonts and paddings.
    # Compile it with: kanso compile tokens.yaml --output Generated --platform uikit
    kanso: 2
    name: My App

    # Every color below may have one value for all modes, or one for each.
    modes: [light, dark]

    colors:
      # Colors by what they are …
      white: "#FFFFFF" # the quotes matter: without them, YAML takes a # for a comment
      ink: "#2C4251"
      grass: "#B6C649"
      # … and by what they are for. A bare name is an alias.
      background:
        light: white
        dark: ink
      text:
        light: ink
        dark: white
      button: # a group: Colors.Button.primary
        primary: {value: grass, description: The main action of a screen}

    # What has to be readable on what. kanso validate checks it in each mode.
    contrast:
      - {text: text, on: background, level: AA}

    fonts:
      # "system" is the platform's own family. A textStyle makes the font scale with Dynamic Type.
      body: {family: system, size: 17, textStyle: body}
      heading: {extends: body, weight: bold, size: 28, textStyle: title1}

    padding:
      # Numbers are points.
      tight: 4
      standard: 8
      wide: 16

    """
}
