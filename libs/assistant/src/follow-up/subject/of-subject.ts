import type { Question } from '../../question/question.ts';
import type { DraftOf } from '../../skills/draft-by-skill.ts';
import { answers, type Draft } from '../../skills/skill.ts';
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

/** The answer to a message that only changes the piece before: `and for 5,000?` */
export const ofChangedSubject = (question: Question, draftOf: DraftOf): SubjectDraft | undefined =>
  changedTotal(question, draftOf) ?? changedSubject(question, draftOf);
