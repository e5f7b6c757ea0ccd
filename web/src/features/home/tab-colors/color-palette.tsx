import { type KeyboardEvent, useId, useRef } from 'react';
import { Check, Cloud, CloudOff } from 'lucide-react';
import { DEFAULT_TAB_COLOR, type TabColor, tabPalette } from '@printpartner/contracts/types';
import { usePreferences } from '../preferences/use-preferences.ts';
import { TabChip } from '../tab-chip.tsx';
import type { Tab } from '../tabs.ts';
import { toast } from '../../../ui/toast.tsx';
import { colorSet, hasColors, noColors } from '../preferences/tab-colors.ts';
import { placeAfter } from './place-after.ts';

const PER_ROW = 10;
const choices: readonly TabColor[] = tabPalette.flatMap((row): TabColor[] => [...row.colors]);

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
    const place = placeAfter(event.key, choices.indexOf(value), PER_ROW, choices.length);
    const color = choices[place];
    if (!color) return;
    event.preventDefault();
    onChange(color);
    group.current?.querySelectorAll('input')[place]?.focus();
  }

  return (
    <fieldset ref={group} className="grid grid-cols-10 gap-1 md:gap-1.5">
      <legend className="sr-only">Color of {label}</legend>
      {choices.map((color) => (
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

/** Where order and colors are stored, and whether changes still have to be sent. */
export function WhereKept() {
  const { isWaiting } = usePreferences();
  const Icon = isWaiting ? CloudOff : Cloud;
  return (
    <output className="type-data flex items-start gap-2">
      <Icon size={18} strokeWidth={1.6} className="mt-px shrink-0 text-ink-3" aria-hidden />
      {isWaiting
        ? 'Saved on this device. Will sync when you’re back online.'
        : 'Order and colors sync to all your devices.'}
    </output>
  );
}

/** The tab being colored, and its color's position in the palette. */
export function SelectedColor({ tab, color }: { tab: Tab; color: TabColor }) {
  return (
    <div className="flex items-center gap-2.5">
      <TabChip tab={tab} color={color} />
      <div className="min-w-0">
        <p className="type-body truncate font-semibold">{tab.label}</p>
        <p className="type-note tabular-nums text-ink-3">{placeText(color)}</p>
      </div>
    </div>
  );
}

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

/** The hue of each column of the palette. */
const hues = ['red', 'orange', 'amber', 'olive', 'green', 'jade', 'teal', 'cerulean', 'blue', 'magenta'];

interface ColorPlace {
  /** Bright, Deep or Muted. */
  row: string;
  /** Place in its row, from 1. */
  place: number;
  of: number;
}

function placeOf(color: TabColor): ColorPlace {
  const row = tabPalette.find(({ colors }) => colors.some((known) => known === color)) ?? tabPalette[0];
  const place = row.colors.findIndex((known) => known === color) + 1;
  return { row: row.row, place, of: row.colors.length };
}

/** "Deep row, 10 of 10, #892A5F". */
export function placeText(color: TabColor): string {
  const { row, place, of } = placeOf(color);
  return `${row} row, ${place} of ${of}, ${color}`;
}

/** "Deep magenta, #892A5F"; the default is marked as such. */
export function colorName(color: TabColor): string {
  const { row, place } = placeOf(color);
  return `${row} ${hues[place - 1]}, ${color}${color === DEFAULT_TAB_COLOR ? ', the default' : ''}`;
}
