"""Chromium as the tests use it: its start, what its pages note, their pixels, and the wait for a condition.

The scripts beside this file import it. What only some of them need is imported where it is used, so that a script needs
no more than it uses.
"""
import base64
import contextlib
import pathlib
import shutil
import time

# In seconds, for everything that is waited for. It is far beyond what a busy machine needs: it ends a run in which
# something never happens, and decides nothing else.
LIMIT = 120

# The last two draw letters as other renderers do; the one before draws no picture without its images.
FLAGS = [
    "--no-sandbox", "--force-color-profile=srgb", "--disable-checker-imaging", "--font-render-hinting=none",
    "--disable-lcd-text"]

OVERFLOW = """() => {
  const root = document.documentElement, width = root.clientWidth;
  const scrolls = e => e && (/auto|scroll|hidden|clip/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  const out = [...document.querySelectorAll('main *')].filter(e => e.checkVisibility() && !scrolls(e.parentElement)
    && e.getBoundingClientRect().right > width + 1).slice(0, 5).map(e => e.outerHTML.slice(0, 120));
  return root.scrollWidth > width ? [`${root.scrollWidth} > ${width}`, ...out] : out;
}"""
# Lays out the parts that are not in view, whose sizes are only estimated until then.
LAY_OUT = """() => {
  const style = document.createElement("style");
  style.textContent = "*{content-visibility:visible!important}";
  document.head.append(style);
  return document.documentElement.scrollHeight;
}"""
PIXELS = """async source => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}"""
# A page is loaded before its images are decoded, and is drawn without them until then.
DECODED = """() => Promise.all(
  [...document.querySelectorAll('img, image')].map(image => image.decode().catch(() => {})))"""
COLOR_COUNT = f"async source => new Set(new Uint32Array((await ({PIXELS})(source)).buffer)).size"
BYTES = f"""async source => {{
  const reader = new FileReader();
  const end = new Promise(resolve => {{ reader.onloadend = resolve; }});
  reader.readAsDataURL(new Blob([await ({PIXELS})(source)]));
  await end;
  return reader.result.split(",")[1];
}}"""


def eventually(what, condition, pause=lambda: time.sleep(0.01)):
    """Waits until a condition holds and returns its value; ends the script if it never does."""
    end = time.monotonic() + LIMIT
    while not (value := condition()):
        if time.monotonic() > end:
            raise SystemExit(f"never happened: {what}")
        pause()
    return value


@contextlib.contextmanager
def launch():
    """Starts Chromium, and closes it at the end."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=FLAGS,
            timeout=LIMIT * 1000)
        with contextlib.closing(chromium):
            yield chromium


def url(path):
    """Returns the URL of a file."""
    return pathlib.Path(path).resolve().as_uri()


class Picture:
    """The pixels of a picture: red, green, blue and alpha of each, row by row."""

    def __init__(self, width, data):
        self.width, self.bytes = width, data

    def color(self, x, y):
        """Returns red, green and blue of a pixel, from 0 to 255."""
        start = 4 * (y * self.width + x)
        return tuple(self.bytes[start:start + 3])


class Visit:
    """A page in a window of its own. It notes what no page should do: messages, errors, dialogs and requests."""

    def __init__(self, chromium, url, width=1440, height=1000, prepare="", **options):
        """Opens a page.

        prepare is a script that runs before those of the page; options are those of Playwright's new_context.
        """
        self.url, self.noted, self.loads = url, [], 0
        self.context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        self.context.set_default_timeout(LIMIT * 1000)
        self.page = self.context.new_page()
        self.page.on("console", self.note_message)
        self.page.on("pageerror", lambda error: self.noted.append(f"error: {error}"))
        self.page.on("dialog", self.dismiss)
        self.page.on("request", self.note_request)
        self.page.on("domcontentloaded", self.count_load)
        self.page.add_init_script(prepare)
        self.page.goto(url)

    def note_message(self, message):
        self.noted.append(f"console: {message.text}")

    def dismiss(self, dialog):
        self.noted.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def note_request(self, request):
        if not request.url.startswith((self.url, "data:")):
            self.noted.append(f"request: {request.url[:80]}")

    def count_load(self):
        self.loads += 1

    def run(self, script, argument=None):
        """Returns the value of a script in the page."""
        return self.page.evaluate(script, argument)

    def wait(self, condition, argument=None):
        """Waits until a script has a value that is true.

        The page is asked again and again: its policy does not let Playwright wait within it.
        """
        def holds():
            return self.run(condition, argument)

        eventually(f"{condition} {argument or ''}", holds, pause=lambda: self.page.wait_for_timeout(10))

    def overflow(self):
        """Returns what is wider than the window."""
        return self.run(OVERFLOW)

    def violations(self):
        """Returns what axe finds: a rule, and the first elements that break it."""
        from axe_playwright_python.sync_playwright import Axe

        def described(node):
            return f"{node['html'][:160]} {(node.get('failureSummary') or '')[:200]}"

        # axe finds backgrounds by their places, which move while parts that were not in view are laid out.
        self.run(LAY_OUT)
        found = Axe().run(self.page).response["violations"]
        return [f"{one['id']}: {[described(node) for node in one['nodes'][:3]]}" for one in found]

    def picture(self):
        """Returns the pixels of the window."""
        width = self.page.viewport_size["width"] * int(self.run("() => devicePixelRatio"))
        return Picture(width, base64.b64decode(self.read(BYTES)))

    def color_count(self):
        """Returns the number of different colors in the window."""
        return self.read(COLOR_COUNT)

    def read(self, script):
        """Returns the value of a script that is given a picture of the window.

        The script runs in an empty page: the policy of the page itself may let it load no picture.
        """
        self.run(DECODED)
        png = base64.b64encode(self.page.screenshot()).decode()
        empty = self.context.browser.new_page()
        value = empty.evaluate(script, f"data:image/png;base64,{png}")
        empty.close()
        return value

    def close(self):
        """Closes the window and returns what was noted."""
        self.context.close()
        return self.noted
