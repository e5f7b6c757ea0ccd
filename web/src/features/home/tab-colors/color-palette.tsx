import { useId, useRef, type KeyboardEvent } from 'react';
import { Check } from 'lucide-react';
import { tabPalette, type TabColor } from '@printpartner/contracts/types';
import { colorName } from './color-names.ts';
import { placeAfter } from './place-after.ts';

const PER_ROW = 10;
const colors: readonly TabColor[] = tabPalette.flatMap((row): TabColor[] => [...row.colors]);

interface ColorPaletteProps {
  /** The tab's label. */
  label: string;
  value: TabColor;
  onChange: (color: TabColor) => void;
}

/** The 30 tab colors, ten per row. Arrow keys move and select. */
export function ColorPalette({ label, value, onChange }: ColorPaletteProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  function press(event: KeyboardEvent) {
    const place = placeAfter(event.key, colors.indexOf(value), PER_ROW, colors.length);
    const color = colors[place];
    if (!color) return;
    event.preventDefault();
    onChange(color);
    group.current?.querySelectorAll('input')[place]?.focus();
  }

  return (
    <fieldset ref={group} className="grid grid-cols-10 gap-1 md:gap-1.5">
      <legend className="sr-only">Color of {label}</legend>
      {colors.map((color) => (
        <span key={color} className="relative grid h-8 text-white md:h-9">
          <input
            type="radio"
            name={name}
            value={color}
            checked={color === value}
            aria-label={colorName(color)}
            onChange={() => onChange(color)}
            onKeyDown={press}
            style={{ backgroundColor: color }}
            className={`tile-edge size-full cursor-pointer appearance-none rounded-control ${color === value ? 'outline-2 outline-offset-2 outline-cyan' : 'hover:brightness-92'}`}
          />
          {color === value && (
            <Check
              size={18}
              strokeWidth={1.6}
              className="pointer-events-none absolute inset-0 m-auto"
              aria-hidden
            />
          )}
        </span>
      ))}
    </fieldset>
  );
}
