// The table: what is touched, what is sent, what comes back.

import type { ChatNews, Moment, MoveShown, NewMove, PageLine, PageNews, StepShown } from "../types/schema";
import { bindActions } from "./actions";
import { partAt, partOf } from "./aim";
import { type Facts, Problem, sendMove } from "./api";
import { bindChat, hearChat, showPresence } from "./chat";
import { element, find, give } from "./dom";
import { bindDragging } from "./drag";
import { bindExplaining, bindHovering } from "./explain";
import { addSalt, remember } from "./fair";
import { closeCaption, forgetLatest, showCaption, showMissed, tellMissed } from "./billing";
import { Frame } from "./frame";
import { clearGhosts, foreseen, showGhosts } from "./ghosts";
import { bindHint, forgetHint } from "./hint";
import { hearClock } from "./hurry";
import { bindKeys } from "./keys";
import { bindLesson, otherwise, point, teach } from "./lesson";
import { bindPapers } from "./papers";
import { follow, Touching } from "./parts";
import { showPatience } from "./patience";
import { lastSeen, noteSeen } from "./memory";
import { Picture } from "./picture";
import { celebrate } from "./podium";
import { again, bindReplay, stopAgain } from "./replay";
import { answerAhead, bindSettings, settings } from "./settings";
import { bindSettling } from "./settling";
import { soon } from "./soon";
import { Show } from "./show";
import { bringMoment, bringToSight, TALL } from "./sight";
import { News } from "./socket";
import { bindSound, play, shake } from "./sound";
import { bindTabs, selectTab } from "./tabs";
import { bindTips, markTips, meritOf, offerTips } from "./tips";
import { toast, trying } from "./toast";
import { hearRemarks } from "./talk";
import { refuse, tell, tellNext } from "./why";
import { say } from "./words";

const REACTION_PAUSE = 400; // milliseconds, the same whatever the answer is
const ONLY_PAUSE = 800; // milliseconds, and up to as many more: who has no choice takes as long as who has one
const PLAN_PAUSE = 500; // milliseconds in which a step of a plan is seen
const HOVER_PAUSE = 90; // milliseconds before a pointer is taken to rest
const MOST_REASONS = 2;
const DESCENT = 4; // pixels below the letters of a last line
const REPLAYED = ["board-place", "hand-place"]; // what a replay shows otherwise than it is now

export class Table {
  readonly id = document.body.dataset.table as string;
  readonly show = new Show(
    (moment) => this.caption(moment),
    showMissed,
    () => this.rested(),
  );
  touching = new Touching();
  news: PageNews | null = null; // the last ones that came
  private shown: PageNews | null = null; // those whose picture is seen
  private heard = 0; // the version of the last ones that came
  private since = 0; // the step at which one's own last move was made, or until which the race was seen
  private left: number | null = null; // the step at which the page went into the background
  said = 0;
  chat: ChatNews | null = null;
  private readonly picture = new Picture();
  private isNew = false; // what can be touched has not been brought into sight yet
  version = 0;
  seat: number | null = null; // the seat at this screen that looks; null: the server's choice
  isReplaying = false;
  private plan: StepShown[] = []; // to be made as soon as they are moves
  tookBack = false; // the last thing done here
  peeked: MoveShown | null = null; // the move whose ghosts the pointer asks for
  private hovering = 0;
  private sending = -1; // the version for which a move is under way
  private readonly socket: News;
  private readonly frame = new Frame(() => this.shape, () => this.touching);

  constructor() {
    this.socket = new News(
      () => this.address(),
      (message) => this.hear(message as PageNews | ChatNews),
      (is) => (element("offline").hidden = is),
    );
    TALL.addEventListener("change", () => this.lookAgain());
    for (const place of ["board-place", "hand-place"]) {
      element(place).addEventListener("click", (event) => this.clicked(event));
      for (const moved of ["pointerover", "pointerleave"] as const) {
        element(place).addEventListener(moved, (event) => this.hovered(event));
      }
      element(place).addEventListener("focusin", (event) => this.standOut(partOf(event)));
      element(place).addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    }
    element("hand-place").addEventListener("scroll", () => soon("more", () => this.tellMore()));
    element("moves").addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-move]");
      if (button) void this.choose(Number(button.dataset.move));
    });
    element("confirm").addEventListener("click", () => this.confirm());
    element("release").addEventListener("click", () => this.release());
    window.setInterval(() => this.tick(), 500);
    this.version = this.heard = Number(document.body.dataset.version);
    element("skip-show").addEventListener("click", () => this.skip());
    element("again").addEventListener("click", () => this.seeAgain());
    remember(this.id, document.body.dataset.commitment ?? "", this.place.dataset.state as PageNews["state"]);
    document.addEventListener("visibilitychange", () => this.cameOrWent());
    this.socket.again();
  }

  private get place(): HTMLElement {
    return document.querySelector(".table") as HTMLElement;
  }

  get shape(): "tall" | "wide" {
    return TALL.matches ? "tall" : "wide";
  }

  /** What every request about this table carries. */
  get query(): string {
    return `shape=${this.shape}${this.seat === null ? "" : `&seat=${this.seat}`}`;
  }

  private caption(moment: Moment): void {
    bringMoment(moment); // before anything is changed, so that the page is laid out once
    showCaption(this.news, moment);
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/table/${this.id}/socket?since=${this.heard}&said=${this.said}&${this.query}`;
  }

  /** Everything anew: from another seat or in another shape. */
  lookAgain(fromStart = false): void {
    if (fromStart) {
      this.heard = 0;
      element("log").replaceChildren();
    }
    this.socket.again();
  }

  private hear(message: PageNews | ChatNews): void {
    if (message.type === "aside") hearChat(this, message);
    else if (message.type === "table") this.hearTable(message);
  }

  /** What happened is shown; then the table is as it is now. */
  private hearTable(news: PageNews): void {
    const moments = this.heard && !this.isReplaying ? news.moments : [];
    if (this.heard !== news.version) this.darken();
    if (!this.news) this.tellWhatWasMissed(news);
    if (this.news && news.step < this.news.step) forgetLatest(); // it was taken back
    if (this.news && !moments.length) this.tellSkipped(this.news.step, news.step); // more than is shown after a pause
    this.news = news;
    this.heard = news.version;
    this.show.own = news.seats;
    if (moments.length) this.picture.prepare(news.html);
    void this.show.add(moments, (isSeen) => this.settle(news, isSeen));
  }

  /** Nothing can be touched while something is going on. */
  private darken(): void {
    this.touching = new Touching();
    this.light();
  }

  private settle(news: PageNews, isSeen: boolean): void {
    const before = this.shown;
    this.shown = news;
    this.version = news.version;
    if (isSeen) this.putNews(news);
    document.querySelector("[data-paper=log]")?.classList.toggle("unread", Boolean(before) && news.lines.length > 0);
    const facts = { state: news.state, version: news.version, watches: news.seat === null && !news.host };
    Object.assign(this.place.dataset, facts);
    document.body.classList.toggle("racing", news.state === "racing");
    give(document.body, "data-cars", news.cars.map(({ letter, colour }) => `car-${letter.toLowerCase()}-${colour}`).join(" "));
    const { state, seat, pledges } = news;
    void trying(() => addSalt(this.id, { state, seat, pledges }));
    this.addLines(news.lines);
    const isNow = news === this.news; // else there is more to come
    const isSame = before?.version === news.version && before.seat === news.seat; // told again: after a reconnection
    const { touched, planned, isLaidOut } = isSame ? this.touching : new Touching();
    this.touching = isNow ? new Touching(news.moves, news.refusals, touched, planned, isLaidOut) : new Touching();
    if (before && before.seat !== news.seat) this.plan = [];
    noteSeen(this.id, news.step);
    this.light();
    if (!isSame) {
      tell("");
      forgetHint();
    }
    if (!isNow) return;
    teach(news, isSame);
    void offerTips(this);
    this.isNew = !isSame;
    if (before) hearRemarks(news.remarks);
    if (news.state === "over" && before?.state !== "over") selectTab("sheet");
    if (news.state === "over" && before?.state === "racing") void celebrate(this.show.stage);
    this.sound(before, news);
    if (this.handOver(news)) return;
    const answer = answerAhead(news.answers);
    if (answer !== null) this.sendLater(answer, REACTION_PAUSE);
    else if (!isSame) this.goOn(news);
  }

  /** The next step of what was planned, or the only answer that there is, unless it was just taken back. */
  private goOn({ moves, answers, question, laid_out }: PageNews): void {
    const { move, plan } = follow(this.plan, moves, question);
    this.plan = plan;
    const only = moves.length === 1 && answers === null && !this.tookBack ? moves[0] : null;
    if (move) this.sendLater(move.move, settings.pace === "off" ? 0 : PLAN_PAUSE);
    else if (only) this.sendLater(only.move, ONLY_PAUSE * (1 + Math.random()));
    else this.touching.layOut(laid_out);
    this.light();
    if (this.touching.whole) void showGhosts(this, this.touching.whole.move).then(() => this.reveal());
  }

  private putNews({ html }: PageNews): void {
    if (!this.isReplaying) this.put(html);
    else this.put(Object.fromEntries(Object.entries(html).filter(([id]) => !REPLAYED.includes(id))));
  }

  put(html: Record<string, string>): void {
    this.picture.put(html);
    this.frame.fit();
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
    soon("log", () => log.parentElement?.scrollTo({ top: log.scrollHeight }));
    element("live").textContent = lines.map((line) => line.text).join(" ");
  }

  private sound(before: PageNews | null, news: PageNews): void {
    if (!before || before.version === news.version) return;
    const isMine = news.turn !== null && news.turn === news.seat;
    const wasMine = before.turn !== null && before.turn === before.seat;
    if (isMine && !wasMine) {
      play("turn");
      shake(40, 60, 40);
      element("live").textContent += ` ${say("your-turn")}`;
    }
    document.title = `${isMine ? "● " : ""}${document.title.replace(/^● /, "")}`;
  }

  /** Nothing is going on any more. */
  private rested(): void {
    closeCaption(this.news);
    if (this.isNew) this.reveal(true);
    this.isNew = false;
  }

  /** In the background nothing is played or put in; who comes back is told how much happened meanwhile. */
  private cameOrWent(): void {
    if (document.hidden) {
      this.left = this.news?.step ?? null;
      return;
    }
    if (this.shown) this.putNews(this.shown);
    this.light();
    if (this.left !== null && this.news) this.tellSkipped(this.left, this.news.step);
  }

  private tellSkipped(from: number, until: number): void {
    if (until - from > 1 && !this.isReplaying) tellMissed(until - from);
  }

  /** Who comes back is told how much happened, and can look at it. */
  private tellWhatWasMissed({ step, state }: PageNews): void {
    const seen = lastSeen(this.id) ?? step;
    this.since = seen;
    if (state === "racing" && step - seen > 1) tellMissed(step - seen);
  }

  /** To the table as it is now. */
  skip(): void {
    stopAgain();
    this.show.skip();
  }

  /** What happened since one's own last move, once more. */
  private seeAgain(): void {
    if (this.news && !this.show.isOn) void again(this, this.since, this.news.step);
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

  /** Whether nothing can be touched now. */
  get isBusy(): boolean {
    return !this.touching.moves.length || this.isReplaying;
  }

  private clicked(event: MouseEvent): void {
    if (this.show.isOn) return this.skip();
    const part = event.detail ? partAt(event.clientX, event.clientY, this.touching) : partOf(event);
    if (part) this.touch(part);
    else tellNext(this.touching);
  }

  touch(part: string): void {
    if (this.isBusy) return;
    if (this.touching.confirms(part)) return this.confirm();
    const reasons = this.touching.touch(part);
    window.clearTimeout(this.hovering);
    this.peeked = null;
    this.light();
    if (reasons.length) refuse(reasons.slice(0, MOST_REASONS).join(" "), thingOf(part));
    else tellNext(this.touching);
    const whole = this.touching.whole;
    if (whole && (!this.isWaiting || isAnswer(part, whole))) return this.confirm();
    this.reveal(); // the ghosts take their time
    if (whole) void showGhosts(this, whole.move).then(() => this.reveal());
  }

  private reveal(isNew = false): void {
    bringToSight(this.touching.touched.length > 0, isNew);
  }

  /** A pointer over what would make a move whole shows its ghosts already. */
  private hovered(event: PointerEvent): void {
    const part = event.pointerType === "mouse" ? partAt(event.clientX, event.clientY, this.touching) : partOf(event);
    this.standOut(part);
    const move = part && event.pointerType === "mouse" ? this.touching.completing(part) : null;
    if (move === this.peeked || this.isReplaying) return;
    window.clearTimeout(this.hovering);
    this.peeked = move;
    clearGhosts();
    const shown = move ?? this.touching.whole;
    if (move) tell([move.label, move.note].filter(Boolean).join(" – "));
    else tellNext(this.touching);
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
    this.light();
    const whole = this.touching.whole;
    if (whole) void showGhosts(this, whole.move);
    return true;
  }

  /** What somebody else thought of, to be agreed to. */
  propose({ parts }: { parts: readonly string[] }): void {
    if (this.isBusy) return;
    this.release();
    this.touching.layOut([{ question: "", parts: [...parts], along: [] }]);
    this.light();
    if (this.touching.whole) void showGhosts(this, this.touching.whole.move).then(() => this.reveal());
  }

  release(): void {
    this.touching.release();
    this.plan = [];
    tell("");
    this.light();
  }

  /** Whether a whole move waits: for its confirmation, because more could join it, or because it was only proposed. */
  private get isWaiting(): boolean {
    const { next, whole, isLaidOut } = this.touching;
    return settings.confirm || isLaidOut || next.size > 0 || whole?.warns === true;
  }

  confirm(): void {
    const { whole, planned } = this.touching;
    const anew = planned.map(({ question }) => question);
    this.plan = [...planned, ...this.plan.filter(({ question }) => !anew.includes(question))];
    if (whole) void this.choose(whole.move);
  }

  /** Light what can be touched; name the move that waits. */
  light(): void {
    clearGhosts();
    const { next, touched, whole, turned, plannable, others, spare, movable, marked } = this.touching;
    const planned = [...marked, ...this.plan.flatMap(({ parts, along }) => [...parts, ...along])];
    element("hand-place").dataset.turn = turned;
    for (const thing of document.querySelectorAll<SVGElement>("[data-part]")) {
      const part = thing.dataset.part as string;
      const isLit = next.has(part) || plannable.has(part) || others.has(part);
      const isChosen = touched.includes(part) || planned.includes(part);
      thing.classList.remove("sent");
      thing.classList.toggle("lit", isLit);
      thing.classList.toggle("chosen", isChosen);
      thing.classList.toggle("spare", isLit && spare.has(part));
      thing.classList.toggle("drags", movable.has(part));
      const canTouch = this.touching.moves.length > 0;
      give(thing, "tabindex", canTouch ? "0" : "-1");
      give(thing, "role", canTouch ? "button" : "img");
      give(thing, "aria-pressed", canTouch ? String(isChosen) : null);
    }
    this.standOut();
    point();
    markTips(this.touching.touched.length > 0);
    soon("more", () => this.tellMore());
    const decision = element("decision");
    decision.hidden = whole === null || !this.isWaiting || this.isReplaying;
    decision.classList.toggle("warns", whole?.warns === true);
    (decision.querySelector("b") as HTMLElement).textContent = whole?.label ?? "";
    const more = this.touching.planned.length;
    const [merit, then] = [whole ? meritOf(whole) : null, more ? say("planned", { count: more }) : null];
    makeFit(decision, [[whole?.note, merit, then], [whole?.note, then]]);
  }

  /** Whether the hand goes on below its edge. */
  private tellMore(): void {
    const hand = element("hand-place");
    const { scrollHeight, scrollTop, clientHeight, scrollWidth, clientWidth } = hand;
    hand.classList.toggle("more", scrollHeight - scrollTop - clientHeight > 8);
    hand.classList.toggle("scrolls-down", scrollHeight > clientHeight && getComputedStyle(hand).overflowY !== "hidden");
    hand.classList.toggle("scrolls-on", scrollWidth > clientWidth);
  }

  /** A move of whoever sits here: it begins at once. While something is going on, it is skipped first. */
  async choose(move: number): Promise<void> {
    if (this.show.isOn) return this.skip();
    const why = otherwise(move);
    if (why !== null) {
      const chosen = this.touching.touched[0];
      this.release();
      return refuse(why, chosen ? thingOf(chosen) : null);
    }
    if (this.news) this.since = this.news.step + 1;
    return this.send(move);
  }

  private async send(move: number): Promise<void> {
    const { version } = this;
    if (this.sending === version) return; // one is under way; its news may come before its answer
    this.sending = version;
    this.tookBack = false;
    window.clearTimeout(this.hovering);
    const facts = { version, move, seat: this.news?.seat ?? null } satisfies Facts<NewMove>;
    const moments = foreseen(this, move);
    if (moments.length) {
      clearGhosts();
      this.show.foresee(moments);
    } else this.letGo(move);
    try {
      await sendMove(`/api/tables/${this.id}/moves`, facts, this.socket);
    } catch (problem) {
      play("refused");
      await this.show.takeBack();
      this.light();
      toast(problem instanceof Problem && problem.status === 409 ? say("late") : (problem as Error).message);
      this.lookAgain();
    } finally {
      if (this.sending === version) this.sending = -1;
    }
  }

  /** What is touched for a move of which nothing is known beforehand goes pale at once. */
  private letGo(move: number): void {
    const parts = this.touching.moves.find((each) => each.move === move)?.parts ?? [];
    for (const part of parts) thingOf(part)?.classList.add("sent");
  }

  /** After a pause, if nothing else has happened until then. */
  private sendLater(move: number, pause: number): void {
    const { version } = this;
    window.setTimeout(() => void (this.version === version && this.send(move)), pause);
  }

  private tick(): void {
    for (const clock of document.querySelectorAll<HTMLElement>("[data-clock]")) {
      const left = this.secondsLeft(Number(clock.dataset.clock));
      clock.textContent = left === null ? "" : say("seconds", { count: left });
    }
    const own = document.querySelector(`[data-clock="${this.news?.seat}"]`); // the list of players may be out of sight
    element("own-clock").textContent = own?.textContent ?? "";
    hearClock(this.secondsLeft(this.news?.seat ?? null));
    showPatience(this.news);
  }

  /** Of the seat whose clock runs. */
  private secondsLeft(seat: number | null): number | null {
    const { turn, until } = this.news ?? {};
    return seat !== null && seat === turn && until ? Math.max(0, Math.ceil(until - Date.now() / 1000)) : null;
  }
}

/** Whether a move is an answer in words, on a button that says what it does. */
function isAnswer(part: string, { parts, warns }: MoveShown): boolean {
  return parts.length === 1 && !warns && thingOf(part)?.classList.contains("answer") === true;
}

/** Letters become smaller where the words of a move have no room; then less is said. */
function makeFit(decision: HTMLElement, ways: (string | null | undefined)[][]): void {
  const words = decision.querySelector("div") as HTMLElement;
  const notes = decision.querySelector("span") as HTMLElement;
  const cut = (): number => words.scrollHeight - words.clientHeight; // pixels
  decision.classList.remove("long");
  for (const way of ways) {
    notes.textContent = way.filter(Boolean).join(" – ");
    if (cut() > 0) decision.classList.add("long");
    if (cut() <= DESCENT) return;
  }
}

function thingOf(part: string): Element | null {
  return document.querySelector(`[data-part="${CSS.escape(part)}"]`);
}

export function table(): void {
  const here = new Table();
  bindTabs();
  bindSettings(element("settings"));
  bindSettings(element("replay-pace"));
  bindSettings(element("talk-on"));
  bindSound();
  bindActions(here);
  bindChat(here);
  bindDragging(here);
  bindExplaining(here);
  bindHovering();
  bindHint(here);
  bindKeys(here);
  bindLesson();
  bindPapers();
  bindReplay(here);
  bindSettling();
  bindTips(here);
  const log = element("log");
  log.parentElement?.scrollTo({ top: log.scrollHeight });
}
