import { leastText, leastFraction, secondText, limitOf } from '@printpartner/print-knowledge/limits';
import { from } from '../files/file-sources.ts';
import { claimsSkill, type Claim } from './claim.ts';
import { BAD, USE, NEED } from './claim-words.ts';

const claims: readonly Claim[] = [
  {
    id: 'crop-marks',
    all: [/\b(?:crop|trim|cut|printer'?s?|registration) marks?\b|\bcolor bars?\b/, NEED],
    none: /\b(?:how far|distance|offset|outside|inside|close|near|touch)\b/,
    verdict: 'no',
    turned: /\b(?:leave|turn|take)\b.*\b(?:off|out)\b|\bwithout\b|\bskip\b|\bomit\b|\bremove\b/,
    text: `, include them only if the printer asks for them: most add their own. Put them 0.125 in or more outside the trim, and export with ${leastText('bleed')} bleed either way.`,
    cites: [from.marks, from.bleed],
  },
  {
    id: 'spreads',
    all: [/\bspreads\b|\b(?:reader'?s?|printer'?s?|page) spreads?\b/, USE],
    none: /\bor\b|\bcovers?\b|\blay-?flat\b|\bcross\w*|\bimages?\b|\bphotos?\b|\bpreflight\b|\bsingle\b/,
    verdict: 'no',
    turned: BAD,
    text: ', send single pages in reading order: the printer imposes them for the press. Only a cover with a spine is one spread: back, spine and front.',
    cites: [from.pages, { entry: 'Build single pages, not spreads', place: 'Design & Layout Principles' }],
  },
  {
    id: 'reading-order',
    all: [
      /\b(?:reader'?s?|reading|printer'?s?|imposed|page|imposition|printing) order\b/,
      /\b(?:booklets?|pages?|file|pdf|books?|magazine|catalog)\b/,
    ],
    none: /\bor\b|\bspreads?\b/,
    verdict: 'yes',
    turned: /\b(?:imposed|imposition|printer'?s?|printing) order\b/,
    text: ', single pages in reading order: the printer imposes them for the press. Page 1 and every odd page are right-hand pages.',
    cites: [from.pages, { entry: 'Build single pages, not spreads', place: 'Design & Layout Principles' }],
  },
  {
    id: 'missing-bleed',
    all: [/\b(?:no|without|missing|forgot|lacks?) (?:any |the )?bleed\b/, /\bedges?\b|\bbackground\b/],
    none: /\bwhite\b/,
    verdict: 'no',
    turned: /\b(?:bad|wrong|problem|issue|mistake|matter|hurt|reject\w*|refuse\w*|white line)\b/,
    text: `, artwork that reaches the edge needs bleed, ${leastText('bleed')} (${leastFraction('bleed')}, ${limitOf('bleed').mm} mm) past the trim on every side: without it white paper shows where the cut is slightly off. Extend the background and export again with bleed.`,
    cites: [from.noBleed, from.bleed],
  },
  {
    id: 'edge-text',
    all: [
      /\b(?:text|type|logos?|copy|words)\b/,
      /\b(?:up to|all the way to|right (?:at|on|to)|touch\w*|run to|go to|close to|near) (?:the |an? )?(?:very )?(?:edge|trim)\b/,
    ],
    none: /\bbackground\b|\bfold\b|\bspine\b|\bbarcode\b|\baddress\b/,
    verdict: 'no',
    turned: BAD,
    text: `, keep text and logos at least ${leastText('text-trim')} inside the trim, ${secondText('text-trim')} where you can: what is closer may be cut off.`,
    cites: [from.safe],
  },
  {
    id: 'narrow-margin',
    all: [
      /(?<![\d./-])(?:1\/16|1\/32|3\/32|0?\.0\d+|0?\.1)(?![\d/])/,
      /\bmargins?\b|\bsafe (?:area|zone)\b|\b(?:from|inside|off) the (?:edge|trim)\b/,
    ],
    none: /\bbleeds?\b|\bgutter\b|\bbind\w*|\bmm\b|\bfold\b|\bhairlines?\b|\bborders?\b/,
    verdict: 'no',
    turned: BAD,
    text: `, that is less than the ${leastText('text-trim')} (${leastFraction('text-trim')}, 3 mm) that text and logos need inside the trim; ${secondText('text-trim')} is safer. What is closer may be cut off.`,
    cites: [from.safe],
  },
  {
    id: 'bleed-white',
    all: [
      /\bbleeds?\b/,
      /\bwhite (?:background|border|margin|edge|paper|all)|\b(?:background|border|edges?) (?:is |are )?(?:all )?white\b|\bnothing (?:touches|reaches|goes|runs)|\bno (?:background|color|image|art)/,
    ],
    verdict: 'no',
    turned:
      /\bskip\w*|\bwithout\b|\b(?:no|omit|drop) (?:the |any )?bleed\b|\bleave\b.*\b(?:off|out)\b|\bunnecessary\b/,
    text: `, a piece with white all around needs none: bleed is needed only where artwork reaches the edge, ${leastText('bleed')} (${leastFraction('bleed')}, ${limitOf('bleed').mm} mm) past the trim.`,
    cites: [from.bleed, from.noBleed],
  },
  {
    id: 'bleed-skipped',
    all: [/\bbleeds?\b/, /\bskip\b|\bwithout\b|\b(?:no|omit|drop) (?:the |any )?bleed\b/],
    none: /\bpreflight\b|\bspot\b/,
    verdict: 'depends',
    text: `: where artwork reaches the edge it needs ${leastText('bleed')} (${leastFraction('bleed')}, ${limitOf('bleed').mm} mm) past the trim, or white paper shows when the cut is slightly off; a piece with white all around needs none.`,
    cites: [from.bleed, from.noBleed],
  },
  {
    id: 'bleed-always',
    all: [
      /\bbleeds?\b/,
      /\balways\b|\bevery (?:job|file|piece)\b|\b(?:all|both|four|every) (?:four )?sides?\b.*\b(?:if|only)\b/,
    ],
    none: /\bpreflight\b|\bspot\b/,
    verdict: 'no',
    text: `, where artwork reaches the edge it needs ${leastText('bleed')} (${leastFraction('bleed')}, ${limitOf('bleed').mm} mm) past the trim; a piece with white all around needs none.`,
    cites: [from.bleed, from.noBleed],
  },
  {
    id: 'bleed-needed',
    all: [
      /\bbleeds?\b/,
      /\b(?:do|does|should|must|will) (?:i|we|it|my|our|the|a|an|you|this)\b.*\b(?:need|have|require|want|add|include)\b|\bnecessary\b|\brequired\b|\bneeded\b/,
    ],
    none: /\bhow much\b|\b(?:gutter|spine|inside|fold|bind\w*|\d+ ?(?:mm|in|inch)|preflight|show|crop|marks?|check)\b/,
    verdict: 'depends',
    text: `: yes where artwork reaches the edge, ${leastText('bleed')} (${leastFraction('bleed')}, ${limitOf('bleed').mm} mm) past the trim on every side, or white paper shows when the cut is slightly off. A piece with white all around needs none.`,
    cites: [from.bleed, from.noBleed],
  },
  {
    id: 'edge-border',
    all: [/\b(?:borders?|frames?|keylines?|hairlines?)\b/, /\b(?:edge|trim|cut|close|near|around)\b/],
    none: /\b(?:fold|panels?|\d\.\d+|\d\/\d|envelope|white border)\b/,
    verdict: 'no',
    turned: BAD,
    text: `, a thin border near the trim shows every shift of the cut. Keep it at least ${secondText('text-trim')} inside, or extend it into the bleed.`,
    cites: [{ entry: 'Business card', place: '#1 Mistake by Print Job Type' }, from.safe],
  },
  {
    id: 'bleed-in-size',
    all: [
      /\bbleed\b/,
      /\b(?:count\w*|includ\w*|part of|add(?:s|ed)? to)\b/,
      /\b(?:finished|final|trim|page|document|doc|artboard)\b/,
    ],
    none: /\bpreflight\b|\bmarks?\b|\bhow\b/,
    verdict: 'no',
    text: `, bleed is cut off: the finished (trim) size is without it. Set the document to the trim size and the bleed to ${leastText('bleed')} outside it; a 6 × 9 in piece becomes 6.25 × 9.25 in with bleed.`,
    cites: [from.bleed, from.noBleed],
  },
  {
    id: 'scale-for-bleed',
    all: [/\bbleed\b/, /\b(?:scale|scaling|enlarge|stretch|blow up|resize)\b/],
    verdict: 'no',
    turned: BAD,
    text: `, better extend the background ${leastText('bleed')} past the trim: enlarging everything moves text and logos toward the cut. If you must scale, check that they stay ${leastText('text-trim')} inside the trim afterward.`,
    cites: [from.bleed, from.safe],
  },
  {
    id: 'blank-needed',
    all: [/\bblank pages?\b/, /\b(?:need|have to|must|should|required|necessary)\b/],
    none: /\bcount\w*|\d/,
    verdict: 'no',
    text: ', only to reach a multiple of 4 in a saddle-stitched booklet: every side counts, also a blank one. Page 1 is a right-hand page.',
    cites: [{ entry: 'Fix the page count first' }],
  },
  {
    id: 'blank-pages',
    all: [/\bblanks?\b|\bempty\b/, /\bpages?\b|\bsides?\b/, /\bcount\w*|\binclud\w*/],
    verdict: 'yes',
    text: ', every side counts, also a blank one: a saddle-stitched booklet needs a multiple of 4 in all.',
    cites: [{ entry: 'Fix the page count first' }],
  },
];

/** `do I need crop marks`, `is bleed always needed`, `can text go up to the edge`. */
export const pageClaims = claimsSkill('page-claims', claims);
