/** File name of a download with the current UTC date: `name-2026-01-31.csv`. */
export const datedFile = (name: string, at: Date, extension: string): string =>
  `${name}-${at.toISOString().slice(0, 10)}.${extension}`;
