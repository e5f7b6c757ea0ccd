import { fractionOf } from '@printpartner/print-knowledge/measure';

const parts: Readonly<Record<number, string>> = {
  2: 'half',
  4: 'quarter',
  8: 'eighth',
  16: 'sixteenth',
  32: 'thirty-second',
  64: 'sixty-fourth',
};

function wordsOf(numerator: number, denominator: number): string {
  const part = parts[denominator] ?? `over ${denominator}`;
  if (numerator === 1) return `1 ${part}`;
  return `${numerator} ${part === 'half' ? 'halves' : `${part}s`}`;
}

/** A fraction built from small digits, because the font lacks most fractions; screen readers get words. */
export function BuiltFraction({
  whole = 0,
  numerator,
  denominator,
}: {
  whole?: number;
  numerator: number;
  denominator: number;
}) {
  return (
    <span className="relative whitespace-nowrap">
      {whole > 0 && whole}
      <span data-fraction={`${whole > 0 ? '-' : ''}${numerator}/${denominator}`}>
        <span aria-hidden className="built-fraction">
          <span>{numerator}</span>⁄<span>{denominator}</span>
        </span>
        <span className="sr-only">{`${whole > 0 ? ' and ' : ''}${wordsOf(numerator, denominator)}`}</span>
      </span>
    </span>
  );
}

/** A length in inches as a built fraction, without its unit. `finest`: the largest denominator. */
export function Inches({ value, finest = 64 }: { value: number; finest?: number }) {
  const { whole, numerator, denominator } = fractionOf(value, finest);
  if (numerator === 0) return <>{whole}</>;
  return <BuiltFraction whole={whole} numerator={numerator} denominator={denominator} />;
}
