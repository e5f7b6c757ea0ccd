const REPLACEMENT = '\uFFFD';

/** Replaces what Postgres rejects, NUL and lone surrogates, with U+FFFD. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', REPLACEMENT);

/** Applies `storableText` to every string in a JSON value. */
export const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  ) as T;
