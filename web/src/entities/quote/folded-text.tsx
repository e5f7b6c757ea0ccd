import { startOfText } from '@printpartner/spec-sheet/quotes';
import { useFold } from '../../ui/use-fold.ts';

interface FoldedTextProps {
  children: string;
  /** Said by screen readers after "Show all": `exceptions of Harbor Press`. */
  about: string;
}

const MAX_CHARACTERS = 280;
const MAX_LINES = 6;

/** A text of a vendor. A long one is cut until it is asked for. */
export function FoldedText({ children: text, about }: FoldedTextProps) {
  const [isOpen, toggle] = useFold();
  const start = startOf(text);
  const label = isOpen ? 'Show less' : 'Show all';
  return (
    <span dir="auto" className="block text-left wrap-anywhere whitespace-pre-line">
      {isOpen || start === text ? text : `${start}…`}
      {start !== text && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${label}: ${about}`}
            onClick={toggle}
            className="touch-target type-link inline whitespace-nowrap text-ink"
          >
            {label}
          </button>
        </>
      )}
    </span>
  );
}

/** The whole text if it is short. */
function startOf(text: string): string {
  const lines = text.split('\n').slice(0, MAX_LINES).join('\n');
  if (lines === text && text.length <= MAX_CHARACTERS) return text;
  const cut = startOfText(lines, MAX_CHARACTERS);
  const lastSpace = cut.search(/\s\S*$/);
  // A text without spaces is cut anywhere.
  return cut.length === lines.length || lastSpace < MAX_CHARACTERS / 2 ? cut : cut.slice(0, lastSpace);
}
