import { countText, dollarText } from '@printpartner/print-knowledge/figures';
import type { ReactNode } from 'react';
import type { Quote } from '@printpartner/contracts/types';
import { type ComparedQuantity, type QuotedPrice, type QuoteGaps } from '@printpartner/spec-sheet/quotes';
import { FoldedText } from '../../../entities/quote/folded-text.tsx';
import { daysText, freightText, postageText } from '../../../entities/quote/quote-terms.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import type { ComparedProps, ComparisonProps } from './compared-props.ts';
import { ChosenMark, ExpiredMark, Gaps, LowestMark, NewMark, OutdatedMark, TypedMark } from './marks.tsx';
import { QuoteActions, QuoteFileButton } from './quote-actions.tsx';
import { gapTexts, hasTotals, lacksText, lowestPriceWord, nameAmong } from './quote-words.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

/** Width in px. */
const HEAD_WIDTH = 164;
/** Narrowest width of a quote's column, px. */
const NARROWEST = 184;
const WIDEST = 340;
const HEAD = 'sticky left-0 z-1 bg-sheet py-2.5 pr-4 pl-5 text-left align-top font-normal';
const CELL = 'py-2.5 pr-5 pl-4 align-top';

/** A column for each quote, a row for each quantity and term. */
export function CompareTable(props: ComparedProps) {
  const { data, comparison, fresh, writeUnit, onEdit, onChoose } = props;
  const { quotes, choice } = data;
  const { quantities, gaps } = comparison;
  const hasPostage = quotes.some((quote) => postageText(quote) !== '');
  const row = (label: string, of: (quote: Quote) => ReactNode, isText = false) =>
    quotes.some((quote) => !isNothing(of(quote))) && (
      <tr key={label}>
        <th scope="row" className={`${HEAD} text-ink-2`}>
          {label}
        </th>
        {quotes.map((quote) => (
          <td key={quote.id} className={`${CELL} ${isText ? 'text-left wrap-anywhere' : ''}`}>
            {isNothing(of(quote)) ? <None /> : of(quote)}
          </td>
        ))}
      </tr>
    );
  return (
    <section
      aria-label="Quotes side by side"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable with the keyboard
      tabIndex={0}
      style={{ maxWidth: HEAD_WIDTH + quotes.length * WIDEST }}
      className="overflow-x-auto rounded-sheet border border-rule bg-sheet"
    >
      <table
        style={{ minWidth: HEAD_WIDTH + quotes.length * NARROWEST }}
        className="type-data w-full table-fixed border-separate border-spacing-0 text-right [&_tr>*]:border-t [&_tr>*]:border-rule [&_thead_tr>*]:border-t-0"
      >
        <colgroup>
          <col style={{ width: HEAD_WIDTH }} />
          {quotes.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={HEAD}>
              <span className="sr-only">Vendor</span>
            </td>
            {quotes.map((quote) => (
              <th key={quote.id} scope="col" className={`${CELL} pt-4 font-normal`}>
                <span dir="auto" className="type-subhead block text-right wrap-anywhere">
                  {quote.vendor_name}
                </span>
                {quote.estimate_number !== '' && (
                  <span className="block wrap-anywhere text-ink-2">{quote.estimate_number}</span>
                )}
                <span className="mt-1 flex flex-wrap justify-end gap-1.5 empty:hidden">
                  {quote.link_id === null && <TypedMark />}
                  {fresh.has(quote.id) && <NewMark />}
                  {choice?.quote_id === quote.id && <ChosenMark />}
                  {gaps[quote.id]?.is_expired && <ExpiredMark />}
                  {quote.is_outdated && <OutdatedMark />}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <GroupRow title="Print price" span={quotes.length + 1} />
          {quantities.map((one) => (
            <QuantityRow
              key={one.quantity}
              one={one}
              quotes={quotes}
              writeUnit={writeUnit}
              chosen={choice}
              amount={({ price_cents: cents }) => cents}
              unit={({ unit_cents: cents }) => cents}
              lowest={({ is_lowest_price: isLowest }, quote) =>
                isLowest && lowestPriceWord('Lowest', quote, quotes, one)
              }
              note={(_, { freight_included: isIncluded }) => (isIncluded ? 'freight included' : '')}
            />
          ))}
          {row('Freight', (quote) => amounts(freightText(quote)))}
          {row('Postage', (quote) => amounts(postageText(quote)))}
          {hasTotals(quotes, comparison) && (
            <>
              <GroupRow
                title={hasPostage ? 'Total with freight and postage' : 'Total with freight'}
                span={quotes.length + 1}
              />
              {quantities.map((one) => (
                <QuantityRow
                  key={one.quantity}
                  one={one}
                  quotes={quotes}
                  writeUnit={writeUnit}
                  amount={({ total_cents: cents }) => cents}
                  unit={({ total_unit_cents: cents }) => cents}
                  lowest={({ is_lowest_total: isLowest }) => isLowest && 'Lowest'}
                  note={({ lacks }) => lacksText(lacks)}
                />
              ))}
            </>
          )}
          <GroupRow title="Terms" span={quotes.length + 1} />
          {row('Turnaround', ({ turnaround_days: days }) => (days === null ? '' : daysText(days)))}
          {row('Valid until', ({ id, valid_until: day }) =>
            day === '' ? (
              ''
            ) : (
              <span className={gaps[id]?.is_expired ? 'text-warning' : ''}>
                {dateText(day)}
                {gaps[id]?.is_expired && <span className="type-note block">Expired</span>}
              </span>
            ),
          )}
          {row(
            'Included',
            (quote) => folded(quote.included.join(', '), `list of ${nameAmong(quote, quotes)}`),
            true,
          )}
          {row(
            'Differs from the spec',
            (quote) => folded(quote.exceptions, `exceptions of ${nameAmong(quote, quotes)}`),
            true,
          )}
          {row('Missing', ({ id }) => gapsOf(gaps[id]), true)}
          {row('Notes', (quote) => folded(quote.notes, `notes of ${nameAmong(quote, quotes)}`), true)}
          {row('Vendor’s PDF', (quote) => quote.file && <QuoteFileButton quote={quote} />, true)}
          {row(
            'Received',
            ({ answered_at: at, link_id: link }) =>
              `${dateOnly(Date.parse(at))}${link === null ? ', typed in' : ''}`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <td className={HEAD}>
              <span className="sr-only">Actions</span>
            </td>
            {quotes.map((quote) => (
              <td key={quote.id} className={`${CELL} pb-4 *:justify-end`}>
                <QuoteActions
                  quote={quote}
                  name={nameAmong(quote, quotes)}
                  isChosen={choice?.quote_id === quote.id}
                  onEdit={() => onEdit(quote)}
                  onChoose={() => onChoose(quote)}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const dateOnly = timeFormat({ dateStyle: 'medium' });

const isNothing = (content: ReactNode): boolean => content === '' || content === null || content === false;

interface QuantityRowProps {
  one: ComparedQuantity;
  quotes: readonly Quote[];
  writeUnit: (cents: number) => string;
  chosen?: ComparisonProps['data']['choice'];
  amount: (price: QuotedPrice) => number;
  unit: (price: QuotedPrice) => number;
  /** The mark of a lowest price; false for others. */
  lowest: (price: QuotedPrice, quote: Quote) => string | false;
  note: (price: QuotedPrice, quote: Quote) => string;
}

function QuantityRow({ one, quotes, writeUnit, chosen, amount, unit, lowest, note }: QuantityRowProps) {
  return (
    <tr>
      <th scope="row" className={HEAD}>
        <span className="type-body font-semibold tabular-nums">{countText(one.quantity)}</span>
        {!one.is_asked && <span className="type-note block text-ink-2">Not asked for</span>}
      </th>
      {quotes.map((quote) => {
        const { id } = quote;
        const price = one.prices[id];
        const noted = price ? note(price, quote) : '';
        const mark = price !== null && price !== undefined && lowest(price, quote);
        const isChosen = chosen?.quote_id === id && chosen.quantity === one.quantity;
        return (
          <td key={id} className={`${CELL} ${isChosen ? 'bg-pass-tint' : ''}`}>
            {price ? (
              <>
                <span className="type-body block font-semibold tabular-nums">
                  {dollarText(amount(price))}
                </span>
                <span className="block text-ink-2">{writeUnit(unit(price))} each</span>
                {noted !== '' && <span className="type-note block text-ink-2">{noted}</span>}
                {mark !== false && <LowestMark word={mark} />}
              </>
            ) : (
              <None />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function GroupRow({ title, span }: { title: string; span: number }) {
  return (
    <tr>
      <th
        scope="colgroup"
        colSpan={span}
        className="type-label border-ink! bg-sunk p-0 text-left font-semibold"
      >
        <span className="sticky left-0 inline-block px-5 py-1.5">{title}</span>
      </th>
    </tr>
  );
}

const folded = (words: string, about: string): ReactNode =>
  words !== '' && <FoldedText about={about}>{words}</FoldedText>;

const amounts = (text: string): ReactNode =>
  text !== '' && <span className="whitespace-pre-line tabular-nums">{text}</span>;

function gapsOf(gaps: QuoteGaps | undefined): ReactNode {
  const texts = gaps ? gapTexts(gaps) : [];
  return texts.length > 0 && <Gaps texts={texts} />;
}

const None = () => (
  <span className="text-ink-3">
    <span aria-hidden>–</span>
    <span className="sr-only">not given</span>
  </span>
);
