// What a board lacks on a screen, as lines to read: boxes that overlap, boxes and texts that are cut.
() => {
  const SLACK = 1.5; // pixels: borders and rounding
  const STRIP = 20; // of each card of a fan, this much is seen
  const BOXES = ".piece, button, .panel, .label, .slot, .points-badge, .prompt, select, input";
  const shell = document.querySelector(".shell");
  const found = [];
  const name = (node) => {
    const words = (node.innerText ?? node.textContent ?? "").trim().replace(/\s+/g, " ");
    const classes = String(node.getAttribute?.("class") ?? "").replace(/svelte-\w+/g, "").trim();
    const within = node.parentElement?.closest("section, aside, main, header")?.className ?? "";
    return `${String(within).split(" ").slice(0, 3).join(".")} > ${classes.split(/\s+/).join(".")} "${words.slice(0, 28)}"`;
  };
  const scrolls = (value) => ["auto", "scroll"].includes(value);
  const clips = (value) => value !== "visible";
  // The parts of a box that may be seen: cut by every ancestor that clips; scrolled by some.
  function seen(from, box) {
    let { left, top, right, bottom } = box;
    const cut = { clipped: 0, scrolled: false };
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "contents" || (!clips(style.overflowX) && !clips(style.overflowY))) continue;
      const wall = at.getBoundingClientRect();
      const sides = [
        [scrolls(style.overflowX) && at.scrollWidth > at.clientWidth, Math.max(wall.left - left, right - wall.right)],
        [scrolls(style.overflowY) && at.scrollHeight > at.clientHeight, Math.max(wall.top - top, bottom - wall.bottom)],
      ];
      for (const [moves, over] of sides) {
        if (over > SLACK && moves) cut.scrolled = true;
        else if (over > SLACK && !cut.scrolled) cut.clipped = Math.max(cut.clipped, over);
      }
      left = Math.max(left, wall.left);
      right = Math.min(right, wall.right);
      top = Math.max(top, wall.top);
      bottom = Math.min(bottom, wall.bottom);
    }
    const out = Math.max(-left, right - innerWidth, -top, bottom - innerHeight);
    if (out > SLACK && !cut.scrolled) cut.clipped = Math.max(cut.clipped, out);
    return { left, top, right, bottom, ...cut };
  }
  const visible = (node) =>
    node.checkVisibility({ visibilityProperty: true }) && !node.closest(".visually-hidden, .hint, dialog");
  const inside = (a, b) => a.contains(b) || b.contains(a);
  const meet = (a, b) =>
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    );
  const explained = (node) => node.closest("[data-hinted], [title], .lines, .spoken") !== null;
  // what stands on a piece of ground may lie over it, but not over what is written there
  const stands = (a, b) => {
    const ground = a.closest("[data-ground]");
    return ground && ground === b.closest("[data-ground]") && ground.firstElementChild === a;
  };
  const small = innerWidth <= 700 || innerHeight <= 500;
  const pans = (node) => small && node.closest("[data-pans]");
  const apart = (a, b) => {
    if (stands(a, b) || stands(b, a)) return false;
    const fan = a.closest("[data-fan]");
    return !(fan && fan === b.closest("[data-fan]")) && !a.closest("[data-over]") && !b.closest("[data-over]");
  };

  // the page does not scroll sideways
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > page.clientHeight + 1) found.push(`the page is ${page.scrollHeight} high`);

  // on a large screen all is in sight; only the log, and answers without number, may be scrolled to
  if (innerWidth > 1100 && innerHeight > 500) {
    for (const node of shell.querySelectorAll("*")) {
      const { overflowX, overflowY } = getComputedStyle(node);
      const high = scrolls(overflowY) && node.scrollHeight > node.clientHeight + 1;
      const wide = scrolls(overflowX) && node.scrollWidth > node.clientWidth + 1;
      if ((high || wide) && !node.matches(".lines, .prompt .acts")) found.push(`scrolls: ${name(node)}`);
    }
  }

  // a few answers are all in sight; more may be scrolled to
  const answers = [...shell.querySelectorAll(".prompt .acts .btn")].filter(visible);
  if (answers.length <= (small ? 2 : 4)) {
    const acts = shell.querySelector(".prompt .acts")?.getBoundingClientRect();
    for (const each of answers) {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const over = Math.max(acts.left - left, right - acts.right, acts.top - top, bottom - acts.bottom);
      if (over > SLACK) found.push(`an answer cut by ${Math.round(over)}: ${name(each)}`);
    }
  }

  // what lies in a panel stays between its sides
  for (const node of shell.querySelectorAll(".panel .piece")) {
    const [box, wall] = [node, node.closest(".panel")].map((each) => each.getBoundingClientRect());
    const over = Math.max(wall.left - box.left, box.right - wall.right);
    if (visible(node) && over > SLACK && !seen(node.parentElement, box).scrolled && !pans(node))
      found.push(`beyond its panel by ${Math.round(over)}: ${name(node)}`);
  }

  // what is to be chosen by its text shows the whole of it
  for (const node of shell.querySelectorAll(".legal [data-whole]")) {
    if (visible(node) && node.scrollHeight > node.clientHeight + 1) found.push(`not the whole text: ${name(node)}`);
  }

  // boxes: neither cut nor over one another
  const boxes = [...shell.querySelectorAll(BOXES)]
    .filter((node) => visible(node) && !node.closest(".lines"))
    .map((node) => ({ node, box: seen(node.parentElement, node.getBoundingClientRect()) }))
    .filter(({ node }) => node.getBoundingClientRect().width > 0);
  for (const { node, box } of boxes) {
    if (box.clipped > 0 && !pans(node)) found.push(`cut by ${Math.round(box.clipped)}: ${name(node)}`);
  }
  const shown = boxes.filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  for (const [i, a] of shown.entries()) {
    for (const b of shown.slice(i + 1)) {
      const over = meet(a.box, b.box);
      if (over > SLACK && !inside(a.node, b.node) && apart(a.node, b.node)) {
        found.push(`overlap ${Math.round(over)}: ${name(a.node)} | ${name(b.node)}`);
      }
    }
  }
  for (const ground of shell.querySelectorAll("[data-ground]")) {
    const written = [...ground.querySelectorAll("[data-label]")].filter(visible);
    const standing = [...ground.querySelectorAll(".piece, .toll")].slice(1).filter(visible);
    for (const piece of standing.filter((each) => !each.matches(".deal"))) {
      for (const label of written) {
        const over = meet(piece.getBoundingClientRect(), label.getBoundingClientRect());
        if (over > 2) found.push(`a label covered by ${Math.round(over)}: ${name(piece)} over ${name(label)}`);
      }
    }
  }
  for (const fan of shell.querySelectorAll("[data-fan]")) {
    const cards = [...fan.querySelectorAll(":scope > .piece")].filter(visible);
    for (const [i, card] of cards.entries()) {
      const [here, next] = [card, cards[i + 1]].map((each) => each?.getBoundingClientRect());
      if (next && Math.abs(next.top - here.top) < 4 && next.left - here.left < STRIP) {
        found.push(`a strip of ${Math.round(next.left - here.left)}: ${name(card)}`);
      }
    }
  }

  // a line is shown or it is not, also where a card tells the whole text; what scrolls may halve it
  const halved = (top, bottom, box) => {
    const shown = (box.bottom - box.top) / ((bottom - top) * 0.56); // of the letters, see `rim`
    return !box.scrolled && shown < 0.8;
  };

  // texts: within their boxes, whole or explained, not over one another
  const lines = [];
  const walker = document.createTreeWalker(shell, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.textContent.trim() || !visible(node) || node.closest(".lines")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const rim = (bottom - top) * 0.22; // of a line, above and below its letters
      const box = seen(node, { left, right, top: top + rim, bottom: bottom - rim });
      if (box.right - box.left < 2 || box.bottom - box.top < 2) {
        if (box.clipped > 2 && !explained(node) && !pans(node)) found.push(`text hidden: ${name(node)}`);
        continue;
      }
      if (halved(top, bottom, box)) found.push(`half a line: ${name(node)}`);
      if (box.clipped > 2 && !explained(node) && !pans(node)) found.push(`text cut by ${Math.round(box.clipped)}: ${name(node)}`);
      lines.push({ node, box });
      const card = node.closest("[data-badge]") ? null : node.closest(".piece, button, .panel");
      const wall = card?.getBoundingClientRect();
      if (wall && Math.max(wall.left - left, right - wall.right, top + rim - wall.bottom + 2, bottom - rim - wall.bottom) > 2 && !box.scrolled && !box.clipped && !scrolls(getComputedStyle(card).overflowY)) {
        found.push(`text beyond its box: ${name(node)}`);
      }
    }
    const style = getComputedStyle(node);
    const wide = clips(style.overflowX) && node.scrollWidth > node.clientWidth + 1;
    const high = clips(style.overflowY) && !scrolls(style.overflowY) && node.scrollHeight > node.clientHeight + 2;
    if ((wide || high) && !explained(node)) found.push(`text cut: ${name(node)}`);
  }
  for (const [i, a] of lines.entries()) {
    for (const b of lines.slice(i + 1)) {
      if (a.node === b.node) continue;
      const over = meet(a.box, b.box);
      if (over > 2 && apart(a.node, b.node)) found.push(`text over text ${Math.round(over)}: ${name(a.node)} | ${name(b.node)}`);
    }
  }
  const board = shell.querySelector(".board");
  const box = seen(board.parentElement, board.getBoundingClientRect());
  return { found: [...new Set(found)], part: (box.bottom - box.top) / innerHeight };
}
