import type { TabId } from './tabs.ts';
import { defaultTabColor, tabs } from './tabs.ts';

/** Three columns on every screen; the tiles are the only loud thing in the house. */
export function TileGrid({ onOpen }: { onOpen: (id: TabId) => void }) {
  return (
    <ul aria-label="Tabs" className="grid grid-cols-3 content-start gap-2 md:gap-3">
      {tabs.map(({ id, label, Icon }) => (
        <li key={id}>
          <button
            type="button"
            id={tileElementId(id)}
            onClick={() => onOpen(id)}
            style={{ backgroundColor: defaultTabColor }}
            className="type-tile flex h-24 w-full flex-col justify-between rounded-sheet p-2.5 pr-1.5 text-left text-white transition-[filter] hover:brightness-92 active:brightness-85 md:p-4 md:pt-3.5 md:pb-3.5 dark:shadow-[inset_0_0_0_1px_var(--tile-line)]"
          >
            <Icon size={22} strokeWidth={1.6} className="size-4.75 shrink-0 md:size-5.5" aria-hidden />
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where the keyboard returns to when a tab is closed. */
export function tileElementId(id: TabId): string {
  return `tile-${id}`;
}
