import { namedAmong, type NamedThing } from '@printpartner/assistant/job';

/**
 * The things to read in full: the first ones, and those that the question names.
 *
 * @param first how many of the first
 * @param named how many of the named ones beside them
 */
export function chosenFirst<T>(
  said: string,
  things: readonly NamedThing<T>[],
  { first, named }: { first: number; named: number },
): T[] {
  const rest = things.slice(first);
  return [
    ...things.slice(0, first).map(({ thing }) => thing),
    ...namedAmong(said, rest).found.slice(0, named),
  ];
}
