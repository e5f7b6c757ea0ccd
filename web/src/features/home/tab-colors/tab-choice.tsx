import { useId, useRef, type KeyboardEvent } from 'react';
import type { TabKey } from '@printpartner/contracts/types';
import { colorOf, type TabColors } from '../preferences/tab-colors.ts';
import { tabOf, type TabId } from '../tabs.ts';
import { placeAfter } from './place-after.ts';

const PER_ROW = 3;

interface TabChoiceProps {
  order: readonly TabKey[];
  colors: TabColors;
  value: TabId;
  onChange: (id: TabId) => void;
}

/** The twelve tabs as small radio buttons, to choose which one to color. */
export function TabChoice({ order, colors, value, onChange }: TabChoiceProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  function press(event: KeyboardEvent) {
    const place = placeAfter(event.key, order.indexOf(value), PER_ROW, order.length);
    const id = order[place];
    if (!id) return;
    event.preventDefault();
    onChange(id);
    group.current?.querySelectorAll('input')[place]?.focus();
  }

  return (
    <fieldset ref={group} className="grid grid-cols-3 gap-2">
      <legend className="sr-only">Tab to color</legend>
      {order.map((id) => {
        const { label, Icon } = tabOf(id);
        return (
          <label
            key={id}
            style={{ backgroundColor: colorOf(colors, id) }}
            className={`tile-edge relative flex min-h-14 cursor-pointer flex-col justify-between gap-1 rounded-control p-2 text-[0.75rem]/3.5 font-semibold text-white [font-stretch:84%] md:min-h-10 md:flex-row md:items-center md:justify-start md:gap-2 ${id === value ? 'outline-2 outline-offset-2 outline-cyan' : 'hover:brightness-92'}`}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              onKeyDown={press}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control"
            />
            <Icon size={16} strokeWidth={1.6} className="shrink-0" aria-hidden />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}
