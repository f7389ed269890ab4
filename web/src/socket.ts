// The news of a table. Reconnects by itself and goes on from the version it has. Moves are asked for on the same line.

import type { MoveDone, MoveRefused, NewMove } from "../types/schema";

const SHORTEST = 300; // milliseconds until the next try
const LONGEST = 8000;
const SILENCE = 40_000; // the server says something every 15 s: after this the line is dead

type Answer = MoveDone | MoveRefused;

export class News {
  private socket: WebSocket | undefined;
  private readonly asked = new Map<string | null, (answer: Answer | null) => void>(); // by command
  private wait = SHORTEST;
  private timer = 0;
  private watch = 0;

  constructor(
    private readonly address: () => string,
    private readonly heard: (message: unknown) => void,
    private readonly connected: (is: boolean) => void,
  ) {
    window.addEventListener("online", () => this.again());
    window.addEventListener("offline", () => this.retry()); // what the old line still holds would come in pieces
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.socket?.readyState !== WebSocket.OPEN) this.again();
    });
  }

  /** Connect, or connect anew. */
  again(): void {
    clearTimeout(this.timer);
    this.drop();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.listen();
    socket.onmessage = (event) => {
      if (socket !== this.socket) return; // a line that was given up says no more
      this.wait = SHORTEST;
      this.listen();
      this.connected(true);
      const message = JSON.parse(event.data as string) as Partial<Answer>;
      if (message.type === "done" || message.type === "refused") this.answer(message as Answer);
      else this.heard(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.retry();
    };
  }

  /** Ask for a move; null where there is no line, or it breaks before it answers. */
  ask(move: NewMove): Promise<Answer | null> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise((answered) => {
      this.asked.set(move.command, answered);
      socket.send(JSON.stringify(move));
    });
  }

  private answer(answer: Answer): void {
    this.asked.get(answer.command)?.(answer);
    this.asked.delete(answer.command);
  }

  private retry(): void {
    this.drop();
    this.connected(false);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.again(), this.wait);
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  /** Give the line up when nothing comes any more. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => this.retry(), SILENCE);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = undefined;
    clearTimeout(this.watch);
    old?.close();
    for (const answered of this.asked.values()) answered(null);
    this.asked.clear();
  }
}
