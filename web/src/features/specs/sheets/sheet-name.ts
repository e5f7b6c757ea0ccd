import { limits } from '@printpartner/contracts/types';

/** A name as the server stores it: one line without outer or repeated white space. */
export const cleanName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Why a sheet can't have this name; undefined if it can. */
export function nameError(typed: string): string | undefined {
  const name = cleanName(typed);
  if (name === '') return 'Name is required';
  return name.length > limits.specSheetNameMax
    ? `Must be at most ${limits.specSheetNameMax} characters`
    : undefined;
}

/** `Spring catalog copy`, then `Spring catalog copy 2`; a name at the limit loses its end. */
export function copyName(name: string, taken: readonly string[]): string {
  const original = name.replace(/ copy( \d+)?$/, '');
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? ' copy' : ` copy ${number}`;
    const copy = `${original.slice(0, limits.specSheetNameMax - mark.length).trimEnd()}${mark}`;
    if (!taken.includes(copy)) return copy;
  }
}
