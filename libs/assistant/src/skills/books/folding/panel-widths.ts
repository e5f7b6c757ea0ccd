import { foldOf, panelWidths, rollWidths, type FoldId } from '@printpartner/print-knowledge/folding';
import { inchText, sizeText, millimeterText } from '@printpartner/print-knowledge/measure';
import { addressOf, opening } from '@printpartner/print-search/answers';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { isMetric } from '../booklets/booklet-sizes.ts';
import { foldsIn, pieceSize } from '../reading/named-folds.ts';
import { allowanceCite, allowanceFor, byPanels, foldCite } from './fold-words.ts';
import { acrossOf, typedAllowance, unnamedFolds } from './panel-sheet.ts';
import { panelSteps } from './panel-working.ts';
import { lineOf, tail, widthTexts } from './panel-text.ts';
import { isFinishedSize } from './finished-size.ts';

const PANELS =
  /\b(?:panels?|widths?|where|positions?|place\w*|measure\w*|dimensions?|set ?up|lay ?out|sizes?|how (?:big|wide)|break\w*|guides?|thirds|fold (?:lines?|marks?))\b/;
const GATE_GAP = 1 / 8;

/** `tri-fold panel widths 8.5 × 11`, `where do the folds go on a legal sheet`, `8.5 × 14 four panel`. */
export const panelWidthsSkill: Skill = {
  id: 'panel-widths',
  answer(question) {
    const { text } = question;
    const { named, hasOther, panels } = foldsIn(text);
    const { size, width } = pieceSize(question);
    if (hasOther || !/\b(?:fold\w*|panels?|\w+fold|thirds|gate|accordion|concertina)\b/.test(text))
      return undefined;
    if (!PANELS.test(text) && !((size ?? width) !== undefined && named.length === 1)) return undefined;
    if (
      isFinishedSize(text) ||
      /\b(?:how many|number of) panels?\b|\benvelopes?\b|\bmail\w*\b|\bfolders?\b|\bmin\w*\b|\bmax\w*\b|\bsmallest\b|\blargest\b/.test(
        text,
      )
    )
      return undefined;
    if (named.length > 2 || (named.length === 2 && size === undefined && width === undefined))
      return undefined;
    if (/\b(?:address\w*|indicia|logo|stamps?|photo)\b/.test(text)) return undefined;
    if (
      !PANELS.test(text) &&
      /\b(?:can|could|possible|too (?:small|big|large)|grain|scor\w*|papers?|stocks?|weights?|good|mail\w*|uses?)\b/.test(
        text,
      )
    )
      return undefined;
    if (named.length === 0 && !size && width === undefined && !/\bpanel (?:widths?|sizes?)\b/.test(text))
      return undefined;
    const ids = named.length > 0 ? named : panels === undefined ? unnamedFolds(text, size) : byPanels(panels);
    if (ids.length === 0)
      return panels === undefined && !/\bpanel widths?\b|\bpanels\b.*\b(?:wide|widths?|size)/.test(text)
        ? undefined
        : asks('Which fold, and what flat size? For example a tri-fold of 11 × 8.5 in.');
    const isAsked =
      PANELS.test(text) &&
      /\b(?:widths?|wide|size|measure\w*|dimensions?|where|positions?|how big|set ?up|lay ?out|what|break|thirds|inches)\b/.test(
        text,
      );
    if (!size && width === undefined && !isAsked) return undefined;
    if (!size && width === undefined && !/\b(?:panels?|widths?|where|positions?|thirds|set ?up)\b/.test(text))
      return undefined;
    return panelsOf(
      question,
      ids,
      acrossOf(text, size, width),
      panels,
      size !== undefined || width !== undefined,
    );
  },
};

function panelsOf(
  question: Question,
  ids: readonly FoldId[],
  flat: TrimSize,
  panels: number | undefined,
  isTyped: boolean,
): Draft | undefined {
  const chosen = allowanceFor(question);
  if (!chosen)
    return asks(
      'What does the stock weigh, in pounds with its grade or in gsm? The allowance of the tuck-in panel depends on it.',
    );
  const sheets = ids.flatMap((id) => {
    const allowance =
      typedAllowance(question.text) ??
      (id === 'gate' && !chosen.isTyped ? GATE_GAP : chosen.allowance.allowanceIn);
    const widths = widthsOf(id, flat.width, allowance, panels);
    return widths ? [{ id, widths, allowance }] : [];
  });
  const [first] = sheets;
  if (!first) return undefined;
  const metric = isMetric(question.text);
  const flatText = flatTextOf(flat, metric);
  const lines = sheets.map((sheet) => lineOf({ ...sheet, height: flat.height }, metric));
  const assumed = isTyped ? [] : ['Flat size: 11 × 8.5 in.'];
  const isAllowanceTyped = chosen.isTyped || typedAllowance(question.text) !== undefined;
  return answers(
    `${lines.length > 1 ? `From a flat ${flatText} sheet:\n${lines.map((line) => `- ${line}`).join('\n')}` : `${lines.join('')} That is a flat ${flatText} sheet${isTyped ? '' : ' (assumed)'}, outside, left to right; the inside is mirrored.`}${tail(first.id, isAllowanceTyped, first.allowance, metric)}`,
    [...sheets.map(({ id }) => foldCite(id)), allowanceCite],
    {
      workings: sheets.map(({ id, widths, allowance }) => ({
        title: `${foldOf(id).name} panels, ${flatText} flat`,
        steps: panelSteps({ id, widths, allowance }, flat, metric),
        assumed: isAllowanceTyped ? assumed : [...assumed, ...assumedAllowance(id)],
        ...(flat.height > 0 &&
          widths.length === foldPanels(id) && {
            opens: addressOf(
              opening('panel-widths', {
                fold: id,
                width: inchText(flat.width),
                height: inchText(flat.height),
                stock: id === 'gate' && !chosen.isTyped ? '100# gloss cover' : chosen.stock,
              }),
            ),
          }),
      })),
      ...(sheets.length === 1 &&
        flat.height > 0 && {
          specs: {
            form: 'custom' as const,
            values: {
              flatSize: `${sizeText(flat.width, flat.height)} in`,
              finishedSize: finishedText(first.id, first.widths, flat),
              foldingNotes: `${foldOf(first.id).name}: ${widthTexts(first.widths).join(', ')} in, outside, left to right`,
            },
          },
        }),
    },
  );
}

/** What is assumed of a fold in which a panel tucks in or doors meet. */
function assumedAllowance(id: FoldId): readonly string[] {
  if (id === 'gate') return ['Gap between the doors: 1/8 in.'];
  return id === 'tri' || id === 'roll' || id === 'double-gate'
    ? ['Text weight: each panel that tucks in is 1/16 in narrower.']
    : [];
}

function flatTextOf(flat: TrimSize, metric: boolean): string {
  const inch = flat.height > 0 ? `${sizeText(flat.width, flat.height)} in` : `${inchText(flat.width)} in`;
  if (!metric) return inch;
  const mm = [flat.width, ...(flat.height > 0 ? [flat.height] : [])].map((one) => millimeterText(one));
  return `${mm.join(' × ')} mm (${inch})`;
}

const foldPanels = (id: FoldId): number => (id === 'french' ? 2 : foldOf(id).panels);

const finishedText = (id: FoldId, widths: readonly number[], { height }: TrimSize): string =>
  `${sizeText(Math.max(...widths), id === 'french' ? height / 2 : height)} in`;

/** Widths of a fold with another number of panels than the guide's, if it can have it. */
function widthsOf(
  id: FoldId,
  flat: number,
  allowance: number,
  panels: number | undefined,
): readonly number[] | undefined {
  if (
    panels !== undefined &&
    panels >= 2 &&
    panels !== foldPanels(id) &&
    (id === 'accordion-4' || panels !== 2 * foldPanels(id))
  ) {
    if (id === 'accordion-4' || id === 'z') return Array.from({ length: panels }, () => flat / panels);
    if (id === 'roll') return rollWidths(panels, flat, allowance).toReversed();
    if (id !== 'gate' && id !== 'double-gate') return undefined;
  }
  const widths = panelWidths(id, flat, allowance);
  return widths.ok ? widths.value : undefined;
}
