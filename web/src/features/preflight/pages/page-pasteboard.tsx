import type { RefObject } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PreflightPage } from '@printpartner/contracts/types';
import { Spinner } from '../../../ui/spinner.tsx';
import { VerdictNote } from '../../../ui/verdict.tsx';
import { InkLayer } from '../ink/ink-layer.tsx';
import type { InkOverlay, InkViewMode } from '../ink/use-ink-view.ts';
import { boxFindings, FindingBoxes } from './finding-boxes.tsx';
import { placeMarkers } from './marker-positions.ts';
import type { ShownOverlays } from './overlay-toolbar.tsx';
import { PageCanvas } from './page-canvas.tsx';
import { PageMarkers } from './page-markers.tsx';
import type { PageZoom } from './page-zoom.ts';
import type { FindingSelection, PlacedFinding } from './placed-finding.ts';
import { PressLines } from './press-lines.tsx';
import { moved, overlap, type Point, type Size } from './page-space.ts';
import { useReveal } from './use-reveal.ts';
import { useScrollPosition } from './use-scroll-area.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

/** How the page shows under its inks. */
const pageClasses: Record<InkViewMode, string> = {
  page: '',
  coverage: 'opacity-25 grayscale',
  separations: 'invisible',
};

export type PageState = 'drawing' | 'drawn' | 'failed';

interface PagePasteboardProps extends FindingSelection {
  /** The scrolling element around the pasteboard. */
  viewport: RefObject<HTMLElement | null>;
  size: Size;
  pdf: PDFDocumentProxy | null;
  page: PreflightPage;
  pageZoom: PageZoom;
  state: PageState;
  onState: (state: PageState) => void;
  /** Findings of this page, in list order. */
  findings: readonly PlacedFinding[];
  shown: ShownOverlays;
  /** Null shows the page without its inks. */
  ink: InkOverlay | null;
  markLength: number;
}

/** The page on its pasteboard with everything drawn over it. */
export function PagePasteboard({
  viewport,
  size,
  pdf,
  page,
  pageZoom,
  state,
  onState,
  findings,
  ink,
  ...rest
}: PagePasteboardProps) {
  const { shown, markLength, ...selection } = rest;
  const { space, layout, zoomBy } = pageZoom;
  const scrolled = useScrollPosition(viewport);
  useZoomGestures(viewport, zoomBy);
  useReveal(viewport, size, pageZoom, page.number, selection.selected);

  const visible = { ...scrolled, ...size };
  const visibleOnPage = overlap(moved(visible, { x: -layout.page.x, y: -layout.page.y }), {
    x: 0,
    y: 0,
    width: layout.page.width,
    height: layout.page.height,
  });
  const boxed = shown.findings ? boxFindings(findings, page, space, layout.page) : [];
  const { x, y, width, height } = layout.page;

  return (
    <div className="relative" style={layout.pasteboard}>
      <div className="absolute bg-white" style={{ left: x, top: y, width, height }}>
        {pdf && (
          <div className={`absolute inset-0 ${pageClasses[ink?.mode ?? 'page']}`}>
            <PageCanvas
              key={page.number}
              pdf={pdf}
              number={page.number}
              space={space}
              visible={visibleOnPage}
              onSettled={onState}
            />
          </div>
        )}
        {ink && (
          <InkLayer
            key={`inks of ${page.number}`}
            viewport={viewport}
            pdf={pdf}
            visible={visibleOnPage}
            space={space}
            number={page.number}
            ink={ink}
          />
        )}
      </div>
      <svg
        aria-hidden
        className="pointer-events-none absolute top-0 left-0 overflow-visible"
        width={layout.pasteboard.width}
        height={layout.pasteboard.height}
      >
        {state === 'failed' && <rect {...layout.page} fill="none" className="stroke-edge" strokeWidth="1" />}
        <g transform={`translate(${x} ${y})`}>
          <PressLines page={page} space={space} paper={layout.page} shown={shown} markLength={markLength} />
        </g>
        <FindingBoxes boxed={boxed} {...selection} />
      </svg>
      <PageMarkers markers={placeMarkers(boxed, visible)} {...selection} />
      {state !== 'drawn' && <PageStateNote size={size} scrolled={scrolled} state={state} />}
    </div>
  );
}

interface PageStateNoteProps {
  size: Size;
  scrolled: Point;
  state: 'drawing' | 'failed';
}

/** Centered in the visible part of the pasteboard. */
function PageStateNote({ size, scrolled, state }: PageStateNoteProps) {
  return (
    <div
      className="pointer-events-none absolute grid place-items-center p-6"
      style={{ left: scrolled.x, top: scrolled.y, ...size }}
    >
      {state === 'drawing' ? (
        <div className="late rounded-control bg-sheet px-3.5 py-2">
          <Spinner>Drawing the page…</Spinner>
        </div>
      ) : (
        <div className="max-w-90">
          <VerdictNote verdict="manual">
            This page can’t be drawn here. Its outline and findings are shown.
          </VerdictNote>
        </div>
      )}
    </div>
  );
}
