import { pointsOf, type Coating, type DryTime } from '@printpartner/print-knowledge/coatings';
import type { Citation } from '../../skill.ts';
import { uncapitalized } from '../named/prose.ts';

export const citeCoating = ({ name }: Coating): Citation => ({ entry: name, place: 'Coating Options' });

/** `15–30 minutes`, `instant`, `no drying: the film is bonded`. */
export function dryText(dryTime: DryTime): string {
  if (dryTime === 'instant') return 'instant';
  return dryTime === 'none' ? 'none: the film is heat-bonded' : `${dryTime.from}–${dryTime.to} minutes`;
}

/** The sentences on a coating that match, without repeats. */
export function pointsAbout(coating: Coating, about: RegExp): string[] {
  const { advantages, considerations, compatibility, tips, durability } = coating;
  const texts = [
    durability,
    ...advantages,
    ...pointsOf(considerations).map(({ text }) => text),
    ...pointsOf(compatibility).map(({ text }) => text),
    ...tips,
  ];
  return [...new Set(texts.filter((text) => about.test(text.toLowerCase())))];
}

/** `Gloss Aqueous` in a sentence: `gloss aqueous`; UV stays. */
export const nameIn = ({ name }: Coating): string =>
  name.toLowerCase().replaceAll('uv', 'UV').replace(' (gloss or dull)', '').replace(' (flood)', '');

/** What to mind with it, as a sentence after others. */
export const costNote = (coating: Coating): string => {
  const [first] = coating.considerations;
  if (first === undefined) return '';
  return ` Mind with ${nameIn(coating)}: ${uncapitalized(typeof first === 'string' ? first : first.text)}.`;
};
