import { Button } from '../../../ui/button.tsx';
import type { InkPage } from './ink-page.ts';
import { plateColor } from './plate-painter.ts';
import type { InkView } from './use-ink-view.ts';

interface PlateSwitchesProps {
  view: InkView;
  page: InkPage;
}

/** Switches each plate of the page on or off, or shows only that plate. */
export function PlateSwitches({ view: { plates, on, setOn }, page }: PlateSwitchesProps) {
  if (plates.length === 0) return <p className="type-note text-ink-2">This page has no ink.</p>;
  const toggle = (ink: string) => {
    const next = new Set(on);
    if (!next.delete(ink)) next.add(ink);
    setOn(next);
  };
  return (
    <div>
      <fieldset aria-label="Plates" className="flex min-w-0 flex-wrap gap-x-2 gap-y-1.5">
        {plates.map((ink) => (
          <span
            key={ink}
            className={`flex max-w-full rounded-control border bg-sheet ${on.has(ink) ? 'border-edge' : 'border-rule'}`}
          >
            <button
              type="button"
              aria-pressed={on.has(ink)}
              onClick={() => toggle(ink)}
              className="touch-target type-data group flex h-8 min-w-0 items-center gap-1.5 rounded-control px-2 text-ink-2 transition-[background-color] hover:bg-sunk aria-pressed:text-ink"
            >
              <span aria-hidden className="size-3.5 shrink-0 overflow-hidden rounded-mark border border-edge">
                <span
                  className="block size-full group-aria-[pressed=false]:hidden"
                  style={{ backgroundColor: `rgb(${plateColor(ink, page).join(' ')})` }}
                />
              </span>
              <span className="truncate">{ink}</span>
            </button>
            <button
              type="button"
              aria-label={`${ink} only`}
              aria-pressed={on.size === 1 && on.has(ink)}
              onClick={() => setOn(new Set([ink]))}
              className="touch-target type-note h-8 shrink-0 rounded-control border-l border-rule px-2 text-ink-2 hover:bg-sunk aria-pressed:font-semibold aria-pressed:text-ink"
            >
              Only
            </button>
          </span>
        ))}
        <Button variant="quiet" size="small" onClick={() => setOn(new Set(plates))}>
          All
        </Button>
      </fieldset>
      <p className="type-note mt-1 text-ink-3">
        Overprint preview: plates print over one another as on press. A single plate is shown in gray.
      </p>
    </div>
  );
}
