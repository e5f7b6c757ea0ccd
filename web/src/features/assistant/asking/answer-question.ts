import { MutationObserver } from '@tanstack/react-query';
import type { ChatAnswer, ChatTurn } from '@printpartner/contracts/types';
import { ApiError } from '../../../platform/api/api-error.ts';
import { expectedUser } from '../../../platform/api/expected-user.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { localZone } from '../../../platform/time/time-format.ts';
import type { Answer, AnswerOrigin } from '../conversation/exchange.ts';
import type { LoadAnswerer } from '../offline/device-answerer.ts';
import { storeAnswer, storedAnswer } from '../offline/stored-answers.ts';
import { askServer, type Progress } from './ask-server.ts';

/** The product's own words. The offline topics are offered below them. */
export const APOLOGY =
  "Sorry, I'm having trouble connecting right now. Please check your internet connection and try again.";

/** Problems that the server explains: declined, too long, too many. */
const EXPLAINED: ReadonlySet<number> = new Set([422, 429]);

interface QuestionOptions {
  history: readonly ChatTurn[];
  signal: AbortSignal;
  onProgress: (event: Progress) => void;
  loadAnswerer: LoadAnswerer;
}

/**
 * Answers a question: from the server, else from what this device stores for it, else from the answerer in the browser,
 * else with an apology. Offline, a stored answer comes first.
 *
 * @throws if `signal` aborts
 */
export async function answerQuestion(message: string, options: QuestionOptions): Promise<Answer> {
  const { history, signal, onProgress, loadAnswerer } = options;
  const asker = expectedUser();
  if (!navigator.onLine) {
    const stored = await storedAnswer(message);
    if (stored) return answered(stored, 'stored');
  }
  try {
    const body = { message, conversationHistory: [...history], timeZone: localZone() };
    // Calls through the query client, which detects a lost session.
    const call = new MutationObserver(queryClient, {
      mutationFn: () => askServer(body, { signal, onProgress }),
    });
    const answer = await call.mutate();
    void store(message, answer, { ...options, asker });
    return answered(answer, 'server');
  } catch (error) {
    signal.throwIfAborted();
    const stored = await storedAnswer(message);
    if (stored) return answered(stored, 'stored');
    const device = await answerHere(message, history, loadAnswerer);
    signal.throwIfAborted();
    if (device?.kind === 'answers' || device?.kind === 'asks') return answered(device, 'device');
    return failed(error);
  }
}

function answered({ response, ...details }: ChatAnswer, origin: AnswerOrigin): Answer {
  const status = 'done';
  return { text: response, status, origin, answeredAt: Date.now(), details, offersTopics: false };
}

function failed(error: unknown): Answer {
  const detail = error instanceof ApiError && EXPLAINED.has(error.status) ? error.detail : undefined;
  return {
    text: detail ?? APOLOGY,
    status: 'failed',
    origin: 'server',
    answeredAt: Date.now(),
    details: null,
    offersTopics: detail === undefined,
  };
}

interface StoreOptions extends Pick<QuestionOptions, 'history' | 'loadAnswerer'> {
  asker: string | undefined;
}

/**
 * Stores what the words of the question alone lead to; neither an answer to a follow-up nor anything of the user's own, and
 * nothing once the user has signed out.
 */
async function store(message: string, answer: ChatAnswer, options: StoreOptions): Promise<void> {
  if (answer.mode !== 'grounded' || answer.kind !== 'answers' || answer.usesJob) return;
  const isAlone =
    options.history.length === 0 ||
    (await answerHere(message, [], options.loadAnswerer))?.response === answer.response;
  if (isAlone && expectedUser() === options.asker) await storeAnswer(message, answer);
}

/** Undefined if the answerer can't be loaded or fails, or if only the server can, which reads the user's own work. */
async function answerHere(
  message: string,
  history: readonly ChatTurn[],
  load: LoadAnswerer,
): Promise<ChatAnswer | undefined> {
  try {
    const answerer = await load();
    const found = answerer.answer({ message, history, now: new Date(), timeZone: localZone() });
    const isOwnWork = answerer.jobParts({ message, history }).length > 0;
    return isOwnWork && found.kind !== 'answers' ? undefined : found;
  } catch {
    return undefined;
  }
}
