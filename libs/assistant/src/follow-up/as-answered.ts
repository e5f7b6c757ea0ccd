import type { Question } from '../question/question.ts';
import type { AsAnswered } from '../question/read-question.ts';
import { DECLINE, UNKNOWN } from '../scope/scope.ts';
import type { Skill } from '../skills/skill.ts';
import { followUpDraft } from './follow-up-draft.ts';

/** Answers about the answer before: what comes next is about the question that that one answered. */
export const remarks: ReadonlySet<string> = new Set([
  'asked-unit',
  'reason',
  'earlier-answer',
  'stands-by',
  'of-results',
]);

/** How an earlier question was read, of which only the texts are kept. */
interface Settled extends Pick<Question, 'results' | 'assumed' | 'inHand'> {
  /** Undefined for a remark on the question before. */
  read?: Pick<Question, 'text' | 'values' | 'skill'>;
}
/** Conversations of the last moments: reading them again would double the time of a follow-up. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Settled>();

/**
 * Reads an earlier question as its answer shows that it was understood: the reading with that answer, and the skill that gave
 * it. A question that was answered with the answer before, or that got no answer, is only a remark on the one before it.
 */
export const asAnsweredBy =
  (skills: readonly Skill[]): AsAnswered =>
  (question) => {
    const { said, reply = '', before } = question;
    const replyUsesJob = [question, before].some((one) => one?.replyUsesJob);
    const key = [said, reply, before?.text ?? '', before?.reply ?? ''].join('\n');
    let settled = remembered.get(key);
    if (!settled) {
      settled = settle(question, skills);
      const [oldest] = remembered.keys();
      if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest);
      // What was said of a user's own work isn’t kept.
      if (!replyUsesJob) remembered.set(key, settled);
    }
    const { read, results, assumed, inHand } = settled;
    if (read)
      return {
        ...question,
        ...read,
        ...(results && { results }),
        ...(assumed && { assumed }),
        ...(inHand !== undefined && { inHand }),
      };
    if (!before) return question;
    const known = [...(results ?? []), ...(before.results ?? [])];
    return { ...before, heard: reply, replyUsesJob, ...(known.length > 0 && { results: known }) };
  };

function settle(question: Question, skills: readonly Skill[]): Settled {
  const { reply = '', before, leansOn, text, values, ...rest } = question;
  const asRead: Settled = { read: { text, values } };
  if (before && (reply.startsWith(DECLINE) || (leansOn && reply.startsWith(UNKNOWN)))) return {};
  const asked: Question = { ...rest, text, values, ...(before && { before }), ...(leansOn && { leansOn }) };
  const found = followUpDraft(asked, skills);
  // Two questions in one message are answered one after the other.
  if (!found || (found.draft.text !== reply && !reply.startsWith(`${found.draft.text}\n\n`))) return asRead;
  const { results, assumed, inHand } = found.draft;
  const about = {
    ...(results && { results }),
    ...(assumed !== undefined && { assumed }),
    ...(inHand !== undefined && { inHand }),
  };
  if (before && remarks.has(found.skill)) return about;
  const { text: read, values: meant } = found.question;
  return { ...about, read: { text: read, values: meant, skill: found.skill } };
}
