import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { InkPageHeader } from '@printpartner/contracts';
import type { InkPlanes } from '@printpartner/preflight-engine';
import type { InkPageLocation } from '../sessions/preflight-session.entity.ts';
import { storable } from './present-result.ts';

export interface WrittenInks {
  pages: InkPageLocation[];
  /** Why there are none, such as a full disk. The check's result doesn't depend on them. */
  error: string | null;
}

export interface InkFileLimits {
  pages: number;
  /** Size of all pages together, compressed. */
  bytes: number;
}

/** A full-bleed CMYK image takes about 200 KB per page. */
const defaultLimits: InkFileLimits = { pages: 500, bytes: 67_108_864 };
/** The best level saves 10% more and takes three times as long. */
const GZIP_LEVEL = 1;
const compress = promisify(gzip);

/** Writes the pages' ink data to one file, each page compressed separately. */
export class InkFile {
  readonly #path: string;
  readonly #limits: InkFileLimits;
  readonly #pages: InkPageLocation[] = [];
  #file: FileHandle | undefined;
  #size = 0;
  #error: string | null = null;
  /** The previous page, compressed while the engine renders the next; at most one, to bound memory. */
  #pending: Promise<void> = Promise.resolve();

  /** The file is created, or overwritten, by the first page. */
  constructor(path: string, limits = defaultLimits) {
    this.#path = path;
    this.#limits = limits;
  }

  /** Ignores pages beyond the limits, and all pages after a failed write. */
  async add(page: number, planes: InkPlanes): Promise<void> {
    await this.#pending;
    if (this.#error !== null) return;
    if (this.#pages.length >= this.#limits.pages || this.#size >= this.#limits.bytes) return;
    this.#pending = this.#write(page, encodeInkPage(planes)).catch((error: unknown) => {
      this.#error = String(error);
    });
  }

  async finish(): Promise<WrittenInks> {
    await this.#pending;
    return { pages: this.#error === null ? this.#pages : [], error: this.#error };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pending;
    await this.#file?.close();
  }

  async #write(page: number, body: Buffer): Promise<void> {
    const bytes = await compress(body, { level: GZIP_LEVEL });
    if (this.#size + bytes.length > this.#limits.bytes) return;
    this.#file ??= await open(this.#path, 'w', 0o600);
    await this.#file.writeFile(bytes);
    this.#pages.push({ page, from: this.#size, length: bytes.length });
    this.#size += bytes.length;
  }
}

/** One per spot color. */
function looksOf(planes: InkPlanes['art']): NonNullable<InkPageHeader['looks']> {
  const looks = new Map(planes.flatMap(({ ink, look }) => (look ? [[ink, look] as const] : [])));
  return [...looks].map(([ink, [red, green, blue]]) => ({ ink, rgb: [red, green, blue] }));
}

/** Encodes a page as documented at `inkPageHeader` in the contracts. */
function encodeInkPage({ box, width, height, cellPt, ...page }: InkPlanes): Buffer {
  const { art, type, knockouts, doubts, reasons, estimatedFor, uncertain } = page;
  // The result's ink names go through `storable`, too: the browser compares them.
  const header = storable<InkPageHeader>({
    box,
    width,
    height,
    cellPt,
    art: art.map(({ ink }) => ink),
    type: type.map(({ ink }) => ink),
    knockouts: knockouts.map(({ ink }) => ink),
    looks: looksOf([...art, ...type]),
    reasons: [...reasons],
    ...(estimatedFor !== null && { estimatedFor }),
    uncertain: [...uncertain],
  });
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...art.map(({ cells }) => cells),
    ...type.map(({ cells }) => cells),
    ...knockouts.map(({ cells }) => cells),
    doubts,
  ]);
}
