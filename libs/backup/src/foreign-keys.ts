/** Sorts tables so that each comes after those that its foreign keys name. @throws Error if they form a circle */
export function inForeignKeyOrder<Table extends { name: string; parents: readonly string[] }>(
  tables: readonly Table[],
): Table[] {
  const sorted: Table[] = [];
  const placed = new Set<string>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    // A key into its own table is checked at the end of the statement.
    const isFree = ({ name, parents }: Table) =>
      parents.every((parent) => parent === name || placed.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0)
      throw new Error(`circular foreign keys: ${waiting.map(({ name }) => name).join(', ')}`);
    sorted.push(...free);
    for (const { name } of free) placed.add(name);
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return sorted;
}
