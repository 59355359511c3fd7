extension InspectPage {
  /// What the page does.
  ///
  /// 1. A width is shown: its picture, and its tree of elements.
  /// 2. Hovering an element in the picture or in the tree marks both.
  /// 3. Choosing one (a click, or the arrow keys in the tree) shows its boxes, its numbers, the reasons for its size out
  ///    to the root, and its faults. It stays chosen in another width where there is one with its path.
  /// 4. The search marks what has the words in its name, its path or its lines, and shows the branches with matches.
  /// 5. The address holds the width and the path, so that a link leads to an element.
  static let script = #"""
    "use strict";
    const report = JSON.parse(document.getElementById("data").textContent);
    const $ = (id) => document.getElementById(id);
    const tree = $("tree"), boxes = $("boxes"), details = $("details"), search = $("search"), slider = $("width");
    const make = (name, attributes, ...children) => {
      const svg = ["rect", "path", "g"].includes(name);
      const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) element.setAttribute(key, value);
      element.append(...children);
      return element;
    };
    const number = (value) => String(Math.round(value * 100) / 100);
    let layout, children, rows, chosen = -1, hovered = -1, collapsed = new Set();

    // 1.
    function show(index, path) {
      layout = report.layouts[index];
      slider.value = index;
      $("points").textContent = `${number(layout.width)} points` +
        (report.layouts.length > 1 ? ` (${index + 1} of ${report.layouts.length})` : "");
      slider.setAttribute("aria-valuetext", `${number(layout.width)} points`);
      const sheet = $("sheet"), picture = $("picture");
      sheet.style.width = layout.width + "px";
      sheet.style.maxWidth = $("fit").checked ? "100%" : "none";
      sheet.style.aspectRatio = `${layout.width} / ${layout.height}`;
      picture.hidden = !layout.picture;
      if (layout.picture) picture.src = layout.picture;
      boxes.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
      children = layout.elements.map(() => []);
      const roots = [];
      layout.elements.forEach((element, at) => {
        if (element.parent >= 0) children[element.parent].push(at);
        else roots.push(at);
      });
      tree.replaceChildren();
      rows = [];
      collapsed = new Set();
      // Without recursion, since layouts are as deep as they like.
      const waiting = roots.reverse().map((at) => [at, 1]);
      while (waiting.length) {
        const [at, depth] = waiting.pop();
        addRow(at, depth);
        for (const child of children[at].slice().reverse()) waiting.push([child, depth + 1]);
      }
      hovered = -1;
      choose(layout.elements.findIndex((element) => element.path === path), false);
      find();
    }

    function addRow(at, depth) {
      const element = layout.elements[at];
      const row = make("li", {
        role: "treeitem", "aria-level": depth, "aria-selected": "false", tabindex: "-1", "data-at": at,
        style: `--depth: ${Math.min(depth - 1, 24)}`, title: element.path });
      if (children[at].length) row.setAttribute("aria-expanded", "true");
      const faults = element.findings.length || element.overflow.length;
      row.append(make("span", { class: "mark" }));
      if (element.types) row.append(make("i", {}, element.types), " ");
      row.append(make("b", faults ? { class: "fault" } : {}, element.name), " ",
        make("small", {}, `${number(element.frame[2])}×${number(element.frame[3])}`));
      rows[at] = row;
      tree.append(row);
      if (tree.children.length === 1) row.tabIndex = 0;
    }

    // 2.
    const contains = ([x, y, width, height], px, py) => px >= x && py >= y && px < x + width && py < y + height;
    function elementAt(event) {
      const area = boxes.getBoundingClientRect();
      const x = (event.clientX - area.left) * layout.width / area.width;
      const y = (event.clientY - area.top) * layout.height / area.height;
      for (let at = layout.elements.length - 1; at >= 0; at--) {
        const element = layout.elements[at];
        if (contains(element.frame, x, y) && (!element.clip || contains(element.clip, x, y))) return at;
      }
      return -1;
    }
    function hover(at) {
      if (at === hovered) return;
      if (rows[hovered]) rows[hovered].classList.remove("hover");
      hovered = at;
      if (rows[at]) rows[at].classList.add("hover");
      draw();
    }
    function rect([x, y, width, height], name) { return make("rect", { x, y, width, height, class: name }); }
    const ring = ([outer, inner]) => make("path", { class: "padding", d: [outer, inner].map(([x, y, width, height]) =>
      `M${x} ${y}h${width}v${height}h${-width}z`).join("") });
    function group(at, name) {
      const element = layout.elements[at];
      return make("g", { class: name, "data-at": at }, rect(element.content, "content"),
        ...element.paddings.map(ring), rect(element.frame, "frame"),
        ...element.overflow.map(([frame]) => rect(frame, "overflow")));
    }
    function draw() {
      boxes.replaceChildren();
      if (!layout.picture) for (const element of layout.elements) boxes.append(rect(element.frame, "outline"));
      if (chosen >= 0) boxes.append(group(chosen, "chosen"));
      if (hovered >= 0 && hovered !== chosen) boxes.append(group(hovered, "hover"));
    }
    boxes.addEventListener("mousemove", (event) => hover(elementAt(event)));
    boxes.addEventListener("mouseleave", () => hover(-1));
    boxes.addEventListener("click", (event) => choose(elementAt(event), false));
    const rowOf = (event) => { const row = event.target.closest("li"); return row ? Number(row.dataset.at) : -1; };
    tree.addEventListener("mousemove", (event) => hover(rowOf(event)));
    tree.addEventListener("mouseleave", () => hover(-1));

    // 3.
    function choose(at, takesFocus) {
      if (rows[chosen]) rows[chosen].setAttribute("aria-selected", "false");
      chosen = at;
      for (let around = at >= 0 ? layout.elements[at].parent : -1; around >= 0; around = layout.elements[around].parent)
        if (collapsed.has(around)) toggle(around, false);
      const row = rows[at];
      if (row) {
        tree.querySelectorAll("[tabindex='0']").forEach((other) => { other.tabIndex = -1; });
        row.tabIndex = 0;
        row.setAttribute("aria-selected", "true");
        row.scrollIntoView({ block: "nearest" });
        if (takesFocus) row.focus();
      }
      draw();
      describe();
      // 5.
      const place = new URLSearchParams({ width: number(layout.width) });
      if (at >= 0) place.set("path", layout.elements[at].path);
      // A browser may refuse many changes in a short time.
      try { history.replaceState(null, "", "#" + place); } catch { }
    }
    function describe() {
      details.replaceChildren();
      if (chosen < 0) {
        details.append(make("p", {}, `${layout.elements.length} elements. Choose one in the picture or in the tree.`));
        if (layout.omitted) details.append(make("p", {}, `${layout.omitted} further elements are not on this page.`));
        for (const finding of layout.findings) details.append(make("pre", { class: "fault" }, finding));
        return;
      }
      const element = layout.elements[chosen];
      details.append(make("h2", {}, element.name));
      const numbers = make("dl");
      const add = (name, value) => numbers.append(make("dt", {}, name), make("dd", {}, value));
      const area = ([x, y, width, height]) => `${number(width)}×${number(height)} at ${number(x)}, ${number(y)}`;
      if (element.types) add("part of", element.types);
      add("path", element.path);
      if (element.source) add("source", element.source);
      add("frame", area(element.frame));
      if (String(element.content) !== String(element.frame)) add("content", area(element.content));
      for (const [outer, inner] of element.paddings)
        add("padding", `top ${number(inner[1] - outer[1])}, left ${number(inner[0] - outer[0])}, ` +
          `bottom ${number(outer[1] + outer[3] - inner[1] - inner[3])}, ` +
          `right ${number(outer[0] + outer[2] - inner[0] - inner[2])}`);
      for (const [frame, room] of element.overflow) add("overflow", `${area(frame)} out of ${area(room)}`);
      details.append(numbers);
      if (element.findings.length) {
        details.append(make("h3", {}, "Findings"));
        for (const finding of element.findings) details.append(make("pre", { class: "fault" }, finding));
      }
      details.append(make("h3", {}, "Why this size"));
      const chain = make("ol", { id: "chain" });
      for (let at = chosen; at >= 0; at = layout.elements[at].parent) {
        for (const step of layout.elements[at].steps) {
          const name = at === chosen ? make("b", {}, step.name) : make("button", { type: "button", "data-at": at }, step.name);
          chain.append(make("li", {}, name, " ",
            make("span", { class: "numbers" }, `proposed ${step.proposed}, took ${step.size}`), make("br"),
            "because " + step.reason));
        }
      }
      details.append(chain);
    }
    details.addEventListener("click", (event) => {
      if (event.target.dataset.at) choose(Number(event.target.dataset.at), true);
    });
    tree.addEventListener("click", (event) => {
      const at = rowOf(event);
      if (at < 0) return;
      if (event.target.className === "mark" && children[at].length) toggle(at, !collapsed.has(at));
      else choose(at, true);
    });
    function toggle(at, isCollapsed) {
      if (isCollapsed) collapsed.add(at); else collapsed.delete(at);
      rows[at].setAttribute("aria-expanded", String(!isCollapsed));
      arrange();
    }
    // A row is hidden inside of a collapsed one. Rows are in document order, so those around come first.
    function arrange() {
      for (const row of tree.children) {
        const parent = layout.elements[Number(row.dataset.at)].parent;
        row.hidden = parent >= 0 && (rows[parent].hidden || collapsed.has(parent));
      }
    }
    const shownRows = () => [...tree.children].filter((row) => !row.hidden);
    tree.addEventListener("keydown", (event) => {
      const at = rowOf(event);
      if (at < 0) return;
      const shown = shownRows(), position = shown.indexOf(rows[at]);
      const go = (row) => { if (row) choose(Number(row.dataset.at), true); };
      switch (event.key) {
        case "ArrowDown": go(shown[position + 1]); break;
        case "ArrowUp": go(shown[position - 1]); break;
        case "Home": go(shown[0]); break;
        case "End": go(shown[shown.length - 1]); break;
        case "ArrowRight":
          if (collapsed.has(at)) toggle(at, false); else go(rows[children[at][0]]);
          break;
        case "ArrowLeft":
          if (children[at].length && !collapsed.has(at)) toggle(at, true); else go(rows[layout.elements[at].parent]);
          break;
        case "Enter": case " ": choose(at, true); break;
        default: return;
      }
      event.preventDefault();
    });

    // 4.
    function find() {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const matches = [];
      layout.elements.forEach((element, at) => {
        const text = `${element.types} ${element.name} ${element.path} ${element.source || ""} ${element.steps.map((s) => s.name).join(" ")}`
          .toLowerCase();
        const fits = words.length > 0 && words.every((word) => text.includes(word));
        rows[at].classList.toggle("match", fits);
        rows[at].classList.toggle("dim", words.length > 0 && !fits);
        if (fits) matches.push(at);
      });
      $("matches").textContent = words.length ? (matches.length === 1 ? "1 match" : `${matches.length} matches`) : "";
      for (const match of matches)
        for (let at = layout.elements[match].parent; at >= 0; at = layout.elements[at].parent)
          if (collapsed.has(at)) toggle(at, false);
      return matches;
    }
    search.addEventListener("input", find);
    search.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { search.value = ""; find(); if (rows[chosen]) rows[chosen].focus(); return; }
      if (event.key !== "Enter") return;
      const order = [...tree.children].map((row) => Number(row.dataset.at)), matches = new Set(find());
      const after = [...order.slice(order.indexOf(chosen) + 1), ...order].filter((at) => matches.has(at));
      if (after.length) choose(after[0], false);
    });
    slider.addEventListener("input", () => show(Number(slider.value), chosen >= 0 ? layout.elements[chosen].path : ""));
    $("fit").addEventListener("change", (event) => { $("sheet").style.maxWidth = event.target.checked ? "100%" : "none"; });
    document.addEventListener("keydown", (event) => {
      if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { "[": -1, "]": 1 }[event.key];
      if (event.key === "/") { search.focus(); event.preventDefault(); }
      else if (event.key === "Escape") choose(-1, false);
      else if (step) {
        const next = Math.min(Math.max(Number(slider.value) + step, 0), report.layouts.length - 1);
        show(next, chosen >= 0 ? layout.elements[chosen].path : "");
      }
    });

    // 5.
    const place = new URLSearchParams(location.hash.slice(1));
    const wanted = report.layouts.findIndex((one) => number(one.width) === place.get("width"));
    $("widths").hidden = report.layouts.length < 2;
    show(wanted < 0 ? report.first : wanted, place.get("path") || "");
    """#
}
