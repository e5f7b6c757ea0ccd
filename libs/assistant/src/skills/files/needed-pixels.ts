import { countText, decimalText } from '@printpartner/print-knowledge/figures';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { from, jobMistake } from './file-sources.ts';
import { profileLimits } from './preflight-profiles.ts';
import { isLargeFormat, LARGE_PPI, MIN_LARGE_PPI, whole } from './resolution-verdict.ts';

const [{ resolutionPpi, bleedIn }] = fileRules.rows;
const { sheetfed, 'large-format': large } = profileLimits;
/** Large format needs more bleed, inches. */
const largeBleedIn = large.bleed;

/** `w/o bleed`, `not counting the bleed`. */
const WITHOUT_BLEED =
  /\b(?:no|without|w\/o|w\/out|minus|before|excluding|excl\.?|not (?:counting|including|with)|don't (?:count|include)|ignor\w+|skip\w*|leave out) (?:the |any |counting )?bleeds?\b|\bbleeds? (?:not (?:included|counted)|aside|excluded)\b/;

/** `pixels for 8 × 10`. @param size its height is 0 where only one side is given @param typed the resolution, ppi */
export function needed(size: TrimSize, typed: number | undefined, question: Question): Draft {
  const ppi =
    typed ??
    (has(question, 'banner', 'large format', 'large-format', 'billboard') ? LARGE_PPI : resolutionPpi);
  const isBleed = has(question, 'bleed') && !WITHOUT_BLEED.test(question.text);
  const each = isLargeFormat(question) && !has(question, 'poster') ? largeBleedIn : bleedIn;
  const by = isBleed && size.height > 0 ? 2 * each : 0;
  const sides = [size.width, size.height].filter((side) => side > 0);
  const pixels = sides.map((side) => countText(Math.ceil((side + by) * ppi))).join(' × ');
  const name = sides.map(inchText).join(' × ');
  if (
    typed === undefined &&
    has(question, 'poster') &&
    Math.max(...sides) >= LARGE_POSTER &&
    sides.length > 1
  )
    return ofPoster(sides, name);
  const noBleed =
    by === 0 && size.height > 0
      ? ` With ${inchText(each)} in bleed: ${sides.map((side) => countText(Math.ceil((side + 2 * each) * ppi))).join(' × ')} px.`
      : '';
  return answers(
    `**${pixels} px** for ${name} in${isBleed ? ` with ${inchText(each)} in bleed` : ''} at ${ppi} ppi.${noBleed}`,
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

/** Inches; a smaller poster is read up close. */
const LARGE_POSTER = 18;
/** Ppi at full size. */

/** Seen from farther away: a range at full size. */
function ofPoster(sides: readonly number[], name: string): Draft {
  const [least, most, close] = [MIN_LARGE_PPI, LARGE_PPI, resolutionPpi].map((ppi) =>
    sides.map((side) => countText(Math.ceil(side * ppi))).join(' × '),
  );
  return answers(
    `**${least} to ${most} px** for ${name} in: ${MIN_LARGE_PPI} to ${LARGE_PPI} ppi at full size is enough for a poster. To be read up close, at ${resolutionPpi} ppi, it needs ${close} px.`,
    [jobMistake('Poster, large format'), from.resolution],
  );
}

/** `is a 12 megapixel photo enough for 11 × 17`. */
export function ofMegapixels(megapixels: number, size: TrimSize | undefined): Draft {
  const total = megapixels * 1e6;
  if (!size) {
    const [width, height] = [Math.sqrt((total * 3) / 2), Math.sqrt((total * 2) / 3)];
    return answers(
      `About **${decimalText(width / resolutionPpi, 1)} × ${decimalText(height / resolutionPpi, 1)} in at ${resolutionPpi} ppi** for a 3:2 photo of ${megapixels} megapixels, roughly ${whole(width)} × ${whole(height)} px.`,
      [from.resolution],
    );
  }
  const ppi = Math.sqrt(total / (size.width * size.height));
  const text =
    ppi >= resolutionPpi
      ? `That meets the ${resolutionPpi} ppi target.`
      : `The target is ${resolutionPpi} ppi; our preflight warns below ${sheetfed.resolution.warn}.`;
  return answers(
    `About **${whole(ppi)} ppi** over ${sizeText(size.width, size.height)} in, if the photo isn’t cropped. ${text}`,
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
