// The stage: what plays on the picture that is there, until the picture after is put in.

import { find } from "./dom";
import { seenAt } from "./frame";

/** Where something is seen, in pixels of the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What flew and has come to lie. */
interface Landed {
  art: string;
  turn: number; // degrees
  flown: HTMLElement;
}

const EDGE = 24; // pixels within a frame
const LONG_FRAME = 150; // milliseconds: then no more is waited for it
const SPACE = "http://www.w3.org/2000/svg";

export class Stage {
  pace = 1; // every length is multiplied by it
  readonly layer = document.createElement("div"); // above the page, for what is in the air
  private readonly playing = new Set<Animation>();
  private held: Animation[] = []; // those that have ended, too: things stay where they came to
  private undoing: (() => void)[] = [];
  private after: (() => (() => Promise<unknown>) | null)[] = [];
  private landed = new Map<string, Landed>(); // what flew to a place, by the place

  constructor() {
    this.layer.className = "layer paddock";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  /** Move something, until it is there or everything is skipped. */
  async move(thing: Element, frames: Keyframe[], length: number, options: KeyframeAnimationOptions = {}): Promise<void> {
    const delay = (options.delay ?? 0) as number;
    const timing = { duration: length * this.pace, fill: "both" as const, ...options, delay: delay * this.pace };
    const animation = thing.animate(frames, timing);
    this.playing.add(animation);
    this.held.push(animation);
    await animation.finished.catch(() => undefined);
    this.playing.delete(animation);
  }

  /** Let time pass. */
  wait(length: number): Promise<void> {
    return this.move(this.layer, [], length);
  }

  /** Until what has been put in is drawn, so that nobody asks for its layout before; nothing is drawn in the background. */
  drawn(): Promise<void> {
    const frame = new Promise<void>((done) => requestAnimationFrame(() => window.setTimeout(done)));
    return Promise.race([frame, new Promise<void>((done) => window.setTimeout(done, LONG_FRAME))]);
  }

  /** Everything is where it goes. */
  finish(): void {
    for (const animation of this.playing) animation.finish();
  }

  /** Everything goes back to where it was. */
  async takeBack(): Promise<void> {
    const all = this.held;
    for (const animation of all) animation.reverse();
    await Promise.allSettled(all.map((animation) => animation.finished));
    this.clear();
  }

  /** The picture is as it was drawn. */
  clear(): void {
    for (const animation of this.held) animation.cancel();
    for (const undo of this.undoing.splice(0).reverse()) undo();
    this.held = [];
    this.landed.clear();
    this.layer.replaceChildren();
  }

  /** The halves of a curtain that is closed. */
  get curtain(): HTMLElement[] {
    return [...this.layer.querySelectorAll(".curtain")].map((half) => half.parentElement as HTMLElement);
  }

  /** Something has come to lie at a place. */
  land(place: string, thing: Landed): void {
    this.landed.set(place, thing);
  }

  /** If that lies at a place because it flew there, it leaves: by how many degrees it lay turned. */
  leave(place: string, art: string): number {
    const thing = this.landed.get(place);
    if (thing?.art !== art) return 0;
    this.landed.delete(place);
    thing.flown.remove();
    return thing.turn;
  }

  /** What is read of the picture after when it is there, and then played. */
  afterwards(work: () => (() => Promise<unknown>) | null): void {
    this.after.push(work);
  }

  /** Play it; who skips sees it there already. */
  async arrive(isSkipping: boolean): Promise<void> {
    const all = this.after.splice(0);
    if (isSkipping || !all.length) return;
    const plays = all.map((work) => work());
    await Promise.all(plays.map((play) => play?.()));
    this.clear();
  }

  /** What is to be done when the picture is to be as it was drawn. */
  later(undo: () => void): void {
    this.undoing.push(undo);
  }

  /** Put something into the air at a place. */
  put(thing: Element, { left, top, width, height }: Box): HTMLElement {
    const holder = document.createElement("div");
    Object.assign(holder.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    holder.append(thing);
    this.layer.append(holder);
    return holder;
  }

  /** A great moment: around the first of some things on the board all else lies in the dark. */
  light(ids: string[]): void {
    const board = boxOf("board-place");
    const thing = ids.find((id) => find("board-place")?.contains(find(id)));
    const box = thing ? boxOf(thing) : null;
    if (!board || !box) return;
    const { x, y } = middleOf(box);
    const spot = made("limelight");
    spot.style.setProperty("--at", `${x - board.left}px ${y - board.top}px`);
    this.put(spot, board).className = "limelit";
  }

  /** It is over. */
  darken(): void {
    this.layer.querySelector(".limelit")?.remove();
  }

  /** Take something out of sight. */
  hide(id: string): void {
    const thing = find<HTMLElement>(id);
    if (!thing) return;
    thing.style.visibility = "hidden";
    this.later(() => plain(thing, "visibility"));
  }
}

/** Take a style of ours away, so that the thing is again as it was drawn. */
export function plain(thing: ElementCSSInlineStyle & Element, style: string): void {
  thing.style.removeProperty(style);
  if (!thing.getAttribute("style")) thing.removeAttribute("style");
}

/** Where an element is; null if there is none. */
export function boxOf(id: string): Box | null {
  const thing = find(id);
  if (!thing) return null;
  const { left, top, width, height } = seenAt(thing);
  return { left: left + scrollX, top: top + scrollY, width, height };
}

export function middleOf({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

/** A box around a point. */
export function around({ x, y }: { x: number; y: number }, width: number, height = width): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** The largest box of a shape within another, in its middle. */
export function within(box: Box, shape: number): Box {
  const width = Math.min(box.width, box.height * shape);
  return around(middleOf(box), width, width / shape);
}

/** A symbol of the page's art as a picture of its own. */
export function picture(art: string): SVGSVGElement {
  const { width, height } = (find(art) as unknown as SVGSymbolElement).viewBox.baseVal;
  const drawn = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "paddock" });
  drawn.append(svg("use", { href: `#${art}`, width, height }));
  return drawn;
}

/** Width by height of a symbol. */
export function shapeOf(art: string): number {
  const { width, height } = (find(art) as unknown as SVGSymbolElement).viewBox.baseVal;
  return width / height;
}

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A point, no nearer to the sides of the page than something so wide may be. */
export function inPage({ x, y }: { x: number; y: number }, wide: number): { x: number; y: number } {
  const room = wide / 2 + 8;
  return { x: Math.max(room, Math.min(x, document.documentElement.clientWidth - room)), y };
}

/** A point of a thing; of one that has been panned out of the board's frame, the nearest that is seen. */
export function inFrame({ x, y }: { x: number; y: number }, id: string): { x: number; y: number } {
  const frame = boxOf("board-place");
  const thing = find(id);
  if (!frame || !find("board-place")?.contains(thing) || thing?.closest("#signs")) return { x, y };
  return { x, y: Math.max(frame.top + EDGE, Math.min(y, frame.top + frame.height - EDGE)) };
}

/** An element of the layer. */
export function made(name: string): HTMLElement {
  const found = document.createElement("div");
  found.className = name;
  return found;
}
