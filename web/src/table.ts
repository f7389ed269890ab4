// The table: what is touched, what is sent, what comes back.

import { Idiomorph } from "idiomorph";
import type { ChatNews, MoveShown, NewMove, PageLine, PageNews } from "../types/schema";
import { bindActions } from "./actions";
import { type Facts, insist, Problem } from "./api";
import { bindChat, hearChat, showPresence } from "./chat";
import { element, find } from "./dom";
import { bindExplaining } from "./explain";
import { addSalt, remember } from "./fair";
import { clearGhosts, showGhosts } from "./ghosts";
import { bindHint, forgetHint } from "./hint";
import { bindKeys } from "./keys";
import { follow, Touching } from "./parts";
import { showPatience } from "./patience";
import { bindReplay } from "./replay";
import { answerAhead, bindSettings, settings } from "./settings";
import { News } from "./socket";
import { play } from "./sound";
import { bindTabs, selectTab } from "./tabs";
import { toast, trying } from "./toast";
import { tour } from "./tour";
import { say } from "./words";

const REACTION_PAUSE = 400; // milliseconds, the same whatever the answer is
const ONLY_PAUSE = 800; // milliseconds, and up to as many more: who has no choice takes as long as who has one
const PLAN_PAUSE = 500; // milliseconds in which a step of a plan is seen
const HOVER_PAUSE = 90; // milliseconds before a pointer is taken to rest
const ROOM = 12; // pixels around what is brought into sight
const PHONE = matchMedia("(max-width: 700px)");
const REPLAYED = ["board-place", "hand-place"]; // what a replay shows otherwise than it is now

export class Table {
  readonly id = document.body.dataset.table as string;
  touching = new Touching();
  news: PageNews | null = null;
  said = 0;
  chat: ChatNews | null = null;
  version = 0;
  seat: number | null = null; // the seat at this screen that looks; null: the server's choice
  isReplaying = false;
  private plan: string[] = []; // parts to be touched as soon as they are moves
  tookBack = false; // the last thing done here
  peeked: MoveShown | null = null; // the move whose ghosts the pointer asks for
  private hovering = 0;
  private sending = -1; // the version for which a move is under way
  private readonly socket: News;

  constructor() {
    this.socket = new News(
      () => this.address(),
      (message) => this.hear(message as PageNews | ChatNews),
      (is) => (element("offline").hidden = is),
    );
    PHONE.addEventListener("change", () => this.lookAgain());
    for (const place of ["board-place", "hand-place"]) {
      element(place).addEventListener("click", (event) => this.clicked(event));
      element(place).addEventListener("pointerover", (event) => this.hovered(event));
      element(place).addEventListener("focusin", (event) => this.standOut(partOf(event)));
      element(place).addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    }
    element("hand-place").addEventListener("scroll", () => this.tellMore());
    element("moves").addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-move]");
      if (button) void this.send(Number(button.dataset.move));
    });
    element("confirm").addEventListener("click", () => this.confirm());
    element("release").addEventListener("click", () => this.release());
    window.setInterval(() => this.tick(), 500);
    this.version = Number(document.body.dataset.version);
    remember(this.id, document.body.dataset.commitment ?? "", this.place.dataset.state as PageNews["state"]);
    this.socket.again();
  }

  private get place(): HTMLElement {
    return document.querySelector(".table") as HTMLElement;
  }

  get shape(): string {
    return PHONE.matches ? "tall" : "wide";
  }

  /** What every request about this table carries. */
  get query(): string {
    return `shape=${this.shape}${this.seat === null ? "" : `&seat=${this.seat}`}`;
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/table/${this.id}/socket?since=${this.version}&said=${this.said}&${this.query}`;
  }

  /** Everything anew: from another seat or in another shape. */
  lookAgain(fromStart = false): void {
    if (fromStart) {
      this.version = 0;
      element("log").replaceChildren();
    }
    this.socket.again();
  }

  private hear(message: PageNews | ChatNews): void {
    if (message.type === "aside") hearChat(this, message);
    else if (message.type === "table") this.hearTable(message);
  }

  private hearTable(news: PageNews): void {
    const before = this.news;
    this.news = news;
    this.version = news.version;
    if (!this.isReplaying) this.put(news.html);
    else this.put(Object.fromEntries(Object.entries(news.html).filter(([id]) => !REPLAYED.includes(id))));
    const facts = { state: news.state, version: news.version, watches: news.seat === null && !news.host };
    Object.assign(this.place.dataset, facts);
    const { state, seat, pledges } = news;
    void trying(() => addSalt(this.id, { state, seat, pledges }));
    this.addLines(news.lines);
    const isSame = before?.version === news.version && before.seat === news.seat; // told again: after a reconnection
    const { touched, planned } = isSame ? this.touching : new Touching();
    this.touching = new Touching(news.moves, news.refusals, touched, planned);
    if (before && before.seat !== news.seat) this.plan = [];
    this.show();
    if (!isSame) {
      element("why").textContent = "";
      forgetHint();
      this.reveal();
    }
    if (news.state === "over" && before?.state !== "over") selectTab("sheet");
    this.sound(before, news);
    if (this.handOver(news)) return;
    if (news.state === "racing" && news.seat !== null) tour();
    const answer = answerAhead(news.answers);
    if (answer !== null) this.sendLater(answer, REACTION_PAUSE);
    else if (!isSame) this.goOn(news);
  }

  /** The next step of what was planned, or the only answer that there is, unless it was just taken back. */
  private goOn({ moves, answers }: PageNews): void {
    const { move, plan } = this.plan.length ? follow(this.plan, moves) : { move: null, plan: [] };
    this.plan = plan;
    const only = moves.length === 1 && answers === null && !this.tookBack ? moves[0] : null;
    if (move) this.sendLater(move.move, PLAN_PAUSE * settings.speed);
    else if (only) this.sendLater(only.move, ONLY_PAUSE * (1 + Math.random()));
    this.show();
  }

  put(html: Record<string, string>): void {
    for (const [id, piece] of Object.entries(html)) {
      const ignoreActiveValue = document.activeElement instanceof HTMLInputElement; // of a button it would keep the words
      Idiomorph.morph(element(id), piece, { morphStyle: "innerHTML", ignoreActiveValue });
    }
    showPresence(this);
    this.tick();
    const name = find<HTMLInputElement>("sit-name");
    if (name && !name.value) name.value = document.body.dataset.person ?? "";
    const invite = find<HTMLInputElement>("invite");
    if (invite) invite.value = `${location.origin}/table/${this.id}?link=${invite.dataset.link}`;
  }

  private addLines(lines: PageLine[]): void {
    if (!lines.length) return;
    const log = element("log");
    for (const line of lines) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.at = String(line.step);
      button.textContent = line.text;
      item.append(button);
      log.append(item);
    }
    log.parentElement?.scrollTo({ top: log.scrollHeight });
    element("live").textContent = lines.map((line) => line.text).join(" ");
  }

  private sound(before: PageNews | null, news: PageNews): void {
    if (!before || before.version === news.version) return;
    const isMine = news.turn !== null && news.turn === news.seat;
    const wasMine = before.turn !== null && before.turn === before.seat;
    if (news.state === "over" && before.state !== "over") play("end");
    else if (isMine && !wasMine) play("turn");
    else play("move");
    if (isMine && !wasMine) element("live").textContent += ` ${say("your-turn")}`;
    document.title = `${isMine ? "● " : ""}${document.title.replace(/^● /, "")}`;
  }

  /** At a shared screen nobody sees the cards of the one before. */
  private handOver(news: PageNews): boolean {
    const { turn, seats, seat } = news;
    if (news.state !== "racing" || turn === null || seats.length < 2 || !seats.includes(turn) || turn === seat) {
      element("hand-place").hidden = false;
      return false;
    }
    element("hand-place").hidden = true;
    const dialog = element<HTMLDialogElement>("handover");
    (dialog.querySelector("h2") as HTMLElement).textContent = say("hand-over", { name: news.names[turn] ?? "" });
    dialog.onclose = () => {
      this.seat = turn;
      this.lookAgain(true);
    };
    if (!dialog.open) dialog.showModal();
    return true;
  }

  // ---- Touching ---------------------------------------------------------------------------------

  private clicked(event: Event): void {
    const part = partOf(event);
    if (part) this.touch(part);
  }

  touch(part: string): void {
    if (!this.touching.moves.length || this.isReplaying) return;
    const { whole: before, next, last } = this.touching;
    if (before && last === part && !next.has(part)) return this.confirm();
    const reasons = this.touching.touch(part);
    this.peeked = null;
    this.show();
    element("why").classList.remove("peek");
    element("why").textContent = (reasons.length ? reasons : this.touching.whole ? [] : this.touching.reasons).join(" ");
    const whole = this.touching.whole;
    if (whole && !this.isWaiting) void this.send(whole.move);
    else if (whole) void showGhosts(this, whole.move);
    else this.reveal();
  }

  /** Where nothing that is lit on the board can be seen, because the hand lies before it, the page moves there. */
  private reveal(): void {
    const lit = [...document.querySelectorAll("#board-place .lit")].map((thing) => thing.getBoundingClientRect());
    const edge = (document.querySelector(".dock") as HTMLElement).getBoundingClientRect().top;
    const [first] = lit;
    if (!first || lit.some(({ top, bottom }) => top >= 0 && bottom <= edge)) return;
    const top = first.top < 0 ? first.top - ROOM : first.bottom - edge + ROOM;
    window.scrollBy({ top, behavior: settings.speed ? "smooth" : "instant" });
  }

  /** A pointer over what would make a move whole shows its ghosts already. */
  private hovered(event: PointerEvent): void {
    window.clearTimeout(this.hovering);
    const part = partOf(event);
    this.standOut(part);
    const move = part && event.pointerType === "mouse" ? this.touching.completing(part) : null;
    if (move === this.peeked || this.isReplaying) return;
    this.peeked = move;
    clearGhosts();
    const shown = move ?? this.touching.whole;
    element("why").textContent = move ? [move.label, move.note].filter(Boolean).join(" – ") : "";
    element("why").classList.toggle("peek", move !== null);
    if (shown) this.hovering = window.setTimeout(() => void showGhosts(this, shown.move), HOVER_PAUSE);
  }

  /** Of what belongs to parts, that of the part under the pointer, or else of the last one touched, stands out. */
  private standOut(part = this.touching.touched.at(-1)): void {
    const all = [...document.querySelectorAll<SVGElement>("#board-place [data-for]")];
    const own = all.filter((thing) => part && thing.dataset.for?.split(" ").includes(part));
    for (const thing of all) thing.classList.toggle("faint", own.length > 0 && !own.includes(thing));
  }

  private wheeled(event: WheelEvent): void {
    if (event.deltaY && this.turn(Math.sign(event.deltaY))) event.preventDefault();
  }

  /** Turn the chosen thing, if it can be turned. */
  turn(step: number): boolean {
    if (this.isReplaying || !this.touching.turn(step)) return false;
    this.peeked = null;
    this.show();
    const whole = this.touching.whole;
    if (whole) void showGhosts(this, whole.move);
    return true;
  }

  release(): void {
    this.touching.release();
    this.plan = [];
    element("why").textContent = "";
    this.show();
  }

  /** Whether a whole move waits: for its confirmation, or because more could join it. */
  private get isWaiting(): boolean {
    return settings.confirm || this.touching.next.size > 0;
  }

  confirm(): void {
    const { whole, planned } = this.touching;
    if (planned.length) this.plan = planned;
    if (whole) void this.send(whole.move);
  }

  /** Light what can be touched; name the move that waits. */
  show(): void {
    clearGhosts();
    const { next, touched, whole, turned, plannable } = this.touching;
    const planned = [...this.touching.planned, ...this.plan];
    element("hand-place").dataset.turn = turned;
    for (const thing of document.querySelectorAll<SVGElement>("[data-part]")) {
      const part = thing.dataset.part as string;
      const isLit = next.has(part) || plannable.has(part);
      const isChosen = touched.includes(part) || planned.includes(part);
      thing.classList.toggle("lit", isLit);
      thing.classList.toggle("chosen", isChosen);
      const canTouch = this.touching.moves.length > 0;
      thing.setAttribute("tabindex", canTouch ? "0" : "-1");
      thing.setAttribute("role", canTouch ? "button" : "img");
      if (canTouch) thing.setAttribute("aria-pressed", String(isChosen));
      else thing.removeAttribute("aria-pressed");
    }
    this.standOut();
    this.tellMore();
    const decision = element("decision");
    decision.hidden = whole === null || !this.isWaiting || this.isReplaying;
    (decision.querySelector("b") as HTMLElement).textContent = whole?.label ?? "";
    const more = this.touching.planned.length;
    const notes = [whole?.note, more ? say("planned", { count: more }) : null];
    (decision.querySelector("span") as HTMLElement).textContent = notes.filter(Boolean).join(" – ");
  }

  /** Whether the hand goes on below its edge. */
  private tellMore(): void {
    const { scrollHeight, scrollTop, clientHeight } = element("hand-place");
    element("hand-place").classList.toggle("more", scrollHeight - scrollTop - clientHeight > 8);
  }

  async send(move: number): Promise<void> {
    const { version } = this;
    if (this.sending === version) return; // one is under way; its news may come before its answer
    this.sending = version;
    this.tookBack = false;
    window.clearTimeout(this.hovering);
    const facts = { version, move, seat: this.news?.seat ?? null } satisfies Facts<NewMove>;
    try {
      await insist("POST", `/api/tables/${this.id}/moves`, facts);
    } catch (problem) {
      toast(problem instanceof Problem && problem.status === 409 ? say("late") : (problem as Error).message);
      this.lookAgain();
    } finally {
      if (this.sending === version) this.sending = -1;
    }
  }

  /** After a pause, if nothing else has happened until then. */
  private sendLater(move: number, pause: number): void {
    const { version } = this;
    window.setTimeout(() => void (this.version === version && this.send(move)), pause);
  }

  private tick(): void {
    for (const clock of document.querySelectorAll<HTMLElement>("[data-clock]")) {
      const isActing = this.news?.turn === Number(clock.dataset.clock);
      const left = isActing && this.news?.until ? Math.max(0, Math.ceil(this.news.until - Date.now() / 1000)) : null;
      clock.textContent = left === null ? "" : say("seconds", { count: left });
    }
    const own = document.querySelector(`[data-clock="${this.news?.seat}"]`); // the list of players may be out of sight
    element("own-clock").textContent = own?.textContent ?? "";
    showPatience(this.news);
  }
}

/** The part that an event is about. */
function partOf(event: Event): string | undefined {
  return (event.target as Element).closest<SVGElement>("[data-part]")?.dataset.part;
}

export function table(): void {
  const here = new Table();
  bindTabs();
  bindSettings(element("settings"));
  bindActions(here);
  bindChat(here);
  bindExplaining(here);
  bindHint(here);
  bindKeys(here);
  bindReplay(here);
  const log = element("log");
  log.parentElement?.scrollTo({ top: log.scrollHeight });
}
