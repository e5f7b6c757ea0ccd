import type { PreflightPage } from '@printpartner/contracts/types';
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { pageSpace, type Size, sizeOnScreen } from './page-space.ts';
import { type PageVerdict, pageVerdictText } from './page-verdict.ts';
import type { ThumbnailPainter } from './thumbnail-painter.ts';
import {
  scrollToSlot,
  THUMBNAIL_HEIGHT,
  thumbnailRow,
  thumbnailZoom,
  visibleSlots,
} from './thumbnail-row.ts';
import { useElementSize, useScrollPosition } from './use-scroll-area.ts';

interface ThumbnailStripProps {
  pages: readonly PreflightPage[];
  verdicts: ReadonlyMap<number, PageVerdict>;
  painter: ThumbnailPainter | null;
  selected: number;
  onSelect: (number: number) => void;
}

/** Pixels; less than the width of the slots rendered ahead. */
const SCROLL_STEP = 60;

/** All pages of the file; only the visible ones and a few around them are rendered. */
export function ThumbnailStrip({ pages, verdicts, painter, selected, onSelect }: ThumbnailStripProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useElementSize(scroller)?.width ?? 0;
  const scrolled = useScrollPosition(scroller, SCROLL_STEP).x;
  const row = useMemo(() => thumbnailRow(pages), [pages]);
  const { first, end } = visibleSlots(row.slots, scrolled, width + SCROLL_STEP);

  useEffect(() => {
    const numbers = pages.slice(first, end).map(({ number }) => number);
    const middle = (first + end) / 2;
    painter?.request(numbers.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)));
  }, [painter, pages, first, end]);

  useLayoutEffect(() => {
    const slot = row.slots[selected - 1];
    if (!slot || !scroller.current || width === 0) return;
    scroller.current.scrollLeft = scrollToSlot(slot, scroller.current.scrollLeft, width);
  }, [row, selected, width]);

  // Arrow keys move the focus along with the selection.
  const hasMoved = useRef(false);
  const focusIfMoved = (thumbnail: HTMLButtonElement | null) => {
    if (!hasMoved.current || !thumbnail) return;
    hasMoved.current = false;
    thumbnail.focus({ preventScroll: true });
  };
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, selected, pages.length);
    if (target === undefined) return;
    event.preventDefault();
    hasMoved.current = target !== selected;
    onSelect(target);
  };

  // The selected page is always rendered, because it is the tab stop.
  const rendered = pages.filter(
    ({ number }, index) => (index >= first && index < end) || number === selected,
  );
  return (
    <div ref={scroller} className="max-w-full min-w-0 overflow-x-auto overscroll-x-contain p-1.5">
      <ol aria-label="Pages" className="relative" style={{ width: row.width, height: THUMBNAIL_HEIGHT }}>
        {rendered.map((page) => {
          const { number } = page;
          const slot = row.slots[number - 1];
          return (
            slot && (
              <li
                key={number}
                aria-posinset={number}
                aria-setsize={pages.length}
                className="absolute inset-y-0 grid place-items-center"
                style={{ left: slot.x, width: slot.width }}
              >
                <Thumbnail
                  ref={number === selected ? focusIfMoved : undefined}
                  number={number}
                  verdict={verdicts.get(number)}
                  isSelected={number === selected}
                  painter={painter}
                  size={sizeOnScreen(pageSpace(page, thumbnailZoom(page)))}
                  onSelect={() => onSelect(number)}
                  onKeyDown={move}
                />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

function targetOf(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(1, selected - 1);
  if (key === 'ArrowRight') return Math.min(count, selected + 1);
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  return undefined;
}

interface ThumbnailProps {
  ref: Ref<HTMLButtonElement> | undefined;
  number: number;
  verdict: PageVerdict | undefined;
  isSelected: boolean;
  painter: ThumbnailPainter | null;
  size: Size;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const subscribeToNothing = () => () => undefined;

function Thumbnail(props: ThumbnailProps) {
  const { ref, number, painter, verdict, isSelected, size, onSelect, onKeyDown } = props;
  const canvas = useSyncExternalStore(
    painter?.subscribe ?? subscribeToNothing,
    () => painter?.thumbnail(number) ?? null,
  );
  const attach = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...(canvas ? [canvas] : [])),
    [canvas],
  );
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Page ${number}: ${pageVerdictText(verdict)}`}
      aria-current={isSelected ? 'page' : undefined}
      // A single tab stop; the arrow keys move between pages.
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      className={`relative block bg-white outline-solid focus-visible:outline-3 ${isSelected ? 'outline-2 outline-offset-2 outline-cyan' : 'outline-1 outline-offset-0 outline-edge/60 hover:outline-edge'}`}
      style={size}
    >
      <span ref={attach} className="absolute inset-0 *:block *:size-full" />
      <VerdictIcons verdict={verdict} />
    </button>
  );
}

function VerdictIcons({ verdict }: { verdict: PageVerdict | undefined }) {
  if (!verdict || verdict.fail + verdict.warning === 0) return null;
  return (
    <span className="absolute -top-1 -right-1 flex gap-0.5 rounded-mark bg-sheet p-0.5">
      {verdict.fail > 0 && <VerdictIcon verdict="fail" size={13} />}
      {verdict.warning > 0 && <VerdictIcon verdict="warning" size={13} />}
    </span>
  );
}
