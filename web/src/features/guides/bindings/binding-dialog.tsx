import {
  binderyPractice,
  blockArithmetic,
  creepFormula,
  type Binding,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { stocks } from '@printpartner/print-knowledge/paper';
import { Dialog } from '../../../ui/dialog.tsx';
import { Inches } from '../../../ui/inches.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FactList, type Fact } from '../shell/fact-card.tsx';
import { footnotesOf, type Footnotes } from '../shell/footnotes.ts';
import { Cite, SourceNotes } from '../shell/source-notes.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { BookFields } from './book-fields.tsx';
import { creepOf, measureOf, pagesOf, tenThousandths, thousandths } from './book-words.ts';
import { CrossSection, measure } from './section/cross-section.tsx';
import { bookFor, takesCover, type ChosenBook, type DrawnBook } from './section/drawn-book.ts';
import { lengthOf } from './section/extent.ts';
import { leavesPerLine, scaleFor } from './section/drawn-scale.ts';
import { useWidth } from '../shell/drawing/use-width.ts';
import type { BookChoice } from './use-chosen-book.ts';

interface BindingDialogProps {
  binding: Binding;
  choice: BookChoice;
  onClose: () => void;
}

/** The cross-section of one binding as large as it fits, with the book of one's choice and its measures. */
export function BindingDialog({ binding, choice, onClose }: BindingDialogProps) {
  const { book: chosen } = choice;
  return (
    <Dialog width={720} onClose={onClose} title={binding.name} description={binding.description}>
      <BookFields choice={choice} hasCover={takesCover(binding)} className="mb-4" />
      {chosen ? (
        <LargeSection binding={binding} chosen={chosen} choice={choice} />
      ) : (
        <p className="type-body text-ink-2">No page count, no drawing.</p>
      )}
    </Dialog>
  );
}

const widest = 640;
const highest = 300;

function LargeSection({
  binding,
  chosen,
  choice,
}: {
  binding: Binding;
  chosen: ChosenBook;
  choice: BookChoice;
}) {
  const book = bookFor(binding, chosen);
  const [place, room = 0] = useWidth<HTMLDivElement>();
  const width = Math.min(widest, room);
  const scale = scaleFor(
    { height: book.height, width: lengthOf(binding.id, book) },
    { height: highest - 40, width: width - measure },
  );
  const lines = leavesPerLine(book.textCaliper * scale.perInch);
  const caliperFrom = provenanceOf(stocks, choice.body.id, 'caliperIn');
  const notes = footnotesOf(
    [
      caliperFrom,
      provenanceOf(stocks, choice.cover.id, 'caliperIn'),
      blockArithmetic,
      ...(binding.id === 'saddle-stitch' ? [creepFormula] : []),
      binderyPractice,
      ...binding.tips.map(({ from }) => from),
    ].filter((from) => from !== undefined),
  );
  return (
    <>
      <div ref={place} className="flex justify-center overflow-hidden">
        {room > 0 && (
          <CrossSection
            binding={binding.id}
            book={book}
            scale={scale.perInch}
            width={width}
            height={Math.max(120, book.height * scale.perInch + 48)}
            label={`${binding.name}, cut across: ${pagesOf(chosen, book, binding)}, ${measureOf(binding, book)}`}
          />
        )}
      </div>
      <p className="type-note mt-2 text-ink-2">
        Drawn at {scale.magnification} × life size
        <Cite notes={notes} from={caliperFrom} />; the middle of the pages is left out.
        {lines > 1 &&
          ` One line stands for ${lines} ${binding.id === 'saddle-stitch' ? 'sheets' : 'leaves'}.`}
        {binding.id === 'saddle-stitch' &&
          ' The black line is the trim: what stands out beyond it is cut off.'}
      </p>
      <FactList className="mt-4" facts={measures(binding, book, pagesOf(chosen, book, binding), notes)} />
      <h3 className="type-label mt-4 font-semibold">Tips</h3>
      <StatementList statements={binding.tips} notes={notes} className="type-body mt-1.5" />
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}

function measures(binding: Binding, book: DrawnBook, pages: string, notes: Footnotes): readonly Fact[] {
  const isSaddle = binding.id === 'saddle-stitch';
  const isOnRing = binding.id === 'spiral-coil' || binding.id === 'wire-o';
  return [
    { label: 'Drawn with', value: <span data-worked>{pages}</span> },
    {
      label: isSaddle ? 'At the fold' : 'Block',
      value: (
        <>
          {thousandths(book.block)}
          <Cite notes={notes} from={blockArithmetic} />
        </>
      ),
    },
    ...(isSaddle
      ? [
          {
            label: 'Creep of the innermost sheet',
            value: (
              <>
                {tenThousandths(creepOf(book))}
                <Cite notes={notes} from={creepFormula} />
              </>
            ),
          },
        ]
      : []),
    ...(isOnRing
      ? [
          {
            label: binding.id === 'wire-o' ? 'Wire' : 'Coil',
            value: (
              <>
                About {thousandths(book.height)}
                <Cite notes={notes} from={binderyPractice} />
              </>
            ),
          },
        ]
      : []),
    ...(book.spine === undefined || book.nearest32nd === undefined
      ? []
      : [
          {
            label: 'Spine',
            value: (
              <>
                {thousandths(book.spine)}
                <Cite notes={notes} from={blockArithmetic} />
              </>
            ),
          },
          {
            label: 'To the nearest thirty-second',
            value: (
              <>
                <Inches value={book.nearest32nd} /> in
                <Cite notes={notes} from={blockArithmetic} />
              </>
            ),
          },
        ]),
    { label: 'Opens flat', value: binding.opensFlat },
    {
      label: 'Printed spine',
      value: (
        <>
          <TradeText>{binding.spinePrinted}</TradeText>
          <Cite notes={notes} from={binderyPractice} />
        </>
      ),
    },
  ];
}
