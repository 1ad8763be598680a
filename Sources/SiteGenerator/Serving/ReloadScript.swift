/// What open pages get beside the site: the script that waits for the next build, shows it, keeps the reader's place and shows
/// errors. It is a file of the server, as the policy of pages wants it; text of notes only ever becomes text.
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

      // What a reader can open, by the last thing before it that has a name of its own, and its place behind that.
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
      // What the reader reads, by the last thing with a name at the top of the window or above.
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
        const all = made("a", "", "All that the build says");
        all.href = "/vitrine-report";
        box.append(head, list, all);
        box.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
        document.body.append(box);
      };
      const tell = async () => {
        const report = await (await fetch("/vitrine-report.json", { cache: "no-store" })).json();
        clear();
        if (!report.summary || location.pathname === "/vitrine-report") return;
        const isClosed = kept(closedKey) === JSON.stringify(report.errors);
        if (report.errors.length && !isClosed) return cover(report);
        if (!report.errors.length) sessionStorage.removeItem(closedKey);
        link(report.summary);
      };

      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = "/vitrine-reload.css";
      document.head.append(style);
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", recall); else recall();

      // The page as the server sent it: what scripts have made of it since is another thing.
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
        // A newer one may have the same number: it is there a moment before browsers hear of it.
        if (said(sent, "sum") !== asked.get("sum")) return null;
        ownScript(sent).removeAttribute("src");
        return sent;
      };
      let known = know().catch(() => null);

      // Text is put in the place of text, code and figures in that of others, and the rest of the page stays as it is: a
      // theme whose scripts do not know `whenShown` sets up nothing that comes later. What else scripts look for when a
      // page is loaded cannot come or go like that; then, all of the page is loaded again.
      const text = "p, ul, ol, dl, hr, blockquote, table, .table, title, meta:not([http-equiv])";
      const bound = "h1, h2, h3, h4, h5, h6, [id], figure, img, picture, svg, pre, details, input, button, script, template, video, audio, iframe";
      const isText = (node) => node.nodeType !== Node.ELEMENT_NODE
        || (node.matches(text) && (node.localName === "meta" || !node.matches(bound)) && !node.querySelector(bound));
      const isFigure = (node) => typeof whenShown === "function" && node.nodeType === Node.ELEMENT_NODE
        && node.matches("figure.figure, .figure-place, .code");
      // What a page's figures need is in a style sheet, which is another one where they need more.
      const isSheet = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches('link[rel="stylesheet"]');
      const canCome = (node) => isText(node) || isFigure(node) || isSheet(node);
      const loaded = (sheet) => new Promise((resume) => {
        sheet.onload = sheet.onerror = resume;
        setTimeout(resume, 1000);
      });
      // What is in templates is not among an element's own nodes.
      const templates = (node) => [...(node.querySelectorAll?.("template") ?? [])].map((template) => template.innerHTML).join();
      const areSame = (one, other) => one.isEqualNode(other) && templates(one) === templates(other);
      const differences = (old, now, live, found) => {
        if (areSame(old, now)) return true;
        if (canCome(old) && canCome(now)) return found.push({ live, gone: [live], come: [now] }) > 0;
        if (old.nodeType !== Node.ELEMENT_NODE || old.matches("figure, svg, template") || !old.cloneNode(false).isEqualNode(now.cloneNode(false))) return false;
        const [before, after] = [[...old.childNodes], [...now.childNodes]];
        // What scripts add stands behind the rest.
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
        // Style sheets come first, and go when the new ones are there.
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
              // The browser's own memory knows only of heights, and comes later.
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
