import type { EvaluatedQuestion, Subject } from '../evaluated-question.ts';

type Row = readonly [
  id: string,
  ask: EvaluatedQuestion['ask'],
  must: NonNullable<EvaluatedQuestion['must']>,
  mustNot?: readonly string[],
];

const paper: readonly Row[] = [
  ['see-through-60', 'Is 60# offset too see-through for a two-sided newsletter?', ['it depends', '70#']],
  ['index-cards', 'is 110# index good enough for business cards', ['no', '14 pt']],
  ['stiff-ream', 'how thick is a ream of 20# bond', ['1.95'], ['oz']],
  ['heavier-uncoated', 'does uncoated paper weigh more than gloss at the same number', ['no', '270']],
  ['matte-black-cover', 'does matte paper need a coating if the cover is all black?', ['yes', 'seal']],
  ['linen-digital', 'can you run linen paper through a digital press?', ['it depends', 'digital-treated']],
  ['bulletin', 'recommend a stock for a church bulletin', ['80#', '100#']],
  [
    'report-not-shiny',
    'We want our annual report to feel premium but not shiny. What paper?',
    ['matte or satin'],
  ],
  ['no-show', 'what’s the lightest paper that won’t show through', ['70#']],
  ['cover-of-pages', 'can we use the same paper for cover and inside on an 8-pager', ['yes', 'self cover']],
  ['weight-not-thickness', 'Does a higher gsm always mean a thicker sheet?', ['no', '0.0087', '0.0135']],
  [
    'photo-catalog',
    'is matte or gloss better for a photo-heavy catalog',
    ['gloss coated shows photos sharpest'],
  ],
  ['gsm-board', '300 gsm is what in pounds cover?', ['111#', '12 pt']],
];

const coatings: readonly Row[] = [
  [
    'holds-up',
    'gloss aqueous vs UV coating - which one holds up better',
    ['UV holds up better', 'medium'],
    ['shine'],
  ],
  [
    'soft-touch-fold',
    'can I put soft touch laminate on a piece that folds?',
    ['yes', 'resists cracking'],
    ['flood UV'],
  ],
  ['fingerprints-dark', 'which coating won’t show fingerprints on a dark folder', ['soft-touch', 'dark']],
  ['glue-flap', 'do i need to leave the glue flap uncoated', ['yes', 'knockout']],
  ['spot-line', 'how thin can a line be in spot uv', ['0.5 pt']],
  ['gloss-or-aqueous', 'whats the difference between gloss and aqueous', ['gloss is a look']],
  ['soft-or-matte', 'is soft touch worth it over matte lam for business cards', ['costs less', 'scuff']],
  ['spot-over-soft', 'can I spot UV over soft touch', ['yes', 'corona-treated'], ['flood covers']],
  ['smear-pen', 'will gloss aqueous smear if someone writes on it with a pen', ['yes', 'hard to write on']],
  ['extra-aqueous', 'does aqueous cost extra', ['it depends', 'include']],
  ['spot-aqueous', 'can aqueous be spot applied', ['no', 'spot UV']],
];

const binding: readonly Row[] = [
  ['multiple-hard', 'does a hardcover have to be a multiple of 4?', ['yes', '48–1,000']],
  ['multiple-perfect', 'does perfect bound need to be a multiple of 4', ['no', 'multiples of 2']],
  ['creep-16', 'what’s creep and do i need to worry about it with 16 pages', ['no', 'stick out', '0.0105']],
  ['creep-pager', 'how much smaller do inner pages get in a 64-pager on 70# uncoated', ['0.0765']],
  ['flat-and-spine', 'What binding lies flat and has a printed spine?', ['layflat'], ['wire']],
  ['coil-or-wire', 'spiral or wire-o for a cookbook?', ['spiral coil for a cookbook']],
  ['sewn-or-glued', 'which is stronger, sewn or glued binding', ['thread sewing for long life']],
  ['eight-perfect', 'can a perfect bound book be 8 pages', ['no', '32–300']],
  ['overkill', 'is layflat overkill for a menu?', ['no', 'suits']],
  [
    'counter-catalog',
    'self cover or plus cover for a catalog that sits on a counter?',
    ['a plus cover, because'],
  ],
  ['blank-front', 'do I need a blank page at the front of a booklet', ['no', 'multiple of 4']],
  [
    'photo-gutter',
    'is it ok for a photo to run through the spine of a perfect bound book',
    ['it depends', '1/16'],
  ],
  ['open-sheet', 'what size is the open sheet for a 6x9 saddle stitched booklet', ['12 × 9']],
];

const folding: readonly Row[] = [
  [
    'folder-die',
    'how much does a 9x12 pocket folder die line measure flat, two 4" pockets',
    ['19-1/2 × 16', '19-3/4 × 16-1/4'],
  ],
  [
    'pocket-depth',
    'how deep is the pocket on your folders, and how many sheets does it hold?',
    ['4 in', '25 sheets'],
  ],
  ['smallest-z', 'how small can i make the flat size for a z-fold', ['6 × 4']],
  ['largest-roll', 'whats the largest sheet you can roll fold', ['25 × 38']],
  [
    'z-or-tri-panels',
    'z fold vs tri-fold, do panels need to be different widths',
    ['1/16 to 1/8', 'three equal panels'],
  ],
  ['card-fold', 'half fold vs french fold for a greeting card', ['half fold: it is the usual fold of cards']],
  ['gate-equal', 'do all the panels in a gate fold have the same width', ['no', '8-9/16']],
  ['nice-tri-fold', 'what paper should i use for a nice tri fold brochure', ['80# or 100#']],
  ['accordion-of-panels', 'what size flat for a 4 panel accordion with 4x9 panels', ['16 × 9']],
  ['print-pocket', 'can I print on the pocket of a folder', ['yes', 'upside down']],
  ['equal-thirds', 'my tri-fold panels are all 3.67, is that a problem', ['yes', 'buckle']],
  ['glue-tabs', 'does ink go on the glue tabs of a folder', ['no']],
];

const files: readonly Row[] = [
  [
    'website-logo',
    'Is it ok to pull our logo off the website for the print ad?',
    ['no', '72 ppi', '300 ppi'],
  ],
  ['marks-needed', 'do i need crop marks on my pdf', ['no', 'only if the printer asks']],
  ['marks-distance', 'how far do crop marks need to be from the trim', ['0.125 in or more outside']],
  ['photo-200', 'is 200 dpi ok for a brochure photo', ['no', '225']],
  ['photo-letter', 'our photo is 2400x1600, big enough for a full letter page?', ['no', '188']],
  ['press-ready-color', 'what color mode for a press-ready pdf', ['CMYK'], ['web offset: ']],
  ['blue-purple', 'why do my blues turn purple in print', ['RGB', 'CMYK'], ['calendar']],
  ['shadows', 'do drop shadows print ok', ['yes', 'PDF/X-4']],
  ['black-panel', 'is 100k black fine for a big black panel', ['no', 'C40 M30 Y30 K100']],
  ['forgot-bleed', 'my designer forgot bleed, can you fix it?', ['no', '0.125']],
  ['spot-left', 'can I leave a spot color in if the job is 4 color process', ['no', 'plate']],
  [
    'no-bleed-edge',
    'my file is 8.5x11 with no bleed and the background goes to the edge. is that a problem?',
    ['yes', '0.125'],
  ],
  ['margin-16th', 'is a 1/16 margin ok on a business card', ['no', '0.125']],
  ['bleed-or-safe', 'what’s safe area vs bleed', ['outside the trim', 'inside']],
  ['illustrator-file', 'can i send an illustrator file instead of pdf', ['no', 'PDF/X-4']],
  ['line-thin', 'is 0.1 pt line too thin', ['yes', '0.25 pt']],
];

const unknown: readonly Row[] = [
  [
    'thermography',
    'min line weight for thermography raised ink?',
    ['don’t know', 'thermography'],
    ['0.25 pt'],
  ],
  ['letterpress-type', 'smallest type for letterpress?', ['don’t know'], ['8 pt']],
  ['pantone-values', 'what’s the cmyk breakdown of pantone 485', ['don’t know', 'pantone']],
  ['recycled', 'do you have anything on recycled paper?', ['don’t know']],
];

const app: readonly Row[] = [
  [
    'mistakes-place',
    'where’s the list of common print mistakes in here',
    ['Preflight File & Preflight Checklist', 'Top 10'],
  ],
  ['folders-place', 'where do i find the pocket folder templates', ['Open Pocket Folder Templates']],
  [
    'time-place',
    'where can I see how long my booklet will take to print in this app?',
    ['Production Process & Timeline'],
  ],
  ['weights-place', 'where can i look up paper weights', ['Paper By Weight']],
  ['folds-tab', 'which tab has the folding stuff', ['Folding Styles']],
  ['guide-of-envelopes', 'which guide covers envelopes', ['Paper & Envelope Types']],
  ['dry-place', 'where do I see drying times', ['Dry to the touch']],
];

const of = (subject: Subject, rows: readonly Row[]): readonly EvaluatedQuestion[] =>
  rows.map(([id, ask, must, mustNot = []]) => ({
    id: `verdict-${id}`,
    subject,
    ask,
    must,
    ...(mustNot.length > 0 && { mustNot }),
  }));

/** Yes/no questions begin with the verdict, choices with the choice, and “where is” with the screen. */
export const verdictsAndChoices: readonly EvaluatedQuestion[] = [
  ...of('paper', paper),
  ...of('coatings', coatings),
  ...of('binding', binding),
  ...of('folding', folding),
  ...of('files', files),
  ...of('app', app),
  ...unknown.map(([id, ask, must, mustNot = []]): EvaluatedQuestion => ({
    id: `verdict-${id}`,
    subject: 'missing values',
    ask,
    kind: 'unknown',
    must,
    ...(mustNot.length > 0 && { mustNot }),
  })),
];
