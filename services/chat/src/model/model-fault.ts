import { AppError } from '@printpartner/messaging';
import { APIError } from 'openai';

/** What a failed request means for the answer. */
export interface ModelFault {
  error: AppError;
  /** Another try may work. */
  isTransient: boolean;
  /** Milliseconds to wait before it. */
  waitMs: number;
  /** Counts to the circuit: the endpoint doesn't do its work. */
  isOutage: boolean;
  /** What was said before it must not stay. */
  endsAnswer: boolean;
  /** What happened, as the log has it: without texts of the endpoint, which may repeat the key or the question. */
  note: string;
}

const NOT_ANSWERING = "The assistant isn't answering right now. Try again in a minute.";
const FILTERED =
  "The assistant's filter refused this question or an earlier message. Ask in other words, or clear the conversation.";
const TOO_LONG = 'This conversation is too long for the assistant. Clear the conversation and ask again.';
const REFUSED = "The assistant couldn't answer this question. Ask it in other words.";

const MAX_WAIT_MS = 5_000;
const SERVER_ERROR = 500;
const FILTER_CODES = new Set(['content_filter', 'content_policy_violation', 'ResponsibleAIPolicyViolation']);
const CONTEXT_CODES = new Set([
  'context_length_exceeded',
  'exceed_context_size_error',
  'string_above_max_length',
]);
const CONTEXT_WORDS =
  /maximum context|context (?:length|window|size)|prompt is too long|too many (?:input )?tokens|reduce the length/i;

/** The endpoint ended, or was silent, before the answer was complete. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

/** The answer was complete, without a word. */
export class EmptyAnswer extends Error {
  override readonly name = 'EmptyAnswer';
}

/** The endpoint’s filter ended the answer. */
export class FilteredAnswer extends Error {
  override readonly name = 'FilteredAnswer';
}

/** The answer repeats the system prompt. */
export class LeakedPrompt extends Error {
  override readonly name = 'LeakedPrompt';
}

export const notAnswering = (note: string): AppError =>
  new AppError('chat.not_answering', { message: note, userMessage: NOT_ANSWERING });

/** What an error of a request means. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof AppError)
    return { error, isTransient: false, waitMs: 0, isOutage: false, endsAnswer: false, note: error.code };
  if (error instanceof LeakedPrompt) return { ...declined(REFUSED, error.message), endsAnswer: true };
  if (error instanceof FilteredAnswer) return declined(FILTERED, 'filtered while answering');
  if (error instanceof EmptyAnswer) return outage('empty answer');
  if (error instanceof BrokenAnswer) return transient(error.message);
  if (error instanceof APIError) return faultOfReply(error);
  // Cut connections and stream lines that are no JSON.
  return transient(error instanceof Error ? error.name : 'unknown error');
}

function faultOfReply(error: APIError): ModelFault {
  const { status, type } = error;
  const code = codeOf(error);
  const words = wordsOf(error);
  const note = `HTTP ${status ?? 'without status'}${code ? `, ${safeCode(code)}` : ''}`;
  if (FILTER_CODES.has(code ?? '') || FILTER_CODES.has(innerCode(error))) return declined(FILTERED, note);
  if (status === 413 || isOfContext(status, code ?? type, words))
    return { ...declined(TOO_LONG, note), error: appError('chat.too_long', note, TOO_LONG) };
  if (status === 400 || status === 422) return declined(REFUSED, note);
  if (status === undefined) return transient(`${error.constructor.name}, ${note}`);
  const waitMs = retryAfterOf(error);
  if (status === 429) {
    const isShort = waitMs !== undefined && waitMs <= MAX_WAIT_MS && code !== 'insufficient_quota';
    return isShort ? transient(note, waitMs) : outage(note);
  }
  const isOwnFault = status >= SERVER_ERROR || status === 408 || status === 409;
  if (isOwnFault && (waitMs ?? 0) <= MAX_WAIT_MS) return transient(note, waitMs);
  return outage(note);
}

function isOfContext(status: number | undefined, code: string | undefined, words: string): boolean {
  if (CONTEXT_CODES.has(code ?? '')) return true;
  return (status === undefined || status === 400 || status === 422) && CONTEXT_WORDS.test(words);
}

const outage = (note: string): ModelFault => ({
  error: notAnswering(note),
  isTransient: false,
  waitMs: 0,
  isOutage: true,
  endsAnswer: false,
  note,
});

const transient = (note: string, waitMs = 0): ModelFault => ({ ...outage(note), isTransient: true, waitMs });

const appError = (code: 'chat.declined' | 'chat.too_long', message: string, userMessage: string): AppError =>
  new AppError(code, { message, userMessage });

const declined = (userMessage: string, note: string): ModelFault => ({
  error: appError('chat.declined', note, userMessage),
  isTransient: false,
  waitMs: 0,
  isOutage: false,
  endsAnswer: false,
  note,
});

/** Endpoints without OpenAI’s error body have their message in another place. */
const wordsOf = ({ error, message }: APIError): string => `${message} ${JSON.stringify(error) ?? ''}`;

/** The code inside of Azure's error, which is more exact. */
function innerCode({
  error,
}: APIError<number | undefined, Headers | undefined, AzureError | undefined>): string {
  const inner = error?.innererror?.code;
  return typeof inner === 'string' ? inner : '';
}

interface AzureError {
  innererror?: { code?: unknown };
}

/** Some endpoints repeat the status as a number here. */
const codeOf = ({ code }: { code?: unknown }): string | undefined =>
  typeof code === 'string' ? code : undefined;

const safeCode = (code: string): string => code.replace(/[^\w-]/g, '').slice(0, 40);

/** Milliseconds; undefined without the header. */
function retryAfterOf({ headers }: APIError): number | undefined {
  const given = headers?.get('retry-after');
  if (given === null || given === undefined) return undefined;
  const seconds = Number(given);
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(given) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
