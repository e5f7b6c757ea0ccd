import type { BindingId } from '@printpartner/print-knowledge/binding';

/** What the bindings are called, in the form's list and by vendors. */
const names: readonly { id: BindingId; words: RegExp }[] = [
  { id: 'saddle-stitch', words: /\bsaddle/i },
  { id: 'perfect-bound', words: /\bperfect/i },
  { id: 'spiral-coil', words: /\bspiral|\bcoil/i },
  { id: 'wire-o', words: /\bwire[- ]?o\b/i },
  { id: 'case-bound', words: /\bcase\b|\bhard ?(?:cover|bound)/i },
  { id: 'layflat', words: /\blay[- ]?flat/i },
  { id: 'thread-sewn', words: /\b(?:thread|smyth)[- ]sewn/i },
];

/** What other programs and people write where nothing is bound. */
const NONE = /^(?:none|no(?:t bound| binding)?|unbound|n\/?a|tb[acd]|[?-]+)\.?$/i;
/** A binding in a name or in notes, where `case` and `coil` may be something else. */
const NAMED =
  /\b(?:saddle[- ]?stitch(?:ed|ing)?|(?:perfect|spiral|coil|comb|case|hard)[- ]?(?:bound|binding)|wire[- ]?o|side[- ]?stitch(?:ed|ing)?)\b/i;
/** More pages than a folded sheet has, or what always has them. */
const books: readonly RegExp[] = [
  /\b(?:[5-9]|\d\d+)[- ]?(?:pp|pgs?|pages?)\b/i,
  /\b(?:booklet|catalog(?:ue)?|magazine|notebook)s?\b(?! (?:envelope|cover|insert|label|sticker|flyer|card|poster|order)s?\b)/i,
];
const DENIED = /\b(?:no|not|without|instead of)\b[^.,;]*$/i;

/** Whether a name is that of a piece with more pages than one sheet: `24-page program`, `Fall catalog`. */
export const namesBook = (name: string): boolean => books.some((pattern) => pattern.test(name));

export const isBinding = (text: string): boolean => text !== '' && !NONE.test(text);

/** Whether a text that isn't about the binding alone names one: `Wire-O wall calendar`. */
export function namesBinding(text: string): boolean {
  const found = NAMED.exec(text);
  return found !== null && !DENIED.test(text.slice(0, found.index));
}

/**
 * The binding of the guide that a name means; undefined for Side Stitched, which it doesn't have, and for a choice such
 * as `perfect or saddle`.
 */
export function bindingIdOf(name: string): BindingId | undefined {
  const [found, ...others] = names.filter(({ words }) => words.test(name));
  if (!found || others.length > 0) return undefined;
  return DENIED.test(name.slice(0, name.search(found.words))) ? undefined : found.id;
}

/** Every binding of the guide that a text names. */
export const bindingIdsOf = (text: string): BindingId[] =>
  names.filter(({ words }) => words.test(text)).map(({ id }) => id);
