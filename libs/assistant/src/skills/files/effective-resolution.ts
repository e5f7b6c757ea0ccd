import type { ChatStep } from '@printpartner/contracts/types';
import { countText, decimalText } from '@printpartner/print-knowledge/figures';
import { inchText } from '@printpartner/print-knowledge/measure';
import { fileRules } from '@printpartner/print-knowledge/production';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import { exactly } from '../result.ts';
import { answers, asks, type Draft, type Skill } from '../skill.ts';
import { from } from './file-sources.ts';
import { needed, ofMegapixels } from './needed-pixels.ts';
import { pixelsIn, type Pixels } from './pixels.ts';
import { LARGE_PPI, MIN_LARGE_PPI, resolutionLead, verdictOf, whole } from './resolution-verdict.ts';
import { profileLimits } from './preflight-profiles.ts';
import { terms } from './terms.ts';

const [{ resolutionPpi }] = fileRules.rows;
const { sheetfed } = profileLimits;
/** `1,800 px at 6 in`, `how big can I print 3000 × 2000`, `pixels for 8 × 10`, `300 ppi at 200%`. */
export const effectiveResolution: Skill = {
  id: 'effective-resolution',
  answer(question) {
    const pixels = pixelsIn(question);
    const [size, larger] = question.values.sizes.filter(({ width }) => width < MAX_INCHES);
    const { across, ppi, scale, megapixels } = pixels;
    if (megapixels !== undefined && across === undefined) return ofMegapixels(megapixels, size);
    if (across !== undefined) {
      const page = size ?? pageOf(question.text);
      const inches = page?.width ?? pixels.inches;
      return inches === undefined ? largestPrint(pixels, question) : ppiOf(pixels, page, question);
    }
    const typedPpi = ppi ?? Number(AT_PPI.exec(question.text)?.[1] ?? Number.NaN);
    if (
      size &&
      larger &&
      Number.isFinite(typedPpi) &&
      across === undefined &&
      !has(question, 'bleed', 'pixel', 'px')
    )
      return scaled(typedPpi, Math.round((100 * larger.width) / size.width), question);
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
      (!size || !has(question, 'px', 'pixel', 'pixels')) &&
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

/** A longer side is in pixels. */
const MAX_INCHES = 150;

/** `big enough for a full letter page`. */
const PAGE = /\b(letter|legal|tabloid|ledger)(?:[- ]sized?)?[- ](?:pages?|sheets?|paper|covers?|size)\b/;
const pageOf = (text: string): TrimSize | undefined => {
  const [, name] = PAGE.exec(text) ?? [];
  return name === undefined ? undefined : sizeOf(name);
};

/** `file is 12 × 18 at 300`. */
const AT_PPI =
  /\b(?:files?|images?|photos?|pdf|psd|artwork|posters?)\b.*\bat (\d{2,3})\b(?! ?(?:%|percent|pieces|copies|each|in\b))/;

/** Where a resolution isn’t an image’s, or the question is about more than its verdict. */
const otherSubjects = terms(
  'line art, lineart, 1-bit, press, toner, printer resolution, upsample, upscale',
  'upsampling, preflight, check, website, logo, web, how many, spine, how big, how large',
  'pixel, px, newspaper, newsprint, what dpi, which dpi, or',
);

function typedResolution(ppi: number, question: Question): Draft {
  return answers(
    `${resolutionLead(ppi, question)}**${ppi} ppi** at the printed size. ${verdictOf(ppi, question)}`,
    [from.resolution, from.lowImages],
  );
}

function ppiOf(
  { across = 0, down, inches, scale: percent = 100 }: Pixels,
  size: TrimSize | undefined,
  question: Question,
): Draft {
  const turned =
    size && down !== undefined && across > down !== size.width > size.height && size.width !== size.height;
  const scale = percent / 100;
  const width = (size ? (turned ? size.height : size.width) : (inches ?? 1)) * scale;
  const height = size && (turned ? size.width : size.height) * scale;
  const ppis = [across / width, ...(down !== undefined && height ? [down / height] : [])];
  const ppi = Math.min(...ppis);
  const steps: ChatStep[] = [
    {
      label: 'Across',
      working: `${countText(across)} px ÷ ${decimalText(width, 2)} in`,
      result: `${whole(across / width)} ppi`,
    },
    ...(down !== undefined && height
      ? [
          {
            label: 'Down',
            working: `${countText(down)} px ÷ ${decimalText(height, 2)} in`,
            result: `${whole(down / height)} ppi`,
          },
        ]
      : []),
  ];
  const largest = across / resolutionPpi;
  const advice =
    ppi < resolutionPpi - 0.5
      ? ` At ${resolutionPpi} ppi it prints up to ${decimalText(largest, 2)} in wide, or place an original of ${whole(width * resolutionPpi)} px.`
      : '';
  return answers(
    `${resolutionLead(ppi, question)}**${whole(ppi)} ppi effective.**${scale === 1 ? '' : ` Scaled to ${percent}%, it is ${[width, height].flatMap((side) => (side ? [decimalText(side, 2)] : [])).join(' × ')} in.`} ${verdictOf(ppi, question)}${advice}`,
    [from.resolution, from.lowImages],
    {
      results: [exactly('resolution', ppi)],
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
    [across, down].flatMap((px) => (px === undefined ? [] : [decimalText(px / wanted, 2)])).join(' × ');
  const target = ppi ?? resolutionPpi;
  const isLarge = has(
    question,
    ...terms('poster, banner, large format, large-format, sign, billboard, backdrop'),
  );
  const large = isLarge
    ? `**${at(LARGE_PPI)} in at ${LARGE_PPI} ppi** for large format, and ${at(MIN_LARGE_PPI)} in at ${MIN_LARGE_PPI} ppi; up close, `
    : '';
  return answers(
    `${large}**${at(target)} in at ${target} ppi.** At ${sheetfed.resolution.warn} ppi, the least that passes our preflight, ${at(sheetfed.resolution.warn)} in; at ${LARGE_PPI} ppi, for large format, ${at(LARGE_PPI)} in. Enlarging adds pixels but no detail.`,
    [from.resolution, from.lowImages],
    {
      results: [exactly('resolution', target)],
      workings: [
        {
          title: 'Largest print',
          steps: [
            {
              label: 'Across',
              working: `${countText(across)} px ÷ ${target} ppi`,
              result: `${decimalText(across / target, 2)} in`,
            },
            ...(down === undefined
              ? []
              : [
                  {
                    label: 'Down',
                    working: `${countText(down)} px ÷ ${target} ppi`,
                    result: `${decimalText(down / target, 2)} in`,
                  },
                ]),
          ],
          assumed: [],
        },
      ],
    },
  );
}

function scaled(ppi: number, scale: number, question: Question): Draft {
  const effective = (ppi * 100) / scale;
  return answers(
    `${resolutionLead(effective, question)}**${whole(effective)} ppi effective.** Scaling to ${scale}% divides the resolution by ${inchText(scale / 100)}. ${verdictOf(effective, question)}`,
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
