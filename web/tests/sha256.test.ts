import { expect, it } from "vitest";
import { digested, sha256 } from "../src/sha256";

const text = (value: string) => new TextEncoder().encode(value);
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

it("knows the examples of the standard", () => {
  expect(hex(digested(text("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(digested(text("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

it("agrees with the browser's own at every length around a block", async () => {
  for (let length = 0; length < 130; length++) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
    expect(hex(digested(bytes))).toBe(await sha256(bytes));
  }
});
