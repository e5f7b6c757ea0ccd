import { Suspense, useMemo } from 'react';
import { compareQuotes } from '@printpartner/spec-sheet/quotes';
import { unitFormat } from '../../../entities/quote/quote-terms.ts';
import { lazyScreen } from '../../../platform/lazy/lazy-screen.ts';
import { useToday } from '../../../platform/time/use-now.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import type { ComparisonProps } from './compared-props.ts';
import { CompareCards } from './compare-cards.tsx';
import { CompareTable } from './compare-table.tsx';

// A chunk of its own: the chart's library is large.
const QuoteCurves = lazyScreen(async () => (await import('./quote-curves.tsx')).QuoteCurves);

/** All quotes of a sheet: a table with a column for each, or lists on a phone, and curves below. */
export function Comparison(props: ComparisonProps) {
  const { sheet, quotes } = props.data;
  const today = useToday();
  const isPhone = useMedia(PHONE);
  const comparison = useMemo(() => compareQuotes(sheet, quotes, today), [sheet, quotes, today]);
  const writeUnit = useMemo(
    () =>
      unitFormat(
        comparison.quantities.flatMap(({ prices }) =>
          Object.values(prices).flatMap((price) => (price ? [price.unit_cents, price.total_unit_cents] : [])),
        ),
      ),
    [comparison],
  );
  const shown = { ...props, comparison, writeUnit };
  const hasCurve = quotes.some(({ lines }) => lines.length > 1);
  return (
    <>
      <section aria-label="Side by side" className="mt-7">
        {isPhone ? <CompareCards {...shown} /> : <CompareTable {...shown} />}
      </section>
      {hasCurve && (
        <Boundary>
          <Suspense>
            <QuoteCurves comparison={comparison} data={props.data} writeUnit={writeUnit} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
