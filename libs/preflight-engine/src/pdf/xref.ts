/** The location of an object: a file offset, or an object stream. */
export type XrefEntry =
  | { kind: 'offset'; offset: number; gen: number }
  | { kind: 'packed'; stream: number }
  | { kind: 'free' };

/** Higher object numbers are damage: Acrobat's limit, ISO 32000-1, annex C. */
export const MAX_OBJECTS = 8_388_607;

const NONE = 0;
const OFFSET = 1;
const PACKED = 2;
const FREE = 3;

/** Entries per block, because object numbers can be sparse or a million in a row. */
const BLOCK = 1_024;

interface Block {
  kinds: Uint8Array;
  /** Offset of the object, or number of its object stream. */
  places: Float64Array;
  gens: Uint16Array;
}

/** Object locations by number. The first entry for a number wins, because newer sections are read first. */
export class XrefTable {
  readonly #blocks = new Map<number, Block>();
  /** Whether some entries couldn't be read, so that unlisted objects may exist. */
  isIncomplete = false;

  get(num: number): XrefEntry | undefined {
    const block = this.#blocks.get(Math.floor(num / BLOCK));
    const at = num % BLOCK;
    const place = block?.places[at] ?? 0;
    const kind = block?.kinds[at];
    if (kind === OFFSET) return { kind: 'offset', offset: place, gen: block?.gens[at] ?? 0 };
    if (kind === PACKED) return { kind: 'packed', stream: place };
    return kind === FREE ? { kind: 'free' } : undefined;
  }

  /** Sets an object's location unless it is already set. */
  add(num: number, entry: XrefEntry): void {
    const block = this.#blockOf(num);
    if (block && block.kinds[num % BLOCK] === NONE) write(block, num % BLOCK, entry);
  }

  /** Sets an object's location, replacing an existing one. */
  replace(num: number, entry: XrefEntry): void {
    const block = this.#blockOf(num);
    if (block) write(block, num % BLOCK, entry);
  }

  /** Numbers of all objects in use, in order. */
  *numbers(): Generator<number> {
    for (const index of [...this.#blocks.keys()].toSorted((a, b) => a - b)) {
      const kinds = this.#blocks.get(index)?.kinds ?? [];
      for (let at = 0; at < kinds.length; at += 1) {
        if (kinds[at] === OFFSET || kinds[at] === PACKED) yield index * BLOCK + at;
      }
    }
  }

  #blockOf(num: number): Block | undefined {
    if (!Number.isInteger(num) || num < 0 || num > MAX_OBJECTS) return undefined;
    const index = Math.floor(num / BLOCK);
    const known = this.#blocks.get(index);
    if (known) return known;
    const block = {
      kinds: new Uint8Array(BLOCK),
      places: new Float64Array(BLOCK),
      gens: new Uint16Array(BLOCK),
    };
    this.#blocks.set(index, block);
    return block;
  }
}

function write(block: Block, at: number, entry: XrefEntry): void {
  switch (entry.kind) {
    case 'offset':
      block.kinds[at] = OFFSET;
      block.places[at] = entry.offset;
      block.gens[at] = entry.gen;
      return;
    case 'packed':
      block.kinds[at] = PACKED;
      block.places[at] = entry.stream;
      return;
    case 'free':
      block.kinds[at] = FREE;
  }
}
