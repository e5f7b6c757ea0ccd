import type { Provenance } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../ui/trade-text.tsx';
import { letterOf, sourceText, type Footnotes } from './footnotes.ts';

interface CiteProps {
  notes: Footnotes;
  /** undefined for a column of plain words, which has no letter. */
  from: Provenance | undefined;
  /** After another letter. */
  isNext?: boolean;
}

/**
 * The raised letter beside a figure.
 * @throws when the notes lack its source: the figure would stand there as if it had none
 */
export function Cite({ notes, from, isNext = false }: CiteProps) {
  if (!from) return null;
  const letter = letterOf(notes, from);
  if (!letter) throw new Error(`The notes lack the source “${from.source}”`);
  return (
    <sup
      data-cite={letter}
      className="relative -top-[0.4em] align-baseline text-[0.8em] leading-none font-normal"
    >
      <span aria-hidden>{isNext ? `, ${letter}` : letter}</span>
      <span className="sr-only"> note {letter}</span>
    </sup>
  );
}

/** The letters of a figure that rests on several sources. */
export function Cites({ notes, from }: { notes: Footnotes; from: readonly Provenance[] }) {
  return from.map((one, place) => (
    <Cite key={`${one.source} ${one.date}`} notes={notes} from={one} isNext={place > 0} />
  ));
}

/** What the letters stand for: source, date, and where nobody has checked. */
export function SourceNotes({ notes, className = '' }: { notes: Footnotes; className?: string }) {
  return (
    <ul aria-label="Sources" className={`type-note text-ink-3 ${className}`}>
      {notes.map(({ letter, from }) => (
        <li key={letter} data-standing={from.standing} className="mr-1.5 inline">
          <span className="relative -top-[0.3em] text-[0.78em] font-medium text-ink-2">{letter}</span>
          {'\u00A0'}
          <TradeText>{`${sourceText(from)}.`}</TradeText>
        </li>
      ))}
    </ul>
  );
}
