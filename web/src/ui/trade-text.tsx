import { Fragment } from 'react';
import { lengthsIn } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../platform/measure/length-unit.ts';
import { BuiltFraction } from './inches.tsx';
import { WithMillimeters } from './length.tsx';
import { tradePieces } from './trade-pieces.ts';

/** Text from print-knowledge: `7-1/4 x 10-1/2` becomes built fractions and a multiplication sign. */
export function InchText({ children: text }: { children: string }) {
  return tradePieces(text).map((piece, place) => (
    <Fragment key={place}>{typeof piece === 'string' ? piece : <BuiltFraction {...piece} />}</Fragment>
  ));
}

/** The same, with millimeters before inches for those who measure in them. */
export function TradeText({ children: text }: { children: string }) {
  const unit = useLengthUnit();
  if (unit === 'in') return <InchText>{text}</InchText>;
  return lengthsIn(text.replace(/(\d)\s*x\s*(?=\d)/g, '$1 × ')).map((part, place) => (
    <Fragment key={place}>
      {typeof part === 'string' ? (
        <InchText>{part}</InchText>
      ) : (
        <WithMillimeters text={part.millimeters}>
          <InchText>{part.inches}</InchText>
        </WithMillimeters>
      )}
    </Fragment>
  ));
}
