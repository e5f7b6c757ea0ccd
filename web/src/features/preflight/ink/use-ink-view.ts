import { useMemo, useState } from 'react';
import type { ProfileLimits } from '@printpartner/contracts/types';
import type { Point } from '../pages/page-space.ts';
import { type InkPage, platesOf, switchedOff } from './ink-page.ts';
import { cellAt, type InkReading, readingOf } from './ink-reading.ts';
import { type LoadedInk, useInkPage } from './use-ink-page.ts';

/** The page as it looks, its total ink coverage, or its separations. */
export const inkViewModes = ['page', 'coverage', 'separations'] as const;
export type InkViewMode = (typeof inkViewModes)[number];

/** Where the inks of a Full Scan come from. */
export interface InkSource {
  sessionId: string;
  limits: ProfileLimits['ink'];
}

/** A page's inks, drawn over it. */
export interface InkOverlay {
  page: InkPage;
  mode: Exclude<InkViewMode, 'page'>;
  limits: ProfileLimits['ink'];
  /** Names of the plates that are switched on. */
  plates: ReadonlySet<string>;
  /** Position of the crosshair on the page; null before it is placed. */
  crosshair: Point | null;
  onMoveCrosshair: (point: Point) => void;
  /** Called with null when the pointer leaves the page. */
  onPointerMove: (point: Point | null) => void;
}

export interface InkView {
  mode: InkViewMode;
  setMode: (mode: InkViewMode) => void;
  loaded: LoadedInk;
  /** Null shows the page without its inks. */
  overlay: InkOverlay | null;
  /** The inks at the pointer, or at the crosshair. */
  reading: InkReading | null;
  plates: readonly string[];
  on: ReadonlySet<string>;
  setOn: (plates: ReadonlySet<string>) => void;
}

/** Which inks of a page are shown and read. Without a source (Quick Scan) always the plain page. */
export function useInkView(source: InkSource | null, number: number): InkView {
  const [mode, setMode] = useState<InkViewMode>('page');
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [placed, setPlaced] = useState<{ number: number; point: Point } | null>(null);
  const [pointer, setPointer] = useState<Point | null>(null);
  const loaded = useInkPage(source?.sessionId, number, mode !== 'page');
  const page = loaded.state === 'loaded' ? loaded.page : null;
  const plates = useMemo(() => (page ? platesOf(page) : []), [page]);
  const on = useMemo(() => new Set(plates.filter((ink) => !off.has(ink))), [plates, off]);
  const crosshair = placed?.number === number ? placed.point : null;

  const at = pointer ?? crosshair;
  const cell = page && at ? cellAt(page, at) : undefined;
  return {
    mode,
    setMode,
    loaded,
    overlay:
      page && source && mode !== 'page'
        ? {
            page,
            mode,
            limits: source.limits,
            plates: on,
            crosshair,
            onMoveCrosshair: (point) => setPlaced({ number, point }),
            onPointerMove: setPointer,
          }
        : null,
    reading: page && cell !== undefined ? readingOf(page, cell) : null,
    plates,
    on,
    setOn: (next) => setOff((before) => switchedOff(before, plates, next)),
  };
}
