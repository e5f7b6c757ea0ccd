import type { PreflightPage } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage, type Drawing, dropCanvas } from './draw-page.ts';
import { pageSpace, sizeOnScreen } from './page-space.ts';
import { thumbnailZoom } from './thumbnail-row.ts';

/** Kept for scrolling back. */
const mostKept = 60;

/** While the row runs past nothing new is begun. */
const restMs = 60;

/** Draws small pages one at a time, those last asked for; what has scrolled past is dropped. */
export class ThumbnailPainter {
  readonly #pdf: PDFDocumentProxy;
  readonly #pages: readonly PreflightPage[];
  /** The one asked for longest ago comes first. */
  readonly #kept = new Map<number, HTMLCanvasElement | null>();
  readonly #listeners = new Set<() => void>();
  #wanted: readonly number[] = [];
  #current: { number: number; drawing?: Drawing } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isHeld = true;
  #isClosed = true;

  constructor(pdf: PDFDocumentProxy, pages: readonly PreflightPage[]) {
    this.#pdf = pdf;
    this.#pages = pages;
  }

  /** Null where there is none yet, or none can be drawn. */
  thumbnail(number: number): HTMLCanvasElement | null {
    return this.#kept.get(number) ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** These and no others, in this order. */
  want(numbers: readonly number[]): void {
    this.#wanted = numbers;
    if (this.#current && !numbers.includes(this.#current.number)) this.#current.drawing?.cancel();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#next(), restMs);
  }

  /** The large page goes first. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#next();
  }

  open(): void {
    this.#isClosed = false;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#rest);
    this.#isClosed = true;
    this.#wanted = [];
    this.#current?.drawing?.cancel();
    for (const canvas of this.#kept.values()) if (canvas) dropCanvas(canvas);
    this.#kept.clear();
  }

  #next(): void {
    if (this.#isHeld || this.#current || this.#isClosed) return;
    const number = this.#wanted.find((wanted) => !this.#kept.has(wanted));
    if (number === undefined) return;
    this.#current = { number };
    void this.#draw(number).then((canvas) => {
      this.#current = null;
      if (this.#isClosed) return canvas && dropCanvas(canvas);
      if (canvas !== undefined) this.#keep(number, canvas);
      this.#next();
    });
  }

  /** Undefined when it was cancelled, null when it cannot be drawn. */
  async #draw(number: number): Promise<HTMLCanvasElement | null | undefined> {
    const summary = this.#pages[number - 1];
    if (!summary) return null;
    try {
      const page = await this.#pdf.getPage(number);
      if (!this.#wanted.includes(number)) return undefined;
      const space = pageSpace(summary, thumbnailZoom(summary));
      const region = { x: 0, y: 0, ...sizeOnScreen(space) };
      const drawing = drawPage(page, space, region, Math.min(2, window.devicePixelRatio));
      if (this.#current) this.#current.drawing = drawing;
      const canvas = await drawing.done;
      // Fails where the large page is being drawn, which is as well.
      page.cleanup();
      return canvas ?? undefined;
    } catch {
      return null;
    }
  }

  #keep(number: number, canvas: HTMLCanvasElement | null): void {
    this.#kept.set(number, canvas);
    for (const [old, dropped] of this.#kept) {
      if (this.#kept.size <= mostKept) break;
      if (this.#wanted.includes(old)) continue;
      this.#kept.delete(old);
      if (dropped) dropCanvas(dropped);
    }
    for (const listener of this.#listeners) listener();
  }
}
