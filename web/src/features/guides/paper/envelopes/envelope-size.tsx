import type { Envelope, EnvelopeWindow } from '@printpartner/print-knowledge/envelopes';
import { useLengthUnit } from '../../../../platform/measure/length-unit.ts';
import { Inches } from '../../../../ui/inches.tsx';
import { InchSize, Length } from '../../../../ui/length.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { sizeOf } from './group-scale.ts';

/** The size with built fractions, or its text if it can't be parsed. */
export function EnvelopeSize({ envelope }: { envelope: Envelope }) {
  const size = sizeOf(envelope);
  return size ? <InchSize {...size} /> : <TradeText>{envelope.size}</TradeText>;
}

/** The remark in parentheses: `110 × 220 mm`. */
export function sizeRemark({ size }: Envelope): string | undefined {
  return /\(([^)]+)\)/.exec(size)?.[1];
}

/** `1⅛ × 4½ in, ⅞ from left, ½ from bottom`. */
export function WindowPlace({ window }: { window: EnvelopeWindow }) {
  return (
    <>
      <InchSize height={window.height} width={window.width} />, <From value={window.fromLeft} /> from left,{' '}
      <From value={window.fromBottom} /> from bottom
    </>
  );
}

/** Inches need no unit after a size in inches. */
const From = ({ value }: { value: number }) =>
  useLengthUnit() === 'mm' ? <Length value={value} /> : <Inches value={value} />;
