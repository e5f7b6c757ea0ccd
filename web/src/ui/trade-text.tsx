import { Fragment } from 'react';
import { BuiltFraction } from './inches.tsx';

/** Only halves to sixty-fourths: 4/4 and 4/0 are ink counts. */
const FRACTION = /(?<![\d/.])(?:(\d{1,3})-)?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/])/g;

/** Text from print-knowledge: `7-1/4 x 10-1/2` becomes built fractions and a multiplication sign. */
export function TradeText({ children: text }: { children: string }) {
  const plain = text.replace(/(\d)\s*x\s*(?=\d)/g, '$1 × ');
  const pieces = [];
  let from = 0;
  for (const match of plain.matchAll(FRACTION)) {
    const [found, whole = '0', numerator = '', denominator = ''] = match;
    if (Number(numerator) >= Number(denominator)) continue;
    pieces.push(
      <Fragment key={match.index}>
        {plain.slice(from, match.index)}
        <BuiltFraction
          whole={Number(whole)}
          numerator={Number(numerator)}
          denominator={Number(denominator)}
        />
      </Fragment>,
    );
    from = match.index + found.length;
  }
  return (
    <>
      {pieces}
      {plain.slice(from)}
    </>
  );
}
