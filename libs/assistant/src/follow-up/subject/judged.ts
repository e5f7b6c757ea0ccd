import { binderySizes } from '@printpartner/print-knowledge/binding';
import { rounded } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/spec-sheet/arithmetic';
import type { Question } from '../../question/question.ts';
import { plainQuestion } from '../../question/read-question.ts';
import { valuesOf } from '../../question/value-spans.ts';
import type { DraftOf } from '../../skills/draft-by-skill.ts';
import { className } from '../../skills/mail/class-prices.ts';
import { millsOf } from '../../skills/mail/mail-figures.ts';
import { answers, type Draft } from '../../skills/skill.ts';
import type { Result } from '../../skills/result.ts';
import { answerAbout, type SubjectDraft } from './subject-draft.ts';

const ENOUGH =
  /^(?:(?:and|so|ok|but|then)\b[, ]*)*(?:is|would|will) (?:that|it|this)(?: still)?(?: be)? (?:(?:good|high|sharp|big|fine|ok|okay|clear|crisp)(?: enough)?|enough|acceptable|usable)((?: (?:for|on|as) [\w ]+)?)$/;

/** Whether the resolution that was answered is enough: `is that good enough`, `would that be ok on a poster`. */
export function judgedResolution(question: Question, draftOf: DraftOf): SubjectDraft | undefined {
  const { said, before } = question;
  const enough = ENOUGH.exec(plainEnd(said));
  const [last] = before?.results ?? [];
  if (!enough || last?.measure !== 'resolution') return undefined;
  const text = plainQuestion(`is ${Math.round(last.low)} ppi good enough ${enough[1] ?? ''}`);
  const read: Question = { typed: question.typed, text, said: text, values: valuesOf(text) };
  const found = draftOf(read);
  return found?.draft.kind === 'answers'
    ? { ...found, question: { ...read, said, ...(before && { before, leansOn: before }) } }
    : undefined;
}

const plainEnd = (said: string): string => said.replace(/[?.! ]+$/, '');

/** `is that enough for the title`, `for text too`: of a spine. */
const PRINTED =
  /^(?:(?:and|so|ok|but|then|is|are|would|will|can|could|that|this|it|be|i|we|put|print|still|wide|thick|big|room|there|enough|to|for|with|a|an|the|my|our|have|fit|add|on|in|too|also|as|well|something|anything|any|spine)\b[, ]*)*?(title|text|type|letters|lettering|words|logo|name|print|printing|printed|printable)\b(?: (?:on|it|the|spine|too|as well|there|to|that|wide|enough|then|still))*$/;
const TYPE = /^(?:title|text|type|letters|lettering|words|logo|name)$/;

/** Whether the spine that was answered takes print or type. */
export function judgedSpine({ said, before }: Question): Draft | undefined {
  const [, wanted] = PRINTED.exec(plainEnd(said)) ?? [];
  const last = before?.results?.find(({ measure }) => measure === 'spine');
  if (wanted === undefined || !last) return undefined;
  const isType = TYPE.test(wanted);
  const least = isType ? binderySizes.spineType : binderySizes.printedSpine;
  const isEnough = last.low >= least - 1e-9;
  const rest =
    isType && !isEnough && last.low >= binderySizes.printedSpine
      ? ' A color or pattern can run across it.'
      : isType
        ? ''
        : last.low >= binderySizes.spineType || !isEnough
          ? ''
          : ` Type needs ${fractionText(binderySizes.spineType)} in (${binderySizes.spineType} in).`;
  return answers(
    `**${isEnough ? 'Yes' : 'No'}**: the spine is ${rounded(last.low, 3)} in, and ${isType ? 'type or a logo' : 'a printed spine'} needs at least ${fractionText(least)} in (${least} in).${rest}`,
    [{ entry: 'Perfect Bound' }],
  );
}

const ONE_STAMP =
  /\b(?:one|1|a single|a|just one|regular) (?:(?:forever|regular|first class|normal|single) )?stamp\b(?! cost)/;
const SUFFICES = /\b(?:enough|cover|do|suffice|mail|send|go|need|ok|fine)\b/;
const POINTS = /\b(?:it|that|they|them|this|those|these|each|one)\b/;

/** Whether one stamp mails the piece that was talked about. */
export function judgedStamp(question: Question, draftOf: DraftOf): Draft | undefined {
  const { said } = question;
  if (!ONE_STAMP.test(said) || !SUFFICES.test(said) || !POINTS.test(said) || said.length > LONGEST)
    return undefined;
  const found = answerAbout(
    question,
    { changes: { mailedBy: 'with a stamp', quantity: '' } },
    'postage',
    draftOf,
  );
  const isSingle = ({ measure, by }: Result) =>
    measure === 'postage' && (by === undefined || by === className('single'));
  const result = found?.draft.results?.find(isSingle);
  if (!found || !result) return undefined;
  const isEnough = Math.round(result.low * MILLS) <= millsOf('letter-stamp');
  return { ...found.draft, text: `**${isEnough ? 'Yes' : 'No'}.** ${found.draft.text}` };
}

const MILLS = 1000;
const LONGEST = 70;
