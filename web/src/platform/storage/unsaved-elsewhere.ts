import { useEffect, useState } from 'react';
import { TabChannel } from '../broadcast.ts';
import { usePendingWrites } from '../outbox/pending-writes.ts';
import { keptDrafts } from './kept-draft.ts';
import { unsavedWork } from './unsaved.ts';

type Message = { ask: string; userId: string } | { answer: string; work: string[] };

const channel = new TabChannel<Message>('unsaved');

/** Answers other tabs that ask what is unsaved in this one. Returns a function that stops it. */
export function answerOtherTabs(userId: string): () => void {
  return channel.subscribe((message) => {
    if (!('ask' in message) || message.userId !== userId) return;
    const work = unsavedWork();
    if (work.length > 0) channel.send({ answer: message.ask, work });
  });
}

/** What the user would lose by signing out: unsaved on this page, in stored drafts, in other tabs, or not sent yet. */
export function useUnsavedWork(userId: string): string[] {
  const [elsewhere, setElsewhere] = useState<string[]>([]);
  useEffect(() => askOtherTabs(userId, (work) => setElsewhere((known) => [...known, ...work])), [userId]);
  const { titles } = usePendingWrites();
  return [...new Set([...unsavedWork(), ...keptDrafts(userId), ...elsewhere, ...titles])];
}

/** Each tab with unsaved work answers separately. */
function askOtherTabs(userId: string, onAnswer: (work: string[]) => void): () => void {
  const ask = `${Date.now()}-${Math.random()}`;
  const unsubscribe = channel.subscribe((message) => {
    if ('answer' in message && message.answer === ask) onAnswer(message.work);
  });
  channel.send({ ask, userId });
  return unsubscribe;
}
