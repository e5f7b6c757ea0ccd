import { withSendingTurn } from './sending-turn.ts';

/** Kinds of queued writes that send what a draft on this device holds. */
export const PROJECT_DRAFT = 'project-draft';
export const SPEC_DRAFT = 'spec-draft';

export interface DraftToSend {
  userId: string;
  kind: typeof PROJECT_DRAFT | typeof SPEC_DRAFT;
  /** Name of the draft. */
  name: string;
  /** Title shown to the user: 'the project “Harbor”'. */
  title: string;
  /** What it changes, such as `project:7`. */
  subject: string;
}

/** Sends a draft as soon as there is a network, unless that is already planned. False if the browser can't keep it. */
export async function queueDraft({ userId, kind, name, title, subject }: DraftToSend): Promise<boolean> {
  const { enqueue, pendingWrites } = await import('./outbox.ts');

  async function isPlanned(): Promise<boolean> {
    const waiting = await pendingWrites(userId);
    return waiting.some((write) => write.kind === kind && draftNameIn(write.payload) === name);
  }
  const plan = async () =>
    (await enqueue({ userId, kind, title, subjects: [subject], payload: { name } })) !== undefined;

  if (!(await isPlanned())) return plan();
  // It may be sent at the moment, as it was before.
  void withSendingTurn(userId, async () => (await isPlanned()) || plan()).catch(() => undefined);
  return true;
}

/** The draft's name in a queued write, which another version of the app may have written. */
export function draftNameIn(payload: unknown): string {
  const isNamed = typeof payload === 'object' && payload !== null && 'name' in payload;
  return isNamed && typeof payload.name === 'string' ? payload.name : '';
}
