import FlyingFox
import KansoPreview
