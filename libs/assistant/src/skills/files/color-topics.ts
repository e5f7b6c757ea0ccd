import { fileRules, richBlackTotal } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from } from './file-sources.ts';
import { programIn, stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

const [rules] = fileRules.rows;
const { cyan, magenta, yellow, black } = rules.richBlack;
const build = `C${cyan} M${magenta} Y${yellow} K${black}`;
const total = richBlackTotal(rules);

/** The build for solid areas, with its total ink. */
export const richBlackArea: Draft = answers(
  `**${build}**, ${total}% ink in total, for large solid areas: plain K100 looks gray there. Set text and small type in K100 only, so that it stays sharp.`,
  [from.richBlack, { entry: 'Rich black for large areas', place: 'Booklets' }],
  {
    workings: [
      {
        title: 'Rich black total ink',
        steps: [
          {
            label: 'C + M + Y + K',
            working: `${cyan} + ${magenta} + ${yellow} + ${black}`,
            result: `${total}%`,
          },
        ],
        assumed: [],
      },
    ],
  },
);

function blackText(question: Question): Draft {
  const isSmall = has(question, 'text', 'type', 'font', 'body', 'copy', 'small', 'barcode', 'qr');
  if (isSmall && !has(question, 'area', 'background', 'solid')) {
    return answers(
      `**100% black only (K100)** for text: it stays sharp, because small type in four inks blurs with the slightest misregistration. Keep rich black, ${build}, for solid areas over about 24 pt. ${stepsText({ indesign: 'use the swatch [Black].', illustrator: 'set C 0, M 0, Y 0, K 100.', canva: 'set pure black #000000 and have the printer map it to K 100.', word: 'set text to Automatic or black 0, 0, 0.' }, question)}`,
      [from.richBlack, from.smallText],
    );
  }
  return richBlackArea;
}

/** `why did my blue turn purple`. */
const SHIFTED =
  /\b(?:blues?|greens?|oranges?|reds?|pinks?|colou?rs?|teal|neon)\b.*\b(?:turn\w*|purple|dull\w*|muddy|off|shift\w*|washed|came out|chang\w*|different)\b/;

/** `RGB is best for offset, right?` */
const RGB_CLAIM =
  /\b(?:best|better|right|correct|ok|okay|good|fine|ideal|should|can|use|prefer\w*|required|want)\b/;

function modeText(question: Question): Draft {
  if (SHIFTED.test(question.text) && !has(question, 'cmyk', 'rgb'))
    return answers(
      '**RGB became CMYK**: the inks can’t reproduce bright RGB blues and greens, so they shift and get duller. Convert to CMYK before you send the file, adjust the color there, and check a proof. For an exact bright color order a spot ink.',
      [from.rgb, from.color],
    );
  if (programIn(question))
    return answers(`Convert to **CMYK**. ${stepsText(fixingSteps['color-space'], question)}`, [
      from.color,
      from.rgb,
    ]);
  return answers(
    `**${RGB_CLAIM.test(question.text) && !has(question, 'cmyk') ? 'No: CMYK' : 'CMYK'}.** Presses print cyan, magenta, yellow and black, and can’t reproduce bright RGB blues and greens: convert before you send the file and check a proof, so that the shift is no surprise. Spot colors only if the job is ordered with them. Our preflight warns about RGB, and fails it for web offset and newspaper.`,
    [from.color, from.rgb],
  );
}

/** `difference between CMYK and Pantone`. */
const COMPARED =
  /\b(?:differ\w*|versus|vs|compar\w*|better|or|instead of|rather than|between|what is the deal|same (?:thing )?as|explain|mean(?:s|ing)?|confus\w*)\b/;

function spotText(question: Question): Draft {
  if (
    has(question, 'cmyk', 'process', '4-color', 'four-color', 'full color') &&
    COMPARED.test(question.text) &&
    !has(question, 'convert')
  )
    return answers(
      '**CMYK mixes every color from four inks: cyan, magenta, yellow and black. A Pantone (spot) color is one ink, mixed beforehand to a number.** CMYK prints photos and full color, on every press. A Pantone ink matches an exact brand color, metallic or neon, and each one is a plate of its own, so use it only if the job is ordered with it. Without that, Pantone is simulated in CMYK: bright oranges, blues and greens get duller.',
      [from.spots, from.rgb, { entry: 'Color Options', place: 'Digital' }],
    );
  if (has(question, 'convert', 'process', 'cmyk', 'digital', 'simulate', 'match')) {
    return answers(
      'Pantone colors are **simulated in CMYK** unless the job is ordered with a spot ink: bright oranges, blues and greens get duller, so ask for a swatch or proof. In InDesign, the Ink Manager converts spots to process; in Illustrator, set the swatch’s Color Type to Process Color.',
      [from.spots, from.rgb, { entry: 'Color Options', place: 'Digital' }],
    );
  }
  return answers(
    '**Name each spot color exactly as ordered, one name per ink.** Every extra spot color is a plate, so convert those that nobody ordered to process. Use a spot ink for an exact brand color, metallic or neon; CMYK for photos. Our preflight lists the spots and warns about two names for one ink.',
    [from.spots, from.rgb],
  );
}

/** `what happens if I leave the pictures in RGB, the printer converts them`. */
const LEFT_RGB =
  /\b(?:leave|left|keep|kept|send|sent|stay|submit|forgot|what happens)\b.*\brgb\b|\brgb\b.*\b(?:they (?:will )?convert|printer (?:will )?converts?|converts? (?:it|them)|downside|matter|problem|ok|okay|fine|bad)\b/;

function leftRgb({ text }: Question): Draft | undefined {
  if (!LEFT_RGB.test(text) || /\b(?:check|preflight)\b/.test(text)) return undefined;
  return answers(
    '**It prints, but somebody else decides the colors**: the printer’s conversion to CMYK turns bright blues, greens and oranges duller, and you see it only on the proof. Convert before you send and check a proof, unless your printer asks for RGB. Our preflight warns about RGB, and fails it for web offset and newspaper.',
    [from.color, from.rgb],
  );
}

export const colorTopics: readonly Skill[] = [
  { id: 'left-rgb', answer: leftRgb },
  skill(
    'black-areas',
    {
      all: [
        ['black'],
        terms(
          'background, solid area, large area, big area, big black, large black, full page black, black page, black cover, mix',
        ),
      ],
      none: terms(
        'overprint, knock out, knockout, white text, reverse, paper, stock, point, pt, coating, check, black and white, toner',
      ),
    },
    blackText,
  ),
  skill(
    'registration-color',
    {
      all: [
        ['registration color', 'registration black', 'registration swatch', '[registration]', 'registration'],
      ],
      none: ['tolerance', 'press', 'mm', 'misregistration'],
    },
    () =>
      answers(
        '**Registration is only for crop and registration marks**: it prints 100% of every ink, up to 400%, which doesn’t dry and sets off. Inside the trim, our preflight fails it: replace it with black (K100), or rich black in large areas.',
        [from.richBlack, from.smallText],
      ),
  ),
  skill(
    'rich-black',
    {
      all: [
        terms(
          'rich black, k100, k 100, black build, pure black, true black, 100k, 100 k, 4-color black',
          'four-color black, super black, deep black, black background, black solid, solid black',
          'black text, black type, plain black, 100% black, cool black, warm black, which black',
          'what black, black look, washed out black, washed-out black, black values, cmyk black',
        ),
      ],
      none: ['overprint', 'knock out', 'knockout', 'black paper', 'check'],
    },
    blackText,
  ),
  skill(
    'spot-colors',
    {
      all: [
        terms(
          'spot color, pantone, pms, spot ink, fifth color, 5th color, metallic ink, neon ink',
          'spot vs, spot or process, process color, spot',
        ),
      ],
      none: terms(
        'coating, coat, flood, press, offset, sheetfed, spot uv, spot varnish, cost, price, die',
        'foil, check, gloss',
      ),
    },
    spotText,
  ),
  skill(
    'color-mode',
    {
      all: [
        terms(
          'rgb, cmyk, color mode, color space, srgb, adobe rgb, lab color, lab, colors look',
          'blues turn, blue turn, turn purple, turns purple, turned purple, look purple, looks purple, print purple, prints purple, came out purple, purple in print, neon green, bright green, colors off, color off, came out dark, too dark, darker, print dark, colors print, color shift, colors shift, dull, duller, muddy, washed out, color change',
        ),
        terms(
          'print, file, convert, color, image, photo, why, what, should, does, can, do, canva, best, offset',
          'illustrator, indesign, how, vs, or, ok, need, use',
        ),
      ],
      none: terms('paper, stock, coating, varnish, aqueous, check, lamination, finish, dull/matte'),
    },
    modeText,
  ),
  skill(
    'output-profile',
    {
      all: [
        terms(
          'icc, color profile, output intent, gracol, swop, fogra, press profile, cmyk profile',
          'working space',
        ),
      ],
      none: ['check'],
    },
    (question) =>
      answers(
        `The output intent names the press condition that the colors were prepared for: set **the printer’s own profile**. With none, on coated stock use GRACoL2013 for sheetfed and SWOP2013 for web. ${stepsText(fixingSteps['output-intent'], question)}`,
        [from.output, from.pdfx],
      ),
  ),
];
