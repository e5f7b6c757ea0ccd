import type { QueryClient } from '@tanstack/react-query';
import { sendProjectDraft } from '../../features/projects/editor/send-project-draft.ts';
import { queueKeptProjects } from '../../features/projects/editor/queue-kept-projects.ts';
import { queueLeftSpecs } from '../../features/specs/document/queue-left-specs.ts';
import { sendSpecDraft } from '../../features/specs/document/send-spec-draft.ts';
import { registerSender } from '../../platform/outbox/outbox.ts';
import { draftNameIn, PROJECT_DRAFT, SPEC_DRAFT } from '../../platform/outbox/queue-draft.ts';
import { draftsReady } from '../../platform/storage/drafts-ready.ts';

/** The screens take over first what they had shown. */
const QUEUE_DELAY_MS = 3000;

/**
 * Sends drafts whose document is open nowhere: those that were left without a network, and those of closed or killed
 * tabs. Ends when the signal aborts.
 */
export function startDraftSending(queryClient: QueryClient, userId: string, signal: AbortSignal): void {
  registerSender(PROJECT_DRAFT, (write) =>
    sendProjectDraft(queryClient, write.userId, draftNameIn(write.payload)),
  );
  registerSender(SPEC_DRAFT, (write) => sendSpecDraft(queryClient, write.userId, draftNameIn(write.payload)));
  const queue = () =>
    void draftsReady(userId).then(() => {
      if (signal.aborted) return;
      queueKeptProjects(userId);
      queueLeftSpecs(userId);
    });
  const queueIfVisible = () => document.visibilityState === 'visible' && queue();
  const timer = setTimeout(queue, QUEUE_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('online', queue, { signal });
  document.addEventListener('visibilitychange', queueIfVisible, { signal });
}
