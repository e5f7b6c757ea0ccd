import {
  creepBySheet,
  creepFormula,
  looseFoldFactor,
  shinglingThreshold,
  type Creep,
  type CreepSheet,
  type SaddleBook,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import { FigureTable } from '../shell/figure-table.tsx';
import { footnotesOf } from '../shell/footnotes.ts';
import { CalculatorCard } from './calculator-card.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { SaddleBookFields, useSaddleBook } from './saddle-book-fields.tsx';

const inches = (value: number) => value.toFixed(4);

/** How far each sheet of a saddle-stitched book is pushed out of the one around it. */
export function CreepCalculator() {
  const choice = useSaddleBook('64');
  const creep = choice.book && creepBySheet(choice.book);
  const sources = [creepFormula, provenanceOf(stocks, choice.stockId, 'caliperIn')];
  return (
    <CalculatorCard title="Creep" notes={footnotesOf(sources.filter((from) => from !== undefined))}>
      <SaddleBookFields choice={choice} error={creep && !creep.ok ? creep.reason : undefined} />
      {choice.book && creep?.ok && <CreepAnswer book={choice.book} creep={creep.value} />}
    </CalculatorCard>
  );
}

function CreepAnswer({ book, creep }: { book: SaddleBook; creep: Creep }) {
  const { pages, textCaliper, coverCaliper } = book;
  return (
    <>
      <CalculatorResult
        figure={inches(creep.innermost)}
        unit="in"
        arithmetic={`Innermost sheet: (${pages} ÷ 4 − 1) × ${inches(textCaliper)}${coverCaliper === undefined ? '' : ` + ${inches(coverCaliper)} of the cover`} = ${inches(creep.innermost)}. Loose folds push out up to ${inches(creep.innermost * looseFoldFactor)}.`}
      />
      <p className="type-body text-pretty">
        <TradeText>{advice(creep)}</TradeText>
      </p>
      <section
        aria-label="Push-out of every sheet"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll the list
        tabIndex={0}
        className="max-h-65 overflow-y-auto"
      >
        <FigureTable<CreepSheet & { id: string }>
          caption="Push-out of every sheet, from the outermost to the innermost"
          columns={[
            { id: 'sheet', head: 'Sheet', cell: ({ sheet }) => sheet },
            {
              id: 'pages',
              head: 'Pages',
              cell: ({ pages: four }) => `${four[0]}–${four[1]}, ${four[2]}–${four[3]}`,
            },
            { id: 'out', head: 'Out, in', cell: ({ pushOut }) => inches(pushOut), isFigure: true },
          ]}
          rows={creep.sheets.map((row) => ({ ...row, id: String(row.sheet) }))}
        />
      </section>
    </>
  );
}

function advice({ needsShingling }: Creep): string {
  return needsShingling
    ? `Above ${shinglingThreshold} in: the pages have to be shingled. The printer usually does it; say so if you already did. Keep folios 1/4 in, better 3/8 in, from the face.`
    : `Not above ${shinglingThreshold} in: no need to shingle.`;
}
