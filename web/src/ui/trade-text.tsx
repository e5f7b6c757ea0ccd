import { Fragment } from 'react';
import { BuiltFraction } from './inches.tsx';
import { tradePieces } from './trade-pieces.ts';

/** Text from print-knowledge: `7-1/4 x 10-1/2` becomes built fractions and a multiplication sign. */
export function TradeText({ children: text }: { children: string }) {
  return tradePieces(text).map((piece, place) => (
    <Fragment key={place}>{typeof piece === 'string' ? piece : <BuiltFraction {...piece} />}</Fragment>
  ));
}
