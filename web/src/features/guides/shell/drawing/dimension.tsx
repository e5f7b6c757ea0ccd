import { fractionOf } from '@printpartner/print-knowledge/measure';

interface DimensionProps {
  /** Inches, written beside the line. */
  inches: number;
  /** Where the measured edge begins, in the drawing's pixels. */
  x: number;
  y: number;
  /** Its length in the drawing's pixels. */
  length: number;
  /** Along the foot, or up the right side. */
  along: 'foot' | 'side';
}

/** A dimension line with its length; for those who see. Part of an `svg` that says its size in words. */
export function Dimension({ inches, x, y, length, along }: DimensionProps) {
  const middle = along === 'foot' ? `${x + length / 2} ${y + 24}` : `${x + 22} ${y + length / 2}`;
  const line =
    along === 'foot'
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
        <DrawnInches value={inches} /> in
      </text>
    </g>
  );
}

/** A length inside a drawing's text, its fraction built of small figures. */
export function DrawnInches({ value }: { value: number }) {
  const { whole, numerator, denominator } = fractionOf(value);
  if (numerator === 0) return <>{whole}</>;
  return (
    <>
      {whole > 0 && whole}
      <tspan fontSize="0.63em" dy="-0.825em" fontWeight={560}>
        {numerator}
      </tspan>
      <tspan dy="0.52em">⁄</tspan>
      <tspan fontSize="0.63em" fontWeight={560}>
        {denominator}
      </tspan>
    </>
  );
}
