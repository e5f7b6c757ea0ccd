import { tabPalette } from '@printpartner/contracts/types';

/** The 30 tab colors, ten per row. Hidden from screen readers, because the text below describes them. */
export function PaletteFigure() {
  return (
    <div aria-hidden className="grid grid-cols-10 gap-1">
      {tabPalette.flatMap(({ colors }) =>
        colors.map((color) => (
          <span key={color} style={{ backgroundColor: color }} className="tile-edge h-6 rounded-mark" />
        )),
      )}
    </div>
  );
}
