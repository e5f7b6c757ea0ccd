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

/** The binding of the guide that a name means; undefined for Side Stitched, which it doesn't have. */
export const bindingIdOf = (name: string): BindingId | undefined =>
  names.find(({ words }) => words.test(name))?.id;
