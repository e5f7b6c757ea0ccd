import { Fragment, type ReactNode } from 'react';
import { millimeterText } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../../../platform/measure/length-unit.ts';
import { InchNumber } from '../../../ui/length.tsx';
import { CalculatorResult } from './calculator-card.tsx';

interface LengthResultProps {
  /** Inches: one length, or the sides of a size. */
  sides: readonly number[];
  /** Decimals of inches that are no fraction. */
  decimals?: number;
  /** What is so long: `folded`. */
  of?: string;
  arithmetic?: ReactNode;
}

/** A calculator's answer that is a length, in the user's unit first. */
export function LengthResult({ sides, decimals, of, arithmetic }: LengthResultProps) {
  const isMetric = useLengthUnit() === 'mm';
  const inches = sides.map((side, place) => (
    <Fragment key={place}>
      {place > 0 && ' × '}
      <InchNumber value={side} decimals={decimals} />
    </Fragment>
  ));
  const what = of === undefined ? '' : ` ${of}`;
  return (
    <CalculatorResult
      figure={isMetric ? sides.map(millimeterText).join(' × ') : inches}
      unit={
        isMetric ? (
          <>
            mm{what} ({inches} in)
          </>
        ) : (
          `in${what}`
        )
      }
      arithmetic={arithmetic}
    />
  );
}
