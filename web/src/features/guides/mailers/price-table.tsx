import { priceText, dateText, footnotesOf, rounded } from '@printpartner/print-knowledge/figures';
import {
  currentPrices,
  earlierPrices,
  mailClasses,
  type MailPrice,
  type Tier,
} from '@printpartner/print-knowledge/mail';
import { FigureTable, type FigureColumn } from '../shell/figure-table.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';

const notes = footnotesOf([currentPrices.from, earlierPrices.from]);

interface PriceRow {
  id: string;
  price: MailPrice;
  /** Undefined if the price was not found. */
  tier?: Tier;
}

/** One row per weight. */
const rowsOf = (price: MailPrice): readonly PriceRow[] =>
  price.tiers.length === 0
    ? [{ id: price.id, price }]
    : price.tiers.map((tier) => ({ id: `${price.id}-${tier.upTo}`, price, tier }));

const columns: readonly FigureColumn<PriceRow>[] = [
  { id: 'name', head: 'Price', cell: ({ price }) => price.name },
  {
    id: 'weight',
    head: (
      <>
        Up to, oz
        <Cite notes={notes} from={currentPrices.from} />
      </>
    ),
    isFigure: true,
    width: 'w-19 md:w-28',
    cell: ({ tier }) => tier?.upTo ?? '–',
  },
  {
    id: 'price',
    head: 'Each, $',
    isFigure: true,
    width: 'w-18 md:w-28',
    cell: ({ tier }) => <CurrentPrice tier={tier} />,
  },
  {
    id: 'previous',
    head: 'Previous, $',
    isFigure: true,
    width: 'w-20 md:w-28',
    cell: ({ price, tier }) => <PreviousPrice price={price} upTo={tier?.upTo} />,
  },
];

/** The dated price list by class, with known previous prices. */
export function PriceTable() {
  return (
    <>
      <p className="type-body mb-3 text-pretty">
        Prices effective {dateText(currentPrices.effective)}. Verify with your mail house.
      </p>
      {mailClasses.rows.map(({ id, name }) => (
        <div key={id} className="mb-5">
          <h4 className="type-label">{name}</h4>
          <ClassPrices
            name={name}
            rows={currentPrices.prices.filter(({ mailClass }) => mailClass === id).flatMap(rowsOf)}
          />
        </div>
      ))}
      <PriceNotes />
      <SourceNotes notes={notes} className="mt-3" />
    </>
  );
}

function ClassPrices({ name, rows }: { name: string; rows: readonly PriceRow[] }) {
  return (
    <FigureTable
      caption={`${name}, postage effective ${dateText(currentPrices.effective)}`}
      rows={rows}
      columns={columns}
    />
  );
}

function CurrentPrice({ tier }: { tier: Tier | undefined }) {
  if (!tier) return <span className="whitespace-nowrap">not found</span>;
  return (
    <>
      {dollars(tier)}
      <Cite notes={notes} from={currentPrices.from} />
    </>
  );
}

function PreviousPrice({ price, upTo }: { price: MailPrice; upTo: number | undefined }) {
  const earlier = earlierPrices.prices.find(({ id }) => id === price.id);
  const tier = earlier?.tiers.find((one) => one.upTo === upTo);
  if (!tier) return <>–</>;
  return (
    <>
      {dollars(tier)}
      <Cite notes={notes} from={earlierPrices.from} />
    </>
  );
}

/** Always three decimals, so that the decimal points align. */
const dollars = ({ mills }: Tier) => rounded(mills / 1000, 3);

/** Surcharges, fees and abbreviations. */
function PriceNotes() {
  const { nonmachinable, permitCents } = currentPrices;
  return (
    <div className="type-data grid gap-2 text-pretty text-ink-2">
      {nonmachinable !== undefined && (
        <p>
          A nonmachinable First-Class letter pays {priceText(nonmachinable)} more
          <Cite notes={notes} from={currentPrices.from} />.
        </p>
      )}
      {permitCents !== undefined && (
        <p>
          A permit imprint costs ${permitCents / 100} to apply for, plus ${permitCents / 100} a year each for
          Marketing Mail and First-Class presort
          <Cite notes={notes} from={currentPrices.from} />. EDDM Retail needs no permit.
        </p>
      )}
      <p>
        DSCF is the destination’s sectional center facility, an older name that the price list keeps; DDU is
        its delivery unit. Mail entered there pays less.
      </p>
    </div>
  );
}
