import type { QueryClient } from '@tanstack/react-query';
import { keptProjects } from '../../entities/project/kept-project.ts';
import { keptSpecs } from '../../features/specs/document/spec-document.ts';
import type { SendDraft } from '../../platform/documents/send-draft.ts';
import { registerSender } from '../../platform/outbox/outbox.ts';
import { draftNameIn, PROJECT_DRAFT, SPEC_DRAFT } from '../../platform/outbox/queue-draft.ts';
import type { SendResult } from '../../platform/outbox/queued-write.ts';
import { withSendingTurn } from '../../platform/outbox/sending-turn.ts';
import { draftsReady, releaseDead } from '../../platform/storage/drafts-ready.ts';

/** The screens take over first what they had shown. */
const QUEUE_DELAY_MS = 3000;

/**
 * Sends drafts whose document is open nowhere: those that were left without a network, and those of closed or killed
 * tabs. Ends when the signal aborts.
 */
export function startDraftSending(queryClient: QueryClient, userId: string, signal: AbortSignal): void {
  // Loaded when there is a draft: they come with the rules of the documents, which take long to evaluate.
  const senderFrom =
    (load: () => Promise<SendDraft>) =>
    async (owner: string, name: string): Promise<SendResult> => {
      if (signal.aborted || !navigator.onLine) return 'offline';
      const send = await load();
      return send(queryClient, { userId: owner, name }, signal);
    };
  const sendProject = senderFrom(
    async () => (await import('../../features/projects/editor/send-project-draft.ts')).sendProjectDraft,
  );
  const sendSpec = senderFrom(
    async () => (await import('../../features/specs/document/send-spec-draft.ts')).sendSpecDraft,
  );
  registerSender(PROJECT_DRAFT, (write) => sendProject(write.userId, draftNameIn(write.payload)));
  registerSender(SPEC_DRAFT, (write) => sendSpec(write.userId, draftNameIn(write.payload)));
  async function queueAll(): Promise<void> {
    await draftsReady(userId);
    await releaseDead(userId);
    if (signal.aborted) return;
    const projects = await keptProjects.queueLeft(userId);
    const specs = await keptSpecs.queueLeft(userId);
    if (projects.length + specs.length === 0) return;
    // The browser has no queue.
    await withSendingTurn(userId, async () => {
      // One that fails stays on this device, and doesn't keep the others from being sent.
      for (const name of projects) await sendProject(userId, name).catch(() => undefined);
      for (const name of specs) await sendSpec(userId, name).catch(() => undefined);
    });
  }
  const queue = () => void queueAll().catch(() => undefined);
  const queueIfVisible = () => document.visibilityState === 'visible' && queue();
  const timer = setTimeout(queue, QUEUE_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('online', queue, { signal });
  document.addEventListener('visibilitychange', queueIfVisible, { signal });
}
