import { DrawnInches } from '../shell/drawing/dimension.tsx';
import { Inches } from '../../../ui/inches.tsx';

/** Inches. What isn't a multiple of 1/64 is given in decimals, as spines are. */
const isIn64ths = (inches: number) => Math.abs(inches * 64 - Math.round(inches * 64)) < 1e-4;
const decimals = (inches: number) => inches.toFixed(3);

/** A length of a dieline: a fraction where it is one. */
export const Length = ({ value }: { value: number }) =>
  isIn64ths(value) ? <Inches value={value} /> : <>{decimals(value)}</>;

/** The same inside a drawing. */
export const DrawnLength = ({ value }: { value: number }) =>
  isIn64ths(value) ? <DrawnInches value={value} /> : <>{decimals(value)}</>;
