/** Kinds of queued writes that send what a draft on this device holds. */
export const PROJECT_DRAFT = 'project-draft';
export const SPEC_DRAFT = 'spec-draft';

export interface DraftToSend {
  userId: string;
  kind: typeof PROJECT_DRAFT | typeof SPEC_DRAFT;
  /** Of the draft. */
  name: string;
  /** For the user: 'the project “Harbor”'. */
  title: string;
  /** What it changes, such as `project:7`. */
  subject: string;
}

/** Sends a draft as soon as there is a network, unless that is already planned. False if the browser can't keep it. */
export async function queueDraft(draft: DraftToSend): Promise<boolean> {
  if (!(await isPlanned(draft))) return plan(draft);
  // It may be sent just now, as it was before.
  const { withSendingTurn } = await import('./sending-turn.ts');
  void withSendingTurn(draft.userId, async () => (await isPlanned(draft)) || plan(draft));
  return true;
}

async function isPlanned({ userId, kind, name }: DraftToSend): Promise<boolean> {
  const { pendingWrites } = await import('./outbox.ts');
  const waiting = await pendingWrites(userId);
  return waiting.some((write) => write.kind === kind && draftNameIn(write.payload) === name);
}

async function plan({ userId, kind, name, title, subject }: DraftToSend): Promise<boolean> {
  const { enqueue } = await import('./outbox.ts');
  return (await enqueue({ userId, kind, title, subjects: [subject], payload: { name } })) !== undefined;
}

/** The draft's name in a queued write, which another version of the app may have written. */
export function draftNameIn(payload: unknown): string {
  const isNamed = typeof payload === 'object' && payload !== null && 'name' in payload;
  return isNamed && typeof payload.name === 'string' ? payload.name : '';
}
