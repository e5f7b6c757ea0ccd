import { colorChange, colorOf } from '../preferences/tab-colors.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { tabOf, type TabId } from '../tabs.ts';
import { AllColorsButton, ColorPalette, SelectedColor, WhereKept } from './color-palette.tsx';

/** Sets the color of the selected tab, beside the tiles while they are rearranged. */
export function TabColorPanel({ selected }: { selected: TabId }) {
  const { colors, setColors } = usePreferences();
  const tab = tabOf(selected);
  const color = colorOf(colors, selected);
  return (
    <section aria-labelledby="tab-colors-title" className="rounded-sheet border border-rule bg-sheet p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="tab-colors-title" className="type-heading">
          Tab colors
        </h2>
        <AllColorsButton />
      </div>
      <div className="mt-3.5 mb-4">
        <SelectedColor tab={tab} color={color} />
      </div>
      <ColorPalette
        label={tab.label}
        value={color}
        onChange={(next) => setColors(colorChange(selected, next))}
      />
      <p className="type-note mt-4 border-b border-rule pb-4 text-ink-3">
        30 colors, 10 per row: bright, deep, muted. White text has a contrast of at least 4.5:1 on each. The
        default is #64748B.
      </p>
      <div className="pt-3.5">
        <WhereKept />
      </div>
    </section>
  );
}
