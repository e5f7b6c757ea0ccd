import type { KeyboardEvent } from 'react';
import { type PageSpace, type Point, pointOnPage, pointOnScreen, type Size } from '../pages/page-space.ts';
import { paperColors } from '../pages/press-lines.tsx';
import type { InkOverlay } from './use-ink-view.ts';

interface InkCrosshairProps {
  space: PageSpace;
  /** Size of the visible part of the page, in pixels. */
  size: Size;
  number: number;
  ink: InkOverlay;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A ring with an arm on every side. */
const CROSS = 'M-16 0H-5M5 0H16M0-16V-5M0 5V16M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0';

/** Steps along the longer side; Shift moves one cell at a time. */
const STEPS = 40;

/** Reads inks without a mouse: arrow keys move it, a tap places it. */
export function InkCrosshair({
  space,
  size,
  number,
  ink: { page, crosshair, onMoveCrosshair },
}: InkCrosshairProps) {
  const at = crosshair && pointOnScreen(space, crosshair.x, crosshair.y);
  const middle = { x: size.width / 2, y: size.height / 2 };

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? page.cellPt * space.scale : Math.max(size.width, size.height) / STEPS;
    const from = at ?? middle;
    const clampTo = (value: number, max: number) => Math.min(Math.max(value, 0), max - 0.01);
    onMoveCrosshair(
      pointOnPage(space, {
        x: clampTo(from.x + step.x * by, size.width),
        y: clampTo(from.y + step.y * by, size.height),
      }),
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves in two directions, which no other role describes
    <div
      role="application"
      aria-label={`Crosshair on page ${number}; arrow keys move it, Shift + arrow keys by one cell`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles the arrow keys
      tabIndex={0}
      onFocus={() => crosshair ?? onMoveCrosshair(pointOnPage(space, middle))}
      onKeyDown={move}
      className="pointer-events-none absolute inset-0 -outline-offset-2 focus-visible:outline-2 focus-visible:outline-cyan"
    >
      {at && (
        <svg
          aria-hidden
          width="33"
          height="33"
          viewBox="-16.5 -16.5 33 33"
          className="absolute"
          style={{ left: at.x - 16.5, top: at.y - 16.5 }}
        >
          <path d={CROSS} fill="none" stroke={paperColors.paper} strokeWidth="4" />
          <path d={CROSS} fill="none" stroke={paperColors.trim} strokeWidth="1.5" />
        </svg>
      )}
    </div>
  );
}
