// SHA-256 as FIPS 180-4 has it: browsers lend theirs to pages from this machine or over TLS alone.

const FIRST_PRIMES = 64;

/** The digest of some bytes, as hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return digits(crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : digested(bytes));
}

/** Random bytes, as hexadecimal digits. */
export function randomDigits(bytes: number): string {
  return digits(crypto.getRandomValues(new Uint8Array(bytes)));
}

function digits(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function digested(bytes: Uint8Array): Uint8Array {
  const found = primes(FIRST_PRIMES);
  const constants = found.map((prime) => fraction(Math.cbrt(prime)));
  let hash = found.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const message = padded(bytes);
  for (let start = 0; start < message.byteLength; start += 64) hash = compressed(hash, constants, message, start);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setUint32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a bit, zeros, and the length in bits: a multiple of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 4, bytes.length * 8);
  return view;
}

function compressed(before: number[], constants: number[], message: DataView, start: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => message.getUint32(start + place * 4));
  for (let place = 16; place < 64; place++) {
    const [w2, w7, w15, w16] = [2, 7, 15, 16].map((back) => words[place - back] as number) as Four;
    const one = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const two = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    words.push((w16 + one + w7 + two) | 0);
  }
  let [a, b, c, d, e, f, g, h] = before as Eight;
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (constants[round] as number) + word) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + (before[place] as number)) | 0);
}

type Four = [number, number, number, number];
type Eight = [number, number, number, number, number, number, number, number];

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}
