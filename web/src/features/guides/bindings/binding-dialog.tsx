import {
  binderyPractice,
  blockArithmetic,
  creepFormula,
  type Binding,
} from '@printpartner/print-knowledge/binding';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { footnotesOf, type Footnotes } from '@printpartner/print-knowledge/figures';
import { Dialog } from '../../../ui/dialog.tsx';
import { Length } from '../../../ui/length.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';
import { FactList, type Fact } from '../shell/fact-card.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { ScaleBar } from '../shell/drawing/scale-bar.tsx';
import { StatementList } from '../shell/statement-list.tsx';
import { BookFields } from './book-fields.tsx';
import { dimensionText, pagesText, tenThousandths, thousandths } from './book-text.ts';
import { CrossSection, SPINE_DIMENSION_WIDTH } from './section/cross-section.tsx';
import { bookFor, takesCover, type ChosenBook, type DrawnBook } from './section/drawn-book.ts';
import { creepOf, lengthOf } from './section/extent.ts';
import { leavesPerLine, scaleFor } from './section/drawn-scale.ts';
import { useWidth } from '../../../ui/use-width.ts';
import type { BookChoice } from './use-chosen-book.ts';

interface BindingDialogProps {
  binding: Binding;
  choice: BookChoice;
  onClose: () => void;
}

/** Large cross-section of one binding for the chosen book, with its dimensions. */
export function BindingDialog({ binding, choice, onClose }: BindingDialogProps) {
  const { book: chosen } = choice;
  return (
    <Dialog width={720} onClose={onClose} title={binding.name} description={binding.description}>
      <BookFields choice={choice} hasCover={takesCover(binding)} className="mb-4" />
      {chosen ? (
        <LargeSection binding={binding} chosen={chosen} choice={choice} />
      ) : (
        <p className="type-body text-ink-2">Enter a page count to see the drawing.</p>
      )}
    </Dialog>
  );
}

const MAX_WIDTH = 640;
const MAX_HEIGHT = 300;

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
  const [frame, available = 0] = useWidth<HTMLDivElement>();
  const width = Math.min(MAX_WIDTH, available);
  const scale = scaleFor(
    { height: book.height, width: lengthOf(binding.id, book) },
    { height: MAX_HEIGHT - 40, width: width - SPINE_DIMENSION_WIDTH },
  );
  const lines = leavesPerLine(book.textCaliper * scale);
  const caliperFrom = caliperSource(choice.body);
  const notes = footnotesOf([
    caliperFrom,
    caliperSource(choice.cover),
    blockArithmetic,
    ...(binding.id === 'saddle-stitch' ? [creepFormula] : []),
    binderyPractice,
    ...binding.tips.map(({ from }) => from),
  ]);
  return (
    <>
      <div ref={frame} className="flex justify-center overflow-hidden">
        {available > 0 && (
          <CrossSection
            binding={binding.id}
            book={book}
            scale={scale}
            width={width}
            height={Math.max(120, book.height * scale + 48)}
            label={`${binding.name}, cross-section: ${pagesText(chosen, book, binding)}, ${dimensionText(binding, book)}`}
          />
        )}
      </div>
      <p data-unsearched className="type-note mt-2 text-ink-2">
        <ScaleBar perInch={scale} /> Drawn to scale
        <Cite notes={notes} from={caliperFrom} />; the middle of the pages is omitted.
        {lines > 1 &&
          ` Each line represents ${lines} ${binding.id === 'saddle-stitch' ? 'sheets' : 'leaves'}.`}
        {binding.id === 'saddle-stitch' && ' The black line is the trim: everything beyond it is cut off.'}
      </p>
      <FactList className="mt-4" facts={dimensions(binding, book, pagesText(chosen, book, binding), notes)} />
      <h3 className="type-label mt-4 font-semibold">Tips</h3>
      <StatementList statements={binding.tips} notes={notes} className="type-body mt-1.5" />
      <SourceNotes notes={notes} className="mt-4" />
    </>
  );
}

function dimensions(binding: Binding, book: DrawnBook, pages: string, notes: Footnotes): readonly Fact[] {
  const isSaddle = binding.id === 'saddle-stitch';
  const hasRing = binding.id === 'spiral-coil' || binding.id === 'wire-o';
  return [
    { label: 'Drawn with', value: <span data-worked>{pages}</span> },
    {
      label: isSaddle ? 'At the fold' : 'Block',
      value: (
        <span data-worked>
          <TradeText>{thousandths(book.block)}</TradeText>
          <Cite notes={notes} from={blockArithmetic} />
        </span>
      ),
    },
    ...(isSaddle
      ? [
          {
            label: 'Creep of the innermost sheet',
            value: (
              <span data-worked>
                <TradeText>{tenThousandths(creepOf(book))}</TradeText>
                <Cite notes={notes} from={creepFormula} />
              </span>
            ),
          },
        ]
      : []),
    ...(hasRing
      ? [
          {
            label: binding.id === 'wire-o' ? 'Wire' : 'Coil',
            value: (
              <span data-worked>
                About <TradeText>{thousandths(book.height)}</TradeText>
                <Cite notes={notes} from={binderyPractice} />
              </span>
            ),
          },
        ]
      : []),
    ...(book.spine === undefined || book.next32nd === undefined
      ? []
      : [
          {
            label: 'Spine',
            value: (
              <span data-worked>
                <TradeText>{thousandths(book.spine)}</TradeText>
                <Cite notes={notes} from={blockArithmetic} />
              </span>
            ),
          },
          {
            label: 'To 1/32 in, rounded up',
            value: (
              <span data-worked>
                <Length value={book.next32nd} />
                <Cite notes={notes} from={blockArithmetic} />
              </span>
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
