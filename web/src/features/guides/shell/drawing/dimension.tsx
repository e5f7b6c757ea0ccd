import { fractionOf, millimeterText } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../../../../platform/measure/length-unit.ts';
import { DrawnFraction } from '../../../../ui/drawn-text.tsx';

interface DimensionProps {
  /** Inches, shown beside the line. */
  inches: number;
  /** Start of the measured edge, in pixels. */
  x: number;
  y: number;
  /** Pixels. */
  length: number;
  /** Below the drawing, or to its right. */
  along: 'bottom' | 'side';
}

/** Dimension line with its length, hidden from screen readers: the `svg` label must state the size. */
export function Dimension({ inches, x, y, length, along }: DimensionProps) {
  const isMetric = useLengthUnit() === 'mm';
  const middle = along === 'bottom' ? `${x + length / 2} ${y + 24}` : `${x + 22} ${y + length / 2}`;
  const line =
    along === 'bottom'
      ? `M${x} ${y - 6}v12M${x + length} ${y - 6}v12M${x} ${y}h${length}`
      : `M${x - 6} ${y}h12M${x - 6} ${y + length}h12M${x} ${y}v${length}`;
  return (
    <g aria-hidden>
      <path d={line} className="stroke-ink-2" fill="none" strokeWidth={1} />
      <text
        transform={`translate(${middle})${along === 'side' ? ' rotate(-90)' : ''}`}
        textAnchor="middle"
        fontSize={13}
        className="fill-ink"
      >
        {isMetric ? (
          `${millimeterText(inches)} mm`
        ) : (
          <>
            <DrawnInches value={inches} /> in
          </>
        )}
      </text>
    </g>
  );
}

/** A length inside SVG text, with a built fraction. */
export function DrawnInches({ value }: { value: number }) {
  const fraction = fractionOf(value);
  return fraction.numerator === 0 ? fraction.whole : <DrawnFraction {...fraction} />;
}
