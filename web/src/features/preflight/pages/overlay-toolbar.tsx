import { Check } from 'lucide-react';
import { type Overlay, overlays, type ShownOverlays } from './overlay-toggles.ts';

const names: Record<Overlay, string> = {
  trim: 'Trim',
  bleed: 'Bleed',
  safe: 'Safe',
  findings: 'Findings',
};

const lines: Record<Overlay, { className: string; width: number; dashes?: string }> = {
  trim: { className: 'stroke-ink', width: 1.5 },
  bleed: { className: 'stroke-cyan', width: 2, dashes: '5 2.5' },
  safe: { className: 'stroke-magenta', width: 2, dashes: '2 2.5' },
  findings: { className: 'stroke-fail', width: 4 },
};

interface OverlayToolbarProps {
  shown: ShownOverlays;
  onToggle: (overlay: Overlay) => void;
}

/** What is drawn over the page; each with the line that it is drawn with. */
export function OverlayToolbar({ shown, onToggle }: OverlayToolbarProps) {
  return (
    <fieldset aria-label="Shown on the page" className="min-w-0 flex flex-wrap gap-x-2 gap-y-1.5">
      {overlays.map((overlay) => (
        <button
          key={overlay}
          type="button"
          aria-pressed={shown[overlay]}
          onClick={() => onToggle(overlay)}
          className="touch-target type-data group flex h-8 items-center gap-1.5 rounded-control border border-rule bg-sheet px-2 text-ink-2 transition-[background-color] hover:bg-sunk aria-pressed:border-edge aria-pressed:text-ink @2xl:gap-2 @2xl:px-3"
        >
          <svg
            width="20"
            height="4"
            viewBox="0 0 20 4"
            aria-hidden
            className="shrink-0 group-aria-[pressed=false]:opacity-45"
          >
            <path
              d="M0 2h20"
              className={lines[overlay].className}
              strokeWidth={lines[overlay].width}
              strokeDasharray={lines[overlay].dashes}
            />
          </svg>
          {names[overlay]}
          <Check
            size={15}
            strokeWidth={1.6}
            aria-hidden
            className="hidden group-aria-[pressed=false]:invisible @2xl:block"
          />
        </button>
      ))}
    </fieldset>
  );
}
