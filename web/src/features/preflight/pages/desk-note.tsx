import { VerdictNote } from '../../../ui/verdict.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Point } from './page-space.ts';
import type { DeskSize } from './use-desk-size.ts';

interface DeskNoteProps {
  size: DeskSize;
  scrolled: Point;
  state: 'drawing' | 'failed';
}

/** Why there is only paper; it stays in the middle of what is seen. */
export function DeskNote({ size, scrolled, state }: DeskNoteProps) {
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
            This page cannot be drawn here. Its outline and what was found on it are shown.
          </VerdictNote>
        </div>
      )}
    </div>
  );
}
