import { nameText } from '../pdf/name-text.ts';

/** The same for names that differ only in spelling, such as `PANTONE 185 C` and `PMS 185 CVC`; null without letters, which names no ink. */
export function inkKeyOf(spot: string): string | null {
  const name = nameText(spot).normalize('NFKC').toLowerCase();
  if (!/\p{L}/u.test(name)) return null;
  return name
    .replace(/^pantone|^pms/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=\d)(?:cvc|cvu|cp|up|c|u|m)$/, '');
}
