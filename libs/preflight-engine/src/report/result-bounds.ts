/** Limits on what a result lists, so that its size doesn't grow with the file's. */
export const listLimits = {
  inks: 64,
  /** Per check. */
  findings: 100,
  lowResImages: 100,
  /** Places in `alsoOn`, of all findings of a check together. */
  places: 2_000,
  pages: 5_000,
} as const;

/** Characters. ISO 32000-1 allows 127 bytes in a name. */
const NAME_LENGTH = 120;

/** Characters; longer than any sentence whose names are short. */
export const textLimits = { object: 1_000, sentence: 2_000, details: 10_000 } as const;

/** A name from a file, cut to 120 characters. The same name is always cut to the same text. */
export const shortName = (name: string): string => shortText(name, NAME_LENGTH);

/** Cuts a text with an ellipsis. */
export const shortText = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** `64 of 1,000 inks are listed.`; nothing if all are. */
export const listedOf = (total: number, limit: number, noun: string): string | undefined =>
  total > limit ? `${limit} of ${total.toLocaleString('en-US')} ${noun} are listed.` : undefined;
