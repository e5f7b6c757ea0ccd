import { type KeyboardEvent, type Ref, useCallback, useSyncExternalStore } from 'react';
import { VerdictIcon } from '../../../ui/verdict.tsx';
import { type PageVerdict, verdictText } from './page-verdict.ts';
import type { ThumbnailPainter } from './thumbnail-painter.ts';

interface ThumbnailProps {
  ref: Ref<HTMLButtonElement> | undefined;
  number: number;
  verdict: PageVerdict | undefined;
  isSelected: boolean;
  painter: ThumbnailPainter | null;
  paper: { width: number; height: number };
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const nothing = () => () => undefined;

/** A small page with the marks of what was found on it. */
export function Thumbnail(props: ThumbnailProps) {
  const { ref, number, painter, verdict, isSelected, paper, onSelect, onKeyDown } = props;
  const picture = useSyncExternalStore(
    painter?.subscribe ?? nothing,
    () => painter?.thumbnail(number) ?? null,
  );
  const hang = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...(picture ? [picture] : [])),
    [picture],
  );
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Page ${number}: ${verdictText(verdict)}`}
      aria-current={isSelected ? 'page' : undefined}
      // One stop for all; the arrow keys go from page to page.
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      className={`relative block bg-white outline-solid focus-visible:outline-3 ${isSelected ? 'outline-2 outline-offset-2 outline-cyan' : 'outline-1 outline-offset-0 outline-edge/60 hover:outline-edge'}`}
      style={paper}
    >
      <span ref={hang} className="absolute inset-0 *:block *:size-full" />
      <Marks verdict={verdict} />
    </button>
  );
}

function Marks({ verdict }: { verdict: PageVerdict | undefined }) {
  if (!verdict || verdict.fail + verdict.warning === 0) return null;
  return (
    <span className="absolute -top-1 -right-1 flex gap-0.5 rounded-mark bg-sheet p-0.5">
      {verdict.fail > 0 && <VerdictIcon verdict="fail" size={13} />}
      {verdict.warning > 0 && <VerdictIcon verdict="warning" size={13} />}
    </span>
  );
}
