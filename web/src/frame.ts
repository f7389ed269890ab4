// The board in its frame: as large as it fits and can be read; what is larger is panned, and zoomed by whoever likes to.

import type { Touching } from "./parts";
import { partAt } from "./aim";
import { element, find } from "./dom";
import { bringToSight, isFramed } from "./sight";

const WIDEST = 1.25; // the scale to which a tall board fills a frame's width, where it does not fit as a whole
const MOST = 3; // times as large as at rest
const SLIP = 8; // pixels that a pointer may slip before it pans

interface Pan {
  x: number;
  y: number;
  isOn: boolean;
}

export class Frame {
  private readonly place = element("board-place");
  private zoom = 1; // times as large as at rest
  private lies = ""; // the sizes by which it was laid out
  private wide = 0; // the frame's size, known without asking for the layout of what was just put in
  private high = 0;

  constructor(
    private readonly shape: () => "wide" | "tall",
    private readonly touching: () => Touching,
  ) {
    new ResizeObserver(() => this.measure()).observe(this.place);
    this.place.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    this.place.addEventListener("dblclick", (event) => this.showAll(event));
    for (const button of document.querySelectorAll<HTMLElement>("[data-zoom]")) {
      button.addEventListener("click", () => this.zoomBy(Number(button.dataset.zoom)));
    }
    this.bindPinch();
    this.bindPan();
  }

  private measure(): void {
    this.wide = this.place.clientWidth;
    this.high = this.place.clientHeight;
    this.fit();
  }

  /** Lay the board out anew: it has changed, or its frame has. */
  fit(): void {
    fitHand();
    if (this.layOut()) bringToSight(this.touching().touched.length > 0);
  }

  /** Whether the board lies otherwise than before. */
  private layOut(): boolean {
    const board = this.place.querySelector("svg");
    if (!board || !this.wide) return false;
    const { width, height } = board.viewBox.baseVal;
    const above = Number(find("signs")?.dataset.high ?? 0);
    document.querySelector(".prompt")?.setAttribute("viewBox", `0 0 ${width} ${above}`);
    const scale = this.scale(width, height - above, Number(board.dataset.readable));
    const sizes = { "--board-wide": width * scale, "--board-high": height * scale, "--board-up": -above * scale };
    for (const [name, size] of Object.entries(sizes)) this.place.style.setProperty(name, `${size}px`);
    const before = this.lies;
    this.lies = [width, height, scale, this.wide, this.high].join(" ");
    return this.lies !== before;
  }

  /** Pixels of the screen for one of the board. */
  private scale(width: number, height: number, readable: number): number {
    const whole = Math.min(this.wide / width, this.high / height);
    const across = this.shape() === "tall" ? Math.min(this.wide / width, WIDEST) : 0;
    const rest = Math.max(whole, across, readable);
    this.zoom = Math.max(Math.min(this.zoom, MOST), whole / rest);
    return rest * this.zoom;
  }

  /** Larger or smaller; what lies at a point of the screen, or else in the middle, stays there. */
  zoomBy(times: number, x?: number, y?: number): void {
    const { left, top, width, height } = this.place.getBoundingClientRect();
    const [atX, atY] = [x === undefined ? width / 2 : x - left, y === undefined ? height / 2 : y - top];
    const { scrollLeft, scrollTop } = this.place;
    const before = this.zoom;
    this.zoom *= times;
    this.layOut();
    const grown = this.zoom / before;
    this.place.scrollTo({ left: (scrollLeft + atX) * grown - atX, top: (scrollTop + atY) * grown - atY, behavior: "instant" });
  }

  /** A double tap beside what can be touched shows all of the board, another one all as it was. */
  private showAll({ clientX, clientY }: MouseEvent): void {
    const part = partAt(clientX, clientY, this.touching());
    if (part && this.touching().takes(part)) return;
    this.zoomBy(this.zoom === 1 ? 0 : 1 / this.zoom, clientX, clientY);
  }

  private wheeled(event: WheelEvent): void {
    if (!event.ctrlKey) return; // else it pans
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }

  /** Two fingers. */
  private bindPinch(): void {
    let apart = 0;
    this.place.addEventListener("touchstart", ({ touches }) => (apart = distance(touches)));
    this.place.addEventListener(
      "touchmove",
      (event) => {
        const now = distance(event.touches);
        if (!now || !apart) return;
        event.preventDefault();
        const [one, other] = [...event.touches] as [Touch, Touch];
        this.zoomBy(now / apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
        apart = now;
      },
      { passive: false },
    );
  }

  /** A mouse takes the board and moves it; a finger does so by itself. */
  private bindPan(): void {
    let pan: Pan | null = null;
    this.place.addEventListener("pointerdown", (event) => {
      const isThing = (event.target as Element).closest(".drags");
      if (event.pointerType === "mouse" && event.button === 0 && !isThing) pan = { x: event.clientX, y: event.clientY, isOn: false };
    });
    document.addEventListener("pointermove", ({ clientX, clientY }) => {
      if (!pan || (!pan.isOn && Math.hypot(clientX - pan.x, clientY - pan.y) < SLIP)) return;
      this.place.scrollBy({ left: pan.x - clientX, top: pan.y - clientY, behavior: "instant" });
      pan = { x: clientX, y: clientY, isOn: true };
    });
    document.addEventListener("pointerup", () => {
      if (pan?.isOn) swallowClick();
      pan = null;
    });
  }
}

/** How narrow a hand may become at a desk, so that all of it is seen at once: in its own measure it can be read. */
function fitHand(): void {
  const hand = element("hand-place");
  const wide = [...hand.querySelectorAll<SVGSVGElement>(":scope > svg")].map((row) => row.viewBox.baseVal.width);
  hand.style.setProperty("--hand-least", `${Math.max(0, ...wide)}px`);
}

/** Where a thing is seen: what stands over the board is shown by the prompt. */
export function seenAt(thing: Element): DOMRect {
  const at = thing.getBoundingClientRect();
  const [board, prompt] = [thing.closest("#board"), document.querySelector(".prompt")] as (SVGSVGElement | null)[];
  const [from, to] = [board?.getScreenCTM(), prompt?.getScreenCTM()];
  if (!from || !to || !thing.closest("#signs") || !isFramed()) return at;
  const grown = to.a / from.a;
  return new DOMRect(to.e + (at.left - from.e) * grown, to.f + (at.top - from.f) * grown, at.width * grown, at.height * grown);
}

/** Between two fingers; 0 if there are not two. */
function distance(touches: TouchList): number {
  const [one, other] = touches;
  return one && other && touches.length === 2 ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

/** What ends a drag is no click. */
export function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
