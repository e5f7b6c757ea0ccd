import { termsOf } from './terms.ts';

/** The shortest beginning of a word that counts. */
const MIN_BEGINNING = 3;

/** Whether more than half of a query's terms are in the names, or begin a word there. Misspelled ones don't count. */
export function isNamed(names: readonly string[], query: string): boolean {
  const typed = termsOf(query);
  const known = names.flatMap((name) => termsOf(name));
  const isKnown = (term: string): boolean =>
    known.includes(term) || (term.length >= MIN_BEGINNING && known.some((name) => name.startsWith(term)));
  return typed.filter((term) => isKnown(term)).length > typed.length / 2;
}
