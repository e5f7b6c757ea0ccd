import { toast } from '../../../ui/toast.tsx';
import { usePreferences } from '../preferences/use-preferences.ts';
import { colorSet, hasColors, noColors } from '../preferences/tab-colors.ts';

/** Colors all tabs, or resets all to the default with an Undo. */
export function AllColorsButton() {
  const { colors, setColors } = usePreferences();
  const isColored = hasColors(colors);

  function press() {
    setColors(isColored ? noColors : { ...noColors, ...colorSet });
    if (!isColored) return;
    toast({
      title: 'All tabs have the default color',
      action: { label: 'Undo', onClick: () => setColors(colors) },
    });
  }

  return (
    <button type="button" onClick={press} className="touch-target type-data type-link whitespace-nowrap">
      {isColored ? 'Use default for all' : 'Color all tabs'}
    </button>
  );
}
