import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { InkPlanes } from '@printpartner/preflight-engine';
import { encodeInkPage } from './encode-ink-page.ts';

/** Where the inks of one page lie in the file. Bytes. */
export interface InkPagePlace {
  page: number;
  from: number;
  length: number;
}

/** Pages of one file whose inks are kept, and bytes of them all; a full-bleed picture in CMYK takes some 200 KB. */
const MOST_PAGES = 500;
const MOST_BYTES = 67_108_864;
/** Quick; the best would take a tenth off, and three times as long. */
const LEVEL = 1;
const zip = promisify(gzip);

/** Writes pages' inks one after the other into a file of their own, each compressed by itself. */
export class InkFile {
  readonly #file: FileHandle;
  readonly #places: InkPagePlace[] = [];
  #size = 0;
  /** The page before, which is compressed while the next is painted; never more than one. */
  #last: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Empties what an attempt before may have left. */
  static async open(path: string): Promise<InkFile> {
    return new InkFile(await open(path, 'w', 0o600));
  }

  /** Pages beyond what is kept are left out. @throws the system's error of the page before */
  async add(page: number, planes: InkPlanes): Promise<void> {
    await this.#last;
    if (this.#places.length >= MOST_PAGES || this.#size >= MOST_BYTES) return;
    this.#last = this.#write(page, encodeInkPage(planes));
    // Told by whoever waits for it; until then it is nobody's.
    this.#last.catch(() => undefined);
  }

  /** @returns where each page lies. @throws the system's error */
  async finish(): Promise<InkPagePlace[]> {
    await this.#last;
    return this.#places;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#last.catch(() => undefined);
    await this.#file.close();
  }

  async #write(page: number, body: Buffer): Promise<void> {
    const bytes = await zip(body, { level: LEVEL });
    if (this.#size + bytes.length > MOST_BYTES) return;
    await this.#file.writeFile(bytes);
    this.#places.push({ page, from: this.#size, length: bytes.length });
    this.#size += bytes.length;
  }
}
