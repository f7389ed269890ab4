// One script for all pages and all games.

import { lobby } from "./lobby";
import { me } from "./me";
import { newTable } from "./new";
import { bindLanguage, bindTheme } from "./settings";
import { table } from "./table";

const pages: Record<string, () => void> = { lobby, me, new: newTable, table };

bindTheme();
bindLanguage();
pages[document.body.dataset.page ?? ""]?.();
