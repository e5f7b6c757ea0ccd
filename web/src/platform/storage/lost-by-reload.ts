import { useSyncExternalStore } from 'react';
import { TabChannel } from '../broadcast.ts';

type Message = { ask: string } | { answer: string; work: string[] };

/** Other tabs answer at once, unless they are frozen. */
const ANSWER_WAIT_MS = 400;

const sources = new Set<string>();
const listeners = new Set<() => void>();
const channel = new TabChannel<Message>('lost-by-reload');

/**
 * Notes work that ends with the page, unlike drafts, which the browser keeps: 'the check of “menu.pdf”'. Returns a function
 * that says it has ended.
 */
export function reportLostByReload(work: string): () => void {
  sources.add(work);
  notify();
  return () => {
    sources.delete(work);
    notify();
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether loading this page again would lose something. */
export const useLosesByReload = (): boolean => useSyncExternalStore(subscribe, () => sources.size > 0);

/** Answers other tabs that ask what loading this one again would lose. Returns a function that stops it. */
export function answerLostByReload(): () => void {
  return channel.subscribe((message) => {
    const work = 'ask' in message ? [...sources] : [];
    if ('ask' in message && work.length > 0) channel.send({ answer: message.ask, work });
  });
}

/** What loading every other tab of this browser again would lose. */
export function lostElsewhere(): Promise<string[]> {
  const ask = `${Date.now()}-${Math.random()}`;
  const lost: string[] = [];
  const unsubscribe = channel.subscribe((message) => {
    if ('answer' in message && message.answer === ask) lost.push(...message.work);
  });
  channel.send({ ask });
  return new Promise((resolve) => {
    setTimeout(() => {
      unsubscribe();
      resolve(lost);
    }, ANSWER_WAIT_MS);
  });
}
