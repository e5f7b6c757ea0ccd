import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Random access to a file's bytes, so that memory doesn't grow with the file size. */
export interface ByteSource {
  readonly size: number;
  /** At most `length` bytes from `offset`, fewer at the end. Callers must not modify them. */
  read(offset: number, length: number): Uint8Array;
  close(): void;
}

const PAGE = 8_192;
const PAGES_KEPT = 512;

/** A file on disk, cached as the 512 most recent pages of 8 KiB. Small pages leave little garbage in files with many images. @throws the system's error if it can't be opened */
export class FileSource implements ByteSource {
  readonly size: number;
  readonly #fd: number;
  readonly #pages = new Map<number, Uint8Array>();

  constructor(path: string) {
    this.#fd = openSync(path, 'r');
    this.size = fstatSync(this.#fd).size;
  }

  read(offset: number, length: number): Uint8Array {
    const from = Math.max(0, Math.min(offset, this.size));
    const count = Math.max(0, Math.min(length, this.size - from));
    if (count > PAGE) return this.#readDirectly(from, count);
    const first = this.#page(Math.floor(from / PAGE));
    const at = from % PAGE;
    if (at + count <= first.length) return first.subarray(at, at + count);
    const joined = new Uint8Array(count);
    const head = first.subarray(at);
    joined.set(head);
    joined.set(this.#page(Math.floor(from / PAGE) + 1).subarray(0, count - head.length), head.length);
    return joined;
  }

  close(): void {
    this.#pages.clear();
    closeSync(this.#fd);
  }

  #page(index: number): Uint8Array {
    const known = this.#pages.get(index);
    if (known) {
      // Moves the page to the end, as most recently used.
      this.#pages.delete(index);
      this.#pages.set(index, known);
      return known;
    }
    const page = this.#readDirectly(index * PAGE, PAGE);
    this.#pages.set(index, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > PAGES_KEPT && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }

  #readDirectly(offset: number, length: number): Uint8Array {
    const buffer = new Uint8Array(Math.min(length, this.size - offset));
    let filled = 0;
    while (filled < buffer.length) {
      const count = readSync(this.#fd, buffer, filled, buffer.length - filled, offset + filled);
      if (count === 0) return buffer.subarray(0, filled);
      filled += count;
    }
    return buffer;
  }
}

/** Bytes in memory. */
export class BufferSource implements ByteSource {
  readonly size: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.size = bytes.length;
  }

  read(offset: number, length: number): Uint8Array {
    const from = Math.max(0, offset);
    return this.#bytes.subarray(from, Math.max(from, from + length));
  }

  close(): void {
    // Nothing to close.
  }
}
