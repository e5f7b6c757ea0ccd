import { useState } from 'react';
import { Check } from 'lucide-react';

const overlays = ['trim', 'bleed', 'safe', 'findings'] as const;
type Overlay = (typeof overlays)[number];
export type ShownOverlays = Readonly<Record<Overlay, boolean>>;

/** Remembered until the page is reloaded, also for the next file. */
let remembered: ShownOverlays = { trim: true, bleed: true, safe: true, findings: true };
/** Findings hide the inks, so over inks they are off until switched on. */
let rememberedOverInks = false;

/** @param isOverInks inks are shown, which remember their own state of Findings */
export function useOverlayToggles(isOverInks: boolean): [ShownOverlays, (overlay: Overlay) => void] {
  const [shown, setShown] = useState(remembered);
  const [areFindingsOverInks, setFindingsOverInks] = useState(rememberedOverInks);
  const toggle = (overlay: Overlay) => {
    if (overlay === 'findings' && isOverInks) {
      rememberedOverInks = !rememberedOverInks;
      setFindingsOverInks(rememberedOverInks);
      return;
    }
    remembered = { ...remembered, [overlay]: !remembered[overlay] };
    setShown(remembered);
  };
  return [isOverInks ? { ...shown, findings: areFindingsOverInks } : shown, toggle];
}

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

/** Switches what is drawn over the page. */
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
