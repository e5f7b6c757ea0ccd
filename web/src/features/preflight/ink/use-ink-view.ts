import { useMemo, useState, useEffect } from 'react';
import type { ProfileLimits } from '@printpartner/contracts/types';
import type { Point } from '../pages/page-space.ts';
import { type InkPage, platesOf, switchedOff, readInkPage } from './ink-page.ts';
import { cellAt, type InkReading, readingOf } from './ink-reading.ts';
import { apiBytes } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';

const INKS_NOT_LOADED = 'The inks of this page couldn’t be loaded.';

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

/** @throws ApiError for every non-2xx status */
export async function fetchInkPage(sessionId: string, page: number, signal: AbortSignal): Promise<InkPage> {
  const params = { sessionId, page };
  return readInkPage(await apiBytes('GET /api/preflight/:sessionId/ink/:page', { params, signal }));
}

type LoadedInk =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'loaded'; page: InkPage }
  | { state: 'failed'; message: string; retry: () => void };

type Settled = Exclude<LoadedInk, { state: 'failed' }> | { state: 'failed'; message: string };

/** The inks of one page. Only the current page is held; leaving it cancels the request. */
function useInkPage(sessionId: string | undefined, number: number, isEnabled: boolean): LoadedInk {
  const [attempt, setAttempt] = useState(0);
  const key = isEnabled && sessionId ? `${sessionId} ${number} ${attempt}` : null;
  const [settled, setSettled] = useState<{ key: string; ink: Settled }>();

  useEffect(() => {
    if (key === null || !sessionId) return undefined;
    const aborter = new AbortController();
    fetchInkPage(sessionId, number, aborter.signal).then(
      (page) => setSettled({ key, ink: { state: 'loaded', page } }),
      (error: unknown) => {
        const message = failureText(error, INKS_NOT_LOADED, INKS_NOT_LOADED);
        if (!aborter.signal.aborted) setSettled({ key, ink: { state: 'failed', message } });
      },
    );
    return () => aborter.abort();
  }, [key, sessionId, number]);

  if (key === null) return { state: 'idle' };
  if (settled?.key !== key) return { state: 'loading' };
  const { ink } = settled;
  return ink.state === 'failed' ? { ...ink, retry: () => setAttempt(attempt + 1) } : ink;
}
