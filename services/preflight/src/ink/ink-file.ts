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

/** What came of the inks of one file. */
export interface WrittenInks {
  places: InkPagePlace[];
  /** Why there are none, as when the disk is full: what was found in the file does not depend on them. */
  fault: string | null;
}

export interface InkFileLimits {
  pages: number;
  /** Of all pages, compressed. */
  bytes: number;
}

/** A full-bleed picture in CMYK takes some 200 KB a page. */
const usual: InkFileLimits = { pages: 500, bytes: 67_108_864 };
/** Quick; the best would take a tenth off, and three times as long. */
const LEVEL = 1;
const zip = promisify(gzip);

/** Writes pages' inks one after the other into a file of their own, each compressed by itself. */
export class InkFile {
  readonly #path: string;
  readonly #limits: InkFileLimits;
  readonly #places: InkPagePlace[] = [];
  #file: FileHandle | undefined;
  #size = 0;
  #fault: string | null = null;
  /** The page before, which is compressed while the next is painted; never more than one. */
  #last: Promise<void> = Promise.resolve();

  /** The file comes with the first page; what lay there goes. */
  constructor(path: string, limits = usual) {
    this.#path = path;
    this.#limits = limits;
  }

  /** Pages beyond what is kept are left out, as are all once one could not be written. */
  async add(page: number, planes: InkPlanes): Promise<void> {
    await this.#last;
    if (this.#fault !== null) return;
    if (this.#places.length >= this.#limits.pages || this.#size >= this.#limits.bytes) return;
    this.#last = this.#write(page, encodeInkPage(planes)).catch((error: unknown) => {
      this.#fault = String(error);
    });
  }

  /** Waits for the last page. */
  async finish(): Promise<WrittenInks> {
    await this.#last;
    return { places: this.#fault === null ? this.#places : [], fault: this.#fault };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#last;
    await this.#file?.close();
  }

  async #write(page: number, body: Buffer): Promise<void> {
    const bytes = await zip(body, { level: LEVEL });
    if (this.#size + bytes.length > this.#limits.bytes) return;
    this.#file ??= await open(this.#path, 'w', 0o600);
    await this.#file.writeFile(bytes);
    this.#places.push({ page, from: this.#size, length: bytes.length });
    this.#size += bytes.length;
  }
}
