// A light Mille Bornes for two on boardgame.io's own server: the other side of side_by_side.py.
// It leaves out safety cards and who answers an attack, and sends no legal moves: the client is to know the rules.

const { FlatFile, Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const [port, apiPort, dir] = process.argv.slice(2);
const GOAL = 1000;
const HAND = 6;
const DISTANCES = { 25: 10, 50: 10, 75: 10, 100: 12, 200: 4 };
const HAZARDS = { stop: "roll", "out-of-gas": "gasoline", "flat-tire": "spare-tire", accident: "repairs" };
const CARDS = { ...DISTANCES, stop: 5, "out-of-gas": 3, "flat-tire": 3, accident: 3, roll: 14, gasoline: 6, "spare-tire": 6, repairs: 6 };

function setup({ ctx, random }) {
  const deck = random.Shuffle(Object.entries(CARDS).flatMap(([card, count]) => Array(count).fill(card)));
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat));
  return {
    secret: { deck },
    left: deck.length,
    players: Object.fromEntries(seats.map((seat) => [seat, { hand: deck.splice(0, HAND - 1) }])),
    tracks: Object.fromEntries(seats.map((seat) => [seat, { distance: 0, rolls: false, hazard: null, pile: [] }])),
    discards: [],
  };
}

function draw({ G, ctx }) {
  if (G.secret.deck.length) G.players[ctx.currentPlayer].hand.push(G.secret.deck.pop());
  G.left = G.secret.deck.length;
}

// Whether the card could be played.
function play(own, other, card) {
  if (card in DISTANCES) {
    const distance = own.distance + Number(card);
    if (!own.rolls || distance > GOAL) return false;
    own.distance = distance;
    own.pile.push(card);
  } else if (card in HAZARDS) {
    if (!other.rolls) return false;
    other.rolls = false;
    other.hazard = card;
  } else if (card === "roll") {
    if (own.rolls || (own.hazard && own.hazard !== "stop")) return false;
    own.rolls = true;
    own.hazard = null;
  } else {
    if (HAZARDS[own.hazard] !== card) return false;
    own.hazard = "stop";
  }
  return true;
}

// Plays the card at that place of the hand, or discards it where it cannot be played.
function use({ G, playerID }, place) {
  const [card] = G.players[playerID].hand.splice(place, 1);
  if (!play(G.tracks[playerID], G.tracks[1 - playerID], card)) G.discards.push(card);
}

const game = {
  name: "race",
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, onBegin: draw },
  moves: { use: { move: use, client: false } },
  endIf: ({ G }) => {
    const winner = Object.keys(G.tracks).find((seat) => G.tracks[seat].distance === GOAL);
    if (winner) return { winner };
    if (Object.values(G.players).every((player) => !player.hand.length)) return { winner: null };
  },
};

Server({ games: [game], db: new FlatFile({ dir }), origins: false }).run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(apiPort) }, // on the same port it does not answer with the koa of today
});
