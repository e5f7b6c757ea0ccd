import type { Envelope, EnvelopeWindow } from '@printpartner/print-knowledge/envelopes';
import { useLengthUnit } from '../../../../platform/measure/length-unit.ts';
import { Inches } from '../../../../ui/inches.tsx';
import { InchSize, Length, Size } from '../../../../ui/length.tsx';
import { TradeText } from '../../../../ui/trade-text.tsx';
import { sizeOf } from './group-scale.ts';

/** The size with built fractions, or its text if it can't be parsed. */
export function EnvelopeSize({ envelope }: { envelope: Envelope }) {
  const size = sizeOf(envelope);
  if (!size) return <TradeText>{envelope.size}</TradeText>;
  return <Size sides={[size.height, size.width]} millimeters={metricSize(envelope)} />;
}

/** The remark in parentheses, `110 × 220 mm`. Those who measure in millimeters read that size before the inches instead. */
export function SizeRemark({ envelope, as: Element }: { envelope: Envelope; as: 'p' | 'span' }) {
  const isMetric = useLengthUnit() === 'mm';
  const remark = /\(([^)]+)\)/.exec(envelope.size)?.[1];
  if (remark === undefined || (isMetric && metricSize(envelope) !== undefined)) return null;
  return (
    <Element className="block text-ink-2">
      <TradeText>{remark}</TradeText>
    </Element>
  );
}

/** `110 × 220` of an envelope that ISO defines in millimeters. */
const metricSize = ({ size }: Envelope): string | undefined =>
  /\(([\d.]+) x ([\d.]+) mm\)/.exec(size)?.slice(1).join(' × ');

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
