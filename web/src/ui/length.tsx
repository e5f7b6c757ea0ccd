import { Fragment, type ReactNode } from 'react';
import { rounded } from '@printpartner/print-knowledge/figures';
import { millimeterText } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../platform/measure/length-unit.ts';
import { Inches } from './inches.tsx';

/** Inches with their millimeters before them. Search reads every page in inches, so that its addresses are the same for all. */
export function WithMillimeters({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <span data-unsearched className="whitespace-nowrap">
        {text}
      </span>
      <span data-unsearched> (</span>
      {children}
      <span data-unsearched>)</span>
    </>
  );
}

interface InchesText {
  /** The largest denominator of its fraction. */
  finest?: number;
  /** Inches as a decimal number with so many digits, or as it is, not as a fraction. */
  decimals?: number | 'all' | undefined;
}

/**
 * A length with its unit: `3⅝ in`, or `92.1 mm (3⅝ in)` for those who measure in millimeters.
 * @param millimeters the trade’s round figure, where it has one: 3 mm of bleed
 */
export const Length = ({ value, ...texts }: { value: number; millimeters?: number } & InchesText) => (
  <Size sides={[value]} {...texts} />
);

/** `4⅜ × 5¾ in`, or `111.1 × 146.1 mm (4⅜ × 5¾ in)`. Sides in inches. */
export function Size({
  sides,
  decimals,
  millimeters,
  ...finest
}: { sides: readonly number[]; millimeters?: number | string | undefined } & InchesText) {
  const isMetric = useLengthUnit() === 'mm';
  const inches = (
    <span className="whitespace-nowrap">
      {sides.map((side, place) => (
        <Fragment key={place}>
          {place > 0 && ' × '}
          <InchNumber value={side} decimals={decimals} {...finest} />
        </Fragment>
      ))}
      {' in'}
    </span>
  );
  if (!isMetric) return inches;
  const metric = millimeters === undefined ? sides.map(millimeterText).join(' × ') : String(millimeters);
  return <WithMillimeters text={`${metric} mm`}>{inches}</WithMillimeters>;
}

/** `¼–⅜ in`, or one length. Inches. */
export function LengthRange({
  from,
  to,
  decimals,
}: { from: number; to: number | undefined } & Pick<InchesText, 'decimals'>) {
  const isMetric = useLengthUnit() === 'mm';
  if (to === undefined) return <Length value={from} decimals={decimals} />;
  const inches = (
    <span className="whitespace-nowrap">
      <InchNumber value={from} decimals={decimals} />–<InchNumber value={to} decimals={decimals} /> in
    </span>
  );
  if (!isMetric) return inches;
  return (
    <WithMillimeters text={`${millimeterText(from)}–${millimeterText(to)} mm`}>{inches}</WithMillimeters>
  );
}

/** The number alone, a fraction or decimals. */
export function InchNumber({ value, decimals, ...finest }: { value: number } & InchesText) {
  if (decimals === undefined) return <Inches value={value} {...finest} />;
  return <>{decimals === 'all' ? value : rounded(value, decimals)}</>;
}

/** `4⅜ × 5¾ in`, height first, as envelopes are listed. */
export const InchSize = ({ height, width }: { height: number; width: number }) => (
  <Size sides={[height, width]} />
);
