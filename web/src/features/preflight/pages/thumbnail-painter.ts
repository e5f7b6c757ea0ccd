import type { PreflightPage } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo } from 'react';
import { drawPage, type Drawing, dropCanvas } from './pdf-js.ts';
import { pageSpace, sizeOnScreen } from './page-space.ts';
import { thumbnailZoom } from './thumbnail-row.ts';

/** Canvases kept for scrolling back. */
const MAX_CACHED = 60;

/** Nothing is drawn while the user scrolls past. */
const SCROLL_PAUSE_MS = 60;

/** Draws the requested thumbnails one at a time and caches them. */
export class ThumbnailPainter {
  readonly #pdf: PDFDocumentProxy;
  readonly #pages: readonly PreflightPage[];
  /** Thumbnails by page number, in the order they were drawn; null if a page can't be drawn. */
  readonly #cache = new Map<number, HTMLCanvasElement | null>();
  readonly #listeners = new Set<() => void>();
  #requested: readonly number[] = [];
  #current: { number: number; drawing?: Drawing } | null = null;
  #pauseTimer: ReturnType<typeof setTimeout> | undefined;
  #isPaused = true;
  #isClosed = true;

  constructor(pdf: PDFDocumentProxy, pages: readonly PreflightPage[]) {
    this.#pdf = pdf;
    this.#pages = pages;
  }

  /** Null if it isn't drawn yet, or can't be drawn. */
  thumbnail(number: number): HTMLCanvasElement | null {
    return this.#cache.get(number) ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces all earlier requests. */
  request(numbers: readonly number[]): void {
    this.#requested = numbers;
    if (this.#current && !numbers.includes(this.#current.number)) this.#current.drawing?.cancel();
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = setTimeout(() => this.#next(), SCROLL_PAUSE_MS);
  }

  /** Paused while the large page is being drawn. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#next();
  }

  open(): void {
    this.#isClosed = false;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#pauseTimer);
    this.#isClosed = true;
    this.#requested = [];
    this.#current?.drawing?.cancel();
    for (const canvas of this.#cache.values()) if (canvas) dropCanvas(canvas);
    this.#cache.clear();
  }

  #next(): void {
    if (this.#isPaused || this.#current || this.#isClosed) return;
    const number = this.#requested.find((requested) => !this.#cache.has(requested));
    if (number === undefined) return;
    this.#current = { number };
    void this.#draw(number).then((canvas) => {
      this.#current = null;
      if (this.#isClosed) return canvas && dropCanvas(canvas);
      if (canvas !== undefined) this.#store(number, canvas);
      this.#next();
    });
  }

  /** Undefined if it was canceled, null if it can't be drawn. */
  async #draw(number: number): Promise<HTMLCanvasElement | null | undefined> {
    const preflightPage = this.#pages[number - 1];
    if (!preflightPage) return null;
    try {
      const page = await this.#pdf.getPage(number);
      if (!this.#requested.includes(number)) return undefined;
      const space = pageSpace(preflightPage, thumbnailZoom(preflightPage));
      const region = { x: 0, y: 0, ...sizeOnScreen(space) };
      const drawing = drawPage(page, space, region, Math.min(2, window.devicePixelRatio));
      if (this.#current) this.#current.drawing = drawing;
      const canvas = await drawing.done;
      // Does nothing while the large page is being drawn.
      page.cleanup();
      return canvas ?? undefined;
    } catch {
      return null;
    }
  }

  #store(number: number, canvas: HTMLCanvasElement | null): void {
    this.#cache.set(number, canvas);
    for (const [old, dropped] of this.#cache) {
      if (this.#cache.size <= MAX_CACHED) break;
      if (this.#requested.includes(old)) continue;
      this.#cache.delete(old);
      if (dropped) dropCanvas(dropped);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** One painter per document. */
export function useThumbnailPainter(
  pdf: PDFDocumentProxy | null,
  pages: readonly PreflightPage[],
  isPaused: boolean,
): ThumbnailPainter | null {
  const painter = useMemo(() => pdf && new ThumbnailPainter(pdf, pages), [pdf, pages]);
  useEffect(() => {
    painter?.open();
    return () => painter?.close();
  }, [painter]);
  useEffect(() => painter?.setPaused(isPaused), [painter, isPaused]);
  return painter;
}
