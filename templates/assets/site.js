// Enhancements only: every page works without this file.
"use strict";

const root = document.currentScript.dataset.root ?? "./";

/** Words of the interface, with something in their places; they come from a script of the page's language. */
const say = (key, values = {}) => (window.vitrineWords?.[key] ?? key).replace(/\{(\w+)\}/g, (_, place) => values[place] ?? "");

/** Makes an element: h("a", { href: "x" }, "text", child). */
function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/**
 * What may be started as a script of its own: Pagefind's worker and the one that keeps the site for readers without a network. Where
 * browsers have Trusted Types, the page's policy lets nothing else become a script, and no text become HTML.
 */
function allowWorkers() {
  const workers = ["pagefind/pagefind-worker.js", "offline-worker.js"].map((path) => new URL(root + path, document.baseURI).href);
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (workers.includes(new URL(address, document.baseURI).href) ? address : null),
  });
}

/** Sets up all that a page has of something, and what `vitrine serve` puts into the open page later. */
function whenShown(selector, setUp) {
  const show = (part) => [part, ...part.querySelectorAll(selector)].forEach((found) => { if (found.matches?.(selector)) setUp(found); });
  show(document);
  document.addEventListener("vitrine-shown", (event) => show(event.target));
}

/** Sets up what is near the part of the page that is seen, and the rest when it comes near: the room for it is there. */
function whenNear(selector, setUp) {
  const watch = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
      watch.unobserve(target);
      setUp(target);
      dispatchEvent(new Event("vitrine-near"));
    }
  }, { rootMargin: "100% 0px" });
  whenShown(selector, (found) => watch.observe(found));
}

/** Marks the section that is being read in the table of contents. */
function followSections() {
  const links = [...document.querySelectorAll("aside.toc a")];
  const sections = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1)))).filter(Boolean);
  if (!sections.length) return;
  const update = () => {
    let current = sections[0];
    for (const section of sections) {
      if (section.getBoundingClientRect().top > 96) break;
      current = section;
    }
    for (const link of links) {
      const isCurrent = decodeURIComponent(link.hash.slice(1)) === current.id;
      if (isCurrent) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  let pending = false;
  addEventListener("scroll", () => {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      update();
    });
  }, { passive: true });
  update();
}

/** The switch between light and dark; what differs from the system's choice is remembered. */
function bindThemeSwitch(button) {
  const theme = window.vitrineTheme;
  if (!theme || !button) return;
  const show = () => button.setAttribute("aria-pressed", String(theme.isDark));
  button.addEventListener("click", () => {
    const wanted = theme.isDark ? "light" : "dark";
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    theme.set(wanted === system ? "" : wanted);
    show();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  show();
}

/** A button on each block of code; what it did is said aloud too. */
function addCopyButtons() {
  if (!navigator.clipboard) return;
  const status = h("p", { class: "unseen", role: "status" });
  whenShown(".code", (block) => {
    if (!status.isConnected) document.body.append(status);
    const button = h("button", { type: "button", class: "copy", "aria-label": say("copyCode"), lang: document.documentElement.lang }, say("copy"));
    button.addEventListener("click", async () => {
      let word = say("copied");
      try {
        const code = block.querySelector("code").cloneNode(true);
        for (const mistake of code.querySelectorAll(".mistake")) mistake.remove();
        await navigator.clipboard.writeText(code.textContent);
      } catch {
        word = say("notCopied");
      }
      button.textContent = status.textContent = word;
      setTimeout(() => {
        button.textContent = say("copy");
        status.textContent = "";
      }, 1500);
    });
    block.append(button);
  });
}

/** The number of letters that are missing, too many, different or swapped between two words. */
function distance(one, other) {
  let [before, last] = [[], [...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (one[i - 1] !== other[j - 1]));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    [before, last] = [last, row];
  }
  return last[other.length];
}

/** Words of questions, which say nothing of what is looked for. */
const askingWords = new Set(
  "a an and are as at be been by can could did do does doesn't don't each for from get gets give has have how i i'm if in into is isn't it it's its let make may me my no not of on or our should so that than the their them there these they this to use used using want was what when where which who why will with won't work works would you your".split(" "));

/** Search in a dialog: the button, `/` or ⌘K open it, arrows move, Return follows. */
function bindSearch(button) {
  if (!button) return;
  let engine;
  const load = () => (engine ??= import(new URL(root + "pagefind/pagefind.js", document.baseURI).href).then(async (module) => {
    await module.options({ excerptLength: 24, ranking: { metaWeights: { title: 12, keywords: 8 } } });
    await module.init();
    return module;
  }));

  // A field of the type `search` takes the first press of Escape for itself.
  const input = h("input", {
    type: "text", inputmode: "search", enterkeyhint: "search", placeholder: say("search"), "aria-label": say("search"), autocomplete: "off", spellcheck: "false",
    role: "combobox", "aria-expanded": "false", "aria-controls": "search-results",
  });
  const list = h("ul", { id: "search-results", role: "listbox", "aria-label": say("results") });
  const status = h("p", { class: "search-status", role: "status" });
  const dialog = h("dialog", { class: "search", "aria-label": say("search") },
    h("form", { method: "dialog" }, input, h("button", { class: "icon close", "aria-label": say("close") })), status, list);
  document.body.append(dialog);

  let selected = -1;
  const options = () => [...list.children];
  const select = (index) => {
    const all = options();
    if (!all.length) return;
    selected = (index + all.length) % all.length;
    all.forEach((option, i) => option.setAttribute("aria-selected", String(i === selected)));
    input.setAttribute("aria-activedescendant", all[selected].id);
    all[selected].scrollIntoView({ block: "nearest" });
  };

  /** Characters of writings without spaces stand alone in the index: several are looked for as a phrase, and what is shown has no spaces between them. */
  const unspaced = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー]";
  const space = (query) => {
    const spaced = query.replace(new RegExp(unspaced, "gu"), " $& ").trim().replace(/\s+/g, " ");
    return new RegExp(`^${unspaced}{2,}$`, "u").test(query) ? `"${spaced}"` : spaced;
  };
  const unspace = (text) => {
    const sign = unspaced.slice(0, -1) + "\\u3000-\\u303f\\uff00-\\uffef]", marks = "(?:</?mark>)*";
    return text.replace(new RegExp(`(${sign}${marks}) (?=${marks}${sign})`, "gu"), "$1").replaceAll("</mark><mark>", "");
  };

  /** The words that a query looks for: without those that only ask, if others remain. What is quoted stays whole. */
  const wordsOf = (query) => {
    if (query.includes('"')) return [query];
    const words = [...new Set(query.toLowerCase().split(/\s+/).map((word) => word.replace(/^[(]+|[)?!.,;:]+$/g, "").replace(/(\w{3})['’]s$/, "$1")).filter(Boolean))];
    const rest = words.filter((word) => !askingWords.has(word));
    return (rest.length ? rest : words).map(space);
  };

  let turn = 0;
  const search = async () => {
    const mine = ++turn;
    const query = input.value.trim();
    const words = wordsOf(query);
    if (!words.length) return show([], "");
    list.setAttribute("aria-busy", "true");
    let module;
    try { module = await load(); } catch { return show([], say("searchNeedsServer")); }
    await new Promise((resolve) => { setTimeout(resolve, 120); });
    if (mine !== turn) return;
    const found = await Promise.all(words.map((word) => meant(module, word)));
    const there = found.filter(Boolean);
    const best = await ranked(module, there);
    if (mine !== turn) return;
    const missing = words.filter((_, index) => !found[index]);
    if (!best.length) show([], say("nothingFound", { query }));
    else if (missing.length) show(best, say("nothingFound", { query: unspace(missing.join(" ")) }));
    else if (there.some(({ isRespelt }) => isRespelt)) show(best, say("foundInstead", { query, meant: unspace(there.map(({ word }) => word).join(" ")) }));
    else show(best, "");
  };

  /** The pages with any of some words: those with more of them come first. How often a page has a word counts less and less. */
  const ranked = async (module, found) => {
    const pages = new Map(found.flatMap(({ results }) => results).map((result) => [result.id, { result, score: 0 }]));
    for (const { id, score } of found.flatMap(({ results }) => results)) pages.get(id).score += score / (score + 5);
    // Excerpts mark all words on the pages that have all of them.
    if (found.length > 1) {
      for (const result of (await module.search(found.map(({ word }) => word).join(" "))).results) {
        if (pages.has(result.id)) pages.get(result.id).result = result;
      }
    }
    const order = (one, other) => other.score - one.score || (one.result.id < other.result.id ? -1 : 1);
    return Promise.all([...pages.values()].sort(order).slice(0, 12).map(({ result }) => result.data()));
  };

  /** The words that were found, as they are on the pages. */
  const marks = (results) => results.flatMap((result) => [result, ...(result.sub_results ?? [])])
    .flatMap((part) => [...part.excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map((match) => match[1].toLowerCase()));

  /** What may follow a stem: running, dropped, sizes. */
  const endings = /^(\w?(ing|ed|er|ers)|e?s|e|ly|ation|ations|ion|ions|ment|able|y|ies)$/;

  /** Whether a word is on pages, or another form of it. Where a word is nowhere, Pagefind finds what shares its first letters. */
  const holds = (results, word) => {
    const found = marks(results);
    return word.replaceAll('"', "").split(/\s+/).every((word) => {
      const start = word.slice(0, Math.max(4, word.length - 2));
      return word.length < 3 || found.some((mark) => mark.includes(start) || mark.split(/[^\p{L}\p{N}]+/u).some((part) =>
        part.length > 2 && word.startsWith(part) && endings.test(word.slice(part.length))));
    });
  };

  /** What may have been meant by a word: a word of the site that begins alike and differs in a letter or two, or the word with two letters swapped. */
  const spellings = async (find, word) => {
    const most = word.length > 6 ? 2 : 1;
    const known = [...new Set(marks(await find(word.slice(0, 3))).flatMap((mark) => mark.split(/[^\p{L}]+/u)))]
      .map((other) => [distance(word, other), other]).filter(([far]) => far <= most).sort(([one], [other]) => one - other);
    const letters = [...word];
    const swapped = letters.slice(1).map((_, i) => [...letters.slice(0, i), letters[i + 1], letters[i], ...letters.slice(i + 2)].join(""));
    return [...new Set([...known.map(([, other]) => other), ...swapped])].slice(0, 20);
  };

  /** The pages with a word, or with a near one where the word is nowhere: `{ word, results, isRespelt }`. */
  const meant = async (module, word) => {
    const found = async (word) => {
      const { results } = await module.search(word);
      const first = await Promise.all(results.slice(0, 3).map((result) => result.data()));
      // A word of a page's title or keywords stands in no excerpt.
      const isThere = holds(first, word) || first.some(({ meta }) => `${meta.title} ${meta.keywords ?? ""}`.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2))));
      return results.length && isThere ? { word, results } : null;
    };
    const exact = await found(word);
    if (exact || word.length < 4) return exact;
    const find = async (text) => Promise.all((await module.search(text)).results.slice(0, 12).map((result) => result.data()));
    for (const variant of await spellings(find, word)) {
      const other = await found(variant);
      if (other) return { ...other, isRespelt: true };
    }
    return null;
  };

  const show = (results, message) => {
    selected = -1;
    list.removeAttribute("aria-busy");
    input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-expanded", String(results.length > 0));
    status.textContent = message;
    list.replaceChildren(...results.map((result, index) => {
      const section = result.sub_results?.[0];
      // The heading that is the title has a place of its own.
      const isSection = section && section.url !== result.url && section.title !== result.meta.title;
      const excerpt = h("span", { class: "excerpt" });
      appendMarked(excerpt, unspace((section ?? result).excerpt));
      const link = h("a", { href: (section ?? result).url, tabindex: "-1" },
        h("span", { class: "title" }, unspace(result.meta.title + (isSection ? " › " + section.title : ""))), excerpt);
      return h("li", { id: "search-" + index, role: "option", "aria-selected": "false" }, link);
    }));
    if (!results.length) return;
    select(0);
    // The best answer comes with its figure.
    const link = list.querySelector("a");
    pictureBelow(new URL(link.href)).then((picture) => picture && link.append(h("span", { class: "found", "aria-hidden": "true" }, picture)));
  };

  /** Pagefind marks words with <mark>; everything else is text, with these signs written in letters. */
  const signs = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", "#39": "'", "#x27": "'" };
  const appendMarked = (element, html) => {
    const text = (part) => part.replace(/&(#?\w+);/g, (written, name) => signs[name] ?? written);
    html.split(/<mark>(.*?)<\/mark>/s).forEach((part, index) => {
      element.append(index % 2 ? h("mark", {}, text(part)) : text(part));
    });
  };

  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Enter") options()[selected]?.querySelector("a").click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("a")) dialog.close();
  });

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    load().catch(() => {});
  };
  const openByKey = (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isShortcut = (event.key === "k" && (event.metaKey || event.ctrlKey)) || (event.key === "/" && !isTyping);
    if (!isShortcut || event.altKey) return;
    event.preventDefault();
    open();
  };
  addEventListener("keydown", openByKey);
  // The list of pages is a frame, which has the keys after a click in it. Opened from disk, it is another site's.
  const pages = document.querySelector(".sidebar iframe");
  const listen = () => { try { pages.contentWindow.addEventListener("keydown", openByKey); } catch {} };
  pages?.addEventListener("load", listen);
  if (pages) listen();
  const key = button.querySelector("kbd");
  if (key && /Mac|iP(hone|ad)/.test(navigator.platform)) key.textContent = "⌘K";
  button.addEventListener("click", open);
  offerSearch((query) => {
    input.value = query;
    open();
    search();
  });
}

/** On the page for missing pages: a search for the words of the address. */
function offerSearch(find) {
  const article = document.querySelector(".missing-page article");
  const words = decodeURIComponent(location.pathname).replace(/(index)?\.\w+$/, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean).slice(-3).join(" ");
  if (!article || !words || /^404$/.test(words)) return;
  article.append(h("p", {}, h("button", { type: "button", class: "ask", onclick: () => find(words) }, `${say("search")}: ${words}`)));
}

/** Shows a card below an element of the page, or above it where there is no room. */
function showBeside(element, card) {
  document.body.append(card);
  card.showPopover();
  const box = element.getBoundingClientRect();
  const below = box.bottom + 8 + card.offsetHeight < innerHeight;
  card.style.setProperty("top", `${below ? box.bottom + 8 : Math.max(8, box.top - 8 - card.offsetHeight)}px`);
  card.style.setProperty("left", `${Math.min(Math.max(8, box.left), document.body.clientWidth - card.offsetWidth - 8)}px`);
}

const fetchedPages = new Map();

/** A page as a document in which nothing runs; `null` where there is none. */
function fetchedPage({ origin, pathname }) {
  const url = origin + pathname;
  if (!fetchedPages.has(url)) {
    fetchedPages.set(url, new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open("GET", url);
      request.responseType = "document";
      request.addEventListener("load", () => resolve(request.status === 200 ? request.responseXML : null));
      request.addEventListener("error", () => resolve(null));
      request.send();
    }));
  }
  return fetchedPages.get(url);
}

/** The picture of the first figure between a heading of a page and the next one; a copy that needs no style sheet. */
async function pictureBelow(url) {
  const page = await fetchedPage(url);
  let part = page?.getElementById(decodeURIComponent(url.hash.slice(1))) ?? page?.querySelector("article h1");
  while ((part = part?.nextElementSibling) && !/^H[1-6]$/.test(part.tagName)) {
    const figure = part.matches("figure.figure") ? part : part.querySelector("figure.figure");
    const drawn = figure?.querySelector("svg.picture, svg.varied, .stage svg, .drawing svg");
    if (!drawn) continue;
    const picture = document.importNode(drawn, true);
    for (const frame of picture.querySelectorAll(".vf, .extra")) frame.remove();
    return picture;
  }
  return null;
}

/** Shows the beginning of a page when a link to it is pointed at. */
function addPreviews() {
  if (!matchMedia("(hover: hover)").matches || location.protocol === "file:") return;
  const card = h("div", { class: "preview", popover: "manual", "aria-hidden": "true" });
  let timer;
  const hide = () => {
    clearTimeout(timer);
    if (card.matches(":popover-open")) card.hidePopover();
  };
  const show = async (link) => {
    const url = new URL(link.href);
    const page = await fetchedPage(url);
    const article = page?.querySelector("article");
    if (!article || !link.matches(":hover, :focus-visible")) return;
    const start = (url.hash && page.getElementById(decodeURIComponent(url.hash.slice(1)))) || article.querySelector("h1");
    // A formula's words are there twice: as they look, and as they are read aloud.
    for (const double of article.querySelectorAll(".katex-html, .katex annotation")) double.remove();
    const content = [h("strong", {}, (start ?? article).textContent)];
    let next = start?.nextElementSibling;
    while (next && content.length < 4 && !/^H[1-6]$/.test(next.tagName)) {
      if (/^(P|UL|OL|BLOCKQUOTE)$/.test(next.tagName) && next.textContent.trim()) {
        content.push(h("p", {}, next.textContent.trim().slice(0, 280)));
      }
      next = next.nextElementSibling;
    }
    card.replaceChildren(...content);
    showBeside(link, card);
  };
  for (const link of document.querySelectorAll("article a[href], .backlinks a[href]")) {
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname === location.pathname || !/(\.html|\/)$/.test(url.pathname)) continue;
    link.addEventListener("pointerenter", () => {
      clearTimeout(timer);
      timer = setTimeout(() => show(link), 350);
    });
    link.addEventListener("pointerleave", hide);
    link.addEventListener("click", hide);
  }
  addEventListener("scroll", hide, { passive: true });
}

/** A field above a long table that leaves the rows with some letters. */
function addFilters() {
  whenShown(".table", (box) => {
    const rows = [...box.querySelectorAll("tbody > tr")];
    if (rows.length <= 40 || box.querySelector(".filter")) return;
    const count = h("output", {});
    const field = h("input", { type: "search", placeholder: say("filter"), "aria-label": say("filter"), autocomplete: "off", spellcheck: "false" });
    field.addEventListener("input", () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const row of rows) {
        const text = words.length ? row.textContent.toLowerCase() : "";
        row.hidden = !words.every((word) => text.includes(word));
        shown += row.hidden ? 0 : 1;
      }
      count.value = words.length ? `${shown} / ${rows.length}` : "";
    });
    box.prepend(h("p", { class: "filter" }, field, count));
  });
}

allowWorkers();
addFilters();
followSections();
addCopyButtons();
bindSearch(document.querySelector(".search-button"));
bindThemeSwitch(document.querySelector("button.theme"));
if (document.querySelector(".tools")) addPreviews();
