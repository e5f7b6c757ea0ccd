import {
  bindings,
  bindingsOf,
  type Binding,
  type BindingSection,
} from '@printpartner/print-knowledge/binding';
import { footnotesOf } from '@printpartner/print-knowledge/figures';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { CardGrid } from '../shell/fact-card.tsx';
import { EnlargeHint } from '../shell/drawing/enlarge-label.tsx';
import { ScaleBar } from '../shell/drawing/scale-bar.tsx';
import { Cite, SourceNotes } from '../../../ui/source-notes.tsx';
import { BindingCard } from './binding-card.tsx';
import { BookFields } from './book-fields.tsx';
import { PREVIEW_HEIGHT } from './section-preview.tsx';
import { SPINE_DIMENSION_WIDTH } from './section/cross-section.tsx';
import { bookFor, takesCover, type ChosenBook } from './section/drawn-book.ts';
import { scaleFor } from './section/drawn-scale.ts';
import { lengthOf } from './section/extent.ts';
import { useWidth } from '../../../ui/use-width.ts';
import type { BookChoice } from './use-chosen-book.ts';

interface BindingGroupProps {
  section: BindingSection;
  choice: BookChoice;
  onOpen: (binding: Binding) => void;
}

/** Content of a section: the fields of the drawn book and a card per binding. All sections use one scale. */
export function BindingGroup({ section, choice, onOpen }: BindingGroupProps) {
  const rows = bindingsOf(section);
  const caliperFrom = caliperSource(choice.body);
  const notes = footnotesOf([caliperFrom]);
  const [frame, groupWidth] = useWidth<HTMLDivElement>();
  const width = previewWidth(groupWidth ?? 0);
  const scale = groupScale(choice.book, width);
  return (
    <div ref={frame}>
      <BookFields choice={choice} hasCover={rows.some(takesCover)} className="mb-2" />
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <p data-unsearched className="type-note flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <ScaleBar perInch={scale} />
          <span>
            <EnlargeHint /> All seven cross-sections at one scale
            <Cite notes={notes} from={caliperFrom} />, dimensions in cyan.
          </span>
        </p>
        <SourceNotes notes={notes} />
      </div>
      <CardGrid>
        {groupWidth !== undefined &&
          rows.map((binding) => (
            <BindingCard
              key={binding.id}
              binding={binding}
              choice={choice}
              scale={scale}
              width={width}
              onOpen={() => onOpen(binding)}
            />
          ))}
      </CardGrid>
    </div>
  );
}

/** Gap between cards, and padding plus borders of a card, pixels. */
const GAP = 12;
const PADDING = 34;
const TWO_CARDS_FROM = 560;

const MAX_PREVIEW_WIDTH = 320;

function previewWidth(group: number): number {
  const card = group < TWO_CARDS_FROM ? group : (group - GAP) / 2;
  return Math.min(MAX_PREVIEW_WIDTH, Math.floor(card - PADDING));
}

function groupScale(book: ChosenBook | undefined, width: number): number {
  const drawn = book
    ? bindings.rows.map((binding) => ({ id: binding.id, book: bookFor(binding, book) }))
    : [];
  return scaleFor(
    {
      height: Math.max(0, ...drawn.map((one) => one.book.height)),
      width: Math.max(0, ...drawn.map((one) => lengthOf(one.id, one.book))),
    },
    { height: PREVIEW_HEIGHT - 28, width: width - SPINE_DIMENSION_WIDTH },
  );
}
