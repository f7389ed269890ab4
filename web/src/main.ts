// One script for all pages and all games.

import { book } from "./book";
import { daily } from "./daily";
import { driving } from "./driving";
import { school } from "./lesson";
import { lobby } from "./lobby";
import { me } from "./me";
import { newTable } from "./new";
import { puzzle, puzzles } from "./puzzle";
import { review } from "./review";
import { bindLanguage, bindTheme } from "./settings";
import { table } from "./table";

const pages: Record<string, () => void> = {
  daily,
  driving,
  lobby,
  me,
  new: newTable,
  person: me,
  puzzle,
  puzzles,
  review,
  rules: book,
  school,
  table,
};

bindTheme();
bindLanguage();
pages[document.body.dataset.page ?? ""]?.();
