import { useMemo, useState } from 'react';
import type { Point } from '../pages/page-space.ts';
import { platesOf, switchedOff } from './ink-page.ts';
import { cellAt, type InkReading, readingOf } from './ink-reading.ts';
import type { InkOverlay, InkSource, PageLook } from './ink-view.ts';
import { type LoadedInk, useInkPage } from './use-ink-page.ts';

export interface InkView {
  look: PageLook;
  setLook: (look: PageLook) => void;
  loaded: LoadedInk;
  /** What is drawn over the page; null for the page alone. */
  overlay: InkOverlay | null;
  /** At the pointer, else where the crosshair stands. */
  reading: InkReading | null;
  plates: readonly string[];
  on: ReadonlySet<string>;
  setOn: (plates: ReadonlySet<string>) => void;
}

/** How a page of a full check is looked at; of another check always as it is. */
export function useInkView(source: InkSource | null, number: number): InkView {
  const [look, setLook] = useState<PageLook>('page');
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<{ number: number; point: Point } | null>(null);
  const [pointed, setPointed] = useState<Point | null>(null);
  const loaded = useInkPage(source?.sessionId, number, look !== 'page');
  const page = loaded.state === 'loaded' ? loaded.page : null;
  const plates = useMemo(() => (page ? platesOf(page) : []), [page]);
  const on = useMemo(() => new Set(plates.filter((ink) => !off.has(ink))), [plates, off]);
  const hold = held?.number === number ? held.point : null;

  const at = pointed ?? hold;
  const cell = page && at ? cellAt(page, at) : undefined;
  return {
    look,
    setLook,
    loaded,
    overlay:
      page && source && look !== 'page'
        ? {
            page,
            look,
            limits: source.limits,
            plates: on,
            held: hold,
            onHold: (point) => setHeld({ number, point }),
            onPoint: setPointed,
          }
        : null,
    reading: page && cell !== undefined ? readingOf(page, cell) : null,
    plates,
    on,
    setOn: (next) => setOff((before) => switchedOff(before, plates, next)),
  };
}
