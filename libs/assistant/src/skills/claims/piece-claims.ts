import { leastText, leastFraction } from '@printpartner/print-knowledge/limits';
import { claimsSkill, type Claim } from './claim.ts';
import { BAD } from './claim-words.ts';

const foldRules = { entry: 'Fold allowance by stock' } as const;
const layout = (entry: string) => ({ entry, place: 'Design & Layout Principles' }) as const;

const claims: readonly Claim[] = [
  {
    id: 'self-cover',
    all: [
      /\bsame (?:paper|stock|weight|sheet)\b/,
      /\bcovers?\b/,
      /\b(?:inside|pages|text|pager|throughout|guts|interior)\b/,
    ],
    none: /\bshould\b/,
    verdict: 'yes',
    turned: /\b(?:have to|has to|must|needs?|required)\b/,
    text: ', in a self cover the outer sheet is the same text stock, 70#–100# text throughout. It saves a sheet and a press run; a separate, heavier cover protects the pages better.',
    cites: [{ entry: 'Self cover or plus cover' }, { entry: 'Self cover', place: 'Booklets and books' }],
  },
  {
    id: 'book-grain',
    all: [
      /\bgrain\b/,
      /\b(?:books?|booklets?|pages|catalog|spine)\b/,
      /\b(?:short|long|way|direction|parallel|run)\b/,
    ],
    none: /\bparallel\b|\bmatter\w*|\bbrochure|\bfold\w*/,
    verdict: 'depends',
    text: ' on which way the spine runs: the grain must run parallel to the spine, or pages turn stiffly and warp. In an upright book that is the long way of the page.',
    cites: [{ entry: 'Tips for every binding' }],
  },
  {
    id: 'ink-on-glue',
    all: [
      /\bglu\w*/,
      /\b(?:ink|art\w*|print\w*|color|image)\b/,
      /\b(?:tabs?|flaps?|areas?|panels?|pockets?)\b/,
    ],
    verdict: 'no',
    turned: /\b(?:keep|off|free of|clear|leave)\b|\b(?:bad|wrong|problem|mistake)\b/,
    text: ', keep ink and coating off the glue areas, or the glue doesn’t hold. Work on the template and keep its layers.',
    cites: [{ entry: 'Pocket folder', place: '#1 Mistake by Print Job Type' }],
  },
  {
    id: 'inside-cover',
    all: [/\binside\b/, /\bcovers?\b/, /\bprint\w*/],
    none: /\bpages?\b|\bcount\w*|\bprice|\bcost|\bwhich\b/,
    verdict: 'yes',
    text: ', the inside of the cover can be printed, and its pages count. On a perfect-bound cover keep 1/4 in at the spine free of ink and coating, so that the glue holds.',
    cites: [{ entry: 'Perfect Bound' }],
  },
  {
    id: 'z-window',
    all: [/\bz-?fold\w*/, /\bwindow\b/],
    none: /\bor\b|\btri/,
    verdict: 'yes',
    text: ', statements for window envelopes are a usual Z-fold: the address panel stays outside and shows in the window.',
    cites: [{ entry: 'Z-Fold', place: 'Folding Styles' }],
  },
  {
    id: 'equal-panels',
    all: [
      /\bz-?fold\w*|\baccordion\w*/,
      /\bpanels?\b/,
      /\b(?:equal|same|identical|different|differ|narrower|smaller)\b/,
    ],
    none: /\btri|\bversus\b|\bor\b/,
    verdict: 'yes',
    turned: /\b(?:different|differ|narrower|smaller)\b/,
    text: ', all panels are equal: none tucks in, so none is narrower.',
    cites: [{ entry: 'Z-Fold' }, { entry: 'Accordion 4-Panel' }],
  },
  {
    id: 'gate-cost',
    all: [/\bgate/, /\b(?:expensive|cost\w*|cheap\w*|pricier|price\w*)\b/],
    none: /\bcopies|\d{3,}/,
    verdict: 'depends',
    text: ' on the printer’s folder: many need a gate plate or can’t run a gate fold inline, so it often costs more than a tri-fold, but the guides have no price for it. Get a quote first.',
    cites: [{ entry: 'Gate Fold' }],
  },
  {
    id: 'type-on-fold',
    all: [
      /\b(?:text|type|words|headline|copy|logo|faces?)\b/,
      /\b(?:across|over|on|through|cross\w*|near|close to) (?:the |a |my )?(?:folds?|crease)\b/,
    ],
    none: /\bcrack\w*|\bcover stock\b|# ?text\b|\bscor\w*/,
    verdict: 'no',
    turned: BAD,
    text: `, keep type and faces ${leastFraction('text-fold')} (${leastText('text-fold')}) from every fold: each fold can be off by 1/32 in either way.`,
    cites: [{ entry: 'Stay clear of the folds' }],
  },
  {
    id: 'grain-matters',
    all: [/\bgrain\b/, /\b(?:matter\w*|important|care|worry|affect|make a difference)\b/],
    verdict: 'yes',
    text: ', fold with the grain, and run it parallel to the spine of a book: across the grain coated stock and solid ink crack, and pages turn stiffly and warp.',
    cites: [foldRules, { entry: 'Tips for every binding' }],
  },
  {
    id: 'pocket-print',
    all: [/\bprint\w*/, /\bpockets?\b/, /\bfolders?\b/],
    none: /\bhow\b|\bglu\w*|\bdigital|\bpress\b/,
    verdict: 'yes',
    text: ': the visible pocket face is printed on the outside of the sheet, upside down. Work on the template, and keep ink off the glue areas.',
    cites: [{ entry: 'Pocket folder', place: '#1 Mistake by Print Job Type' }],
  },
  {
    id: 'perfect-crossover',
    all: [
      /\bperfect/,
      /\b(?:photos?|images?|pictures?|art\w*|map)\b/,
      /\b(?:across|cross\w*|span\w*|over|through|into)\b/,
      /\b(?:gutter|spine|two pages|both pages)\b/,
    ],
    none: /\bor\b|\bhow\b/,
    verdict: 'depends',
    text: ' on the picture: a perfect-bound book doesn’t open flat, so the middle is lost in the gutter, and the halves can shift by 1/16 in. Keep faces and fine lines away from the spine, or take layflat binding, which loses nothing.',
    cites: [layout('Watch the gutter'), { entry: 'Shift of an image across the gutter' }],
  },
  {
    id: 'gutter-images',
    all: [
      /\b(?:photos?|images?|pictures?|spreads?|art\w*|map)\b/,
      /\b(?:across|cross\w*|span\w*|over|through)\b/,
      /\b(?:gutter|spine|both pages|two pages|facing pages|middle)\b/,
    ],
    none: /\b(?:coil|spiral|wire|lay-?flat|perfect|which|how)\b/,
    verdict: 'yes',
    text: ', a picture may cross the gutter, but its halves print on different sheets, so allow a shift of 1/16 in and keep faces and fine lines away from the gutter. Only the center spread of a saddle-stitched booklet is one sheet; layflat binding loses nothing.',
    cites: [layout('Watch the gutter'), { entry: 'Shift of an image across the gutter' }],
  },
];

/** `do z-fold panels have to be different`, `can the inside cover be printed on`. */
export const pieceClaims = claimsSkill('piece-claims', claims);
