import { fitOf, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { panelWidths } from '@printpartner/print-knowledge/folding';
import { inchText } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { Question } from '../../../question/question.ts';
import { envelopesNamed } from '../../mail/envelope-names.ts';
import { answers, type Draft } from '../../skill.ts';
import { fullSize, isMetric } from '../booklets/booklet-sizes.ts';
import { pieceSize } from '../reading/named-folds.ts';
import { allowanceFor, foldCite } from './fold-words.ts';

const HALF_THEN_THIRDS =
  /\bhalf\b[\w ,]{0,24}\b(?:then|and)\b[\w ,]{0,24}\b(?:thirds|tri-?fold\w*|letter[- ]?fold\w*)\b/;

/** `11 × 17 in half, then in thirds`. */
export function foldedTwice(question: Question, asksFinished: boolean): Draft | undefined {
  const { text } = question;
  const { size } = pieceSize(question);
  if (!size || !HALF_THEN_THIRDS.test(text)) return undefined;
  const [envelope] = envelopesNamed(question);
  if (!asksFinished && !envelope) return undefined;
  const long = Math.max(size.width, size.height);
  const short = Math.min(size.width, size.height);
  const half = { width: Math.max(long / 2, short), height: Math.min(long / 2, short) };
  const widths = panelWidths('tri', half.width, allowanceFor(question)?.allowance.allowanceIn ?? 1 / 16);
  if (!widths.ok) return undefined;
  const folded = { width: half.height, height: Math.max(...widths.value) };
  return answers(
    `**${fullSize(folded, isMetric(text))}** folded: ${fullSize({ width: long, height: short }, isMetric(text))} in half is ${fullSize(half, isMetric(text))}, and its ${inchText(half.width)} in side in thirds makes panels up to ${inchText(folded.height)} in wide.${envelope ? fitText(envelope.envelope, folded) : ''}`,
    [foldCite('tri'), { entry: 'Popular Brochure Sizes' }],
  );
}

/** Six layers of text weight, inches. */
const FOLDED_THICKNESS = 0.03;

/** Whether the folded piece goes into an envelope. */
function fitText(envelope: Envelope, folded: TrimSize): string {
  const fit = fitOf(envelope, { ...folded, thickness: FOLDED_THICKNESS });
  if (!fit.ok) return '';
  return fit.value.fits
    ? ` **It fits a ${envelope.name} envelope.**`
    : ` **It doesn’t fit a ${envelope.name} envelope.**`;
}
