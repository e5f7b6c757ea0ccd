import type { ChatAnswer, ChatSource, ChatTurn } from '@printpartner/contracts/types';
import type { SearchEntry } from '@printpartner/print-search/entries';
import { isOnlyOfJob, jobAnswer, jobPartsOf } from '../job/job-answer.ts';
import type { JobPart, OwnJob } from '../job/own-job.ts';
import { reasonAsked } from '../question/asked-reason.ts';
import type { Question } from '../question/question.ts';
import { readQuestion } from '../question/read-question.ts';
import { guideEntries } from '../retrieval/guide-entries.ts';
import { retrievedAnswer } from '../retrieval/retrieved-answer.ts';
import { isInjection, REFUSAL } from '../scope/injection.ts';
import { ENGLISH_ONLY, isOtherLanguage } from '../scope/languages.ts';
import { withoutMarkup } from '../scope/markup.ts';
import { DECLINE, declineOf, isOfTrade, UNKNOWN, unlistedReply } from '../scope/scope.ts';
import { smallTalk } from '../scope/small-talk.ts';
import { skills } from '../skills/skills.ts';
import type { Citation, Draft } from '../skills/skill.ts';
import { asAnsweredBy, remarks } from '../follow-up/as-answered.ts';
import { followUpDraft } from '../follow-up/follow-up-draft.ts';
import { isAboutSaid } from '../follow-up/about-said.ts';
import { readableHistory } from './readable-history.ts';
import { answersApart } from './separate-questions.ts';

export interface AskedQuestion {
  message: string;
  /** The conversation before it, oldest first. */
  history: readonly ChatTurn[];
  now: Date;
  /** IANA zone of “today”. */
  timeZone: string;
  /** The parts of the user's own work that `jobParts` named; undefined if nobody is signed in. */
  job?: OwnJob;
}

export interface Answerer {
  /** Answers from the guides and calculators. Never throws for a text of a user. */
  answer: (asked: AskedQuestion) => ChatAnswer;
  /** The parts of the user's own work to read before answering; mostly none. */
  jobParts: (asked: Pick<AskedQuestion, 'message' | 'history'>) => readonly JobPart[];
}

/**
 * The answerer without a model.
 *
 * @param entries what the search of the app finds, for retrieval and citations
 * @param missing called for a citation that has no entry; its source is left out
 */
export function createAnswerer(
  entries: readonly SearchEntry[],
  missing: (citation: Citation) => void = () => undefined,
): Answerer {
  const guides = guideEntries(entries);

  function sourcesOf(cites: readonly Citation[]): ChatSource[] {
    return cites.flatMap((citation) => {
      const source = guides.cite(citation);
      if (!source) missing(citation);
      return source ? [source] : [];
    });
  }

  /** Undefined for a question that may as well be about print in general: `the spine of my catalog`. */
  function ofJob(question: Question, { job, now, timeZone }: AskedQuestion): Draft | undefined {
    const draft = job && jobAnswer(question, job, { now, timeZone });
    if (draft) return { ...draft, usesJob: true };
    if (!isOnlyOfJob(question)) return undefined;
    return job ? plain('unknown', NOT_IN_JOB) : plain('asks', SIGN_IN);
  }

  function draftOf(asked: AskedQuestion): Draft {
    const { turns: history, isRefused } = readableHistory(asked.history);
    const message = withoutMarkup(asked.message.slice(0, MAX_LENGTH));
    const typed = message.toLowerCase().replaceAll('’', "'");
    if (isInjection(typed) || (isRefused && reasonAsked(typed.replace(/\W+$/, '')) !== undefined))
      return plain('declines', REFUSAL);
    const reply = smallTalk(typed);
    if (reply !== undefined) return plain('answers', reply);
    if (isOtherLanguage(typed)) return plain('declines', ENGLISH_ONLY);
    const declined = declineOf(typed);
    if (declined !== undefined) return plain('declines', declined);
    const unlisted = unlistedReply(typed);
    if (unlisted !== undefined) return plain('unknown', unlisted);
    const question = readQuestion(message, history, asAnswered);
    const ownWork = jobPartsOf(question).length > 0 ? ofJob(question, asked) : undefined;
    if (ownWork) return ownWork;
    const found = followUpDraft(question, skills);
    const apart = answersApart(message, history, skills, found);
    if (apart) return apart;
    if (found) {
      // It may quote what was said of the user's own work.
      const isQuoting = question.leansOn !== undefined || remarks.has(found.skill);
      return isQuoting && question.before?.replyUsesJob ? { ...found.draft, usesJob: true } : found.draft;
    }
    const retrieved = retrievedAnswer(question, guides);
    if (retrieved && isAboutSaid(retrieved, question)) return retrieved;
    const isOfEarlier = question.leansOn ?? (question.before && isShortOrWhy(question));
    return isOfEarlier || isOfTrade(question, guides)
      ? plain('unknown', UNKNOWN)
      : plain('declines', DECLINE);
  }

  function answer(asked: AskedQuestion): ChatAnswer {
    const { kind, text, cites, links = [], workings = [], specs = null, usesJob = false } = draftOf(asked);
    return {
      response: text,
      kind,
      mode: 'grounded',
      sources: [...links, ...sourcesOf(cites)],
      workings: [...workings],
      specs,
      usesJob,
      isIncomplete: false,
    };
  }

  const jobParts: Answerer['jobParts'] = ({ message, history }) => {
    const typed = message.toLowerCase();
    return isInjection(typed) || smallTalk(typed) !== undefined
      ? []
      : jobPartsOf(readQuestion(message, readableHistory(history).turns));
  };

  return { answer, jobParts };
}

/** So short, or a “why”, after another question: it is about that one, even where no guide has its words. */
const isShortOrWhy = ({ said }: Question): boolean =>
  said.split(' ').length <= MAX_WORDS_OF_REST || reasonAsked(said) !== undefined;
const MAX_WORDS_OF_REST = 3;

const asAnswered = asAnsweredBy(skills);

const MAX_LENGTH = 4_000;
const SIGN_IN = 'Sign in, and I can answer that from your own projects, spec sheets and preflight results.';
const NOT_IN_JOB = 'I don’t find that in your projects, spec sheets and preflight results.';

const plain = (kind: ChatAnswer['kind'], text: string): Draft => ({ kind, text, cites: [] });
