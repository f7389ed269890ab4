// The picture: pieces of the page as the house writes them. Of what comes, only what is otherwise than before is put in.

import { Idiomorph } from "idiomorph";
import { element, give } from "./dom";

const LIT = ["tabindex", "role", "aria-pressed"]; // what the page itself gives to parts; it lights them anew after that
const CLASSES = ["lit", "chosen", "spare", "drags", "tip"];
const CHANGED = { beforeNodeMorphed: (before: Node, after: Node) => !before.isEqualNode(after) };
const PATIENCE = 300; // milliseconds: then no more is waited for a moment in which nothing is to be done
const idle = (work: () => void) => (window.requestIdleCallback ?? window.setTimeout)(work, { timeout: PATIENCE } );

export class Picture {
  private readonly pieces = new Map<string, string>(); // what stands in the page, by the ids of what they fill
  private readonly prepared = new Map<string, DocumentFragment>(); // by the pieces

  /** What will be put in later is read while nothing else is to be done. */
  prepare(html: Record<string, string>): void {
    const pieces = Object.entries(html).filter(([id, piece]) => this.pieces.get(id) !== piece);
    for (const [, piece] of pieces) idle(() => void this.prepared.set(piece, read(piece)));
  }

  put(html: Record<string, string>): void {
    for (const [id, piece] of Object.entries(html)) {
      if (this.pieces.get(id) === piece) continue;
      this.pieces.set(id, piece);
      const [place, after] = [element(id), this.prepared.get(piece) ?? read(piece)];
      lightAlike(place, after);
      const ignoreActiveValue = document.activeElement instanceof HTMLInputElement; // of a button it would keep the words
      Idiomorph.morph(place, after, { morphStyle: "innerHTML", ignoreActiveValue, callbacks: CHANGED });
    }
    this.prepared.clear();
  }
}

function read(piece: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = piece;
  return template.content;
}

/** Parts of the picture after are lit as they are now, so that they are not taken for others. */
function lightAlike(place: Element, after: DocumentFragment): void {
  const parts = new Map([...place.querySelectorAll<SVGElement>("[data-part]")].map((part) => [part.dataset.part, part]));
  for (const part of after.querySelectorAll<SVGElement>("[data-part]")) {
    const now = parts.get(part.dataset.part);
    if (!now) continue;
    for (const name of LIT) give(part, name, now.getAttribute(name));
    for (const name of CLASSES) if (now.classList.contains(name)) part.classList.add(name);
  }
}
