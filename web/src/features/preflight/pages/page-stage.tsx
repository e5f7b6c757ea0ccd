import type { PreflightPage } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useRef } from 'react';
import { InkBar } from '../ink/ink-bar.tsx';
import { type InkSource, useInkView } from '../ink/use-ink-view.ts';
import { OverlayToolbar, useOverlayToggles } from './overlay-toolbar.tsx';
import { MAX_SUMMARY_LINES } from './page-navigator.tsx';
import { PagePasteboard, type PageState } from './page-pasteboard.tsx';
import { pageSpace, sizeOnScreen } from './page-space.ts';
import { nextZoom, usePageZoom, zoomRange } from './page-zoom.ts';
import type { FindingSelection, PlacedFinding } from './placed-finding.ts';
import { useElementSize } from './use-scroll-area.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PageStageProps extends FindingSelection {
  pdf: PDFDocumentProxy | null;
  page: PreflightPage;
  pageCount: number;
  state: PageState;
  onState: (state: PageState) => void;
  findings: readonly PlacedFinding[];
  /** Null for a Quick Scan. */
  inkSource: InkSource | null;
}

const unmeasured = { width: 1, height: 1 };

/** The scrolling pasteboard with its toolbars. */
export function PageStage({ page, pageCount, inkSource, ...rest }: PageStageProps) {
  const viewport = useRef<HTMLElement>(null);
  const size = useElementSize(viewport);
  const isNarrow = size !== null && size.width < 500;
  // Room for the crop marks.
  const margin = isNarrow ? 22 : 40;
  const pageZoom = usePageZoom(viewport, size ?? unmeasured, page, margin);
  const ink = useInkView(inkSource, page.number);
  const [shown, toggle] = useOverlayToggles(ink.mode !== 'page');
  const { zoom, fit, isFitted, zoomBy, fitPage } = pageZoom;
  const paper = sizeOnScreen(pageSpace(page, 1));
  const zoomButtons = (
    <ZoomButtons
      zoom={zoom}
      isFitted={isFitted}
      canShrink={zoom > Math.min(zoomRange.min, fit) + 0.001}
      canGrow={zoom < zoomRange.max - 0.001}
      onStep={(direction) => zoomBy(nextZoom(zoom, direction, fit) / zoom)}
      onFit={fitPage}
    />
  );
  // The navigator below shows the page number of longer files.
  const pageNumber = pageCount <= MAX_SUMMARY_LINES && (
    <span className="type-data whitespace-nowrap text-ink-2">{`Page ${page.number} of ${pageCount}`}</span>
  );

  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-rule bg-sheet px-4 py-1.5">
        <OverlayToolbar shown={shown} onToggle={toggle} />
        <div className="hidden items-center gap-3 @lg:flex">
          <span className="hidden @2xl:inline">{pageNumber}</span>
          {zoomButtons}
        </div>
      </div>
      {inkSource && <InkBar source={inkSource} view={ink} />}
      <section
        ref={viewport}
        aria-label={`Page ${page.number} of ${pageCount}`}
        // A scrollable area must be reachable by keyboard.
        tabIndex={isFitted ? undefined : 0}
        // The height follows the page in one column; beside the list it fills the pane.
        style={{ '--page-shape': paper.width / paper.height } as CSSProperties}
        className="relative aspect-(--page-shape) max-h-[70dvh] min-h-60 touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-board lg:aspect-auto lg:max-h-none lg:flex-1 print:aspect-auto print:max-h-none print:min-h-0"
      >
        {size && (
          <PagePasteboard
            {...rest}
            viewport={viewport}
            size={size}
            page={page}
            pageZoom={pageZoom}
            shown={shown}
            ink={ink.overlay}
            markLength={isNarrow ? 12 : 24}
          />
        )}
      </section>
      <div className="flex items-center justify-between border-t border-rule bg-sheet py-1 pr-2 pl-4 @lg:hidden">
        {pageNumber}
        <div className="ml-auto">{zoomButtons}</div>
      </div>
    </>
  );
}
