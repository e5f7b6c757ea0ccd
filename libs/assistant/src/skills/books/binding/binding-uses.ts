import { leastFraction } from '@printpartner/print-knowledge/limits';
import type { BindingId } from '@printpartner/print-knowledge/binding';

/** A product and the bindings that suit it, the best first. Sources: the guide's “best for” and page ranges. */
export interface BindingUse {
  words: RegExp;
  /** `a cookbook`. */
  name: string;
  ids: readonly BindingId[];
  why: string;
}

/** What must be said of the piece before its page count decides. */
export const bindingUses: readonly BindingUse[] = [
  {
    words: /\bcook ?books?\b|\brecipes?\b/,
    name: 'a cookbook',
    ids: ['spiral-coil', 'wire-o'],
    why: 'it stays open on the counter and folds all the way back',
  },
  {
    words: /\b(?:work ?books?|exercise books?)\b/,
    name: 'a workbook',
    ids: ['spiral-coil', 'wire-o'],
    why: 'it folds all the way back for writing',
  },
  {
    words: /\b(?:manuals?|hand ?books?|training|instruction\w*|field guides?|user guides?)\b/,
    name: 'a manual',
    ids: ['spiral-coil', 'wire-o', 'saddle-stitch'],
    why: 'it opens flat and folds all the way back',
  },
  {
    words: /\bcalendars?\b/,
    name: 'a calendar',
    ids: ['wire-o', 'saddle-stitch'],
    why: 'pages stay aligned and fold all the way back; leave a binding margin of at least 1/2 in',
  },
  {
    words: /\b(?:planners?|note ?books?|journals?)\b/,
    name: 'a journal',
    ids: ['wire-o', 'thread-sewn', 'spiral-coil'],
    why: 'it opens flat and pages stay aligned',
  },
  {
    words: /\b(?:presentations?|proposals?|pitch ?books?|decks?)\b/,
    name: 'a presentation',
    ids: ['wire-o', 'spiral-coil'],
    why: 'it opens flat and looks neat',
  },
  {
    words: /\b(?:photo ?(?:book|album)s?|albums?|wedding)\b/,
    name: 'a photo book',
    ids: ['layflat', 'case-bound'],
    why: 'images run across both pages with nothing lost in the gutter',
  },
  {
    words: /\b(?:portfolios?|look ?books?)\b/,
    name: 'a portfolio',
    ids: ['layflat', 'wire-o', 'perfect-bound'],
    why: 'double pages open fully',
  },
  {
    words: /\bmenus?\b/,
    name: 'a menu',
    ids: ['layflat', 'wire-o', 'saddle-stitch'],
    why: 'it lies open on the table',
  },
  {
    words: /\b(?:art ?books?|artists?'? books?|limited[- ]edition\w*|poetry|chap ?books?)\b/,
    name: 'an art book',
    ids: ['thread-sewn', 'layflat', 'case-bound'],
    why: 'sewn signatures open very flat',
  },
  {
    words: /\b(?:year ?books?|keepsakes?|librar\w+|archiv\w*|heirloom|coffee[- ]table|hard ?cover)\b/,
    name: 'a book that must last',
    ids: ['case-bound', 'thread-sewn'],
    why: 'it is made for books, yearbooks and keepsakes',
  },
  {
    words: /\b(?:annual reports?|reports?)\b/,
    name: 'a report',
    ids: ['perfect-bound', 'saddle-stitch', 'wire-o'],
    why: `it has a printed spine, with type from ${leastFraction('spine-type')}`,
  },
  {
    words: /\b(?:novels?|trade books?|text ?books?)\b/,
    name: 'a book',
    ids: ['perfect-bound', 'case-bound'],
    why: 'it has a printed spine at a moderate cost',
  },
  {
    words: /\b(?:thick|big|large|heavy|fat) (?:catalogs?|catalogues?|magazines?)\b|\bcatalogs?\b.*\bthick\b/,
    name: 'a thick catalog',
    ids: ['perfect-bound'],
    why: 'it takes more pages than staples and has a printed spine',
  },
  {
    words: /\b(?:catalogs?|catalogues?|magazines?)\b/,
    name: 'a catalog or magazine',
    ids: ['saddle-stitch', 'perfect-bound'],
    why: 'staples are cheapest up to about 64 pages, perfect binding takes more',
  },
  {
    words: /\b(?:programs?|programmes?|newsletters?|zines?|booklets?|pamphlets?|brochures?)\b/,
    name: 'a booklet',
    ids: ['saddle-stitch', 'perfect-bound', 'wire-o', 'spiral-coil'],
    why: 'it is the usual and cheapest binding of thin booklets',
  },
];

const LASTING =
  /\b(?:durab\w*|last(?:s|ing)?|librar\w*|sturd\w*|strong\w*|premium|luxur\w*|high[- ]end|fancy|elegant)\b/;
/** `nothing fancy`, `doesn't need to last`: the opposite wish. */
const NOT_LASTING = new RegExp(
  String.raw`\b(?:nothing|not|isn't|no need|(?:does|do|did)n'?t|never|without|no|less|non)\b(?: (?:to|for|be|too|so|very|all that|that|need|have|want|or|look|it|anything|super|overly|a|looking|going|after|aiming))* (?:${LASTING.source.slice(2, -2)})\b`,
  'g',
);

/** Whether a binding is wished for that lasts or looks costly. */
export const asksLasting = (text: string): boolean => LASTING.test(text.replaceAll(NOT_LASTING, ' '));
