import { PageNavigator } from './page-navigator.tsx';
import { type PageVerdict, verdictText } from './page-verdict.ts';

interface PageLinesProps {
  count: number;
  selected: number;
  verdicts: ReadonlyMap<number, PageVerdict>;
  onSelect: (number: number) => void;
}

/** As many pages as there is room for lines beside their pictures; of more, one is gone to by its number. */
export const mostLines = 3;

/** What was found on the page in words; on every page where there are few. */
export function PageLines({ count, selected, verdicts, onSelect }: PageLinesProps) {
  if (count > mostLines)
    return (
      // As wide for every page, so that the row beside it stays where it is.
      <div className="type-data shrink-0 px-1.5 @lg:w-65">
        <PageNavigator selected={selected} count={count} found={verdicts.keys()} onSelect={onSelect} />
        <output className="mt-1 block font-semibold">
          Page {selected}: {verdictText(verdicts.get(selected))}
        </output>
      </div>
    );
  return (
    <ul className="type-data shrink-0 px-1.5">
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <li key={number} className={number === selected ? 'font-semibold' : 'text-ink-2'}>
          Page {number}: {verdictText(verdicts.get(number))}
        </li>
      ))}
    </ul>
  );
}
