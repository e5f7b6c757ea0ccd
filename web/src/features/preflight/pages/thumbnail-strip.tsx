import type { PreflightPage } from '@printpartner/contracts/types';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { pageSpace, sizeOnScreen } from './page-space.ts';
import type { PageVerdict } from './page-verdict.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { ThumbnailPainter } from './thumbnail-painter.ts';
import { scrollToSlot, thumbnailHeight, thumbnailRow, thumbnailZoom, visibleSlots } from './thumbnail-row.ts';
import { useDeskSize } from './use-desk-size.ts';
import { useScrollPlace } from './use-scroll-place.ts';

interface ThumbnailStripProps {
  pages: readonly PreflightPage[];
  verdicts: ReadonlyMap<number, PageVerdict>;
  painter: ThumbnailPainter | null;
  /** Page number. */
  selected: number;
  onSelect: (number: number) => void;
}

/** Pixels; less than the row is made ready ahead. */
const scrollStep = 60;

/** Every page of the file; only those in sight, and a few around them, are made. */
export function ThumbnailStrip({ pages, verdicts, painter, selected, onSelect }: ThumbnailStripProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useDeskSize(scroller)?.width ?? 0;
  const scrolled = useScrollPlace(scroller, scrollStep).x;
  const row = useMemo(() => thumbnailRow(pages), [pages]);
  const { first, end } = visibleSlots(row.slots, scrolled, width + scrollStep);

  useEffect(() => {
    const wanted = pages.slice(first, end).map(({ number }) => number);
    const middle = (first + end) / 2;
    painter?.want(wanted.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle)));
  }, [painter, pages, first, end]);

  useLayoutEffect(() => {
    const slot = row.slots[selected - 1];
    if (!slot || !scroller.current || width === 0) return;
    scroller.current.scrollLeft = scrollToSlot(slot, scroller.current.scrollLeft, width);
  }, [row, selected, width]);

  // The keys move the focus with the choice.
  const moved = useRef(false);
  const take = (thumbnail: HTMLButtonElement | null) => {
    if (!moved.current || !thumbnail) return;
    moved.current = false;
    thumbnail.focus({ preventScroll: true });
  };
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, selected, pages.length);
    if (target === undefined) return;
    event.preventDefault();
    moved.current = target !== selected;
    onSelect(target);
  };

  // The chosen page is there even when it is out of sight: the keyboard enters by it.
  const made = pages.filter(({ number }, index) => (index >= first && index < end) || number === selected);
  return (
    <div ref={scroller} className="max-w-full min-w-0 overflow-x-auto overscroll-x-contain p-1.5">
      <ol aria-label="Pages" className="relative" style={{ width: row.width, height: thumbnailHeight }}>
        {made.map((page) => {
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
                  ref={number === selected ? take : undefined}
                  number={number}
                  verdict={verdicts.get(number)}
                  isSelected={number === selected}
                  painter={painter}
                  paper={sizeOnScreen(pageSpace(page, thumbnailZoom(page)))}
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
