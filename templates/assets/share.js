// What can be taken away from a figure: its fence, its picture as SVG or PNG, its address. Without this file figures are as they are.
"use strict";

{
  const words = window.vitrineWords ?? {};
  const say = (key) => words[key] ?? key;
  const scale = 2;
  const hasPages = "pages" in document.currentScript.dataset;
  const beside = document.currentScript.src;

  /** The drawing that is shown; of a live figure or a sweep the one that it stands at. */
  const drawing = (figure) => [".live-picture svg", ".stage svg", "svg.picture", ".picture svg", "svg"]
    .flatMap((selector) => [...figure.querySelectorAll(selector)]).find((svg) => svg.getClientRects().length);

  const painted = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stop-color", "opacity", "visibility"];

  /** The drawing as a file of its own: it looks as it does in the page, whose style sheets it leaves behind. */
  function copyOf(svg) {
    const copy = svg.cloneNode(true);
    const [own, other] = [svg, copy].map((one) => [one, ...one.querySelectorAll("*")]);
    const hidden = [];
    own.forEach((element, index) => {
      const style = getComputedStyle(element);
      if (style.display === "none" && element.localName !== "title") hidden.push(other[index]);
      for (const name of painted) {
        const value = style.getPropertyValue(name);
        const isWritten = element.hasAttribute(name);
        if (isWritten || element.classList.length) if (value && value !== element.getAttribute(name)) other[index].setAttribute(name, value);
      }
      for (const name of ["class", "tabindex", "role", "aria-label", "aria-hidden", "data-path", "data-s"]) other[index].removeAttribute(name);
    });
    for (const element of hidden) element.remove();
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    const [, , width, height] = svg.getAttribute("viewBox").split(/[\s,]+/).map(Number);
    copy.setAttribute("width", width);
    copy.setAttribute("height", height);
    return { copy, width, height };
  }

  /** The fonts that the page has loaded, as rules that bring their files along: a picture asks for none. */
  async function fontRules() {
    const loaded = [...document.fonts].filter((face) => face.status === "loaded");
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => ({ rule, base: sheet.href })));
    const bare = (text) => text.replace(/["']/g, "");
    // The fonts of the page's own text are the same files.
    const kept = rules.filter(({ rule }) => !/ Text"?$/.test(rule.style.getPropertyValue("font-family")) && loaded.some((face) => bare(face.family) === bare(rule.style.getPropertyValue("font-family"))
      && face.style === rule.style.getPropertyValue("font-style") && face.unicodeRange.replace(/\s/g, "") === rule.style.getPropertyValue("unicode-range").replace(/\s/g, "")));
    const texts = await Promise.all(kept.map(async ({ rule, base }) => {
      const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
      if (!address) return "";
      const bytes = new Uint8Array(await (await fetch(new URL(address, base))).arrayBuffer());
      let binary = "";
      for (let place = 0; place < bytes.length; place += 8192) binary += String.fromCharCode(...bytes.subarray(place, place + 8192));
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("data:font/woff2;base64,${btoa(binary)}")`);
    }));
    return texts.join("");
  }

  const svgText = (figure) => new XMLSerializer().serializeToString(copyOf(drawing(figure)).copy) + "\n";

  const png = async (figure) => pixels(copyOf(drawing(figure)), await fontRules());

  /** A drawing as a PNG file, in the middle of a size that others share. */
  async function pixels({ copy, width, height }, fonts, size = { width, height }) {
    const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
    style.textContent = fonts;
    copy.prepend(style);
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(new XMLSerializer().serializeToString(copy));
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
    const context = canvas.getContext("2d");
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, (size.width - width) / 2 * scale, (size.height - height) / 2 * scale, width * scale, height * scale);
    return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
  }

  /** The cells of a strip, whose drawings are one after another what happens. */
  const cells = (figure) => [...figure.querySelectorAll(":scope > ul.strip:not(.multiples, .live-states) > li")].map((cell) => cell.querySelector("svg")).filter(Boolean);
  const moves = (figure) => figure.matches(".sweep-figure, .vary-figure") || cells(figure).length > 1;
  const saveFilm = async (figure) => (await import(new URL("apng.js", beside).href)).save(figure, { drawing, cells, copyOf, pixels, fonts: await fontRules() });

  const address = (figure) => {
    const name = figure.closest(".figure-place")?.id || figure.id;
    return location.href.replace(/#.*/, "") + (name ? "#" + encodeURIComponent(name) : "");
  };
  /** The page of a figure with a name of its own, beside the page that it is on. */
  const ownPage = (figure) => {
    const name = figure.closest(".figure-place")?.id || figure.id;
    const page = location.href.replace(/[?#].*/, "").replace(/\/$/, "/index.html");
    if (!hasPages || !name.startsWith("fig-") || !page.endsWith(".html") || document.body.classList.contains("figure-page")) return null;
    return page.slice(0, -5) + ".figure-" + encodeURIComponent(name.slice(4)) + ".html";
  };
  const write = (text) => navigator.clipboard.writeText(text);
  const acts = [
    [say("fence"), say("copyFence"), (figure) => write(figure.querySelector("template.fence").content.textContent)],
    ["SVG", say("copySVG"), (figure) => write(svgText(figure))],
    // The clipboard takes a picture that is not there yet, since it is asked for by the click itself.
    ["PNG", say("copyPNG"), (figure) => navigator.clipboard.write([new ClipboardItem({ "image/png": png(figure) })])],
    ["APNG", say("saveAnimation"), saveFilm, moves],
    [say("link"), say("copyLink"), (figure) => write(address(figure))],
  ];

  function addTools(figure, status) {
    const own = acts.slice(figure.querySelector("template.fence") ? 0 : 1).filter(([, , , holds]) => !holds || holds(figure));
    const buttons = own.map(([name, meaning, act], index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = index ? -1 : 0;
      button.textContent = name;
      button.title = meaning;
      button.setAttribute("aria-label", meaning);
      button.addEventListener("click", async () => {
        let word = say("copied");
        try { await act(figure); } catch { word = say("notCopied"); }
        status.textContent = word;
        button.classList.toggle("done", word === say("copied"));
        button.classList.toggle("undone", word !== say("copied"));
        setTimeout(() => {
          status.textContent = "";
          button.classList.remove("done", "undone");
        }, 1500);
      });
      return button;
    });
    const page = ownPage(figure);
    if (page) {
      const link = document.createElement("a");
      Object.assign(link, { href: page, textContent: say("page"), title: say("figurePage"), tabIndex: -1 });
      link.setAttribute("aria-label", say("figurePage"));
      buttons.push(link);
    }
    const bar = document.createElement("div");
    bar.className = "figure-tools";
    bar.lang = document.documentElement.lang;
    bar.dir = document.documentElement.dir;
    bar.setAttribute("role", "toolbar");
    bar.setAttribute("aria-label", say("share"));
    bar.append(...buttons);
    // One stop for the keyboard; arrow keys lead from one to the next.
    bar.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const place = buttons.indexOf(document.activeElement);
      if (!step || place < 0) return;
      event.preventDefault();
      const next = buttons[(place + (bar.dir === "rtl" ? -step : step) + buttons.length) % buttons.length];
      for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
      next.focus();
    });
    figure.append(bar);
  }

  if (navigator.clipboard) {
    const status = document.createElement("p");
    status.className = "unseen";
    status.setAttribute("role", "status");
    whenShown("figure.figure", (figure) => {
      if (figure.parentElement.closest("figure.figure") || !figure.querySelector("svg")) return;
      if (!status.isConnected) document.body.append(status);
      addTools(figure, status);
    });
  }
}
