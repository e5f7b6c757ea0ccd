import { mailSources, productFigure } from '@printpartner/print-knowledge/mail';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';
import { Cite } from '../../../ui/source-notes.tsx';
import { TradeNote } from '../shell/trade-note.tsx';

/** Figures of the product's document, each with the current rule and its date. */
export function ProductRules({ ids, notes }: { ids: readonly string[]; notes: Footnotes }) {
  return (
    <dl className="border-t border-rule">
      {ids.map(productFigure).map((figure) => (
        <div
          key={figure.id}
          className="grid gap-x-6 gap-y-2 border-b border-rule py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <dt>
            <span className="type-data block text-ink-2">{figure.subject}</span>
            <span className="type-subhead">
              <TradeText>{figure.product}</TradeText>
              <Cite notes={notes} from={mailSources.product} />
            </span>
          </dt>
          <dd>
            <TradeNote from={figure.from}>
              Current rule: <TradeText>{figure.rule}</TradeText>. <TradeText>{figure.note}</TradeText>
            </TradeNote>
          </dd>
        </div>
      ))}
    </dl>
  );
}
