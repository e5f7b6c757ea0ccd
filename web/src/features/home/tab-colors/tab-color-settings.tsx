import { useState } from 'react';
import { colorChange, colorOf } from '../preferences/tab-colors.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { tabOf, type TabId } from '../tabs.ts';
import { AllColorsButton, ColorPalette, SelectedColor, WhereKept } from './color-palette.tsx';
import { TabChoice } from './tab-choice.tsx';

/** Tab colors in Settings: first the tab, then its color. */
export function TabColorSettings() {
  const { order, colors, setColors } = usePreferences();
  const [chosen, setChosen] = useState<TabId | null>(null);
  const selected = chosen ?? order[0] ?? 'preflight';
  const tab = tabOf(selected);
  const color = colorOf(colors, selected);
  return (
    <div>
      <TabChoice order={order} colors={colors} value={selected} onChange={setChosen} />
      <div className="mt-5 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SelectedColor tab={tab} color={color} />
        <AllColorsButton />
      </div>
      <ColorPalette
        label={tab.label}
        value={color}
        onChange={(next) => setColors(colorChange(selected, next))}
      />
      <div className="mt-4">
        <WhereKept />
      </div>
    </div>
  );
}
