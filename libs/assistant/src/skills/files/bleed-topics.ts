import { largeFormatWords, leastText, secondText } from '@printpartner/print-knowledge/limits';
import { inchText } from '@printpartner/print-knowledge/measure';
import { fileRules } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from, jobMistake } from './file-sources.ts';
import { profileLimits } from './preflight-profiles.ts';
import { programIn, stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

const [{ bleedIn, bleedMm, resolutionPpi }] = fileRules.rows;
const amount = `${inchText(bleedIn)} in (1/8 in, ${bleedMm} mm)`;
const large = profileLimits['large-format'];
const why =
  'Bleed is artwork extended past the trim, so that no white paper shows if the cut is slightly off.';

/** `will 11 × 17 full bleed fit a digital press`. */
const FITS_PRESS = /\b(?:fit|fits|run|runs|take|takes|print)\b.*\b(?:press|digital|sheetfed|offset)\b/;

/** `safe area versus bleed`. */
const COMPARED = /\b(?:differ\w*|versus|vs|compar\w*|between|and|or)\b/;

function bleedText(question: Question): Draft | undefined {
  if (FITS_PRESS.test(question.text) && question.values.sizes.length > 0) return undefined;
  if (programIn(question)) {
    return answers(
      `Set **${inchText(bleedIn)} in on all four sides**. ${stepsText(fixingSteps.bleed, question)}`,
      [from.bleed, from.noBleed],
    );
  }
  if (
    has(question, 'safe area', 'safe margin', 'safe zone', 'safety', 'live area') &&
    COMPARED.test(question.text)
  )
    return answers(
      `**Bleed is outside the trim, the safe area inside it.** Artwork that reaches the edge extends ${amount} past the trim, where it is cut off; text and logos stay ${leastText('text-trim')} from trim and folds, ${secondText('text-trim')} where you can, so that the cut never reaches them.`,
      [from.bleed, from.safe],
    );
  if (has(question, ...largeFormatWords)) {
    return answers(
      `**${inchText(large.bleed)} in on every side** for large format in our preflight; other pieces need ${amount}. Ask the sign printer: many want more for banners.`,
      [from.bleed, from.preflight],
    );
  }
  if (has(question, 'pixel', 'px')) {
    return answers(
      `**${Math.ceil(bleedIn * resolutionPpi)} px on every side** at ${resolutionPpi} ppi: ${inchText(bleedIn)} in × ${resolutionPpi} = ${bleedIn * resolutionPpi}.`,
      [from.bleed],
    );
  }
  if (has(question, 'crop mark', 'trim mark', 'mark')) {
    return answers(
      `**${amount} of bleed on every side**, and crop marks ${inchText(bleedIn)} in or more outside the trim, so that they don’t print in the bleed.`,
      [from.bleed, from.marks],
    );
  }
  if (has(question, 'scale', 'scale up', 'enlarge', 'stretch', 'blow up', 'resize')) {
    return answers(
      `**Better extend the background ${amount} past the trim** than scale the page: enlarging everything moves text and logos toward the cut. If you must scale, check that they stay ${leastText('text-trim')} inside the trim afterward.`,
      [from.bleed, from.safe],
    );
  }
  if (has(question, 'envelope')) {
    return answers(
      'For full bleed on an envelope, **print flat sheets and convert them afterward**. A finished envelope can’t print to the edge or across flap seams.',
      [jobMistake('Envelope')],
    );
  }
  if (
    has(
      question,
      ...terms(
        'white background, no bleed, without bleed, necessary, always, required, skip',
        'white border, do i need bleed, do i need a bleed, do i really need, do we need',
        'need bleed if, need a bleed if',
      ),
    )
  ) {
    return answers(
      `**Only where artwork reaches the edge**: there it must extend ${amount} past the trim on every side. A piece with white all around needs none. Otherwise white paper shows at the edge, because cutting is never perfectly accurate.`,
      [from.bleed, from.noBleed],
    );
  }
  return answers(
    `**${amount} on all four sides.** ${why} A 6 × 9 in piece is set up as 6.25 × 9.25 in. Large format needs ${inchText(large.bleed)} in.`,
    [from.bleed, from.noBleed],
  );
}

function safeText(question: Question): Draft {
  if (programIn(question))
    return answers(
      `Keep text and logos **${leastText('text-trim')} inside the trim**. ${stepsText(fixingSteps['safe-margin'], question)}`,
      [from.safe],
    );
  if (has(question, 'border', 'frame')) {
    return answers(
      `Keep a border **at least ${secondText('text-trim')} inside the trim**: a thin border near the edge shows every shift of the cut.`,
      [jobMistake('Business card'), from.safe],
    );
  }
  if (has(question, ...largeFormatWords)) {
    return answers(
      `**${inchText(large.safeMargin)} in inside the trim** for large format in our preflight; other pieces need ${leastText('text-trim')}.`,
      [from.safe, from.preflight],
    );
  }
  return answers(
    `Keep text and logos **at least ${leastText('text-trim')} inside the trim** and away from folds, ${secondText('text-trim')} where you can and in bound pages. What is closer may be cut or folded in the bindery.`,
    [
      from.safe,
      { entry: 'Text or logos too near the trim or a fold', place: 'Top 10 Most Common Print Mistakes' },
    ],
  );
}

const binding = terms('saddle, perfect, coil, wire-o, gutter, creep, calendar, spine, book, booklet');

/** Stand outside the trim. */
const marks = terms('crop mark, trim mark, cut mark, printer mark, registration mark, fold mark, color bar');

export const bleedTopics: readonly Skill[] = [
  skill(
    'page-margins',
    {
      all: [
        ['margin', 'margins'],
        terms(
          'flyer, postcard, poster, card, brochure, page, document, layout, design, print',
          'letterhead, rack card, minimum',
        ),
      ],
      none: [...binding, 'bleed', 'barcode', 'press sheet', 'gripper', 'profit', 'markup', 'check'],
    },
    safeText,
  ),
  skill(
    'border-margin',
    {
      all: [
        ['border', 'frame', 'thin border'],
        ['trim', 'edge', 'how close', 'how far', 'safe', 'inside', 'card', 'around', 'cut'],
      ],
    },
    safeText,
  ),
  skill(
    'edge-distance',
    {
      all: [
        terms(
          'sit, touch, right at, up to, close, near, far, distance, inside, margin, space, room',
          'gap, clearance, leave, keep',
        ),
        ['edge', 'trim', 'cut line', 'cut edge', 'trim line'],
        terms(
          'text, type, logo, copy, art, artwork, live, image, words, phone number, elements',
          'content, important',
        ),
      ],
      none: [
        ...binding,
        ...marks,
        'bleed',
        'barcode',
        'indicia',
        'address',
        'check',
        'fold',
        'press sheet',
        'gripper',
      ],
    },
    safeText,
  ),
  skill(
    'safe-margin',
    {
      all: [
        terms(
          'safe margin, safe zone, safe area, safety, live area, safety margin, safety zone',
          'quiet margin, type safe, text safe, how close to the edge, how close to the trim',
          'close to the edge, close to the trim, from the edge, from the trim, near the edge',
          'near the trim, inside the trim, margin from',
        ),
      ],
      none: [...binding, ...marks, 'bleed', 'barcode', 'indicia', 'address', 'check'],
    },
    safeText,
  ),
  skill(
    'bleed',
    {
      all: [['bleed', 'full bleed', 'full-bleed', 'bleeding']],
      none: terms(
        'wrap, hardcover, case bound, check, bleedbox, bleed box, show through, bleed through, bleed-through, ink bleed',
        'spread, price, cost, preflight',
      ),
    },
    bleedText,
  ),
];
