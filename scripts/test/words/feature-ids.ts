/** The ids at the start of each test title of a file: `'P2 R1 …'` has two. */
export function idsOfTitles(source: string): string[] {
  const titles = source.matchAll(/\b(?:test|it|describe|step)(?:\.\w+)*\(\s*['"`]((?:[A-Z]\d+ )+)/g);
  return [...titles].flatMap(([, ids = '']) => ids.trim().split(' '));
}

/** The ids that a table of docs/features.md explains. */
export const idsOfLegend = (legend: string): Set<string> =>
  new Set([...legend.matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(([, id = '']) => id));
