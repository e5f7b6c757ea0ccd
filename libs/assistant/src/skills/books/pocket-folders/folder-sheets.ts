import { rounded } from '@printpartner/print-knowledge/figures';
import { pieceWeight } from '@printpartner/print-knowledge/mail';
import { GRAMS_IN_OUNCE, inchText, fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { pressSheets } from '@printpartner/print-knowledge/press';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { papersOf } from '../../paper/named/paper-question.ts';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { folderTemplates, type FolderTemplate } from './folder-templates.ts';
import { templatesNamed } from './templates-named.ts';

const guide: Citation = { entry: 'Pocket Folder Templates' };
const [{ bleedIn }] = fileRules.rows;
const OTHER =
  /\b(?:file|manila|price|prices|cost|costs|quote|how much (?:is|are|for|would)|postage|envelopes?|mail\w*)\b/;
const WEIGHED = /\bweigh\w*|\bhow heavy\b|\bounces?\b|\boz\b|\bgrams?\b/;
const FITS = /\b(?:fits?|print\w*|run|on|press|sheet|digital\w*|cope|handle|take|do)\b/;
const ASKS_SHEET =
  /\b(?:(?:press|parent|what|which|paper)[- ]sheet|sheet size|(?:what|which|how (?:big|large)(?: of)?)(?: an?)? (?:size )?(?:press )?sheet)\b/;
const FOLDER = /\bfolders?\b/;
/** A message with its own piece asks nothing of the folder before. */
const OTHER_PIECE = /\b(?:cards?|postcards?|brochures?|booklets?|flyers?|posters?|letters?|envelopes?)\b/;

/** The folder that a follow-up asks about: `does my 19 × 25 shop cope`. */
const folderBefore = ({ said, leansOn }: Question): string | undefined =>
  leansOn && FOLDER.test(leansOn.text) && !OTHER_PIECE.test(said) ? leansOn.text : undefined;

const isOf =
  ({ width, height }: TrimSize) =>
  (one: FolderTemplate): boolean =>
    (one.width === width && one.height === height) || (one.width === height && one.height === width);
const isFlatOf =
  ({ flat: [across, down] }: FolderTemplate) =>
  ({ width, height }: TrimSize): boolean =>
    width === across && height === down;
const area = ({ flat: [width, height] }: FolderTemplate): number => width * height;
const flatText = ({ flat: [width, height] }: FolderTemplate): string =>
  `${fractionText(width)} × ${fractionText(height)} in`;

/** Sheets and weight of a pocket folder: both follow from its flat sheet, which is much larger than the closed folder. */
export const folderSheets: Skill = {
  id: 'folder-sheets',
  answer: (question) => {
    const { text, values, leansOn } = question;
    const folder = FOLDER.test(text) ? '' : folderBefore(question);
    if (folder === undefined || OTHER.test(text)) return undefined;
    const sizes = folder === '' ? values.sizes : [...(leansOn?.values.sizes ?? []), ...values.sizes];
    const closed = sizes.find((size) => folderTemplates.some(isOf(size)));
    const isThreePanel = /\b(?:three|3|tri)[- ]?panel/.test(`${folder} ${text}`);
    const ofSize = folderTemplates
      .filter((one) => closed !== undefined && isOf(closed)(one))
      .filter(({ title }) => title.includes('Three Panel') === isThreePanel)
      .toSorted((a, b) => area(a) - area(b));
    const named = new Set(templatesNamed(`${folder} ${text}`));
    const inHand = ofSize.filter((one) => sizes.some(isFlatOf(one)));
    const [templates = ofSize] = [inHand, ofSize.filter((one) => named.has(one))].filter(
      ({ length }) => length > 0,
    );
    const [smallest] = templates;
    const largest = templates.at(-1);
    if (!closed || !smallest || !largest) return undefined;
    const sheet = sizes.find(
      (size) => !isOf(size)(smallest) && !isFlatOf(smallest)(size) && size.width * size.height > 150,
    );
    if (sheet) return FITS.test(text) ? fitOf(smallest, sheet) : undefined;
    if (ASKS_SHEET.test(text)) return sheetFor(smallest);
    return WEIGHED.test(text) ? weightOf(question, smallest, largest) : undefined;
  },
};

const withBleed = ({ flat: [width, height] }: FolderTemplate): readonly [number, number] => [
  width + 2 * bleedIn,
  height + 2 * bleedIn,
];

const fitsOn = ([width, height]: readonly [number, number], one: number, other: number): boolean =>
  Math.max(width, height) <= Math.max(one, other) && Math.min(width, height) <= Math.min(one, other);

/** The smallest press sheet that takes a template with its bleed. */
function leastSheet(template: FolderTemplate): string | undefined {
  const needed = withBleed(template);
  const [least] = pressSheets.rows
    .filter(({ acrossIn, aroundIn }) => fitsOn(needed, acrossIn, aroundIn))
    .toSorted((a, b) => a.acrossIn * a.aroundIn - b.acrossIn * b.aroundIn);
  return (
    least &&
    `${sizeText(Math.min(least.acrossIn, least.aroundIn), Math.max(least.acrossIn, least.aroundIn))} in${least.press === 'sheetfed' ? ', sheetfed offset' : ''}`
  );
}

const nameOf = ({ width, height }: FolderTemplate): string =>
  `${fractionText(width)} × ${fractionText(height)} in`;

function sheetFor(smallest: FolderTemplate): Draft | undefined {
  const sheet = leastSheet(smallest);
  if (sheet === undefined) return undefined;
  return answers(
    `**${sheet}** is the smallest of our press sheets that takes it: a ${nameOf(smallest)} pocket folder is die-cut from a flat sheet of ${flatText(smallest)} or more by our templates, ${withBleed(smallest).map(inchText).join(' × ')} in with bleed.`,
    [guide],
  );
}

function fitOf(smallest: FolderTemplate, { width, height }: TrimSize): Draft {
  const needed = withBleed(smallest);
  const fits = fitsOn(needed, width, height);
  const next = leastSheet(smallest);
  const larger = next === undefined ? '' : ` The next sheet that takes it is ${next}.`;
  const name = nameOf(smallest);
  return answers(
    `**${fits ? 'Yes' : 'No'}.** A ${name} pocket folder is die-cut from a flat sheet of **${flatText(smallest)} or more** by our templates, ${needed.map(inchText).join(' × ')} in with bleed: that ${fits ? 'fits' : 'doesn’t fit'} ${sizeText(width, height)} in.${fits ? '' : larger}`,
    [guide],
  );
}

function weightOf(question: Question, smallest: FolderTemplate, largest: FolderTemplate): Draft | undefined {
  const [paper] = papersOf(question).figures;
  if (!paper?.gsm) return undefined;
  const { low, high } = paper.gsm;
  const ounces = [
    { template: smallest, gsm: low },
    { template: largest, gsm: high },
  ].map(({ template: { flat }, gsm }) =>
    pieceWeight([{ count: 1, width: flat[0], height: flat[1], gsm, coating: 'none' }]),
  );
  const [least, most] = ounces;
  if (!least?.ok || !most?.ok) return undefined;
  const grams = [least.value, most.value].map((one) => Math.round(one * GRAMS_IN_OUNCE));
  return answers(
    `**About ${rounded(least.value, 1)} to ${rounded(most.value, 1)} oz** (${grams[0]}–${grams[1]} g) each, empty, on ${paper.name}${low === high ? '' : ` (${low}–${high} gsm)`}. A folder is weighed by its flat sheet, ${flatText(smallest)} to ${flatText(largest)} in our templates, not by its closed size; what the die cuts off makes it a little lighter.`,
    [guide, ...paper.cites],
    {
      workings: [
        {
          title: 'Weight of the flat sheet',
          steps: [
            { template: smallest, gsm: low, result: least.value },
            { template: largest, gsm: high, result: most.value },
          ].map(({ template: { flat }, gsm, result }, place) => ({
            label: place === 0 ? 'Smallest template' : 'Largest template',
            working: `${flat[0]} × ${flat[1]} ÷ 1550 × ${gsm} gsm × 0.03527`,
            result: `${rounded(result, 2)} oz`,
          })),
          assumed: ['The whole rectangle of the flat sheet, without a coating.'],
        },
      ],
    },
  );
}
