// What is wrong with how a table looks now. It measures rectangles: of letters, of what can be touched, of what belongs together.
({ begun, thumbs }) => {
  const EDGE = 2, LETTERS = 10.95, THUMB = 40, IN_A_ROW = 28; // pixels; the last for spaces in a row, up to ten of which are seen together
  const faults = new Set();
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const box = (thing) => thing.getBoundingClientRect();
  const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const area = (a) => Math.max(0, a.right - a.left) * Math.max(0, a.bottom - a.top);
  const overlap = (a, b) => { const both = meet(a, b); return both.right - both.left > EDGE && both.bottom - both.top > EDGE; };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const board = document.getElementById("board-place"), hand = document.getElementById("hand-place");
  const frames = [board, hand];
  const isShown = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = (thing) => { // of its frame, or of whatever cuts it off
    let room = screen;
    for (let each = thing.parentElement; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (each === document.body || each === document.documentElement) break;
      if (style.overflowX !== "visible" || style.overflowY !== "visible") room = meet(room, box(each));
      if (style.position === "fixed") break;
    }
    return meet(box(thing), room);
  };
  const share = (thing) => area(seen(thing)) / Math.max(1, area(box(thing)));
  const named = (thing) => thing.id || thing.dataset?.part || thing.getAttribute?.("aria-label") || thing.className?.baseVal || thing.className || thing.tagName;

  // ---- The page stands still
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) faults.add(`the page is ${page.scrollWidth}x${page.scrollHeight}`);

  // ---- Letters
  const lines = frames.flatMap((frame) => all("text", frame)).filter((line) => isShown(line) && line.textContent.trim());
  const sizeOf = (line) => {
    const { a, b } = line.getScreenCTM();
    return parseFloat(getComputedStyle(line).fontSize) * Math.hypot(a, b);
  };
  const isTop = (line) => { // nothing lies on it
    const { left, right, top, bottom } = seen(line);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("[id]");
    return !hit || hit === line.closest("[id]") || hit.matches("[data-part], .ghost") || hit.contains(line);
  };
  const visible = lines.filter((line) => !line.closest("#signs") && share(line) > 0.5 && sizeOf(line) > 1 && isTop(line));
  for (const line of visible) {
    if (!line.closest(".ghost") && sizeOf(line) < LETTERS) faults.add(`letters of ${sizeOf(line).toFixed(1)} px: ${line.textContent}`);
  }
  const sign = document.querySelector("#status text"), prompt = document.querySelector(".prompt");
  if (sign && prompt) {
    const size = parseFloat(getComputedStyle(sign).fontSize) * box(prompt).width / prompt.viewBox.baseVal.width;
    if (size < LETTERS) faults.add(`letters of ${size.toFixed(1)} px: the prompt`);
  }
  for (const line of [...visible, ...all("#signs text")]) if (line.textContent.includes("…")) faults.add(`cut: ${line.textContent}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const place = node.parentElement;
    if (!node.data.trim() || place.closest("svg, script, style, template, .hidden, .skip, #live") || !isShown(place)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!area(meet(range.getBoundingClientRect(), screen))) continue;
    const size = parseFloat(getComputedStyle(place).fontSize);
    if (size && size < LETTERS) faults.add(`letters of ${size} px: ${node.data.trim()}`);
    const cutter = place.closest("#decision div, #why, #latest p, #caption, .bar .crumb, .players b, button") ?? place;
    const style = getComputedStyle(cutter);
    if (style.overflowX !== "visible" && cutter.scrollWidth > cutter.clientWidth + EDGE) faults.add(`cut: ${node.data.trim()}`);
    if (style.overflowY !== "visible" && !cutter.closest(".side") && cutter.scrollHeight > cutter.clientHeight + 4) faults.add(`cut: ${node.data.trim()}`);
  }

  // ---- Words on words, and beyond the edge of their picture
  const ink = ({ left, right, top, bottom, height }) => ({ left, right, top: top + 0.2 * height, bottom: bottom - 0.25 * height, height });
  const inSightOf = ({ left, right, top, bottom }) => ink({ left, right, top, bottom, height: bottom - top });
  const words = visible.filter((line) => !line.closest(".ghost")).map((line) => [line, ink(box(line)), inSightOf(seen(line))]);
  for (let one = 0; one < words.length; one++) {
    const [line, at] = words[one];
    const edge = box(line.closest("svg.paddock"));
    if (at.left < edge.left - EDGE || at.right > edge.right + EDGE || at.bottom > edge.bottom + EDGE) faults.add(`beyond the edge: ${line.textContent}`);
    for (let other = one + 1; other < words.length; other++) {
      const both = meet(words[one][2], words[other][2]);
      const [wide, high] = [both.right - both.left, both.bottom - both.top];
      const least = Math.min(at.height, words[other][1].height);
      if (wide > 3 && high > least * 0.15) faults.add(`words on words: ${line.textContent} / ${words[other][0].textContent}`);
    }
  }

  // ---- Boxes of the page
  const solid = all(".prompt, #board-place, #hand-place, #decision, #decision button, #why, #latest, .bar nav > *, .bar button, .bar .plate, .bar .crumb, #taking-back button, .asked, .notice, .side, #own-clock, #skip-show")
    .filter((each) => isShown(each) && area(box(each)) && getComputedStyle(each).display !== "contents" && !(each.id === "why" && each.classList.contains("refused")));
  for (const [place, one] of solid.entries()) {
    const at = box(one);
    if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1) faults.add(`outside: ${named(one)}`);
    for (const other of solid.slice(place + 1)) {
      if (!one.contains(other) && !other.contains(one) && overlap(at, box(other))) faults.add(`${named(one)} on ${named(other)}`);
    }
  }

  // ---- What can be touched
  const lit = all("[data-part].lit").filter(isShown);
  const inSight = lit.filter((thing) => share(thing) > 0.9);
  const apart = (r, x, y) => Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom));
  const reach = (thing) => { const { width, height } = box(thing); return Math.min(width, height) < THUMB ? THUMB - Math.min(width, height) / 2 : 0; };
  const meant = (x, y) => { // what a touch at a point is taken for, as the page does it
    const under = document.elementsFromPoint(x, y).map((each) => each.closest("[data-part]")).filter(Boolean);
    const direct = under.find((each) => each.matches(".lit, .chosen"));
    if (direct) return direct;
    const near = lit.map((thing) => [apart(seen(thing), x, y), thing]).filter(([far, thing]) => far <= reach(thing)).sort((a, b) => a[0] - b[0]);
    return near[0]?.[1];
  };
  const kind = (thing) => thing.dataset.part.split(":")[0];
  const isBeside = (one, other) => { const both = meet(one, other); return both.right - both.left > -EDGE && both.bottom - both.top > -EDGE; };
  const adjoins = (thing) => board.contains(thing) && lit.some((other) => other !== thing && kind(other) === kind(thing) && isBeside(box(other), box(thing)));
  const room = (thing, dx, dy) => {
    const { left, right, top, bottom } = seen(thing);
    const frame = box(thing.closest("#board-place, #hand-place"));
    let size = 1;
    for (const way of [-1, 1]) {
      let [x, y] = [(left + right) / 2, (top + bottom) / 2];
      while (size < THUMB) {
        x += way * dx; y += way * dy;
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom || meant(x, y) !== thing) break;
        size += 1;
      }
    }
    return size;
  };
  for (const thing of inSight) {
    const { left, right, top, bottom } = seen(thing);
    const answers = (u, v) => meant(left + (right - left) * u, top + (bottom - top) * v)?.dataset.part === thing.dataset.part;
    const isCovered = meant((left + right) / 2, (top + bottom) / 2)?.matches(".lit") && !answers(0.5, 0.5); // such as a space by a car
    const points = !isCovered ? [[0.5, 0.5]] : [0.2, 0.5, 0.8].flatMap((u) => [0.2, 0.5, 0.8].map((v) => [u, v]));
    if (!points.some(([u, v]) => answers(u, v))) faults.add(`dead in its middle: ${thing.dataset.part}`);
    else if (thumbs && answers(0.5, 0.5)) {
      const [wide, high] = [room(thing, 1, 0), room(thing, 0, 1)];
      const least = adjoins(thing) ? IN_A_ROW : THUMB - 1;
      if (wide < least || high < least) faults.add(`${wide}x${high} px to touch: ${thing.dataset.part}`);
    }
  }
  if (thumbs) for (const button of all("button, a, summary, input, select").filter((each) => isShown(each) && !each.closest("svg, .skip") && !each.matches(".skip") && share(each) > 0.9)) {
    const { width, height } = box(button);
    if ((width < THUMB - 1 || height < THUMB - 1) && !button.closest("label, #great-moments")) faults.add(`${width.toFixed()}x${height.toFixed()} px to touch: ${named(button)} ${button.textContent.trim().slice(0, 12)}`);
  }

  // ---- Together in sight, and covered by nothing
  const isFree = (thing) => {
    const { left, right, top, bottom } = seen(thing);
    const place = thing.closest("#board-place, #hand-place, #decision, .prompt") ?? thing;
    return [[0.5, 0.5], [0.2, 0.2], [0.8, 0.8], [0.2, 0.8], [0.8, 0.2]].every(([u, v]) => {
      const hit = document.elementFromPoint(left + (right - left) * u, top + (bottom - top) * v);
      return !hit || place.contains(hit) || hit.contains(place);
    });
  };
  const need = (what, things, enough = 0.9) => {
    const best = things.filter(isShown).sort((a, b) => share(b) - share(a))[0];
    if (!best || share(best) < enough) faults.add(`out of sight: ${what}`);
    else if (!isFree(best)) faults.add(`covered: ${what}`);
  };
  const decision = document.getElementById("decision");
  need("prompt", [prompt]);
  need("hand", [hand]);
  const own = all(".own", board), busy = all(".chosen, .ghost", board); // what is laid out is chosen, too
  const bounds = (things) => things.map(box).reduce((a, b) => ({ left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) }));
  const fits = (things) => {
    const { left, right, top, bottom } = bounds(things), { width, height } = box(board);
    return right - left + 8 <= width && bottom - top + 8 <= height;
  };
  if (own.length && fits([...own, ...busy])) need("own", own);
  for (const thing of all(".own", board)) {
    const edge = box(thing.closest("svg.paddock"));
    const at = box(thing);
    if (at.left < edge.left - 3 || at.right > edge.right + 3 || at.bottom > edge.bottom + 3) faults.add("cut by the board's edge: own");
  }
  if (begun) need("chosen", all(".chosen"));
  if (!decision.hidden) {
    need("confirm", [document.getElementById("confirm")]);
    const ghosts = all(".ghost", board).filter((ghost) => area(box(ghost))); // one may be drawn without anything, such as a needle at rest
    if (ghosts.length) need("ghost", ghosts, 0.3);
  } else if (lit.length) {
    need("target", lit);
    const targets = begun ? lit.filter((thing) => board.contains(thing)) : [];
    if (targets.length) {
      const fit = fits([...busy, ...targets]);
      for (const thing of targets) if (fit && share(thing) < 0.9) faults.add(`out of sight: target ${thing.dataset.part}`);
      need("target on the board", targets);
    }
  }
  const drivers = all("[data-driver]").filter((thing) => isShown(thing) && !thing.closest("#signs") && share(thing) > 0.9).map((thing) => thing.dataset.driver);
  const signed = all("#signs [data-driver]").map((thing) => thing.dataset.driver); // the prompt shows them
  for (const seat of new Set(all("[data-driver]").map((thing) => thing.dataset.driver))) {
    if (!drivers.includes(seat) && !signed.includes(seat)) faults.add(`out of sight: how driver ${seat} stands`);
  }
  if (!drivers.length && !signed.length) faults.add("nowhere: how the drivers stand");
  return [...faults];
}
