import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import {
  footnotesOf,
  letterOf,
  sourceText,
  type Footnotes,
  type Provenance,
} from '@printpartner/print-knowledge/figures';
import { InchText } from './trade-text.tsx';

interface CiteProps {
  notes: Footnotes;
  /** Undefined for a column of words, which has no letter. */
  from: Provenance | undefined;
  /** Follows another letter. */
  isNext?: boolean;
}

/**
 * Superscript source letter beside a figure, shown while the `SourceNotes` of its table or card are unfolded. A single
 * source needs no letters.
 * @throws if the notes don't include its source, so that no figure appears uncited
 */
export function Cite({ notes, from, isNext = false }: CiteProps) {
  if (!from) return null;
  const letter = letterOf(notes, from);
  if (!letter) throw new Error(`Missing source note: “${from.source}”`);
  return (
    <sup
      data-cite={letter}
      hidden={notes.length === 1}
      className="relative -top-[0.4em] align-baseline text-[0.8em] leading-none font-normal"
    >
      <span aria-hidden>{isNext ? `, ${letter}` : letter}</span>
      <span className="sr-only"> note {letter}</span>
    </sup>
  );
}

/** Letters of a figure with several sources, in their order. */
export function Cites({ notes, from }: { notes: Footnotes; from: readonly Provenance[] }) {
  const cited = footnotesOf(from).toSorted(
    (one, other) => placeOf(notes, one.from) - placeOf(notes, other.from),
  );
  return (
    <span className="whitespace-nowrap">
      {cited.map((one, place) => (
        <Cite key={one.letter} notes={notes} from={one.from} isNext={place > 0} />
      ))}
    </span>
  );
}

const placeOf = (notes: Footnotes, from: Provenance): number =>
  notes.findIndex(({ letter }) => letter === letterOf(notes, from));

interface SourceNotesProps {
  notes: Footnotes;
  /** Id of the table's or card's name, which tells its sources from those of others in a list of controls. */
  nameId?: string;
  className?: string;
}

/**
 * The sources of a table or card, with dates, folded. While they are unfolded, the figures in the same parent element
 * show their letters.
 */
export function SourceNotes({ notes, nameId, className = '' }: SourceNotesProps) {
  const countId = useId();
  if (notes.length === 0) return null;
  const hasLetters = notes.length > 1;
  return (
    <details data-sources data-unsearched className={`group/sources type-note text-ink-3 ${className}`}>
      <summary
        aria-labelledby={nameId && `${countId} ${nameId}`}
        className="touch-target inline-flex list-none items-center gap-1 hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <span id={countId}>{hasLetters ? `${notes.length} sources` : 'Source'}</span>
        <ChevronDown
          size={13}
          strokeWidth={1.6}
          aria-hidden
          className="transition-transform group-open/sources:rotate-180"
        />
      </summary>
      <ul aria-label="Sources" className="pt-1">
        {notes.map(({ letter, from }) => (
          <li
            key={letter}
            data-letter={letter}
            data-standing={from.standing}
            className={hasLetters ? 'flex gap-1.5' : ''}
          >
            {hasLetters && <span className="font-medium text-ink-2">{letter}</span>}
            <span>
              <InchText>{`${sourceText(from)}.`}</InchText>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
