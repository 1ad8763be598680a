/// What open pages get beside the site: the script that waits for the next build, keeps the reader's place and shows errors, and the
/// style sheet of that and of the report. Both are files of the server, as the policy of pages wants it; text of notes only ever becomes text.
enum ReloadScript {
  static let text = """
    "use strict";
    (() => {
      if (top !== self) return;
      let seen = new URL(document.currentScript.src).searchParams.get("seen");
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
      const remember = () => {
        const marks = [...document.querySelectorAll("main [id]")].filter((mark) => mark.getClientRects().length);
        const mark = marks.findLast((mark) => mark.getBoundingClientRect().top <= 120);
        keep(placeKey, {
          x: scrollX, y: scrollY, mark: mark?.id, top: mark?.getBoundingClientRect().top,
          states: states().map(([name, item]) => [name, item.tagName === "DETAILS" ? item.open : item.checked]),
        });
      };
      const recall = () => {
        const place = kept(placeKey);
        if (!place) return;
        sessionStorage.removeItem(placeKey);
        const wanted = new Map(place.states);
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
            const answer = await fetch("/vitrine-reload?seen=" + encodeURIComponent(seen ?? ""), { cache: "no-store" });
            const now = answer.ok ? await answer.text() : seen;
            if (seen && now.split(".")[0] !== seen.split(".")[0]) {
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

  static let style = """
    .build-errors {
      position: fixed; inset-inline: 1rem; inset-block-end: 1rem; z-index: 9; box-sizing: border-box;
      max-width: 46rem; max-height: min(70vh, 34rem); margin-inline: auto; padding: 1rem 1.25rem; overflow: auto;
      color: var(--ink, light-dark(#1d1d1f, #ececf0)); background: var(--paper, light-dark(#fff, #161618));
      border: 1px solid var(--line, light-dark(#e2e2e6, #34343a)); border-radius: 10px;
      border-block-start: 3px solid var(--bad, light-dark(#c02a2a, #ff8a80));
      box-shadow: 0 12px 40px #0005; font-size: .875rem; line-height: 1.5;
    }
    .build-errors header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
    .build-errors h2 { margin: 0; font-size: 1rem; color: var(--bad, light-dark(#c02a2a, #ff8a80)); border: 0; padding: 0; }
    .build-errors button {
      font: inherit; color: inherit; background: var(--raised, light-dark(#f7f7f8, #1f1f22)); cursor: pointer;
      border: 1px solid var(--line, light-dark(#e2e2e6, #34343a)); border-radius: 6px; padding: .2rem .8rem;
    }
    .build-errors ol { list-style: none; margin: .75rem 0; padding: 0; display: grid; gap: .75rem; }
    .build-errors li { margin: 0; }
    .build-errors code { font-family: var(--font-code, ui-monospace, monospace); font-size: .8125rem; overflow-wrap: anywhere; }
    .build-errors p { margin: .1rem 0 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    .build-errors .hint { color: var(--muted, light-dark(#63636a, #a0a0a8)); }
    .build-report {
      position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 8; padding: .35rem .9rem; border-radius: 1rem;
      background: var(--warn, light-dark(#a4430b, #ffa66b)); color: var(--paper, light-dark(#fff, #161618));
      font-size: .8125rem; font-weight: 550; text-decoration: none; box-shadow: 0 4px 16px #0003;
    }
    body.report .columns { grid-template-columns: minmax(0, 60rem); }
    .report h3 { font-family: var(--font-code, ui-monospace, monospace); font-size: .9375rem; margin: 1.5em 0 .4em; }
    .report .count { color: var(--muted, light-dark(#63636a, #a0a0a8)); }
    @media print { .build-errors, .build-report { display: none; } }
    """
}
