import { PROJECT_DRAFT, queueDraft } from '../../../platform/outbox/queue-draft.ts';
import { projectSubject } from '../../../platform/outbox/write.ts';
import { isAbandoned } from '../../../platform/storage/tab-draft.ts';
import { allKeptProjects, projectIdOf, unsavedTitle, type KeptProject } from './kept-editor.ts';

/** Has a kept project sent. False if the browser can't queue it. */
export function queueKeptProject(userId: string, { name, draft }: KeptProject): Promise<boolean> {
  const title = unsavedTitle(draft) ?? 'a project';
  return queueDraft({
    userId,
    kind: PROJECT_DRAFT,
    name,
    title,
    subject: projectSubject(projectIdOf(draft) ?? name),
  });
}

/**
 * Has every project sent that no form shows, except those that wait for the user. Returns the names of drafts that the
 * browser can't queue.
 */
export async function queueKeptProjects(userId: string): Promise<string[]> {
  const unqueued: string[] = [];
  for (const kept of allKeptProjects(userId)) {
    const { name, draft } = kept;
    if (unsavedTitle(draft) === null || !isAbandoned(draft) || draft.isHeld) continue;
    if (!(await queueKeptProject(userId, kept))) unqueued.push(name);
  }
  return unqueued;
}
