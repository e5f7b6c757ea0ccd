import { limitWords } from '@printpartner/print-knowledge/limits';
import { fileRules } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { fixingSteps } from './fixing-steps.ts';
import { from } from './file-sources.ts';
import { profileLimits } from './preflight-profiles.ts';
import { programIn, stepsText } from './program-steps.ts';
import { skill } from './topic.ts';
import { terms } from './terms.ts';

const [{ resolutionPpi }] = fileRules.rows;
const { sheetfed, newspaper, 'large-format': large } = profileLimits;

/** `and if I make it smaller`. */
const SMALLER =
  /\b(?:mak(?:e|ing) (?:it|them) smaller|shr(?:ink|unk)\w*|print(?:ing|ed)? (?:it |them )?smaller|scal(?:e|ed|ing) (?:it |them )?down|reduc\w+ (?:it|the (?:size|image|photo)))\b/;

function resolutionText(question: Question): Draft {
  if (
    has(
      question,
      ...terms('line art, lineart, line-art, 1-bit, 1 bit, bitmap, black and white line, scan line'),
    )
  ) {
    return answers(
      `**${sheetfed.bitmapResolution.warn} ppi or more** for 1-bit line art at its printed size: our preflight warns below ${sheetfed.bitmapResolution.warn} and fails below ${sheetfed.bitmapResolution.fail}. 1,200 ppi, the usual scan, is safe; vector art has no resolution at all.`,
      [from.resolution, from.preflight],
    );
  }
  if (
    has(
      question,
      ...terms(
        'banner, large format, large-format, wide format, billboard, trade show, poster, sign',
        'backdrop',
      ),
    )
  ) {
    return answers(
      `**${limitWords('resolution-large-format')} at full size** for large format. Our preflight’s large-format profile warns below ${large.resolution.warn} ppi and fails below ${large.resolution.fail}. Give the scale in the file name if the file isn’t full size.`,
      [from.resolution, { entry: 'Poster, large format', place: '#1 Mistake by Print Job Type' }],
    );
  }
  if (has(question, 'newspaper', 'newsprint')) {
    return answers(
      `**${newspaper.resolution.warn} ppi or more** at the printed size passes our newspaper profile, which fails below ${newspaper.resolution.fail}; ${resolutionPpi} ppi is the general target.`,
      [from.resolution, from.preflight],
    );
  }
  if (
    has(
      question,
      ...terms(
        'upsample, upsampling, upsampled, enlarge, enlarging, upscale, upscaling, resample',
        'increase, blow up, raise, bump',
      ),
    )
  ) {
    return answers(
      '**No.** Enlarging in a photo program adds pixels but no detail. Place the original, or print the image smaller.',
      [from.lowImages, from.upsampled],
    );
  }
  const [, typedPpi] =
    /\b(\d{2,3}) ?(?:dpi|ppi)\b/.exec(`${question.text} ${question.leansOn?.text ?? ''}`) ?? [];
  if (SMALLER.test(`${question.text} ${question.leansOn ? question.typed.toLowerCase() : ''}`)) {
    const share = typedPpi === undefined ? 0 : Math.floor((Number(typedPpi) / resolutionPpi) * 100);
    const example =
      share > 0 && share < 100
        ? ` A ${typedPpi} ppi image reaches ${resolutionPpi} ppi at **${share}%** of its size.`
        : '';
    return answers(
      `**Yes, printing it smaller raises the resolution**: effective ppi is pixels ÷ printed inches.${example} Below that it stays soft; ask for the original, or a vector logo.`,
      [from.resolution, from.lowImages],
    );
  }
  if (
    Number(typedPpi) > sheetfed.resolution.tooMuch ||
    has(question, 'too high', 'too much', 'overkill', 'maximum', 'max', '600', 'higher than', 'more than')
  ) {
    return answers(
      `Above **${sheetfed.resolution.tooMuch} ppi** a press shows no more detail: our preflight warns because the file only gets larger. Export with downsampling to ${resolutionPpi} ppi.`,
      [from.resolution, from.preflight],
    );
  }
  if (
    has(question, ...terms('web, website, logo, screen, 72, internet, facebook, social, screenshot, google'))
  ) {
    return answers(
      `**No: images from a website are 72 ppi**, sharp on a screen and soft on paper. Print needs ${resolutionPpi} ppi at the printed size: ask for the original, or a vector logo.`,
      [from.lowImages, from.resolution],
    );
  }
  if (has(question, 'blurry', 'pixelated', 'fuzzy', 'soft', 'fix', 'improve') || programIn(question)) {
    return answers(
      `The image has too few pixels for its printed size: the target is **${resolutionPpi} ppi**, our preflight warns below ${sheetfed.resolution.warn} and fails below ${sheetfed.resolution.fail}. ${stepsText(fixingSteps['image-resolution'], question)}`,
      [from.lowImages, from.resolution],
    );
  }
  return answers(
    `**${resolutionPpi} ppi (DPI) at the printed size**, ${resolutionPpi / 2} for large format. Our preflight warns below ${sheetfed.resolution.warn} ppi and fails below ${sheetfed.resolution.fail}. What counts is effective ppi: pixels ÷ printed inches.`,
    [from.resolution, from.lowImages],
  );
}

/** `he says just change it to 300 in Photoshop`. */
const RESAMPLED =
  /\b(?:chang\w*|set(?:ting)?|convert\w*|mak(?:e|ing)|bump\w*|turn\w*|sav\w*|typ\w*|switch\w*|resav\w*)\b[^.?]{0,30}\b(?:to|it) ?(?:be )?(?:300|hi-?res|high[- ]res\w*)(?: ?(?:dpi|ppi))?\b/;

/** Only pixels count, whatever the file says. */
function resampled({ text }: Question): Draft | undefined {
  if (
    !RESAMPLED.test(text) ||
    /\b(?:px|pixels?)\b/.test(text) ||
    !/\d ?(?:dpi|ppi)\b|\b(?:dpi|ppi|photoshop|photos?|images?|pictures?|resolution|logo)\b/.test(text)
  )
    return undefined;
  return answers(
    `**No.** Changing the number to ${resolutionPpi} adds no detail: only the pixels count, divided by the printed inches. With resampling the program invents pixels; without, the picture just gets smaller. Ask for the original, or print it smaller.`,
    [from.lowImages, from.upsampled],
  );
}

/** This skill comes before the verdict on a typed resolution. */
export const resampledImages: Skill = { id: 'resampled', answer: resampled };

export const imageTopics: readonly Skill[] = [
  skill(
    'image-resolution',
    {
      all: [
        terms(
          'screenshot, resolution, dpi, ppi, pixelated, blurry, fuzzy, upsample, upscale, low-res, low res',
          'hi-res, high-res, high res, lowres, hires, line art, upsampling, upscaling, upsampled',
          'upscaled',
        ),
      ],
      none: terms(
        'press, lpi, toner, indigo, digital press, check, printer resolution, spine',
        'pages per inch, bulk, text pixelated',
      ),
    },
    // Pages per inch of a paper are also ppi.
    (question) =>
      question.values.papers.length > 0 || question.values.pages !== undefined
        ? undefined
        : resolutionText(question),
  ),
  skill(
    'effective-ppi',
    { all: [['effective ppi', 'effective resolution', 'effective dpi']] },
    resolutionText,
  ),
  skill(
    'linked-images',
    {
      all: [
        ['link', 'linked', 'missing link', 'package'],
        ['image', 'photo', 'picture', 'indesign', 'file', 'logo'],
      ],
      none: ['hyperlink', 'confirmation', 'web link'],
    },
    () =>
      answers(
        'Update **all links** before you export: a missing link prints its low-resolution preview. A PDF contains its images, so send the PDF, not the layout file with loose images.',
        [{ entry: 'All links up to date', place: 'Images' }],
      ),
  ),
  skill(
    'logo-format',
    {
      all: [
        ['logo', 'icon', 'illustration', 'artwork'],
        ['vector', 'jpeg', 'jpg', 'png', 'svg', 'eps', 'format'],
      ],
    },
    () =>
      answers(
        `**Vector** (AI, EPS, SVG or a vector PDF): it has no resolution and stays sharp at any size. A JPEG or PNG logo needs ${resolutionPpi} ppi at its printed size; one from a website is 72 ppi and prints soft.`,
        [from.lowImages, from.resolution],
      ),
  ),
];
