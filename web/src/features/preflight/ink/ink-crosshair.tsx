import type { KeyboardEvent } from 'react';
import { type PageSpace, type Point, pointOnPage, pointOnScreen } from '../pages/page-space.ts';
import { paperInks } from '../pages/paper-inks.ts';
import type { InkOverlay } from './ink-view.ts';

interface InkCrosshairProps {
  space: PageSpace;
  /** Of what is shown of the page, in pixels. */
  size: { width: number; height: number };
  number: number;
  ink: InkOverlay;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A ring that leaves its middle free, with an arm on every side. */
const cross = 'M-16 0H-5M5 0H16M0-16V-5M0 5V16M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0';

/** Steps from edge to edge of the longer side; with Shift a cell at a time. */
const STEPS = 40;

/** Where inks are read without a mouse: arrow keys move it, a tap brings it. */
export function InkCrosshair({ space, size, number, ink: { page, held, onHold } }: InkCrosshairProps) {
  const at = held && pointOnScreen(space, held.x, held.y);
  const middle = { x: size.width / 2, y: size.height / 2 };

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? page.cellPt * space.scale : Math.max(size.width, size.height) / STEPS;
    const from = at ?? middle;
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 0.01);
    onHold(
      pointOnPage(space, {
        x: within(from.x + step.x * by, size.width),
        y: within(from.y + step.y * by, size.height),
      }),
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved in two directions, which no other role says
    <div
      role="application"
      aria-label={`Crosshair on page ${number}; arrow keys move it, with Shift by less`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys are heard here
      tabIndex={0}
      onFocus={() => held ?? onHold(pointOnPage(space, middle))}
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
          <path d={cross} fill="none" stroke={paperInks.paper} strokeWidth="4" />
          <path d={cross} fill="none" stroke={paperInks.trim} strokeWidth="1.5" />
        </svg>
      )}
    </div>
  );
}
