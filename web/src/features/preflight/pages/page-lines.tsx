import { type PageVerdict, verdictText } from './page-verdict.ts';

interface PageLinesProps {
  count: number;
  selected: number;
  verdicts: ReadonlyMap<number, PageVerdict>;
}

/** As many pages as there is room for lines beside their pictures. */
const mostLines = 3;

/** What was found on the page in words; on every page where there are few. */
export function PageLines({ count, selected, verdicts }: PageLinesProps) {
  if (count > mostLines)
    return (
      // As wide for every page, so that the row beside it stays where it is.
      <div className="type-data shrink-0 px-1.5 @lg:w-40 @2xl:w-60">
        <p className="text-ink-2">
          Page {selected} of {count}
        </p>
        <output className="block font-semibold">
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
