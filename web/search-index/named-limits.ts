import { limitOf, secondOf, type LimitId } from '@printpartner/print-knowledge/limits';

/** Words that name limits of the table, and the limits whose figures may stand in such a sentence. */
interface Naming {
  subject: RegExp;
  /** Sentences of something else. */
  not?: RegExp;
  unit: 'in' | '%' | 'pt' | 'ppi';
  limits: readonly LimitId[];
}

const gutters = [
  'gutter-saddle',
  'gutter-perfect',
  'gutter-coil',
  'gutter-side-stitch',
  'gutter-calendar',
  'text-trim-book',
  'page-number',
] as const;
const inks = [
  'ink-coated',
  'ink-matte',
  'ink-uncoated',
  'ink-textured',
  'ink-digital',
  'ink-heatset',
  'ink-newsprint',
] as const;

const namings: readonly Naming[] = [
  {
    subject: /perfect.*(?:gutter|inner margin)|gutter of/i,
    not: /saddle|coil|wire|halves/i,
    unit: 'in',
    limits: ['gutter-perfect'],
  },
  {
    subject: /(?:coil|wire-o|bind edge|holes).*(?:margin|clear|text)|clear at the bind edge/i,
    not: /saddle|diameter|hang|calendar|wider/i,
    unit: 'in',
    limits: ['gutter-coil'],
  },
  {
    subject: /inner margin|bind(?:ing)? margin|\bgutter\b/i,
    not: /across|lb|sheet|halves/i,
    unit: 'in',
    limits: gutters,
  },
  {
    subject: /page numbers? [^.]*\bfrom the (?:face|edge)|page numbers to the face/i,
    not: /shingled|margin|trim/i,
    unit: 'in',
    limits: ['page-number'],
  },
  {
    subject: /(?:text|logos|type|faces)\b[^.]*\b(?:from|inside|to) (?:the |every |a )?(?:trim|folds?)\b/i,
    not: /bleed|page numbers|tuck/i,
    unit: 'in',
    limits: ['text-trim', 'text-trim-book', 'text-trim-large-format', 'text-fold'],
  },
  {
    subject: /\bbleed of\b|\bin bleed\b/i,
    not: /with bleed|tab|glue|×|safe/i,
    unit: 'in',
    limits: ['bleed', 'bleed-large-format'],
  },
  {
    subject: /total ink|\bTAC\b|ink limit/i,
    not: /[CMYK]\d|rich black|reaches|registration|0\.05%|that comes to/i,
    unit: '%',
    limits: inks,
  },
  {
    subject: /smallest type|type of \d|house minimum/i,
    not: /address|white|indicia/i,
    unit: 'pt',
    limits: ['type'],
  },
  {
    subject: /large[- ]format/i,
    not: /profile/i,
    unit: 'ppi',
    limits: ['resolution-large-format', 'resolution-large-format-check', 'resolution'],
  },
  {
    subject: /spine.*\btype\b|\btype\b.*\bspine/i,
    not: /caliper|\bpages\b|the spine is|this spine|hinge/i,
    unit: 'in',
    limits: ['spine-type', 'spine-bind'],
  },
];

/** Figures of a sentence that another table of limits would have: `gutter-perfect: 1/2 in in “…”`. */
export function conflictsIn(text: string): string[] {
  return text
    .replace(/\*\*/g, '')
    .split(/(?<=[.:;!?])\s+|\n/)
    .flatMap((sentence) => namings.flatMap((naming) => conflictsOf(sentence, naming)));
}

/** How many sentences of a text name a limit, by the first limit of each naming. */
export const namedIn = (text: string): LimitId[] =>
  namings.flatMap(({ subject, limits: [first] }) => (subject.test(text) && first ? [first] : []));

function conflictsOf(sentence: string, { subject, not, unit, limits: ids }: Naming): string[] {
  if (!subject.test(sentence) || not?.test(sentence)) return [];
  const allowed = ids.flatMap((id) => {
    const limit = limitOf(id);
    const second = secondOf(limit);
    return second === undefined ? [limit.value] : [limit.value, second];
  });
  const wrong = figuresIn(sentence, unit).filter(
    (figure) => !allowed.some((value) => Math.abs(value - figure) < 1e-6),
  );
  return wrong.map((figure) => `${ids[0]}: ${figure} ${unit} in “${sentence}”`);
}

const NUMBER = String.raw`(?:\d+[- ])?\d+\/\d+|\d*\.?\d+`;
const units = {
  in: String.raw` in\b`,
  '%': '%',
  pt: String.raw` pt\b`,
  ppi: String.raw` (?:ppi|dpi)\b`,
} as const;

/** Every figure before the unit, and the first of a range: `5/8–3/4 in` is 0.625 and 0.75. */
function figuresIn(sentence: string, unit: keyof typeof units): number[] {
  const found = sentence.matchAll(
    new RegExp(String.raw`(?<![\d./×±-])(?:(${NUMBER})(?:–| to ))?(${NUMBER})${units[unit]}`, 'gi'),
  );
  return [...found].flatMap(([, first, second]) =>
    [first, second].flatMap((text) => (text ? [valueOf(text)] : [])),
  );
}

function valueOf(text: string): number {
  const [, whole = '0', top = '0', under = '1'] = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/.exec(text) ?? [];
  return text.includes('/') ? Number(whole) + Number(top) / Number(under) : Number(text);
}
