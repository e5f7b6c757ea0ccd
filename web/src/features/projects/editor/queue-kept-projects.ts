import {
  type DraftToSend,
  PROJECT_DRAFT,
  queueDraft,
  queueLeft,
} from '../../../platform/outbox/queue-draft.ts';
import { projectSubject } from '../../../platform/outbox/write.ts';
import { allKeptProjects, projectIdOf, unsavedTitle, type FoundProject } from './kept-editor.ts';

/** Has a kept project sent. False if the browser can't queue it. */
export const queueKeptProject = (userId: string, kept: FoundProject): Promise<boolean> =>
  queueDraft(toSend(userId, kept));

/**
 * Has every project sent that no form shows, except those that wait for the user. Returns the names of drafts that the
 * browser can't queue.
 */
export function queueKeptProjects(userId: string): Promise<string[]> {
  const unsaved = allKeptProjects(userId).filter(({ draft }) => unsavedTitle(draft) !== null);
  return queueLeft(unsaved.map((kept) => ({ ...toSend(userId, kept), draft: kept.draft })));
}

function toSend(userId: string, { name, draft }: FoundProject): DraftToSend {
  const title = unsavedTitle(draft) ?? 'a project';
  const subject = projectSubject(projectIdOf(draft) ?? name);
  return { userId, kind: PROJECT_DRAFT, name, title, subject };
}
