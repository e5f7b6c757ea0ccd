import type { ChatStep } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { from } from './file-sources.ts';
import { inchText } from './lengths.ts';
import { pixelsIn, type Pixels } from './pixels.ts';
import { profileLimits } from './preflight-profiles.ts';
import { terms } from './terms.ts';

const [{ resolutionPpi, bleedIn }] = fileRules.rows;
const { sheetfed, 'large-format': large } = profileLimits;
/** House figure for large format. */
const LARGE_PPI = 150;

const isLargeFormat = (question: Question): boolean =>
  has(
    question,
    ...terms(
      'banner, large format, large-format, wide format, billboard, trade show, backdrop, poster',
      'sign',
    ),
  );

/** `1,800 px at 6 in`, `how big can I print 3000 × 2000`, `pixels for 8 × 10`, `300 ppi at 200%`. */
export const effectiveResolution: Skill = {
  id: 'effective-resolution',
  answer(question) {
    const pixels = pixelsIn(question);
    const [size] = question.values.sizes;
    const { across, ppi, scale, megapixels } = pixels;
    if (megapixels !== undefined) return ofMegapixels(megapixels, size);
    if (across !== undefined) {
      const inches = size?.width ?? pixels.inches;
      return inches === undefined ? largestPrint(pixels, question) : ppiOf(pixels, size, question);
    }
    const isJudged = has(
      question,
      ...terms(
        'ok, okay, good, enough, fine, too low, too small, will, is, print, acceptable, sharp',
        'work',
      ),
    );
    const isTyped =
      ppi !== undefined &&
      scale === undefined &&
      !size &&
      question.values.papers.length === 0 &&
      question.values.pages === undefined;
    if (isTyped && isJudged && !has(question, ...otherSubjects)) return typedResolution(ppi, question);
    if (ppi !== undefined && scale !== undefined && scale !== 100) return scaled(ppi, scale, question);
    const isNeeded = has(question, 'pixel', 'px', 'pixel dimension');
    const isImage = has(question, 'image', 'photo', 'picture', 'photoshop', 'jpeg', 'jpg');
    if (
      size &&
      (isNeeded || (isImage && has(question, 'how big', 'how large', 'what resolution', 'what size')))
    )
      return needed(size, ppi, question);
    if (isNeeded && has(question, 'how many', 'how big', 'need')) {
      return pixels.inches === undefined
        ? has(question, 'per inch', 'bleed')
          ? undefined
          : asks('At what printed size, in inches?')
        : needed({ width: pixels.inches, height: 0 }, ppi, question);
    }
    return undefined;
  },
};

/** Where a resolution isn’t an image’s, or the question is about more than its verdict. */
const otherSubjects = terms(
  'line art, lineart, 1-bit, press, toner, printer resolution, upsample, upscale',
  'upsampling, preflight, check, website, logo, web, how many, spine, how big, how large',
  'pixel, newspaper, newsprint, what dpi, which dpi, or',
);

function typedResolution(ppi: number, question: Question): Draft {
  return answers(`**${ppi} ppi** at the printed size: ${verdictOf(ppi, question)}`, [
    from.resolution,
    from.lowImages,
  ]);
}

const whole = (value: number): string => countText(Math.round(value));

/** What a resolution means on press, with the limits of our check. */
function verdictOf(ppi: number, question: Question): string {
  if (isLargeFormat(question)) {
    if (ppi >= LARGE_PPI) return `Fine for large format, which needs 100 to ${LARGE_PPI} ppi at full size.`;
    if (ppi >= large.resolution.warn)
      return `Usable for large format (100 to ${LARGE_PPI} ppi at full size), but not for a piece read up close.`;
    return `Too low, even for large format, which needs at least ${large.resolution.warn} ppi at full size.`;
  }
  const { fail, warn, tooMuch } = sheetfed.resolution;
  if (ppi > tooMuch)
    return `Sharp, but more than a press can use: above ${tooMuch} ppi the file only gets larger.`;
  if (ppi >= resolutionPpi - 0.5) return `That meets the ${resolutionPpi} ppi target.`;
  if (ppi >= warn)
    return `Below the ${resolutionPpi} ppi target, but it passes our preflight (minimum ${warn} ppi).`;
  if (ppi >= fail)
    return `Too low: the target is ${resolutionPpi} ppi, and preflight warns below ${warn} ppi. Expect a soft image.`;
  return `Much too low: the target is ${resolutionPpi} ppi, and preflight fails below ${fail} ppi. It will look pixelated.`;
}

function ppiOf({ across = 0, down, inches }: Pixels, size: TrimSize | undefined, question: Question): Draft {
  const turned =
    size && down !== undefined && across > down !== size.width > size.height && size.width !== size.height;
  const width = size ? (turned ? size.height : size.width) : (inches ?? 1);
  const height = size && (turned ? size.width : size.height);
  const ppis = [across / width, ...(down !== undefined && height ? [down / height] : [])];
  const ppi = Math.min(...ppis);
  const steps: ChatStep[] = [
    {
      label: 'Across',
      working: `${countText(across)} px ÷ ${inchText(width)} in`,
      result: `${whole(across / width)} ppi`,
    },
    ...(down !== undefined && height
      ? [
          {
            label: 'Down',
            working: `${countText(down)} px ÷ ${inchText(height)} in`,
            result: `${whole(down / height)} ppi`,
          },
        ]
      : []),
  ];
  const largest = across / resolutionPpi;
  const advice =
    ppi < resolutionPpi - 0.5
      ? ` At ${resolutionPpi} ppi it prints up to ${inchText(Number(largest.toFixed(2)))} in wide, or place an original of ${whole(width * resolutionPpi)} px.`
      : '';
  return answers(
    `**${whole(ppi)} ppi effective.** ${verdictOf(ppi, question)}${advice}`,
    [from.resolution, from.lowImages],
    {
      workings: [{ title: 'Effective resolution', steps, assumed: [] }],
    },
  );
}

function largestPrint({ across = 0, down, ppi }: Pixels, question: Question): Draft | undefined {
  const isAsked = has(
    question,
    ...terms(
      'how big, how large, largest, biggest, max, maximum, print, size, enough, good, ok, okay',
      'resolution, big enough, fine',
    ),
  );
  if (!isAsked) return undefined;
  const at = (wanted: number): string =>
    [across, down]
      .flatMap((px) => (px === undefined ? [] : [inchText(Number((px / wanted).toFixed(2)))]))
      .join(' × ');
  const target = ppi ?? resolutionPpi;
  return answers(
    `**${at(target)} in at ${target} ppi.** At ${sheetfed.resolution.warn} ppi, the least that passes our preflight, ${at(sheetfed.resolution.warn)} in; at ${LARGE_PPI} ppi, for large format, ${at(LARGE_PPI)} in. Enlarging adds pixels but no detail.`,
    [from.resolution, from.lowImages],
    {
      workings: [
        {
          title: 'Largest print',
          steps: [
            {
              label: 'Across',
              working: `${countText(across)} px ÷ ${target} ppi`,
              result: `${inchText(Number((across / target).toFixed(2)))} in`,
            },
            ...(down === undefined
              ? []
              : [
                  {
                    label: 'Down',
                    working: `${countText(down)} px ÷ ${target} ppi`,
                    result: `${inchText(Number((down / target).toFixed(2)))} in`,
                  },
                ]),
          ],
          assumed: [],
        },
      ],
    },
  );
}

function needed(size: TrimSize, typed: number | undefined, question: Question): Draft {
  const ppi =
    typed ??
    (has(question, 'banner', 'large format', 'large-format', 'billboard') ? LARGE_PPI : resolutionPpi);
  const isBleed = has(question, 'bleed');
  const by = isBleed && size.height > 0 ? 2 * bleedIn : 0;
  const sides = [size.width, size.height].filter((side) => side > 0);
  const pixels = sides.map((side) => countText(Math.ceil((side + by) * ppi))).join(' × ');
  const name = sides.map(inchText).join(' × ');
  const noBleed =
    by === 0 && size.height > 0
      ? ` With ${inchText(bleedIn)} in bleed: ${sides.map((side) => countText(Math.ceil((side + 2 * bleedIn) * ppi))).join(' × ')} px.`
      : '';
  return answers(
    `**${pixels} px** for ${name} in${isBleed ? ` with ${inchText(bleedIn)} in bleed` : ''} at ${ppi} ppi.${noBleed}`,
    [from.resolution],
    {
      workings: [
        {
          title: `Pixels for ${name} in`,
          steps: sides.map((side, place) => ({
            label: place === 0 ? 'Across' : 'Down',
            working:
              by > 0
                ? `(${inchText(side)} + ${inchText(by)}) in × ${ppi} ppi`
                : `${inchText(side)} in × ${ppi} ppi`,
            result: `${countText(Math.ceil((side + by) * ppi))} px`,
          })),
          assumed: typed === undefined ? [`${ppi} ppi.`] : [],
        },
      ],
    },
  );
}

function scaled(ppi: number, scale: number, question: Question): Draft {
  const effective = (ppi * 100) / scale;
  return answers(
    `**${whole(effective)} ppi effective.** Scaling to ${scale}% divides the resolution by ${inchText(scale / 100)}. ${verdictOf(effective, question)}`,
    [from.resolution],
    {
      workings: [
        {
          title: 'Effective resolution',
          steps: [{ label: 'Scaled', working: `${ppi} ppi ÷ ${scale}%`, result: `${whole(effective)} ppi` }],
          assumed: [],
        },
      ],
    },
  );
}

function ofMegapixels(megapixels: number, size: TrimSize | undefined): Draft {
  const total = megapixels * 1e6;
  if (!size) {
    const [width, height] = [Math.sqrt((total * 3) / 2), Math.sqrt((total * 2) / 3)];
    return answers(
      `About **${inchText(Number((width / resolutionPpi).toFixed(1)))} × ${inchText(Number((height / resolutionPpi).toFixed(1)))} in at ${resolutionPpi} ppi** for a 3:2 photo of ${megapixels} megapixels, roughly ${whole(width)} × ${whole(height)} px.`,
      [from.resolution],
    );
  }
  const ppi = Math.sqrt(total / (size.width * size.height));
  const text =
    ppi >= resolutionPpi
      ? `That meets the ${resolutionPpi} ppi target.`
      : `The target is ${resolutionPpi} ppi; our preflight warns below ${sheetfed.resolution.warn}.`;
  return answers(
    `About **${whole(ppi)} ppi** over ${inchText(size.width)} × ${inchText(size.height)} in, if the photo isn’t cropped. ${text}`,
    [from.resolution],
    {
      workings: [
        {
          title: 'Effective resolution',
          steps: [
            {
              label: 'Resolution',
              working: `√(${countText(total)} px ÷ ${inchText(size.width * size.height)} in²)`,
              result: `${whole(ppi)} ppi`,
            },
          ],
          assumed: ['The photo has the proportions of the piece.'],
        },
      ],
    },
  );
}
