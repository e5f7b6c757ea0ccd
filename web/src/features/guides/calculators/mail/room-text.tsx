import type { Margin } from '@printpartner/print-knowledge/mail';
import { Inches } from '../../../../ui/inches.tsx';

const names = { height: 'Height', length: 'Length', thickness: 'Thickness', weight: 'Weight' };
const kinds = { 'at least': 'at least', 'at most': 'at most', below: 'below', 'one over': 'over' };

/** Halves to sixty-fourths are built as fractions, all else is a decimal. */
export function Measure({ value, unit }: { value: number; unit: 'in' | 'oz' }) {
  const isFraction = unit === 'in' && value >= 1 / 16 && Number.isInteger(value * 64);
  return (
    <span className="whitespace-nowrap">
      {isFraction ? <Inches value={value} /> : decimal(value, unit)} {unit}
    </span>
  );
}

const decimal = (value: number, unit: 'in' | 'oz') =>
  value.toLocaleString('en-US', { maximumFractionDigits: unit === 'oz' ? 2 : 4 });

const unitOf = ({ measure }: Margin) => (measure === 'weight' ? 'oz' : 'in');

/** `Length, at most 6 in`. */
export function LimitName({ margin }: { margin: Margin }) {
  return (
    <>
      {names[margin.measure]}, {kinds[margin.kind]} <Measure value={margin.limit} unit={unitOf(margin)} />
    </>
  );
}

/** What is left to a limit, or with a minus by how much it is broken. */
export function Room({ margin }: { margin: Margin }) {
  const isBroken = !margin.isKept && margin.kind !== 'one over';
  return (
    <span className={`whitespace-nowrap ${isBroken ? 'font-semibold text-fail' : ''}`}>
      {margin.room < 0 ? '−' : margin.room > 0 && '+'}
      <Measure value={Math.abs(margin.room)} unit={unitOf(margin)} />
    </span>
  );
}

const faults: Record<string, string> = {
  'height at most': 'too high',
  'height at least': 'too low',
  'length at most': 'too long',
  'length at least': 'too short',
  'thickness at most': 'too thick',
  'thickness at least': 'too thin',
  'weight at most': 'too heavy',
  'weight below': 'too heavy',
};

/** `3 in too long`. */
export function Fault({ margin }: { margin: Margin }) {
  return (
    <>
      <Measure value={Math.abs(margin.room)} unit={unitOf(margin)} />{' '}
      {faults[`${margin.measure} ${margin.kind}`]}
    </>
  );
}
