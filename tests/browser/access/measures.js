// What can be measured of a screen as it stands. Each is run in the page by `measures.py`.
({
  async axe(tags) {
    const found = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary.split("\n")[1]?.trim()}`),
    );
  },

  // What can be pressed and is smaller than a fingertip, or, where a game is played with it, than a thumb.
  small() {
    const found = [];
    const all = "a[href], button, input, select, textarea, summary, [role=tab], [role=button], [role=radio], [role=option]";
    for (const each of document.querySelectorAll(all)) {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const label = each.matches("input") ? each.closest("label") : null;
      const box = (label ?? each).getBoundingClientRect();
      if (!box.width || getComputedStyle(each).clipPath !== "none") continue;
      // A link within a sentence is as high as the sentence.
      if (each.matches("p a, li a") && getComputedStyle(each).display === "inline") continue;
      const playing = each.closest(".stage, .seats, .bar, dialog, [role=tablist]") && !each.closest("[data-aside]");
      const least = playing ? 44 : 24;
      const name = (each.ariaLabel ?? each.innerText ?? "").trim().slice(0, 40);
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      if (box.width < least - 0.5 || box.height < least - 0.5)
        found.push(`${each.tagName} ${name}: ${size}, less than ${least}`);
    }
    return found;
  },

  // What does not fit: the page can be pushed sideways, or a text is cut off where nobody can bring it into sight.
  cut() {
    const found = [];
    const page = document.scrollingElement;
    const named = (each) => `${each.tagName}.${each.className} ${each.innerText?.slice(0, 30)}`;
    if (page.scrollWidth > page.clientWidth) {
      const wide = [...document.body.querySelectorAll("*")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && (box.right > page.clientWidth + 1 || box.left < -1) && !each.closest(".unseen");
      });
      found.push(`the page is ${page.scrollWidth} wide in ${page.clientWidth}: ${wide.slice(-3).map(named).join("; ")}`);
    }
    const shut = (way) => way === "hidden" || way === "clip";
    for (const each of document.body.querySelectorAll("*")) {
      // A name may end with an ellipsis: the seat's sheet and its accessible name have all of it.
      if (each.closest(".unseen, svg, [aria-hidden=true], option, [data-ellipsis]") || !each.innerText?.trim()) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      if (clipPath !== "none") continue;
      const [wide, high] = [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight];
      if ((shut(overflowX) && wide > 1) || (shut(overflowY) && high > 1)) found.push(`cut off: ${named(each)}`);
      // A box of one height lets its text run out of it, over whatever is next.
      // A seat's name may be wider than its crest.
      if (each.matches("button:not(.seat), .press, a.card") && (high > 2 || wide > 2)) found.push(`too small for its text: ${named(each)}`);
    }
    return [...new Set(found)];
  },

  // What of a game's screen is not all in sight.
  outside() {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push("the page scrolls");
    const parts = ".status, .scene, .seats li, .token, .middle, .stage, .stage button, .talk-line, .bar, .bar button, .eye, .summary";
    for (const each of document.querySelectorAll(`.shell :is(${parts})`)) {
      if (!each.checkVisibility()) continue;
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`outside: ${each.className} ${each.innerText?.slice(0, 20) ?? ""}`);
    }
    for (const each of document.querySelectorAll(".shell, .shell .stage"))
      if (each.scrollHeight > each.clientHeight + 1) found.push(`has to be scrolled: ${each.className}`);
    return [...new Set(found)];
  },

  // What lies over something else at the table.
  overlapping() {
    const found = [];
    const parts = ".scene :is(.arms, .name, .token, .count, .tag:not(.over), .middle li)";
    const seen = (each) => each.checkVisibility() && getComputedStyle(each).clipPath === "none";
    const boxes = [...document.querySelectorAll(parts)].filter(seen).map((each) => ({
      what: `${each.className.split(" ")[0]} ${each.innerText ?? ""}`.trim(),
      seat: each.closest(".middle ol, li"),
      box: each.getBoundingClientRect(),
      slack: each.matches(".token") ? 5 : 2,
    }));
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (one.seat && one.seat === other.seat) continue;
        const slack = Math.max(one.slack, other.slack);
        const [a, b] = [one.box, other.box];
        if (a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack)
          found.push(`${one.what} / ${other.what}`);
      }
    });
    return found;
  },

  // Names of seats that go over more than one line.
  broken() {
    return [...document.querySelectorAll(".scene .name")]
      .filter((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const lines = [...range.getClientRects()].filter((box) => box.width > 0.5);
        return lines.some((box) => box.top > lines[0].bottom - 2);
      })
      .map((each) => each.innerText);
  },

  // Text of a game that is too small to be read on a phone.
  tiny() {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector(".shell") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement: on, data } = walk.currentNode;
      if (!data.trim() || on.closest(".unseen, svg, style") || !on.checkVisibility()) continue;
      if (parseFloat(getComputedStyle(on).fontSize) < 14) found.push(`${data.trim().slice(0, 20)}: ${getComputedStyle(on).fontSize}`);
    }
    return found;
  },

  moving() {
    return document
      .getAnimations()
      .filter((each) => each.playState === "running")
      .map((each) => each.animationName ?? each.transitionProperty ?? "something");
  },

  // From the top of the page, and with nothing passed yet.
  start() {
    window.passed = new Set();
    getSelection()?.removeAllRanges();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  },

  // Where the keyboard has come to, and whether one sees it.
  focus() {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const again = window.passed.has(at);
    window.passed.add(at);
    // Where a field is drawn by what lies round it, the ring is there.
    const ringed = (each) => each && getComputedStyle(each).outlineStyle !== "none";
    const drawn = [at, at.closest("label"), at.nextElementSibling].find(ringed) ?? at;
    const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(drawn);
    const parts = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour) => {
      const [r, g, b] = colour.map((each) => ((each /= 255) <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let behind = null;
    for (let each = at.parentElement; each && !behind; each = each.parentElement) {
      const colour = parts(getComputedStyle(each).backgroundColor);
      if (colour.length === 3 || colour[3] > 0.5) behind = colour.slice(0, 3);
    }
    const [one, other] = [light(parts(outlineColor).slice(0, 3)), light(behind ?? [255, 255, 255])];
    return {
      again,
      what: `${at.tagName} ${(at.ariaLabel ?? at.innerText ?? "").trim().slice(0, 40)}`,
      ring: outlineStyle === "none" ? 0 : parseFloat(outlineWidth),
      contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
    };
  },

  // Whatever can be used and was never come to. Of a row of tabs or of one choice of several the keyboard enters one.
  left() {
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && !window.passed.has(each))
      .filter((each) => !each.matches("[tabindex='-1'][role], [type=radio]"))
      .map((each) => `${each.tagName} ${(each.ariaLabel ?? each.innerText).trim().slice(0, 40)}`);
  },

  // All that somebody reads or hears and that is nobody's name.
  read() {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement: on, data } = walk.currentNode;
      const aside = on.closest("script, style, noscript, bdi, option, [dir=ltr]:not(html), [lang]:not(html)");
      if (!aside && on.checkVisibility()) found.push(data.trim());
    }
    for (const each of document.body.querySelectorAll("*"))
      for (const name of ["aria-label", "alt", "title", "placeholder", "aria-description"])
        if (each.checkVisibility() && each.hasAttribute(name) && !each.closest("[dir=ltr]:not(html)"))
          found.push(each.getAttribute(name));
    return found.filter(Boolean);
  },

  // Where things stand: everything that is a box of its own, in the order of the page.
  boxes() {
    const found = [];
    // Seats go round clockwise in every language, and a browser sets a legend on its own.
    const round = ".seats, .tokens, .bubble, legend";
    const aside = `svg *, [dir=ltr]:not(html), .unseen, option, details:not([open]) > :not(summary), ${round}`;
    for (const each of document.body.querySelectorAll("main *, header *")) {
      if (!each.checkVisibility() || each.closest(aside)) continue;
      const { display, position } = getComputedStyle(each);
      if (["inline", "contents", "none"].includes(display) || position === "fixed") continue;
      const { left, right, top, width, height } = each.getBoundingClientRect();
      const names = [...each.classList].filter((name) => !name.startsWith("svelte")).join(".");
      if (width && height) found.push([`${each.tagName}.${names}`, left, right, top + scrollY]);
    }
    return [document.documentElement.clientWidth, found];
  },

  // The pieces of each line of these, in the order they are written, and where each begins and ends on the screen.
  pieces(lines) {
    return [...document.querySelectorAll(lines)].map((line) => {
      const found = [];
      const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
        if (!walk.currentNode.data.trim() || !boxes.length) continue;
        const sides = ({ left, right, top, bottom }) => [left, right, top, bottom];
        found.push({ text: walk.currentNode.data, first: sides(boxes[0]), last: sides(boxes.at(-1)) });
      }
      return found;
    });
  },
});
