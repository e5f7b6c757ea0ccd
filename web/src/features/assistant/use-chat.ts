import { useSyncExternalStore } from 'react';
import { ChatSession, type ChatState } from './chat-session.ts';
import type { LoadAnswerer } from './offline/device-answerer.ts';

let current: ChatSession | null = null;

function sessionOf(userId: string, loadAnswerer: LoadAnswerer): ChatSession {
  if (current?.userId !== userId) {
    current?.stop();
    current = new ChatSession(userId, loadAnswerer);
  }
  return current;
}

/** The user's conversation. All callers share one session. */
export function useChat(userId: string, loadAnswerer: LoadAnswerer): ChatState & { session: ChatSession } {
  const session = sessionOf(userId, loadAnswerer);
  return { ...useSyncExternalStore(session.subscribe, session.get), session };
}
