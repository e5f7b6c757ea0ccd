import { limitText } from '@printpartner/print-knowledge/limits';
import {
  binderyPractice,
  creepBySheet,
  creepFormula,
  LOOSE_FOLD_FACTOR,
  SHINGLING_THRESHOLD,
  type Creep,
  type CreepSheet,
  type SaddleBook,
} from '@printpartner/print-knowledge/binding';
import {
  countText,
  footnotesOf,
  type Provenance,
  type Footnotes,
} from '@printpartner/print-knowledge/figures';
import { caliperText } from '@printpartner/print-knowledge/measure';
import { Length } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FigureTable } from '../shell/figure-table.tsx';
import { Cite, Cites } from '../../../ui/source-notes.tsx';
import { CalculatorCard } from './calculator-card.tsx';
import { LengthResult } from './length-result.tsx';
import { BindingRangeNote } from './binding-range-note.tsx';
import { SaddleBookFields, useSaddleBook } from './saddle-book-fields.tsx';

/** Creep of every sheet of a saddle-stitched book. */
export function CreepCalculator() {
  const choice = useSaddleBook('creep', '64');
  const creep = choice.book && creepBySheet(choice.book);
  const sources = [creepFormula, ...choice.caliperSources];
  const notes = footnotesOf([...sources, binderyPractice]);
  return (
    <CalculatorCard id="creep" title="Creep" notes={notes}>
      <SaddleBookFields choice={choice} error={creep && !creep.ok ? creep.reason : undefined} />
      {choice.book && creep?.ok && (
        <>
          <CreepAnswer book={choice.book} creep={creep.value} sources={sources} notes={notes} />
          <BindingRangeNote binding="saddle-stitch" pages={choice.totalPages} />
        </>
      )}
    </CalculatorCard>
  );
}

interface CreepAnswerProps {
  book: SaddleBook;
  creep: Creep;
  /** Sources of the formula and its calipers. */
  sources: readonly Provenance[];
  notes: Footnotes;
}

function CreepAnswer({ book, creep, sources, notes }: CreepAnswerProps) {
  const { pages, textCaliper, coverCaliper } = book;
  return (
    <>
      <LengthResult
        sides={[creep.innermost]}
        decimals={4}
        arithmetic={
          <>
            {`Innermost sheet: (${countText(pages)} ÷ 4 − 1) × ${caliperText(textCaliper)}${coverCaliper === undefined ? '' : ` + ${caliperText(coverCaliper)} cover`} = ${caliperText(creep.innermost)}`}
            <Cites notes={notes} from={sources} />. With loose folds, up to{' '}
            <Length value={creep.innermost * LOOSE_FOLD_FACTOR} decimals={4} />
            <Cite notes={notes} from={binderyPractice} />.
          </>
        }
      />
      <p className="type-body text-pretty">
        <TradeText>{advice(creep)}</TradeText>
        <Cite notes={notes} from={binderyPractice} />
      </p>
      <section
        aria-label="Creep of every sheet"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll the list
        tabIndex={0}
        className="max-h-65 overflow-y-auto"
      >
        <FigureTable<CreepSheet & { id: string }>
          caption="Creep of every sheet, outermost first"
          columns={[
            { id: 'sheet', head: 'Sheet', cell: ({ sheet }) => sheet },
            {
              id: 'pages',
              head: 'Pages',
              cell: fourPages,
            },
            {
              id: 'out',
              head: (
                <>
                  Creep
                  <Cite notes={notes} from={creepFormula} />
                </>
              ),
              cell: creepLength,
              isFigure: true,
            },
          ]}
          rows={creep.sheets.map((row) => ({ ...row, id: String(row.sheet) }))}
        />
      </section>
    </>
  );
}

const creepLength = ({ pushOut }: CreepSheet) => <Length value={pushOut} decimals={4} />;

const fourPages = ({ pages: [first, second, third, fourth] }: CreepSheet) => (
  <span data-worked>{`${first}–${second}, ${third}–${fourth}`}</span>
);

function advice({ needsShingling }: Creep): string {
  return needsShingling
    ? `Over ${SHINGLING_THRESHOLD} in: pages need shingling. The printer usually does it; say so if you already did. Keep page numbers ${limitText('page-number')} from the face.`
    : `${SHINGLING_THRESHOLD} in or less: no shingling.`;
}
