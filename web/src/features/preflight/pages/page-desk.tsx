import type { PreflightPage } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { RefObject } from 'react';
import { InkLayer } from '../ink/ink-layer.tsx';
import type { InkOverlay, PageLook } from '../ink/ink-view.ts';
import { DeskNote } from './desk-note.tsx';
import { FindingBoxes } from './finding-boxes.tsx';
import { placeMarkers } from './marker-places.ts';
import type { ShownOverlays } from './overlay-toggles.ts';
import { PageCanvas } from './page-canvas.tsx';
import { PageMarkers } from './page-markers.tsx';
import type { PlacedFinding } from './page-view.ts';
import { PressLines } from './press-lines.tsx';
import { drawnFindings } from './drawn-findings.ts';
import { moved, overlap } from './rect.ts';
import type { DeskSize } from './use-desk-size.ts';
import type { PageZoom } from './use-page-zoom.ts';
import { useReveal } from './use-reveal.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

/** What is seen of the page itself. */
const pageUnder: Record<PageLook, string> = {
  page: '',
  coverage: 'opacity-25 grayscale',
  separations: 'invisible',
};

export type PageState = 'drawing' | 'drawn' | 'failed';

interface PageDeskProps {
  desk: RefObject<HTMLElement | null>;
  size: DeskSize;
  pdf: PDFDocumentProxy | null;
  page: PreflightPage;
  pageZoom: PageZoom;
  state: PageState;
  onState: (state: PageState) => void;
  /** Of this page, in the order of the list. */
  findings: readonly PlacedFinding[];
  shown: ShownOverlays;
  /** Drawn over the page or in its place; null for the page alone. */
  ink: InkOverlay | null;
  markLength: number;
  selected: PlacedFinding | null;
  hovered: PlacedFinding | null;
  onSelect: (finding: PlacedFinding) => void;
  onHover: (finding: PlacedFinding | null) => void;
}

/** The page on its desk with all that is drawn over it. */
export function PageDesk({
  desk,
  size,
  pdf,
  page,
  pageZoom,
  state,
  onState,
  findings,
  ink,
  ...rest
}: PageDeskProps) {
  const { shown, markLength, ...choice } = rest;
  const { space, layout, zoomBy } = pageZoom;
  const scrolled = useScrollPlace(desk);
  useZoomGestures(desk, zoomBy);
  useReveal(desk, size, pageZoom, page.number, choice.selected);

  const seen = { ...scrolled, ...size };
  const onPage = overlap(moved(seen, { x: -layout.page.x, y: -layout.page.y }), {
    x: 0,
    y: 0,
    width: layout.page.width,
    height: layout.page.height,
  });
  const drawn = shown.findings ? drawnFindings(findings, page, space, layout.page) : [];
  const { x, y, width, height } = layout.page;

  return (
    <div className="relative" style={layout.stage}>
      <div className="absolute bg-white" style={{ left: x, top: y, width, height }}>
        {pdf && (
          <div className={`absolute inset-0 ${pageUnder[ink?.look ?? 'page']}`}>
            <PageCanvas
              key={page.number}
              pdf={pdf}
              number={page.number}
              space={space}
              seen={onPage}
              onSettled={onState}
            />
          </div>
        )}
        {ink && <InkLayer desk={desk} space={space} number={page.number} ink={ink} />}
      </div>
      <svg
        aria-hidden
        className="pointer-events-none absolute top-0 left-0 overflow-visible"
        width={layout.stage.width}
        height={layout.stage.height}
      >
        {state === 'failed' && <rect {...layout.page} fill="none" className="stroke-edge" strokeWidth="1" />}
        <g transform={`translate(${x} ${y})`}>
          <PressLines page={page} space={space} paper={layout.page} shown={shown} markLength={markLength} />
        </g>
        <FindingBoxes drawn={drawn} {...choice} />
      </svg>
      <PageMarkers markers={placeMarkers(drawn, seen)} {...choice} />
      {state !== 'drawn' && <DeskNote size={size} scrolled={scrolled} state={state} />}
    </div>
  );
}
