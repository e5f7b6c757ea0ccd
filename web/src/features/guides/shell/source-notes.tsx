import type { Provenance } from '@printpartner/print-knowledge/figures';
import { TradeText } from '../../../components/ui/trade-text.tsx';
import { letterOf, sourceText, type Footnotes } from './footnotes.ts';

/** The raised letter beside a figure; nothing where the figure has no source, as a column of plain words. */
export function Cite({ notes, from }: { notes: Footnotes; from: Provenance | undefined }) {
  const letter = from && letterOf(notes, from);
  if (!letter) return null;
  return (
    <sup
      data-cite={letter}
      className="relative -top-[0.4em] align-baseline text-[0.8em] leading-none font-normal"
    >
      <span aria-hidden>{letter}</span>
      <span className="sr-only"> note {letter}</span>
    </sup>
  );
}

/** What the letters stand for: source, date, and where nobody has checked. */
export function SourceNotes({ notes, className = '' }: { notes: Footnotes; className?: string }) {
  return (
    <ul aria-label="Sources" className={`type-note text-ink-3 ${className}`}>
      {notes.map(({ letter, from }) => (
        <li key={letter} className="mr-1.5 inline">
          <span className="relative -top-[0.3em] text-[0.78em] font-medium text-ink-2">{letter}</span>
          {'\u00A0'}
          <TradeText>{`${sourceText(from)}.`}</TradeText>
        </li>
      ))}
    </ul>
  );
}
