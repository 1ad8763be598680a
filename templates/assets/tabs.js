// Of tabs one is shown at a time, in all groups of a page the one of the same name. Without this they stand one below the other.
"use strict";
(() => {
  const key = "vitrine-tabs";
  const say = (name) => (window.vitrineWords && window.vitrineWords[name]) || name;
  let count = 0;
  const groups = [];

  const remembered = () => { try { return JSON.parse(localStorage.getItem(key)) || []; } catch { return []; } };
  const remember = (name) => {
    const names = [name, ...remembered().filter((other) => other !== name)].slice(0, 20);
    try { localStorage.setItem(key, JSON.stringify(names)); } catch { /* not remembered */ }
  };

  const show = (group, index) => {
    group.tabs.forEach((tab, i) => {
      const isShown = i === index;
      tab.button.setAttribute("aria-selected", String(isShown));
      tab.button.tabIndex = isShown ? 0 : -1;
      tab.panel.hidden = !isShown;
    });
  };

  const choose = (group, index) => {
    const name = group.tabs[index].name;
    const top = group.tabs[index].button.getBoundingClientRect().top;
    for (const other of groups) {
      const same = other.tabs.findIndex((tab) => tab.name === name);
      if (same >= 0) show(other, same);
    }
    remember(name);
    // What is above may have another height now.
    scrollBy(0, group.tabs[index].button.getBoundingClientRect().top - top);
  };

  const build = (box) => {
    const panels = [...box.children].filter((child) => child.classList.contains("tab"));
    if (panels.length < 2) return;
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", say("variants"));
    const group = { tabs: [] };
    for (const panel of panels) {
      const title = panel.querySelector(":scope > .tab-title");
      const button = document.createElement("button");
      const id = `Tab${++count}`;
      button.type = "button";
      button.id = id;
      button.setAttribute("role", "tab");
      button.setAttribute("aria-controls", `${id}-panel`);
      button.append(...[...title.childNodes].map((node) => node.cloneNode(true)));
      panel.id = `${id}-panel`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", id);
      const index = group.tabs.length;
      button.addEventListener("click", () => choose(group, index));
      group.tabs.push({ button, panel, name: button.textContent.trim() });
      list.append(button);
    }
    list.addEventListener("keydown", (event) => {
      const now = group.tabs.findIndex((tab) => tab.button === document.activeElement);
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] * (document.dir === "rtl" ? -1 : 1);
      const last = group.tabs.length - 1;
      const next = event.key === "Home" ? 0 : event.key === "End" ? last : now + step;
      if (now < 0 || Number.isNaN(next)) return;
      event.preventDefault();
      const index = (next + last + 1) % (last + 1);
      choose(group, index);
      group.tabs[index].button.focus();
    });
    box.prepend(list);
    box.classList.add("live");
    const wanted = remembered().map((name) => group.tabs.findIndex((tab) => tab.name === name)).find((i) => i >= 0);
    groups.push(group);
    show(group, wanted ?? 0);
  };

  document.querySelectorAll(".tabs").forEach(build);

  // A place in a tab that is not shown.
  const reveal = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const panel = target && target.closest(".tab[hidden]");
    if (!panel) return;
    for (const group of groups) {
      const index = group.tabs.findIndex((tab) => tab.panel === panel);
      if (index >= 0) show(group, index);
    }
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
  addEventListener("beforeprint", () => groups.forEach((group) => group.tabs.forEach((tab) => { tab.panel.hidden = false; })));
})();
