import { afterEach, beforeEach, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { dismissToast } from '../../../ui/toast.tsx';
import { SpecSession } from '../document/spec-session.ts';

export const draftId = { kind: 'booklet', sheetId: null } as const;
const ends: (() => void)[] = [];

/** Fake timers before each test; after it, all sessions end, and the device is empty. */
export function setUpSessions(): void {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(async () => {
    endSessions();
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    dismissToast();
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Opens Maya's working draft of a booklet. */
export async function openSession(queryClient = new QueryClient()): Promise<SpecSession> {
  const session = new SpecSession('maya', queryClient, draftId);
  ends.push(session.start());
  await session.load(5000);
  return session;
}

/** The forms are left; they save what they still have to. */
export function endSessions(): void {
  for (const end of ends.splice(0)) end();
}

/** The page is gone before it could save anything. */
export function killSession({ saver }: SpecSession): void {
  ends.splice(0);
  const endSaving = saver.start();
  endSaving();
}
