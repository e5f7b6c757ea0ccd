import { useId } from 'react';
import { type PageLook, pageLooks } from './ink-view.ts';

const names: Record<PageLook, string> = {
  page: 'Page',
  coverage: 'Ink coverage',
  separations: 'Separations',
};

/** One of three, side by side. */
export function LookChoice({ look, onLook }: { look: PageLook; onLook: (look: PageLook) => void }) {
  const group = useId();
  return (
    <fieldset
      aria-label="Page shown as"
      className="flex min-w-0 overflow-hidden rounded-control border border-edge"
    >
      {pageLooks.map((one) => (
        <label
          key={one}
          className="touch-target type-data grid h-8 cursor-pointer place-items-center border-l border-rule px-3 whitespace-nowrap text-ink-2 first:border-l-0 hover:bg-sunk has-checked:bg-ink has-checked:font-semibold has-checked:text-sheet has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-cyan"
        >
          <input
            type="radio"
            name={group}
            checked={one === look}
            onChange={() => onLook(one)}
            className="sr-only"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
