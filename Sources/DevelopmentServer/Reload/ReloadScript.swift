/// The script that the server adds to open pages: it waits for the next build, updates the page, keeps the scroll
/// position and shows errors. It is a file, because the content security policy allows no inline scripts. It inserts
/// the text of notes only as text, never as HTML.
enum ReloadScript {
  static let text = """
    "use strict";
    (() => {
      if (top !== self) return;
      const asked = new URL(document.currentScript.src).searchParams;
      const page = asked.get("page") ?? "";
      let seen = asked.get("seen");
      const [placeKey, closedKey] = ["vitrine-place:" + location.pathname, "vitrine-closed"];
      const keep = (key, value) => { try { sessionStorage.setItem(key, JSON.stringify(value)); } catch {} };
      const kept = (key) => { try { return JSON.parse(sessionStorage.getItem(key)); } catch { return null; } };

      // The elements that a reader can open, each named by the last id before it and its index after that id.
      const states = () => {
        const kinds = "details, input[type=radio], input[type=checkbox]";
        let [owner, number] = ["", 0];
        const found = [];
        for (const item of document.querySelectorAll(`main [id], main :is(${kinds})`)) {
          if (item.id) [owner, number] = [item.id, 0];
          if (item.matches(kinds)) found.push([owner + "/" + number++, item]);
        }
        return found;
      };
      // The last element with an id at or above the top of the window, to restore the scroll position.
      const markRead = (leaving = []) => [...document.querySelectorAll("main [id]")].findLast((mark) =>
        mark.getClientRects().length && mark.getBoundingClientRect().top <= 120 && !leaving.some((part) => part.contains(mark)));
      const remember = () => {
        const mark = markRead();
        keep(placeKey, {
          x: scrollX, y: scrollY, mark: mark?.id, top: mark?.getBoundingClientRect().top,
          states: opened(),
        });
      };
      const opened = () => states().map(([name, item]) => [name, item.tagName === "DETAILS" ? item.open : item.checked]);
      const open = (wanted) => {
        for (const [name, item] of states()) {
          const value = wanted.get(name);
          if (value === undefined) continue;
          if (item.tagName === "DETAILS") {
            item.open = value;
          } else if (item.checked !== value && (value || item.type === "checkbox")) {
            item.checked = value;
            item.dispatchEvent(new Event("change", { bubbles: true }));
          }
        }
      };
      const recall = () => {
        const place = kept(placeKey);
        if (!place) return;
        sessionStorage.removeItem(placeKey);
        open(new Map(place.states));
        let last = null;
        const go = () => {
          if (last !== null && Math.abs(scrollY - last) > 2) return;
          const mark = place.mark && document.getElementById(place.mark);
          const y = mark ? scrollY + mark.getBoundingClientRect().top - place.top : place.y;
          scrollTo({ left: place.x, top: y, behavior: "instant" });
          last = scrollY;
        };
        go();
        addEventListener("load", () => {
          go();
          setTimeout(() => { history.scrollRestoration = "auto"; }, 300);
        });
      };

      const made = (tag, name, text) => {
        const element = document.createElement(tag);
        if (name) element.className = name;
        if (text) element.textContent = text;
        return element;
      };
      const clear = () => document.querySelectorAll(".build-errors, .build-report").forEach((old) => old.remove());
      const link = (words) => {
        const link = made("a", "build-report", words);
        link.href = "/vitrine-report";
        document.body.append(link);
      };
      const cover = (report) => {
        const sum = JSON.stringify(report.errors);
        const close = () => {
          keep(closedKey, sum);
          clear();
          link(report.summary);
        };
        const box = made("section", "build-errors");
        box.setAttribute("role", "alert");
        box.setAttribute("aria-label", report.summary);
        const head = made("header");
        const button = made("button", "", "Close");
        button.type = "button";
        button.addEventListener("click", close);
        head.append(made("h2", "", report.summary), button);
        const list = made("ol");
        for (const error of report.errors) {
          const item = made("li");
          if (error.place) item.append(made("code", "", error.place));
          item.append(made("p", "", error.message));
          if (error.hint) item.append(made("p", "hint", error.hint));
          list.append(item);
        }
        const all = made("a", "", "Full build report");
        all.href = "/vitrine-report";
        box.append(head, list, all);
        const leave = (event) => {
          if (!box.isConnected) return removeEventListener("keydown", leave);
          if (event.key === "Escape" && !document.querySelector("dialog[open]")) close();
        };
        addEventListener("keydown", leave);
        document.body.append(box);
      };
      // Errors of other notes don't cover the page; the link to the report counts them. The names of a note and of its page
      // are compared without their punctuation, which addresses leave out.
      const bare = (name) => name.normalize().toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, "");
      const stem = (path) => bare(path.replace(/\\.[a-z]+$/, "").replace(/(^|\\/)index$/, "").split("/").at(-1));
      const concernsPage = ({ place }) => {
        const file = place.replace(/(:\\d+)*$/, "");
        if (!file.endsWith(".md")) return true;
        const here = stem(decodeURIComponent(location.pathname.replace(/\\/$/, "")));
        return stem(file) === here || (!here && /(^|\\/)index\\.md$/.test(file));
      };
      const tell = async () => {
        const report = await (await fetch("/vitrine-report.json", { cache: "no-store" })).json();
        clear();
        if (!report.summary || location.pathname === "/vitrine-report") return;
        const isClosed = kept(closedKey) === JSON.stringify(report.errors);
        if (report.errors.some(concernsPage) && !isClosed) return cover(report);
        if (!report.errors.length) sessionStorage.removeItem(closedKey);
        link(report.summary);
      };

      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = "/vitrine-reload.css";
      document.head.append(style);
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", recall); else recall();

      // The page as the server sent it, before scripts changed it.
      const asSent = () => new Promise((resume, fail) => {
        const request = new XMLHttpRequest();
        request.responseType = "document";
        request.onload = () => (request.response ? resume(request.response) : fail());
        request.timeout = 5000;
        request.onerror = request.ontimeout = fail;
        request.open("GET", location.href);
        request.send();
      });
      const ownScript = (sent) => sent.querySelector('script[src^="/vitrine-reload.js"]');
      const said = (sent, name) => new URL(ownScript(sent).src).searchParams.get(name);
      const know = async () => {
        const sent = await asSent();
        // A newer page may have the same number, because it is written before browsers are notified.
        if (said(sent, "sum") !== asked.get("sum")) return null;
        ownScript(sent).removeAttribute("src");
        return sent;
      };
      let known = know().catch(() => null);

      // Text is replaced by text, and code and figures by others; the rest of the page stays. A theme whose scripts
      // lack `whenShown` cannot initialize elements that are added later. Elements that other scripts initialize when a
      // page loads cannot be replaced; then the whole page is reloaded.
      const text = "p, ul, ol, dl, hr, blockquote, a, table, .table, title, meta:not([http-equiv])";
      const bound = "h1, h2, h3, h4, h5, h6, [id], figure, img, picture, svg, pre, details, input, button, script, template, video, audio, iframe";
      const isText = (node) => node.nodeType !== Node.ELEMENT_NODE
        || (node.matches(text) && (node.localName === "meta" || !node.matches(bound)) && !node.querySelector(bound));
      const isFigure = (node) => typeof whenShown === "function" && node.nodeType === Node.ELEMENT_NODE
        && node.matches("figure.figure, .figure-place, .code");
      // The styles of a page's figures are in a style sheet, which is replaced if they need other styles.
      const isSheet = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches('link[rel="stylesheet"]');
      const canCome = (node) => isText(node) || isFigure(node) || isSheet(node);
      const loaded = (sheet) => new Promise((resume) => {
        sheet.onload = sheet.onerror = resume;
        setTimeout(resume, 1000);
      });
      // The contents of templates are not among an element's child nodes.
      const templates = (node) => [...(node.querySelectorAll?.("template") ?? [])].map((template) => template.innerHTML).join();
      const areSame = (one, other) => one.isEqualNode(other) && templates(one) === templates(other);
      const differences = (old, now, live, found) => {
        if (areSame(old, now)) return true;
        if (canCome(old) && canCome(now)) return found.push({ live, gone: [live], come: [now] }) > 0;
        if (old.nodeType !== Node.ELEMENT_NODE || old.matches("figure, svg, template") || !old.cloneNode(false).isEqualNode(now.cloneNode(false))) return false;
        const [before, after] = [[...old.childNodes], [...now.childNodes]];
        // Scripts add elements only at the end.
        const there = [...live.childNodes].slice(0, before.length);
        if (there.length < before.length || there.some((node, index) => node.nodeName !== before[index].nodeName)) return false;
        let start = 0;
        while (start < before.length && start < after.length && areSame(before[start], after[start])) start += 1;
        let end = 0;
        const most = Math.min(before.length, after.length) - start;
        while (end < most && areSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
        const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
        const places = there.slice(start, before.length - end);
        if ([...gone, ...come].every(canCome)) {
          return found.push({ parent: live, next: live.childNodes[before.length - end] ?? null, gone: places, come }) > 0;
        }
        return gone.length === come.length && gone.every((node, index) => differences(node, come[index], places[index], found));
      };
      const show = async () => {
        const before = await known;
        if (!before) return false;
        const sent = await asSent();
        const number = said(sent, "seen").split(".")[0];
        ownScript(sent).removeAttribute("src");
        const found = [];
        if (!differences(before.documentElement, sent.documentElement, document.documentElement, found)) return false;
        const mark = markRead(found.flatMap(({ gone }) => gone));
        const top = mark?.getBoundingClientRect().top;
        const states = new Map(opened());
        const come = [];
        // New style sheets are added first, and old ones are removed when the new ones are loaded.
        found.sort((one, other) => other.come.some(isSheet) - one.come.some(isSheet));
        for (const { parent, next, live, gone, come: nodes } of found) {
          const copies = nodes.map((node) => document.importNode(node, true));
          come.push(...copies.filter(isFigure));
          const sheets = copies.filter(isSheet).map(loaded);
          if (live) live.after(...copies); else for (const copy of copies) parent.insertBefore(copy, next);
          await Promise.all(sheets);
          for (const node of gone) node.remove();
        }
        for (const figure of come) figure.dispatchEvent(new Event("vitrine-shown", { bubbles: true }));
        if (come.length) open(states);
        if (mark) scrollBy({ top: mark.getBoundingClientRect().top - top, behavior: "instant" });
        known = sent;
        seen = number + "." + seen.split(".")[1];
        return true;
      };
      const shown = () => new Promise((resume) => {
        if (!document.hidden) return resume();
        document.addEventListener("visibilitychange", resume, { once: true });
      });
      const pause = () => new Promise((resume) => setTimeout(resume, 1000));
      tell().catch(() => {});
      (async () => {
        for (;;) {
          await shown();
          try {
            const query = `?seen=${encodeURIComponent(seen ?? "")}&page=${encodeURIComponent(page)}`;
            const answer = await fetch("/vitrine-reload" + query, { cache: "no-store" });
            const now = answer.ok ? await answer.text() : seen;
            if (seen && now.split(".")[0] !== seen.split(".")[0]) {
              if (await show().catch(() => false)) continue;
              remember();
              // The browser's scroll restoration knows only heights, and comes later.
              history.scrollRestoration = "manual";
              return location.reload();
            }
            if (now !== seen) await tell();
            seen = now;
          } catch {
            await pause();
          }
        }
      })();
    })();
    """
}
