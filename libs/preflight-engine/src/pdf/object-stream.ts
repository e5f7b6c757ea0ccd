import type { Budget } from './budget.ts';
import { isNumber, type PdfObject } from './objects.ts';
import { Parser } from './parser.ts';

/** More objects in one stream than any PDF writer creates. */
const MAX_PACKED = 1_000_000;

/** An object stream, ISO 32000-2, 7.5.7. Objects are parsed on demand. */
export class ObjectStream {
  readonly #body: Uint8Array;
  readonly #offsets = new Map<number, number>();
  readonly #parsing: Budget;
  /** Bytes held in memory. */
  readonly size: number;

  /** @param count and @param first as in the stream's dictionary; the actual bytes decide */
  constructor(bytes: Uint8Array, count: number, first: number, parsing: Budget) {
    this.#body = bytes.subarray(first);
    this.#parsing = parsing;
    this.size = bytes.length;
    const head = new Parser(bytes.subarray(0, first));
    for (let index = 0; index < Math.min(count, MAX_PACKED); index += 1) {
      const [num, offset] = [head.nextObject(), head.nextObject()];
      if (!isNumber(num) || !isNumber(offset)) break;
      if (!this.#offsets.has(num) && offset < this.#body.length) this.#offsets.set(num, offset);
    }
  }

  get numbers(): IterableIterator<number> {
    return this.#offsets.keys();
  }

  /** Undefined if the object isn't in this stream. @throws PdfError limit */
  get(num: number): PdfObject | undefined {
    const offset = this.#offsets.get(num);
    if (offset === undefined) return undefined;
    const parser = new Parser(this.#body, offset);
    const object = parser.nextObject();
    this.#parsing.spend(parser.tokens.pos - offset);
    return object;
  }
}
