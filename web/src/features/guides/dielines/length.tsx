import { rounded } from '@printpartner/print-knowledge/figures';
import { millimeterText } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { DrawnInches } from '../shell/drawing/dimension.tsx';
import { InchNumber, WithMillimeters } from '../../../ui/length.tsx';

/** Inches. What isn't a multiple of 1/64 is given in decimals, as spines are. */
const isIn64ths = (inches: number) => Math.abs(inches * 64 - Math.round(inches * 64)) < 1e-4;
const DECIMALS = 3;

const Inches = ({ value }: { value: number }) => (
  <InchNumber value={value} {...(!isIn64ths(value) && { decimals: DECIMALS })} />
);

/** `19½ × 16½ in`: the size of a dieline, in the user's unit first. */
export function DielineSize({ width, height }: { width: number; height: number }) {
  const unit = useLengthUnit();
  const inches = (
    <span className="whitespace-nowrap">
      <Inches value={width} /> × <Inches value={height} /> in
    </span>
  );
  if (unit === 'in') return inches;
  return (
    <WithMillimeters text={`${millimeterText(width)} × ${millimeterText(height)} mm`}>
      {inches}
    </WithMillimeters>
  );
}

/** A length inside a drawing, in the user's unit and without it. */
export function DrawnLength({ value }: { value: number }) {
  if (useLengthUnit() === 'mm') return <>{millimeterText(value)}</>;
  return isIn64ths(value) ? <DrawnInches value={value} /> : <>{rounded(value, DECIMALS)}</>;
}
