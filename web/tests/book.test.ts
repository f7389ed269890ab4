// Search in the rules.

import { expect, it } from "vitest";
import { search } from "../src/book";

const PAGE = `<article><nav><ul><li>Coup Fourré</li></ul></nav>
  <h1>How to play</h1><p>The <b>Coup Fourré</b> is played at once.</p>
  <ul><li><p>Éclair and tortoise</p></li></ul></article>`;

it("finds the places where all words stand, whatever their accents and capitals", () => {
  document.body.innerHTML = PAGE;
  expect(search("fourre coup").map(({ place }) => place.tagName)).toEqual(["P"]);
  expect(search("ECLAIR").map(({ place }) => place.textContent)).toEqual(["Éclair and tortoise"]);
  expect(search("fourre tortoise")).toEqual([]);
  expect(search("  ")).toEqual([]);
});
