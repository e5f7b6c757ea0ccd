import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import { useState } from 'react';
import type { SheetQuotes } from '@printpartner/contracts/types';
import { type Comparison } from '@printpartner/spec-sheet/quotes';
import { Tabs } from '../../../ui/tabs.tsx';
import { chartTop, curvesOf, isIncomplete, MAX_OF_MEDIAN, type CurveKind } from './curves.ts';
import { CurveChart, CurveSample } from './curve-chart.tsx';
import { lacksText } from './quote-words.ts';

interface QuoteCurvesProps {
  comparison: Comparison;
  data: SheetQuotes;
  writeUnit: (cents: number) => string;
}

const kinds: readonly { id: CurveKind; label: string }[] = [
  { id: 'total', label: 'Total' },
  { id: 'unit', label: 'Total per piece' },
];

/** How price grows with quantity, drawn and as a table. */
export function QuoteCurves({ comparison, data, writeUnit }: QuoteCurvesProps) {
  const [kind, setKind] = useState<CurveKind>('total');
  const curves = curvesOf(comparison, data.quotes, kind);
  const write = kind === 'total' ? dollarText : writeUnit;
  const quantities = comparison.quantities.filter(({ prices }) => Object.values(prices).some(Boolean));
  return (
    <section aria-labelledby="curves" className="mt-10">
      <h2 id="curves" className="type-section">
        Price over quantity
      </h2>
      <p className="type-data mt-0.5 mb-2 text-ink-2">
        With freight and postage, as far as they are quoted. Lines connect quoted quantities; between them
        nothing was quoted.
        {curves.some(isIncomplete) && ' Gray lines lack freight or postage, so they lie too low.'}
        {chartTop(curves) !== undefined &&
          ` Prices over ${MAX_OF_MEDIAN} times the median are off the chart.`}
      </p>
      <Tabs label="What the curves show" tabs={kinds} selected={kind} onSelect={setKind}>
        <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,34rem)]">
          <CurveChart curves={curves} write={write} />
          <section
            aria-label="Prices by quantity"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard
            tabIndex={0}
            className="overflow-x-auto"
          >
            <table className="type-data w-full self-start border-b border-rule text-right">
              <thead className="type-label">
                <tr>
                  <th scope="col" className="py-1.5 pr-4 text-left font-medium text-ink-2">
                    Vendor
                  </th>
                  {quantities.map(({ quantity }) => (
                    <th key={quantity} scope="col" className="py-1.5 pl-4 font-medium text-ink-2">
                      {countText(quantity)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {curves.map((curve) => (
                  <tr key={curve.id} className="border-t border-rule">
                    <th scope="row" className="py-2 pr-4 text-left align-top font-normal">
                      <span className="flex items-start gap-2.5">
                        <CurveSample curve={curve} />
                        <span className="min-w-24 wrap-anywhere">{curve.name}</span>
                      </span>
                    </th>
                    {quantities.map(({ quantity }) => {
                      const point = curve.points.find((one) => one.quantity === quantity);
                      return (
                        <td key={quantity} className="py-2 pl-4 align-top whitespace-nowrap">
                          {point ? write(point.cents) : '–'}
                          {point?.isOffChart && (
                            <span className="type-note block text-ink-2">off the chart</span>
                          )}
                          {point && point.lacks.length > 0 && (
                            <span className="type-note block text-ink-2">{lacksText(point.lacks)}</span>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </Tabs>
    </section>
  );
}
