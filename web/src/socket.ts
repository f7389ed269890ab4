// The news of a table. Reconnects by itself and goes on from the version it has.


const SHORTEST = 300; // milliseconds until the next try
const LONGEST = 8000;

export class News {
  private socket: WebSocket | undefined;
  private wait = SHORTEST;
  private timer = 0;

  constructor(
    private readonly address: () => string,
    private readonly heard: (message: unknown) => void,
    private readonly connected: (is: boolean) => void,
  ) {
    window.addEventListener("online", () => this.again());
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
    socket.onopen = () => {
      this.wait = SHORTEST;
      this.connected(true);
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string));
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.connected(false);
      if (event.code >= 4400) return; // refused: trying again would not help
      this.timer = window.setTimeout(() => this.again(), this.wait);
      this.wait = Math.min(LONGEST, this.wait * 2);
    };
  }

  private drop(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
  }
}
