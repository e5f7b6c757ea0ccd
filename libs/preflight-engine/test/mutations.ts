/** Seeded damage to files: the same seed gives the same damage on every machine. */

/** Random numbers from 0 to below 1. */
type Random = () => number;

/** A seeded random number generator: mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const MAX_FLIPS = 40;
const MAX_CHUNK = 2_000;
const CHANGED_NUMBERS = 1 / 30;
const oddNumbers = ['0', '-1', '1', '65536', '99999999', '2147483648', '1e5', '0.5'];

const below = (random: Random, end: number): number => Math.floor(random() * Math.max(1, end));

function chunkOf(bytes: Buffer, random: Random): { from: number; to: number } {
  const length = 1 + below(random, Math.min(MAX_CHUNK, bytes.length / 4));
  const from = below(random, bytes.length - length);
  return { from, to: from + length };
}

const damages = {
  flip(bytes: Buffer, random: Random): Buffer {
    const flipped = Buffer.from(bytes);
    for (let left = 1 + below(random, MAX_FLIPS); left > 0; left -= 1)
      flipped[below(random, flipped.length)] = below(random, 256);
    return flipped;
  },
  delete(bytes: Buffer, random: Random): Buffer {
    const { from, to } = chunkOf(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  duplicate(bytes: Buffer, random: Random): Buffer {
    const { from, to } = chunkOf(bytes, random);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  truncate(bytes: Buffer, random: Random): Buffer {
    return bytes.subarray(0, Math.floor(bytes.length * (0.3 + 0.7 * random())));
  },
  swap(bytes: Buffer, random: Random): Buffer {
    const [a, b] = [chunkOf(bytes, random), chunkOf(bytes, random)];
    const [one, other] = a.from <= b.from ? [a, b] : [b, a];
    const middle = Math.max(one.to, other.from);
    return Buffer.concat([
      bytes.subarray(0, one.from),
      bytes.subarray(middle, other.to),
      bytes.subarray(one.to, middle),
      bytes.subarray(one.from, one.to),
      bytes.subarray(Math.max(middle, other.to)),
    ]);
  },
  number(bytes: Buffer, random: Random): Buffer {
    const text = bytes.toString('latin1').replace(/(?<=[\s[])\d{1,10}(?=[\s\]/])/g, (number) => {
      if (random() > CHANGED_NUMBERS) return number;
      if (random() < 0.5) return String(Number(number) + 1 + below(random, 9));
      return oddNumbers[below(random, oddNumbers.length)] ?? number;
    });
    return Buffer.from(text, 'latin1');
  },
};

export type MutationKind = keyof typeof damages;
export const mutationKinds = Object.keys(damages) as MutationKind[];

/** A damaged copy of a file. @param seed determines position and extent */
export const mutate = (bytes: Buffer, kind: MutationKind, seed: number): Buffer =>
  damages[kind](bytes, seeded(seed));
