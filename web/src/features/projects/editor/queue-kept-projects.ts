import { PROJECT_DRAFT, queueDraft } from '../../../platform/outbox/queue-draft.ts';
import { projectSubject } from '../../../platform/outbox/write.ts';
import { isAbandoned } from '../../../platform/storage/tab-draft.ts';
import { allKeptProjects, projectIdOf, unsavedTitle, type KeptProject } from './kept-editor.ts';

/** Has a kept project sent. */
export async function queueKeptProject(userId: string, { name, draft }: KeptProject): Promise<void> {
  const title = unsavedTitle(draft) ?? 'a project';
  await queueDraft({
    userId,
    kind: PROJECT_DRAFT,
    name,
    title,
    subject: projectSubject(projectIdOf(draft) ?? name),
  });
}

/** Has every project sent that no form shows, except those that wait for the user. */
export function queueKeptProjects(userId: string): void {
  for (const kept of allKeptProjects(userId)) {
    const { draft } = kept;
    if (unsavedTitle(draft) !== null && isAbandoned(draft) && !draft.isHeld)
      void queueKeptProject(userId, kept);
  }
}
