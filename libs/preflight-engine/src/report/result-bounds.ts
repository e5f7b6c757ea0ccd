import { createHash } from 'node:crypto';

/** Limits on what a result lists, so that its size doesn't grow with the file's. */
export const listLimits = {
  inks: 64,
  /** Findings of a check. */
  findings: 100,
  lowResImages: 100,
  /** Places in `alsoOn`, of all findings of a check together. */
  places: 2_000,
  pages: 5_000,
} as const;

/** Characters. ISO 32000-1 allows 127 bytes in a name. */
const NAME_LENGTH = 120;
/** Hexadecimal digits. */
const MARK_LENGTH = 8;

/** Characters; longer than any sentence whose names are short. */
export const textLimits = { quote: 60, object: 1_000, sentence: 2_000, details: 10_000 } as const;

/** A name from a file, cut to 120 characters. A cut one ends with a mark of the whole, so that different names stay different. */
export function shortName(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  const mark = createHash('sha256').update(name).digest('hex').slice(0, MARK_LENGTH);
  return `${shortText(name, NAME_LENGTH - MARK_LENGTH - 1)} ${mark}`;
}

/** Cuts a text with an ellipsis. */
export const shortText = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** `64 of 1,000 inks are listed.`; nothing if all are. */
export const listedOf = (total: number, limit: number, noun: string): string | undefined =>
  total > limit ? `${limit} of ${total.toLocaleString('en-US')} ${noun} are listed.` : undefined;
