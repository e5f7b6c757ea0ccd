/**
 * Terms of one kind, of which a job has one: in a follow-up (“and perfect bound?”) the new one takes the place of the
 * earlier one. Longer names first.
 */
export const alternatives: readonly (readonly string[])[] = [
  [
    'saddle[- ]?stitch(?:ed|ing)?',
    'saddle$',
    'perfect[- ]?(?:bound|binding|bind)',
    'perfect$',
    'case[- ]?(?:bound|binding)',
    'hard ?covers?',
    'wire-?o',
    '(?:spiral|plastic|coil)(?: coil)?(?:[- ]bound| binding)?',
    'lay-?flat',
    '(?:thread[- ]|smyth[- ])?sewn',
    'side[- ]?stitch(?:ed|ing)?',
    'stapled|staples?',
  ],
  [
    'first[- ]class(?: mail)?',
    '(?:usps )?marketing mail',
    'standard mail',
    'every door(?: direct mail)?',
    'eddm',
    'nonprofit',
    'presort(?:ed)?',
    'bulk(?: rate| mail)?',
  ],
  [
    'soft[- ]?touch(?: laminat\\w+| coating)?',
    '(?:gloss |matte )?laminat(?:e|ed|ion|ing)',
    'spot uv',
    '(?:high gloss |flood )?uv(?: coat\\w+)?',
    '(?:gloss |satin |matte |dull )?(?:aqueous|aq)(?: coat\\w+)?',
    '(?:gloss |satin |matte |dull )?varnish',
  ],
  [
    'tri-?folds?',
    'letter folds?',
    'c-?folds?',
    'z-?folds?',
    'double gate(?: folds?)?',
    'gate[- ]?folds?',
    'roll[- ]?folds?',
    'accordion(?:[- ]?folds?)?',
    'french[- ]?folds?',
    'half[- ]?folds?',
    'bi-?folds?',
    'parallel folds?',
  ],
  [
    'business cards?',
    'rack cards?',
    'post ?cards?',
    'greeting cards?',
    'brochures?',
    'flyers?',
    'posters?',
    'billboards?',
    'banners?',
    'book ?lets?',
    'catalogs?',
    'programs?',
    'magazines?',
    'newsletters?',
    'self[- ]?mailers?',
    'mailers?',
    'letter ?heads?',
    'pocket folders?',
    'invitations?',
    'menus?',
    'door ?hangers?',
    'bookmarks?',
    'paperbacks?',
    'letters?(?! size|-size| fold|head)',
    'large envelopes?',
    '(?<!(?:it|is|are|completely|fully|totally|perfectly|lie|lies|lay|lays|open|opens|them|measure|measures|size) )flats?',
    'cards?(?! ?stock)',
  ],
  ['#\\d+(?:-\\d+/\\d+)?(?: envelopes?)?', 'a-?[26789]\\b(?: envelopes?)?', 'a10\\b(?: envelopes?)?'],
  [
    'uncoated',
    'newsprint',
    'gloss(?:y)?',
    'silk',
    'satin',
    'matte?',
    'dull',
    'linen',
    'laid',
    'felt',
    'vellum',
  ],
  [
    'digital(?: press| printing)?',
    'sheet-?fed(?: offset)?',
    'web(?: offset| press)',
    '(?<!the )web(?= (?:or|vs|versus) |$)',
    'offset(?: printing)?',
  ],
  [
    '(?<=(?:#|lbs?|pounds?) (?:(?:gloss|silk|matte|uncoated) )?)(?:text|cover|bond|index|offset)',
    'cover(?= stock| weight|s?$)',
    'text(?= stock| weight|s?$)',
    '(?:bond|index)(?= weight|$)',
  ],
  ['rgb', 'cmyk', 'pantone', 'spot colors?'],
  ['per piece|each', 'in all|total|altogether'],
  ['self[- ]?cover(?:ed)?', 'plus[- ]?cover', 'separate cover'],
];

/** Kinds that an answer can choose from: bindings, mail classes, coatings, folds, envelopes, finishes and presses. */
export const chosenKinds: ReadonlySet<number> = new Set([0, 1, 2, 3, 5, 6, 7, 11]);

const patterns = alternatives.map(
  (names) => new RegExp(String.raw`(?<![\w#-])(?:${names.join('|')})(?![\w])`, 'g'),
);

export interface FoundTerm {
  /** Place in `alternatives`. */
  kind: number;
  text: string;
  start: number;
  end: number;
}

/** The terms of these kinds in a plain text, in order. */
export function termsIn(text: string): FoundTerm[] {
  return patterns
    .flatMap((pattern, kind) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        kind,
        text: found,
        start: index,
        end: index + found.length,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
}
