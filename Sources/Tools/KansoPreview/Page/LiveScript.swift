import KansoRendering

/// The script of pages while they are served. The server notifies it of a new page, and it replaces the content with
/// the new one. The scroll position, the search text, the selected mode and the focus stay. It connects only to the
/// server of the page.
///
/// It runs before the script of the page. The script of the page does not know of it, and is started again for each new
/// content.
enum LiveScript {
  /// The script with the hash by which the page's content security policy allows it.
  static let script = HTMLFrame.Script(source, hash: hash)

  /// The SHA-256 of `source` in Base64. A test compares the two.
  static let hash: StaticString = "0LQsM1bpuuzVxrw4sJltVP2Zy349517FZQ3hUQgY5ns="

  /// The source, exactly as it stands between the tags in the page.
  static let source: StaticString = #"""
    "use strict";
    (() => {
      const root = document.documentElement;
      const find = (id) => document.getElementById(id);

      // What the script of the page listens to on the document goes together with the content that it was begun for.
      const listen = EventTarget.prototype.addEventListener;
      let content = new AbortController();
      document.addEventListener = (type, listener) => {
        listen.call(document, type, listener, { signal: content.signal });
      };

      const controls = "a, button, input, select, summary, [tabindex]";
      const regions = ["nav", ".tools", "main"];

      // Where an element is, in words that hold for the next content too.
      const place = (element) => {
        const owner = element?.closest(`[id], ${regions.join()}`);
        if (!owner) return null;
        const name = owner.id ? `#${CSS.escape(owner.id)}` : regions.find((region) => owner.matches(region));
        return { name, index: [...owner.querySelectorAll(controls)].indexOf(element) };
      };
      const placed = (place) => {
        const owner = place && document.querySelector(place.name);
        return place?.index >= 0 ? owner?.querySelectorAll(controls)[place.index] : owner;
      };

      // The first thing in view, by which the page is held where it is when what is above grows or shrinks.
      const held = () => {
        if (scrollY <= 0) return null;
        for (const element of document.querySelectorAll("main [id]")) {
          const { top, height } = element.getBoundingClientRect();
          if (height > 0 && top >= 0) return { id: element.id, top };
        }
        return null;
      };

      const choices = () => [...document.querySelectorAll("input[name=mode], select[name=mode] option")];
      const nameOf = (choice) => (choice.closest("option") ?? choice.closest("label")).textContent;

      const keep = () => ({
        search: find("search")?.value,
        selection: [find("search")?.selectionStart, find("search")?.selectionEnd],
        mode: choices().filter((choice) => choice.checked || choice.selected).map(nameOf)[0],
        open: [...document.querySelectorAll("details[open][id]")].map((element) => element.id),
        focus: place(document.activeElement),
        held: held(),
        left: scrollX,
        top: scrollY,
      });

      const putBack = (kept) => {
        const field = find("search");
        if (field && kept.search) {
          field.value = kept.search;
          field.setSelectionRange(...kept.selection);
        }
        const choice = choices().find((choice) => nameOf(choice) === kept.mode);
        if (choice) choice[choice.matches("option") ? "selected" : "checked"] = true;
        for (const id of kept.open) find(id)?.setAttribute("open", "");
      };

      const lookWhere = (kept) => {
        placed(kept.focus)?.focus({ preventScroll: true });
        const element = kept.held && find(kept.held.id);
        const moved = element ? element.getBoundingClientRect().top - kept.held.top : 0;
        const top = element ? scrollY + moved : kept.top;
        scrollTo({ left: kept.left, top, behavior: "instant" });
      };

      let sources = [];
      let shown = "";
      let latest = "";
      // Not those that extensions of the browser put elsewhere.
      const texts = (page) => [...page.querySelectorAll("body > script")].map((script) => script.textContent);
      const revision = (page) => page.lastChild.nodeType === Node.COMMENT_NODE ? page.lastChild.data : "";

      const show = (text) => {
        const page = new DOMParser().parseFromString(text, "text/html");
        const next = texts(page);
        // Scripts of another version may only run in a page of that version.
        if (next.length !== sources.length || next.some((source, index) => source !== sources[index])) {
          location.reload();
          return;
        }
        const kept = keep();
        const wasBroken = Boolean(find("problems"));
        // What is read aloud when it changes has to be there before it does.
        for (const id of ["status", "live"]) page.getElementById(id).replaceWith(find(id));
        document.title = page.title;
        const [style, nextStyle] = [document, page].map((page) => page.head.querySelector("style"));
        if (style.textContent !== nextStyle.textContent) style.textContent = nextStyle.textContent;
        content.abort();
        content = new AbortController();
        document.body.replaceWith(document.adoptNode(page.body));
        root.classList.remove("searching");
        delete root.dataset.mode;
        putBack(kept);
        const script = document.createElement("script");
        script.textContent = sources[1];
        document.body.append(script);
        lookWhere(kept);
        const isBroken = Boolean(find("problems"));
        if (isBroken !== wasBroken) {
          find("status").textContent = isBroken ? "There are errors." : "The errors are gone.";
        }
        shown = revision(page);
      };

      // Nothing where the server is gone, which is noticed where it is listened to.
      const load = async () => {
        try {
          const answer = await fetch("/", { cache: "no-store" });
          return answer.ok ? await answer.text() : "";
        } catch {
          return "";
        }
      };

      let isFetching = false;
      const follow = async () => {
        if (isFetching || latest === shown) return;
        isFetching = true;
        try {
          for (let asked = ""; asked !== latest;) {
            asked = latest;
            const text = await load();
            if (text) show(text);
          }
        } finally {
          isFetching = false;
        }
      };

      let changes = null;
      let timer = 0;
      let failures = 0;
      const say = (text) => {
        const line = find("live");
        if (line.textContent !== text) line.textContent = text;
      };

      const leave = () => {
        clearTimeout(timer);
        changes?.close();
        changes = null;
      };

      const connect = () => {
        leave();
        changes = new EventSource("/changes");
        changes.addEventListener("message", (event) => {
          failures = 0;
          say("");
          latest = event.data;
          follow();
        });
        changes.addEventListener("error", () => {
          failures += 1;
          if (failures > 1) say("kanso preview is not running; this is the last page that it made.");
          leave();
          timer = setTimeout(connect, 400);
        });
      };

      // Browsers have only so many connections to a server, and hidden pages need none.
      const followIfSeen = () => (document.hidden ? leave() : connect());

      addEventListener("DOMContentLoaded", () => {
        sources = texts(document);
        shown = revision(document);
        followIfSeen();
        listen.call(document, "visibilitychange", followIfSeen);
      });
      addEventListener("pagehide", leave);
      addEventListener("pageshow", (event) => { if (event.persisted) followIfSeen(); });
    })();
    """#
}
