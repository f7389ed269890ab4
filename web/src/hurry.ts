// One's own clock runs out: a warning, then every one of the last seconds.

import { play } from "./sound";

const WARNING = 10; // seconds
const LAST = 5;

let before: number | null = null;
let isWarned = false;

/** Told again and again how many seconds are left; null while the clock of another one runs. What begins short is not warned of. */
export function hearClock(left: number | null): void {
  const was = before;
  before = left;
  if (left === was) return;
  if (left === null || was === null || left > WARNING) isWarned = false;
  else if (was > WARNING) {
    isWarned = true;
    play("hurry");
  } else if (isWarned && left > 0 && left <= LAST) play("tick");
}
