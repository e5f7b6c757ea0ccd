/** `a, b and c`. */
export function listText(items: readonly string[], last = 'and'): string {
  const head = items.slice(0, -1).join(', ');
  const end = items.at(-1) ?? '';
  return head === '' ? end : `${head} ${last} ${end}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase inside a sentence: `Gloss Varnish` is `gloss varnish`; `UV` and `CMYK` stay. */
export const uncapitalized = (text: string): string =>
  /^[A-Z][A-Z]|^[A-Z]\d/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
