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

/** Sends a draft as soon as there is a network, unless that is already planned. */
export async function queueDraft({ userId, kind, name, title, subject }: DraftToSend): Promise<void> {
  const { enqueue, pendingWrites } = await import('./outbox.ts');
  const waiting = await pendingWrites(userId);
  if (waiting.some((write) => write.kind === kind && draftNameIn(write.payload) === name)) return;
  await enqueue({ userId, kind, title, subjects: [subject], payload: { name } });
}

/** The draft's name in a queued write, which another version of the app may have written. */
export function draftNameIn(payload: unknown): string {
  const isNamed = typeof payload === 'object' && payload !== null && 'name' in payload;
  return isNamed && typeof payload.name === 'string' ? payload.name : '';
}
