import { unsavedWork } from './unsaved.ts';

type Message = { ask: string; userId: string } | { answer: string; work: string[] };

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('print-partner:unsaved');

/** Tells other tabs of this browser, when they ask, what is unsaved in this one. @returns stops telling */
export function answerOtherTabs(userId: string): () => void {
  const hear = ({ data }: MessageEvent<Message>) => {
    if (!('ask' in data) || data.userId !== userId) return;
    const work = unsavedWork();
    if (work.length > 0) send({ answer: data.ask, work });
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

/** Asks the other tabs what of this user is unsaved in them; each answer comes by itself. @returns stops listening */
export function askOtherTabs(userId: string, onAnswer: (work: string[]) => void): () => void {
  const ask = `${Date.now()}-${Math.random()}`;
  const hear = ({ data }: MessageEvent<Message>) => {
    if ('answer' in data && data.answer === ask) onAnswer(data.work);
  };
  channel?.addEventListener('message', hear);
  send({ ask, userId });
  return () => channel?.removeEventListener('message', hear);
}

function send(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
  channel?.postMessage(message);
}
