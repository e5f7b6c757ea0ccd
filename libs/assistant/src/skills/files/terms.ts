/** Words and phrases separated by commas: `terms('crop mark, trim mark')`. */
export const terms = (...lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split(', '));
