import { binderySizes } from '@printpartner/print-knowledge/binding';
import { rounded } from '@printpartner/print-knowledge/figures';
import { fractionText } from '@printpartner/print-knowledge/measure';
import type { Question } from '../../question/question.ts';
import { plainQuestion } from '../../question/read-question.ts';
import { valuesOf } from '../../question/value-spans.ts';
import type { DraftOf } from '../../skills/draft-by-skill.ts';
import { className } from '../../skills/mail/class-prices.ts';
import { millsOf } from '../../skills/mail/mail-figures.ts';
import { answers, type Draft } from '../../skills/skill.ts';
import type { Result } from '../../skills/result.ts';
import { answerAbout, type SubjectDraft } from './subject-draft.ts';
import { talkedJob } from './talked-job.ts';

const ENOUGH =
  /^(?:(?:and|so|ok|but|then)\b[, ]*)*(?:(?:can|could|may) (?:i|we) (?:still )?(?:use|print) (?:it|that|this)(?: anyway| like that)?|(?:is|would|will) (?:that|it|this)(?: still)?(?: be)? (?:(?:good|high|sharp|big|fine|ok|okay|clear|crisp)(?: enough)?|enough|acceptable|usable))((?: (?:for|on|as) [\w ]+)?)$/;

/** Whether the resolution that was answered is enough: `is that good enough`, `would that be ok on a poster`. */
export function judgedResolution(question: Question, draftOf: DraftOf): SubjectDraft | undefined {
  const { said, before } = question;
  const enough = ENOUGH.exec(plainEnd(said));
  const [last] = before?.results ?? [];
  if (!enough || last?.measure !== 'resolution') return undefined;
  const text = plainQuestion(
    `is ${Math.round(last.low)} ppi good enough ${enough[1] || (POSTER.test(question.before?.text ?? '') ? 'for a poster' : '')}`,
  );
  const read: Question = { typed: question.typed, text, said: text, values: valuesOf(text) };
  const found = draftOf(read);
  return found?.draft.kind === 'answers'
    ? { ...found, question: { ...read, said, ...(before && { before, leansOn: before }) } }
    : undefined;
}

const POSTER = /\b(?:posters?|banners?|signs?|large[- ]format)\b/;
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

const TOO_THICK =
  /^(?:(?:and|so|ok|but|then)\b[, ]*)*(?:(?:is|would|will) (?:that|it|this)(?: still)?(?: be)? (?:ok|okay|fine|alright|too thick|too much|a problem|thin enough)|(?:can|could|will|would) (?:that|it|this|i|we)(?: still)? be (?:stapled|stitched)|too thick)(?: (?:to|for|with) (?:be )?(?:a )?(?:staple[sd]?|stitch\w*|saddle[- ]stitch\w*|stapling))?$/;
const STAPLED = /saddle|stapl|stitch/;

/** Whether the thickness that was answered can be stapled. */
export function judgedBulk({ said, before }: Question): Draft | undefined {
  const last = before?.results?.[0];
  if (!before || last?.measure !== 'thickness' || !TOO_THICK.test(plainEnd(said))) return undefined;
  const { binding = '', paper = '' } = talkedJob(before);
  if (!STAPLED.test(binding) && !STAPLED.test(said)) return undefined;
  const { saddleBulk } = binderySizes;
  const isOver = last.low > saddleBulk + 1e-9;
  const isNear = !isOver && last.low > SAFE_BULK + 1e-9;
  const isAskedTooThick = /\btoo\b|\bproblem\b/.test(said);
  const verdict = isNear ? 'Borderline' : isOver === isAskedTooThick ? 'Yes' : 'No';
  const heavy = paper.startsWith('100#') ? ' On 100# text 40–48 pages are about the limit.' : '';
  return answers(
    `**${verdict}**: ${rounded(last.low, 3)} in at the fold${isOver ? ' is over' : isNear ? ' is between' : ' is under'} the 1/8 to 3/16 in that a stapled book should stay under${isOver || isNear ? '; ask the printer, or use perfect binding' : ''}.${heavy}`,
    [{ entry: 'Saddle Stitch' }],
  );
}
/** Inches that every stapler takes. */
const SAFE_BULK = 1 / 8;

const ONE_STAMP =
  /\b(?:one|1|a single|a|just one|regular) (?:(?:forever|regular|first class|normal|single) )?stamp\b(?! cost)/;
const SUFFICES = /\b(?:enough|cover|do|suffice|mail|send|go|need|ok|fine)\b/;
const POINTS = /\b(?:it|that|they|them|this|those|these|each|one)\b/;

/** Whether one stamp mails the piece that was talked about. */
export function judgedStamp(question: Question, draftOf: DraftOf): Draft | undefined {
  const { said } = question;
  if (!ONE_STAMP.test(said) || !SUFFICES.test(said) || !POINTS.test(said) || said.length > MAX_LENGTH)
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
const MAX_LENGTH = 70;
