// What if: a race that is over goes on from one of its moves, at a table of its own.

import type { NewDetour, TableShown } from "../types/schema";
import { type Facts, insist } from "./api";
import { opening } from "./toast";

export function detour(facts: Partial<Facts<NewDetour>>): Promise<void> {
  return opening(async () => {
    const { id } = await insist<TableShown>("POST", "/api/detours", facts);
    location.href = `/table/${id}`;
  });
}
