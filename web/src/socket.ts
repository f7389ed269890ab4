// The news of a table. Reconnects by itself and goes on from the version it has.

const SHORTEST = 300; // milliseconds until the next try
const LONGEST = 8000;
const SILENCE = 40_000; // the server says something every 15 s: after this the line is dead

export class News {
  private socket: WebSocket | undefined;
  private wait = SHORTEST;
  private timer = 0;
  private watch = 0;

  constructor(
    private readonly address: () => string,
    private readonly heard: (message: unknown) => void,
    private readonly connected: (is: boolean) => void,
  ) {
    window.addEventListener("online", () => this.again());
    window.addEventListener("offline", () => this.connected(false));
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
      this.heard(JSON.parse(event.data as string));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.retry();
    };
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
  }
}
