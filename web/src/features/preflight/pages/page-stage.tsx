import type { PreflightPage } from '@printpartner/contracts/types';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useRef } from 'react';
import { InkBar } from '../ink/ink-bar.tsx';
import type { InkSource } from '../ink/ink-view.ts';
import { useInkView } from '../ink/use-ink-view.ts';
import { OverlayToolbar } from './overlay-toolbar.tsx';
import { useOverlayToggles } from './overlay-toggles.ts';
import { PageDesk, type PageState } from './page-desk.tsx';
import { mostLines } from './page-lines.tsx';
import { pageSpace, sizeOnScreen } from './page-space.ts';
import type { PageViewProps, PlacedFinding } from './page-view.ts';
import { nextZoom, zoomRange } from './page-zoom.ts';
import { useDeskSize } from './use-desk-size.ts';
import { usePageZoom } from './use-page-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PageStageProps extends Pick<PageViewProps, 'selected' | 'hovered' | 'onSelect' | 'onHover'> {
  pdf: PDFDocumentProxy | null;
  page: PreflightPage;
  pageCount: number;
  state: PageState;
  onState: (state: PageState) => void;
  findings: readonly PlacedFinding[];
  /** Of a full check. */
  inkSource: InkSource | null;
}

const unmeasured = { width: 1, height: 1 };

/** The desk with its tools: what is shown, and how large. */
export function PageStage({ page, pageCount, inkSource, ...rest }: PageStageProps) {
  const desk = useRef<HTMLElement>(null);
  const size = useDeskSize(desk);
  const isNarrow = size !== null && size.width < 500;
  // Around the page there is room for its crop marks.
  const margin = isNarrow ? 22 : 40;
  const pageZoom = usePageZoom(desk, size ?? unmeasured, page, margin);
  const ink = useInkView(inkSource, page.number);
  const [shown, toggle] = useOverlayToggles(ink.look !== 'page');
  const { zoom, fit, isFitted, zoomBy, fitPage } = pageZoom;
  const paper = sizeOnScreen(pageSpace(page, 1));
  const zoomButtons = (
    <ZoomButtons
      zoom={zoom}
      isFitted={isFitted}
      canShrink={zoom > Math.min(zoomRange.least, fit) + 0.001}
      canGrow={zoom < zoomRange.most - 0.001}
      onStep={(direction) => zoomBy(nextZoom(zoom, direction, fit) / zoom)}
      onFit={fitPage}
    />
  );
  // Of more pages the field below says it.
  const place = pageCount <= mostLines && (
    <span className="type-data whitespace-nowrap text-ink-2">{`Page ${page.number} of ${pageCount}`}</span>
  );

  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-rule bg-sheet px-4 py-1.5">
        <OverlayToolbar shown={shown} onToggle={toggle} />
        <div className="hidden items-center gap-3 @lg:flex">
          <span className="hidden @2xl:inline">{place}</span>
          {zoomButtons}
        </div>
      </div>
      {inkSource && <InkBar source={inkSource} view={ink} />}
      <section
        ref={desk}
        aria-label={`Page ${page.number} of ${pageCount}`}
        // What can be scrolled can be scrolled by keyboard.
        tabIndex={isFitted ? undefined : 0}
        // In one column the desk is as high as its page wants; beside the list it takes what there is.
        style={{ '--page-shape': paper.width / paper.height } as CSSProperties}
        className="relative aspect-(--page-shape) max-h-[70dvh] min-h-60 touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-board lg:aspect-auto lg:max-h-none lg:flex-1"
      >
        {size && (
          <PageDesk
            {...rest}
            desk={desk}
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
        {place}
        <div className="ml-auto">{zoomButtons}</div>
      </div>
    </>
  );
}
