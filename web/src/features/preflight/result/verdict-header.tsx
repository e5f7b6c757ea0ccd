import { useEffect, useRef } from 'react';
import type { PreflightPage, PreflightResult } from '@printpartner/contracts/types';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { modeNames, profileName } from '../profiles.ts';
import { inchText } from './figures.ts';
import { SegmentBar } from './segment-bar.tsx';

/** The file in a line, what is to be said of it in a sentence, and the fifteen checks in a bar. */
export function VerdictHeader({ result }: { result: PreflightResult }) {
  const { filename, fileSize, pageCount, pages, mode, profile, status } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that was in front is gone, and with it the keyboard's place.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const size = pages[0] && trimSize(pages[0]);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 border-b border-rule bg-sheet px-4 py-4 md:px-6 md:pt-5">
      <div className="min-w-0">
        <p className="type-data flex flex-wrap gap-x-2 text-ink-2">
          <span className="max-w-full truncate font-semibold text-ink">{filename}</span>
          <span>{fileSize}</span>
          {pageCount > 0 && (
            <span>
              {pageCount} {pageCount === 1 ? 'page' : 'pages'}
            </span>
          )}
          {size && <span>{size}</span>}
          <span>
            {modeNames[mode].replace('S', 's')}, {profileName(profile)}
          </span>
        </p>
        <div className="mt-1 flex items-start gap-3.5 md:items-center">
          <VerdictIcon verdict={status} size={34} className="mt-0.5 shrink-0" />
          <h1 ref={heading} tabIndex={-1} className="type-display text-balance focus:outline-none">
            {result.verdict}
          </h1>
        </div>
      </div>
      <SegmentBar result={result} />
    </header>
  );
}

/** As its reader holds it: `8.5 × 11 in`. */
function trimSize({ boxes: { TrimBox }, rotate, userUnit }: PreflightPage): string {
  const [width, height] = [(TrimBox[2] - TrimBox[0]) * userUnit, (TrimBox[3] - TrimBox[1]) * userUnit];
  const sides = rotate % 180 === 0 ? [width, height] : [height, width];
  return `${sides.map(inchText).join(' × ')} in`;
}
