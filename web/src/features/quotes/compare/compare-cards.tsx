import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import type { ReactNode } from 'react';
import type { Quote } from '@printpartner/contracts/types';
import { type ComparedQuantity } from '@printpartner/spec-sheet/quotes';
import { FoldedText } from '../../../entities/quote/folded-text.tsx';
import { daysText, freightText, postageText } from '../../../entities/quote/quote-terms.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import type { ComparedProps } from './compared-props.ts';
import { ChosenMark, ExpiredMark, Gaps, LowestMark, NewMark, OutdatedMark, TypedMark } from './marks.tsx';
import { QuoteActions, QuoteFileButton } from './quote-actions.tsx';
import { gapTexts, lacksText, lowestPriceWord, nameAmong } from './quote-words.ts';

/** Comparison for phones: each quantity has a row for each quote, the lowest total first; the terms of each quote follow. */
export function CompareCards(props: ComparedProps) {
  const { quotes } = props.data;
  return (
    <>
      {props.comparison.quantities.map((one) => (
        <QuantityCard key={one.quantity} {...props} one={one} />
      ))}
      <h2 className="type-section mt-8">Terms</h2>
      {quotes.map((quote) => (
        <TermsCard key={quote.id} {...props} quote={quote} />
      ))}
    </>
  );
}

function QuantityCard({ one, data, comparison, writeUnit }: ComparedProps & { one: ComparedQuantity }) {
  const { quotes, choice } = data;
  const priced = quotes
    .flatMap((quote) => {
      const price = one.prices[quote.id];
      return price ? [{ quote, price }] : [];
    })
    .toSorted(
      (a, b) => a.price.lacks.length - b.price.lacks.length || a.price.total_cents - b.price.total_cents,
    );
  const titleId = `copies-${one.quantity}`;
  return (
    <section aria-labelledby={titleId} className="mt-6 first:mt-0">
      <h2 id={titleId} className="type-subhead border-b border-ink pb-1.5">
        {countText(one.quantity)} copies
        {!one.is_asked && <span className="font-normal text-ink-2"> · not asked for</span>}
      </h2>
      {priced.length === 0 && <p className="type-data py-2.5 text-ink-2">No prices yet</p>}
      <ul>
        {priced.map(({ quote, price }) => {
          const isChosen = choice?.quote_id === quote.id && choice.quantity === one.quantity;
          const hasExtras = price.total_cents !== price.price_cents;
          const extras = hasExtras ? `${dollarText(price.price_cents)} print` : '';
          const facts = [
            extras,
            quote.freight_included ? 'freight included' : '',
            lacksText(price.lacks),
            comparison.gaps[quote.id]?.is_expired ? 'expired' : '',
            quote.is_outdated ? 'earlier version' : '',
            quote.link_id === null ? 'typed in' : '',
          ];
          return (
            <li key={quote.id} className="type-data border-b border-rule py-2.5">
              <div className="type-body flex items-baseline justify-between gap-4 tabular-nums">
                <span className="min-w-0 font-semibold wrap-anywhere">{quote.vendor_name}</span>
                <span className="shrink-0 font-semibold">{dollarText(price.total_cents)}</span>
              </div>
              <div className="mt-0.5 flex items-baseline justify-between gap-4 text-ink-2">
                <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
                  {price.is_lowest_total && <LowestMark word="Lowest total" />}
                  {price.is_lowest_price && !price.is_lowest_total && (
                    <LowestMark word={lowestPriceWord('Lowest print price', quote, quotes, one)} />
                  )}
                  {isChosen && <ChosenMark />}
                  <span>{facts.filter(Boolean).join(', ')}</span>
                </span>
                <span className="shrink-0">{writeUnit(price.total_unit_cents)} each</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function TermsCard({ quote, data, comparison, fresh, onEdit, onChoose }: ComparedProps & { quote: Quote }) {
  const name = nameAmong(quote, data.quotes);
  const gaps = comparison.gaps[quote.id];
  const missing = gaps ? gapTexts(gaps) : [];
  const isChosen = data.choice?.quote_id === quote.id;
  return (
    <section
      aria-labelledby={`quote-${quote.id}`}
      className="mt-4 rounded-sheet border border-rule bg-sheet px-4 py-4"
    >
      <h3 id={`quote-${quote.id}`} className="type-subhead flex flex-wrap items-center gap-2">
        <span className="min-w-0 wrap-anywhere">{quote.vendor_name}</span>
        {quote.link_id === null && <TypedMark />}
        {fresh.has(quote.id) && <NewMark />}
        {isChosen && <ChosenMark />}
        {gaps?.is_expired && <ExpiredMark />}
        {quote.is_outdated && <OutdatedMark />}
      </h3>
      <dl className="type-data mt-2">
        <Term label="Estimate">{quote.estimate_number}</Term>
        <Term label="Freight">{freightText(quote)}</Term>
        <Term label="Postage">{postageText(quote)}</Term>
        <Term label="Turnaround">
          {quote.turnaround_days === null ? '' : daysText(quote.turnaround_days)}
        </Term>
        <Term label="Valid until">{dateText(quote.valid_until)}</Term>
        <LongTerm label="Included" about={`list of ${name}`} text={quote.included.join(', ')} />
        <LongTerm label="Differs" about={`exceptions of ${name}`} text={quote.exceptions} />
        <Term label="Missing">{missing.length > 0 && <Gaps texts={missing} />}</Term>
        <LongTerm label="Notes" about={`notes of ${name}`} text={quote.notes} />
        <Term label="PDF">{quote.file && <QuoteFileButton quote={quote} />}</Term>
      </dl>
      <div className="mt-3.5">
        <QuoteActions
          quote={quote}
          name={name}
          isChosen={isChosen}
          onEdit={() => onEdit(quote)}
          onChoose={() => onChoose(quote)}
        />
      </div>
    </section>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === null || children === false) return null;
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-2 first:border-t-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

function LongTerm({ label, text, about }: { label: string; text: string; about: string }) {
  return <Term label={label}>{text !== '' && <FoldedText about={about}>{text}</FoldedText>}</Term>;
}
