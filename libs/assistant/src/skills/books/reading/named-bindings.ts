import type { BindingId } from '@printpartner/print-knowledge/binding';

/** Bindings of the guide, and side stitching, which only the spec form has. */
export type NamedBinding = BindingId | 'side-stitch';

const names: readonly { id: NamedBinding | 'other'; words: RegExp }[] = [
  {
    id: 'other',
    words:
      /\b(?:plastic )?comb\b|\bgbc\b|\bvelo\b|\bcorner[- ]stapl\w*|\bscrew[- ]?posts?\b|\btape[- ]bound\b/g,
  },
  { id: 'side-stitch', words: /\bside[- ]?(?:stitch|stapl|wire)\w*/g },
  {
    id: 'thread-sewn',
    words:
      /\b(?:thread|smyth|section|singer|hand|side|saddle)[- ]?(?:sewn|sewing|sewed|stitched by hand)\b|\bthread[- ]?stitch\w*|\bsew(?:n|ing|ed)?\b|\bsmyth\b|\bjapanese stab\b|\bcustom[/ ]thread\b/g,
  },
  {
    id: 'saddle-stitch',
    words:
      /\bsaddle(?:[- ]?(?:stitch|stapl|bound|bind)\w*)?|\b(?:wire )?stitch(?:ed|ing)?\b|\b(?:fold and )?stapl(?:e|es|ed|ing)\b/g,
  },
  {
    id: 'perfect-bound',
    words:
      /\b(?:perfect|perf|p)[- ]?b(?:ou?nd|ind\w*)\b|\bpb\b|\bpaper ?backs?\b|\bsoft[- ]?(?:cover|back|bound)s?\b|\bglued?[- ]?(?:bound|binding|spine)\b|\badhesive[- ]bound\b|\bpur[- ](?:bound|binding)\b/g,
  },
  {
    id: 'wire-o',
    words:
      /\bwire?[- ]?oh?\b|\bwiro\w*|\bwire[- ]?b(?:ound|ind\w*)|\b(?:twin|double)[- ]?(?:loop|wire)\w*|\bmetal (?:wire|coil)\b/g,
  },
  {
    id: 'spiral-coil',
    words: /\b(?:plastic |color )?(?:spiral|coil)(?:[- ]?(?:coil|bound|bind\w*))?(?:ed|s)?\b/g,
  },
  {
    id: 'layflat',
    words:
      /\blay[- ]?flat(?=[- ](?:bind|bound|book|album|photo|menu|v|vs|versus|or|and|compar|min|max|take|hold|cost|need|have|be|more|less|cheap|expens|good|better|worth)\w*\b)|(?<=^|\b(?:pages?|pp|for|of|vs|v|versus|or|about|a|use|using|between|than|compared to|what is|explain|is|are|does|can|how is) )lay-?flat\b(?! (?:when|on|open|well|completely))/g,
  },
  {
    id: 'case-bound',
    words: /\bcase[- ]?(?:bound|bind\w*)|\bcased?[- ]?in\b|\bhard[- ]?(?:cover|back|bound)\w*/g,
  },
];

/** A word that is a name only beside others: `saddle or perfect`, `case vs perfect`. */
const short: readonly { id: BindingId; words: RegExp }[] = [
  {
    id: 'perfect-bound',
    words: /\bperfect\b(?! (?:for (?!\d|an? \d)|size|choice|fold|match|way|brochure|print|color))/g,
  },
  { id: 'case-bound', words: /\bcase\b(?! of)/g },
  { id: 'wire-o', words: /(?<!gauge )\bwire\b(?! (?:is|gauge|thick\w*|transfer))/g },
  { id: 'perfect-bound', words: /(?<=\b(?:or|vs\.?|versus) )glued?\b|\bglued?\b(?= (?:or|vs\.?|versus)\b)/g },
];
const BOOKISH =
  /\b(?:bind|binding|bound|spine|saddle|pages?|pp|coil|spiral|gutter|hinge|wrap|boards?|endsheets?|book|catalog)\b/;

const REJECTED =
  /(?:(?<!why |or |whether or |if )\bnot(?! (?:enough|too))|\bno(?! longer| more)|\bwithout|\bexcept|\bother than|\bbesides|\bavoid(?:ing)?|\bdon'?t (?:want|like|need|use)|\banything but|\bhate|\bcan'?t use)\b[^.,;?]{0,24}$/;
/** `staples won't do`. */
const FAILS =
  /^(?: binding)? (?:just )?(?:won'?t|can'?t|doesn'?t|don'?t|didn'?t|isn'?t going to) (?:do\b|cut it|work|hold|last)/;
const INSTEAD = /\b(?:instead of|rather than|alternatives? to)\b[^.,;?]{0,24}$/;
const ASKS_LIMIT = /\b(?:when|why|at what point|how many|should i)\b/;

export interface NamedBindings {
  /** Bindings in the order of the text. */
  named: readonly NamedBinding[];
  /** What the question doesn't want. */
  rejected: readonly NamedBinding[];
  /** A binding that the guides don't have, such as a plastic comb. */
  hasOther: boolean;
}

/** The bindings that a text names, by any of their names in the trade. */
export function bindingsIn(text: string): NamedBindings {
  const found: { id: NamedBinding | 'other'; index: number; end: number }[] = [];
  let rest = text;
  const take = (list: readonly { id: NamedBinding | 'other'; words: RegExp }[]): void => {
    for (const { id, words } of list)
      rest = rest.replace(words, (name: string, ...more: unknown[]) => {
        const index = more.find((one) => typeof one === 'number') ?? 0;
        found.push({ id, index, end: index + name.length });
        return '\0'.repeat(name.length);
      });
  };
  take(names);
  if (found.length > 0 || BOOKISH.test(text)) take(short);
  found.sort((one, other) => one.index - other.index);
  const known = found.flatMap(({ id, index, end }) =>
    id === 'other' ? [] : [{ id, before: text.slice(0, index), after: text.slice(end) }],
  );
  const isRejected = (before: string): boolean => REJECTED.test(before) && !ASKS_LIMIT.test(before);
  const replaced = known.filter(({ before }) => INSTEAD.test(before));
  const isAlone = replaced.length === known.length;
  const rejected = known.filter(
    ({ before, after }) => isRejected(before) || FAILS.test(after) || (isAlone && INSTEAD.test(before)),
  );
  const ids = (list: readonly { id: NamedBinding }[]) => [...new Set(list.map(({ id }) => id))];
  return {
    named: ids(known.filter((one) => !rejected.includes(one))),
    rejected: ids(rejected),
    hasOther: found.some(({ id }) => id === 'other'),
  };
}
