import { Fragment } from 'react';
import type { Fraction } from '@printpartner/print-knowledge/measure';
import { tradePieces } from './trade-pieces.ts';

/** A fraction inside SVG text, built from small digits. */
export function DrawnFraction({ whole, numerator, denominator }: Fraction) {
  return (
    <>
      {whole > 0 && whole}
      <tspan fontSize="0.63em" dy="-0.825em" fontWeight={560}>
        {numerator}
      </tspan>
      <tspan dy="0.52em">⁄</tspan>
      <tspan fontSize="0.63em" fontWeight={560}>
        {denominator}
      </tspan>
    </>
  );
}

/** `TradeText` inside SVG text. */
export function DrawnText({ children: text }: { children: string }) {
  return tradePieces(text).map((piece, place) => (
    <Fragment key={place}>{typeof piece === 'string' ? piece : <DrawnFraction {...piece} />}</Fragment>
  ));
}
