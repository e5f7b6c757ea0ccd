import {
  bindings,
  pageAdviceFor,
  pageArithmetic,
  pageCountFor,
  type PageCount,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf, countText, footnotesOf } from '@printpartner/print-knowledge/figures';
import { fieldLimits } from '@printpartner/print-search/answers';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Cite, Cites } from '../../../ui/source-notes.tsx';
import { CalculatorCard, CalculatorResult } from './calculator-card.tsx';
import { NumberField } from './number-field.tsx';
import { useFields } from './use-fields.ts';
import { useTypedMeasure } from './use-typed-number.ts';

/** The nearest page counts that a binding takes. */
export function PageCountCalculator() {
  const field = useFields('page-count');
  const pages = useTypedMeasure('pages', '30', fieldLimits['page-count'].pages, field('pages'));
  const chosen = field('binding');
  const id = bindings.rows.find((row) => row.id === chosen.text)?.id ?? 'saddle-stitch';
  const binding = bindings.rows.find((row) => row.id === id);
  const found =
    binding && pages.outcome.ok ? { binding, count: pageCountFor(binding, pages.outcome.value) } : undefined;
  const rulesFrom = footnotesOf(
    [provenanceOf(bindings, id, 'pageMultiple'), provenanceOf(bindings, id, 'maxPages')].filter(
      (from) => from !== undefined,
    ),
  ).map(({ from }) => from);
  const stockAdvice = found?.count.ok ? pageAdviceFor(found.binding.id, found.count.value.next) : undefined;
  const notes = footnotesOf([...rulesFrom, pageArithmetic, ...(stockAdvice ? [stockAdvice.from] : [])]);
  return (
    <CalculatorCard id="page-count" title="Page count" notes={notes}>
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-3">
        <NumberField
          label="Pages"
          value={pages}
          error={found && !found.count.ok ? found.count.reason : undefined}
        />
        <Field label="Binding">
          <Select value={id} onChange={({ target }) => chosen.keep(target.value)}>
            {bindings.rows.map((row) => (
              <option key={row.id} value={row.id}>
                {row.name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {found?.count.ok && (
        <>
          <CalculatorResult
            figure={countText(found.count.value.next)}
            unit="pages"
            arithmetic={
              <>
                {`Divisible by ${found.binding.pageMultiple}, ${found.binding.minPages}–${countText(found.binding.maxPages)} pages`}
                <Cites notes={notes} from={rulesFrom} />
              </>
            }
          />
          <p className="type-body">
            {advice(found.count.value)}
            <Cite notes={notes} from={pageArithmetic} />
            {stockAdvice && (
              <>
                {` ${stockAdvice.text}`}
                <Cite notes={notes} from={stockAdvice.from} /> “Saddle bulk” shows how thick it gets.
              </>
            )}
          </p>
        </>
      )}
    </CalculatorCard>
  );
}

function advice({ previous, add, cut }: PageCount): string {
  if (add === 0) return 'No change needed.';
  const adding = `Add ${add} blank or notes ${add === 1 ? 'page' : 'pages'}`;
  return previous === 0 ? `${adding}.` : `${adding}, or cut ${cut} to ${previous}.`;
}
