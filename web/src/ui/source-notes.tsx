import { sourceText, letterOf, type Provenance, type Footnotes } from '@printpartner/print-knowledge/figures';
import { InchText } from './trade-text.tsx';

interface CiteProps {
  notes: Footnotes;
  /** Undefined for a column of words, which has no letter. */
  from: Provenance | undefined;
  /** Follows another letter. */
  isNext?: boolean;
}

/**
 * Superscript source letter beside a figure.
 * @throws if the notes don't include its source, so that no figure appears uncited
 */
export function Cite({ notes, from, isNext = false }: CiteProps) {
  if (!from) return null;
  const letter = letterOf(notes, from);
  if (!letter) throw new Error(`Missing source note: “${from.source}”`);
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

/** Letters of a figure with several sources. */
export function Cites({ notes, from }: { notes: Footnotes; from: readonly Provenance[] }) {
  return from.map((one, place) => (
    <Cite key={`${one.source} ${one.date}`} notes={notes} from={one} isNext={place > 0} />
  ));
}

/** The sources behind the letters, with dates. */
export function SourceNotes({ notes, className = '' }: { notes: Footnotes; className?: string }) {
  return (
    <ul aria-label="Sources" className={`type-note text-ink-3 ${className}`}>
      {notes.map(({ letter, from }) => (
        <li key={letter} data-standing={from.standing} className="mr-1.5 inline">
          <span className="relative -top-[0.3em] text-[0.78em] font-medium text-ink-2">{letter}</span>
          {'\u00A0'}
          <InchText>{`${sourceText(from)}.`}</InchText>
        </li>
      ))}
    </ul>
  );
}
