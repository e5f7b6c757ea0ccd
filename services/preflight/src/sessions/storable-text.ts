const REPLACEMENT = '\uFFFD';

/** Text of a PDF as Postgres takes it: a NUL, and half of a surrogate pair, become U+FFFD. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', REPLACEMENT);

/** The same of every text in a value of JSON. */
export const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  ) as T;
