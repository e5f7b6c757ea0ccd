const known = new Map<string, readonly string[]>();

/** Terms separated by commas, for `has`: `phrases('how big, how large')`. */
export const phrases = (...lists: readonly string[]): readonly string[] => lists.flatMap(splitOnce);

function splitOnce(list: string): readonly string[] {
  let terms = known.get(list);
  if (!terms) {
    terms = list.split(', ');
    known.set(list, terms);
  }
  return terms;
}
