import { lengthsIn } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../platform/measure/length-unit.ts';

/** Text of an `option`, which can't hold `TradeText`: `Add 0.254 mm (0.01 in)` for those who measure in millimeters. */
export function useOptionText(): (text: string) => string {
  const unit = useLengthUnit();
  return (text) =>
    unit === 'in'
      ? text
      : lengthsIn(text)
          .map((part) => (typeof part === 'string' ? part : `${part.millimeters} (${part.inches})`))
          .join('');
}
