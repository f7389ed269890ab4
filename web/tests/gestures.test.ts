import { expect, it } from "vitest";
import { type Gesture, placesOf } from "../src/gestures";

const CARD: Gesture = {
  kind: "fly", length: 500, sound: "card", art: "art-card", turned: null, start: "seat-1", end: "played-0", turn: 0, count: 1, takes: null,
};
const CAMERA: Gesture = { kind: "look", length: 500, sound: null, thing: "camera", transform: "" };
const CAR: Gesture = { kind: "drive", length: 500, sound: null, thing: "car-1", path: "M0 0 L9 9", heads: null };

it("looks at what moves itself first, at where something came from last, and at no camera", () => {
  expect(placesOf([CARD, CAMERA, CAR])).toEqual(["car-1", "played-0", "seat-1"]);
});
