import { localStore, sessionStore, userStoragePrefix } from '../../../platform/storage/browser-storage.ts';
import { emptyConversation, type Answer, type Conversation, type Exchange } from './exchange.ts';

export const conversationKey = (userId: string): string => `${userStoragePrefix(userId)}assistant`;

/** Null if this device has none. */
export function readConversation(userId: string): Conversation | null {
  const stored: unknown = localStore.readJson(conversationKey(userId));
  if (!isObject(stored)) return null;
  const { exchanges, clearedAt } = stored;
  return {
    exchanges: Array.isArray(exchanges) ? exchanges.filter(isExchange) : emptyConversation.exchanges,
    clearedAt: typeof clearedAt === 'number' ? clearedAt : 0,
  };
}

/** False if the browser refused. */
export function keepConversation(userId: string, conversation: Conversation): boolean {
  return localStore.writeJson(conversationKey(userId), conversation);
}

const textKey = (userId: string) => `${userStoragePrefix(userId)}assistant-text`;

/** What was typed and not sent in this tab. */
export const readUnsent = (userId: string): string => sessionStore.read(textKey(userId)) ?? '';

export function keepUnsent(userId: string, text: string): void {
  if (text === '') sessionStore.remove(textKey(userId));
  else sessionStore.write(textKey(userId), text);
}

function isExchange(value: unknown): value is Exchange {
  if (!isObject(value)) return false;
  const { id, question, askedAt, changedAt, answer } = value;
  const isTimed = typeof askedAt === 'number' && typeof changedAt === 'number';
  return typeof id === 'string' && typeof question === 'string' && isTimed && isAnswer(answer);
}

function isAnswer(value: unknown): value is Answer | null {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { text, status, answeredAt, details } = value;
  const isKnown = status === 'done' || status === 'stopped' || status === 'failed';
  return typeof text === 'string' && isKnown && typeof answeredAt === 'number' && isDetails(details);
}

/** Lists that the screen reads; an earlier version may have stored less. */
const isDetails = (value: unknown): boolean =>
  value === null || (isObject(value) && Array.isArray(value['sources']) && Array.isArray(value['workings']));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
