// In the measure of a drawing: where its things lie, as CSS says it.

import { find } from "./dom";

/** A drawn thing by its id. */
export function graphics(id: string): SVGGraphicsElement | null {
  return find(id) as unknown as SVGGraphicsElement | null;
}

/** How a thing lies in what it stands in, as it is seen at this moment. */
export function placeOf(thing: SVGGraphicsElement): DOMMatrix {
  const outer = (thing.parentNode as SVGGraphicsElement).getScreenCTM() as DOMMatrix;
  const inner = thing.getScreenCTM() as DOMMatrix;
  return DOMMatrix.fromMatrix(outer).inverse().multiply(DOMMatrix.fromMatrix(inner));
}

export function css({ a, b, c, d, e, f }: DOMMatrix): string {
  return matrix(a, b, c, d, e, f);
}

export function matrix(...numbers: number[]): string {
  return `matrix(${numbers.map((each) => Math.round(each * 1e4) / 1e4).join(", ")})`;
}
