import type { Question } from '../../question/question.ts';
import type { DraftOf } from '../../skills/draft-by-skill.ts';
import { answers, type Draft } from '../../skills/skill.ts';
import type { Result } from '../../skills/result.ts';
import { leadOf } from '../referents.ts';
import { askedOfJob, measureOf } from './asked-of-job.ts';
import { ofDifference } from './differences.ts';
import { judgedBulk, judgedResolution, judgedSpine, judgedStamp } from './judged.ts';
import { changedTotal, claimedPostage, ofPrices } from './of-results.ts';
import { askedSubject, changedSubject, type SubjectDraft } from './subject-draft.ts';

/** The answer to a message about the piece before, or about the figures that were answered. */
export function ofSubject(question: Question, draftOf: DraftOf): SubjectDraft | undefined {
  const { said, before } = question;
  if (!before) return undefined;
  const asked = askedSubject(question, draftOf) ?? judgedResolution(question, draftOf);
  if (asked) return asked;
  const draft =
    restated(question) ??
    confirmed(question) ??
    bothGrammages(question) ??
    ofDifference(said.replace(/[?!., ]+$/, ''), before) ??
    ofPrices(question) ??
    claimedPostage(question, draftOf) ??
    judgedSpine(question) ??
    judgedBulk(question) ??
    judgedStamp(question, draftOf);
  if (!draft) return undefined;
  // The figures rest on the sources of the answer before.
  const cites = draft.cites.length > 0 ? draft.cites : (draftOf(before)?.draft.cites ?? []);
  return { skill: 'of-results', question, draft: { ...draft, cites } };
}

/** A figure that is in the answer before, of a piece that can’t be asked about again: that answer’s first sentence. */
function restated({ said, before }: Question): Draft | undefined {
  const { asked, changes = {} } = askedOfJob(said) ?? {};
  const measure = asked && measureOf[asked];
  const isKnown = measure !== undefined && before?.results?.some((result) => result.measure === measure);
  return isKnown && before?.reply !== undefined && Object.keys(changes).length === 0
    ? answers(leadOf(before.reply), [])
    : undefined;
}

/** `so basically 130?`, `that’s about 9 pt then, right`: a figure that is in the answer before. */
const CONCLUDES =
  /^(?:(?:and|so|ok|okay|then|wait|oh)\b[, ]*)*(?:(?:basically|essentially|that is|that's|thats|it is|it's|its|meaning|about|roughly|around|call it|so)\b[, ]*)+(\d+(?:\.\d+)?(?:-\d+\/\d+|\/\d+)?)[ -]?(#|%|[a-z]{1,8})?(?: (?:cover|text|then|right|correct|yes|ok|pages))*[?. ]*$/;

/** The sentence of the answer before whose own figure, in bold, is the one that a message concludes, or rounds to it. */
function confirmed({ said, before }: Question): Draft | undefined {
  const [, figure, unit] = CONCLUDES.exec(said) ?? [];
  const reply = before?.heard ?? before?.reply;
  if (
    figure === undefined ||
    reply === undefined ||
    !/^(?:so|and|ok|wait|oh|that|basically|meaning)/.test(said)
  )
    return undefined;
  const ofUnit = unit === undefined ? '' : String.raw`[ -]?${unit.replace(/^(?:lbs?|pounds?)$/, '#')}`;
  const typed = new RegExp(
    String.raw`(?<![\d.,/])${figure.replace('.', String.raw`\.`)}(?![\d.,/]\d)${ofUnit}`,
    'i',
  );
  const isSame = (bold: string) =>
    typed.test(bold) || (unit === undefined && isRounded(Number(figure), numberIn(bold)));
  const sentence = reply
    .split(/(?<=[.!?])\s+(?=[A-Z*])|\n+(?:- )?/)
    .find((one) => [...one.matchAll(/\*\*(.+?)\*\*/g)].some(([, bold = '']) => isSame(bold)));
  return sentence === undefined ? undefined : answers(`**Yes**: ${sentence.trim()}`, []);
}

/** The number of a bold figure; NaN for fractions, ranges and words. */
const numberIn = (bold: string): number =>
  Number(/^[$≈ ]*(\d[\d,]*(?:\.\d+)?)(?![\d/–-])/.exec(bold)?.[1]?.replaceAll(',', ''));

/** People round to whole numbers and say "basically". */
const isRounded = (said: number, exact: number): boolean => Math.abs(said - exact) <= exact / 100;

/** `in gsm`, of two papers that were compared. */
function bothGrammages({ said, before }: Question): Draft | undefined {
  const [one, other, ...others] = (before?.results ?? []).filter(({ measure }) => measure === 'grammage');
  if (!IN_GSM.test(said) || !one || !other || others.length > 0) return undefined;
  const text = ({ low, high, by }: Result) =>
    `**${low === high ? low : `${low}–${high}`} gsm** for ${by ?? 'the other'}`;
  return answers(`${text(one)} and ${text(other)}.`, []);
}
const IN_GSM = /^(?:(?:and|so|ok|what is that|what are they|both) )*in (?:gsm|grams)(?: please)?[?. ]*$/;

/** The answer to a message that only changes the piece before: `and for 5,000?` */
export const ofChangedSubject = (question: Question, draftOf: DraftOf): SubjectDraft | undefined =>
  changedTotal(question, draftOf) ?? changedSubject(question, draftOf);
