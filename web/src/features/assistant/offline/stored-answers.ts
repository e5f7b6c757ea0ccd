import type { ChatAnswer } from '@printpartner/contracts/types';
import { cannedAnswers } from './canned-answers.ts';

/** Signing out deletes it with all caches but that of the app itself. */
const CACHE_NAME = 'print-partner-assistant-responses';
/** Besides the canned ones. */
const MAX_STORED = 50;

/** What is stored for a query. */
interface StoredAnswer {
  query: string;
  answer: ChatAnswer;
}

const canned: readonly StoredAnswer[] = cannedAnswers.map(({ topic, response, sources }) => ({
  query: queryOf(topic),
  answer: {
    response,
    kind: 'answers',
    mode: 'grounded',
    sources: [...sources],
    workings: [],
    specs: null,
    usesJob: false,
    isIncomplete: false,
  },
}));

/** The answer that this device stores for a question; undefined for other words. */
export async function storedAnswer(question: string): Promise<ChatAnswer | undefined> {
  const query = queryOf(question);
  try {
    const cache = await openCache();
    const found: StoredAnswer | undefined = await (await cache?.match(pathOf(query)))?.json();
    if (found) return found.answer;
  } catch {
    // A blocked or damaged cache is like an empty one.
  }
  return canned.find((one) => one.query === query)?.answer;
}

/** Stores an answer for the next time without a connection; the oldest beyond the limit are deleted. */
export async function storeAnswer(question: string, answer: ChatAnswer): Promise<void> {
  const query = queryOf(question);
  if (canned.some((one) => one.query === query)) return;
  try {
    const cache = await openCache();
    if (!cache) return;
    await put(cache, { query, answer });
    const keys = await cache.keys();
    const own = new Set(canned.map((one) => pathOf(one.query)));
    const stored = keys.filter(({ url }) => !own.has(new URL(url).pathname));
    await Promise.all(stored.slice(0, -MAX_STORED).map((request) => cache.delete(request)));
  } catch {
    // Storing is optional: the cache may be blocked or full.
  }
}

/** Deletes all but the canned answers. */
export async function clearStoredAnswers(): Promise<void> {
  try {
    if ('caches' in window) await caches.delete(CACHE_NAME);
    await openCache();
  } catch {
    // Nothing is stored where the cache is blocked.
  }
}

/** The cache with the canned answers; undefined on plain HTTP, where browsers have none. */
async function openCache(): Promise<Cache | undefined> {
  if (!('caches' in window)) return undefined;
  const isNew = !(await caches.has(CACHE_NAME));
  const cache = await caches.open(CACHE_NAME);
  if (isNew) await Promise.all(canned.map((one) => put(cache, one)));
  return cache;
}

/** Fills the cache before it is needed. */
export async function prepareStoredAnswers(): Promise<void> {
  await openCache().catch(() => undefined);
}

const put = (cache: Cache, stored: StoredAnswer): Promise<void> =>
  cache.put(
    pathOf(stored.query),
    new Response(JSON.stringify(stored), { headers: { 'content-type': 'application/json' } }),
  );

const pathOf = (query: string): string => `/henry-cache/${encodeURIComponent(query)}`;

function queryOf(question: string): string {
  return question.trim().toLowerCase();
}
