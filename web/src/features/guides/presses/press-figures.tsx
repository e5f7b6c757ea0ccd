import { countText } from '@printpartner/print-knowledge/figures';
import type { Press, PressFigure, SheetSize, Span } from '@printpartner/print-knowledge/press';
import type { ReactNode } from 'react';
import { LengthRange, Size } from '../../../ui/length.tsx';

interface FigureText {
  label: string;
  text: (press: Press) => ReactNode;
}

/** Label and text of each column of `presses`. */
const figures: Record<PressFigure, FigureText> = {
  largestSheet: { label: 'Largest', text: ({ largestSheet }) => largestSheet && <Sheet {...largestSheet} /> },
  smallestSheet: {
    label: 'Smallest',
    text: ({ smallestSheet }) => smallestSheet && <Sheet {...smallestSheet} />,
  },
  webWidth: {
    label: 'Web width',
    text: ({ webWidth }) =>
      webWidth && (
        <span className="whitespace-nowrap">
          <LengthRange from={webWidth.from} to={webWidth.to} />
        </span>
      ),
  },
  weight: { label: 'Stock', text: ({ weight }) => `${spanText(weight)} gsm` },
  registrationMm: { label: 'Registration', text: ({ registrationMm }) => `±${registrationMm} mm` },
  sheetsPerHour: {
    label: 'Speed',
    text: ({ sheetsPerHour }) => sheetsPerHour && `${spanText(sheetsPerHour)} sheets per hour`,
  },
  feetPerMinute: {
    label: 'Speed',
    text: ({ feetPerMinute }) => feetPerMinute && `${spanText(feetPerMinute)} feet per minute`,
  },
  resolution: { label: 'Resolution', text: ({ resolution }) => resolution && `${spanText(resolution)} DPI` },
  run: { label: 'Runs', text: ({ run }) => `${spanText(run)} pieces` },
};

export const labelOf = (column: PressFigure): string => figures[column].label;

export const figureOf = (press: Press, column: PressFigure): ReactNode => figures[column].text(press);

/** `500–50,000`, or `10,000+` without an upper limit. */
export function spanText({ from, to }: Span): string {
  const first = countText(from);
  return to === undefined ? `${first}+` : `${first}–${countText(to)}`;
}

function Sheet({ acrossIn, aroundIn }: SheetSize) {
  return (
    <span className="whitespace-nowrap">
      <Size sides={[acrossIn, aroundIn]} />
    </span>
  );
}
