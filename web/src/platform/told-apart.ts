import { timeFormat } from './time/time-format.ts';

/** What a list says about an item. */
interface Said {
  /** Items of different kinds are listed apart. */
  kind?: string;
  name: string;
  /** '' if there is nothing to say. */
  about: string;
  /** ISO time of the last change. */
  updatedAt: string;
}

/** An item of a list, and what tells it from the others. */
export interface ToldApart<Item> {
  item: Item;
  /** When it was last changed. Differs between items that read the same otherwise. */
  changed: string;
  /** Another item of its kind has the same name. */
  isNamesake: boolean;
  /** Its name, with the rest if it is a namesake. */
  fullName: string;
}

const minute = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });
const second = timeFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** The items of a list, in its order. */
export function toldApart<Item>(items: readonly Item[], say: (item: Item) => Said): ToldApart<Item>[] {
  const said = items.map((item) => ({ item, ...say(item) }));
  const byName = countBy(said.map(nameIn));
  const byMinute = countBy(said.map((one) => textIn(one, minute)));
  const bySecond = new Map<string, number>();
  return said.map((one) => {
    const isSameMinute = byMinute.get(textIn(one, minute)) !== 1;
    const number = (bySecond.get(textIn(one, second)) ?? 0) + 1;
    bySecond.set(textIn(one, second), number);
    const at = (isSameMinute ? second : minute)(Date.parse(one.updatedAt));
    const changed = `Changed ${at}${number > 1 ? ` (${number})` : ''}`;
    const isNamesake = byName.get(nameIn(one)) !== 1;
    const parts = isNamesake ? [one.about, changed] : [];
    const fullName = [one.name, ...parts].filter((text) => text !== '').join(' · ');
    return { item: one.item, changed, isNamesake, fullName };
  });
}

/** When something was last changed, to the minute. */
export const changedText = (at: string): string => `Changed ${minute(Date.parse(at))}`;

const nameIn = ({ kind, name }: Said): string => JSON.stringify([kind, name]);

/** All that a list says about an item, with its time that exact. */
const textIn = (said: Said, time: typeof minute): string =>
  JSON.stringify([nameIn(said), said.about, time(Date.parse(said.updatedAt))]);

function countBy(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
