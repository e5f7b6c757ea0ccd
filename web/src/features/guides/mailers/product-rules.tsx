import { mailSources, productFigure } from '@printpartner/print-knowledge/mail';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

/** Figures of the product's document, each overtaken by a current rule, which leads. */
export function ProductRules({ ids }: { ids: readonly string[] }) {
  const figures = ids.map(productFigure);
  const notes = footnotesOf([mailSources.product, ...figures.map(({ from }) => from)]);
  return (
    <div>
      <dl className="border-t border-rule">
        {figures.map(({ id, subject, product, rule, note, from }) => (
          <div
            key={id}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="type-data">
              <span className="block font-semibold">{subject}</span>
              <span className="text-ink-2">
                <span data-unsearched>House figure: </span>
                <TradeText>{product}</TradeText>
                <Cite notes={notes} from={mailSources.product} />
              </span>
            </dt>
            <dd className="type-data text-pretty">
              <div role="note">
                <p className="font-semibold">
                  <span className="font-normal text-ink-2">Current rule: </span>
                  <TradeText>{rule}</TradeText>
                  <Cite notes={notes} from={from} />.
                </p>
                <p className="text-ink-2">
                  <TradeText>{note}</TradeText>
                </p>
              </div>
            </dd>
          </div>
        ))}
      </dl>
      <SourceNotes notes={notes} className="mt-2" />
    </div>
  );
}
