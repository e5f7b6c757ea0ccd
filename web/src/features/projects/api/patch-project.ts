import type { Project } from '@printpartner/contracts/types';
import { api } from '../../../platform/api/client.ts';
import { changesOf } from '../../../entities/project/project-form.ts';
import { longestCallMs } from './longest-call.ts';
import type { SaveInput } from '../../../entities/project/save-project.ts';

/** Saves what was typed into a project that the server has; brings none back that was deleted, and moves no pointer. */
export function patchProject({ form, known }: SaveInput & { known: Project }): Promise<Project> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return api('PATCH /api/projects/:id', {
    params: { id: known.id },
    body: changesOf(form, known, timeZone),
    timeoutMs: longestCallMs,
  });
}
