import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../platform/api/api-error.ts';
import { api } from '../../platform/api/client.ts';
import { patchProject } from './change-project.ts';
import { CALL_TIMEOUT_MS, invalidateProjects } from './project-queries.ts';

export interface StatusChange {
  projectId: number;
  before: string;
  after: string;
}

/** Brings a project's status back; false when somebody has changed it since. */
export async function restoreStatus(
  queryClient: QueryClient,
  { projectId, before, after }: StatusChange,
): Promise<boolean> {
  const call = { params: { id: projectId }, timeoutMs: CALL_TIMEOUT_MS };
  const { status, revision } = await api('GET /api/projects/:id', call);
  if (status !== after) return false;
  try {
    await patchProject(projectId, { status: before, base_revision: revision });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'projects.changed_elsewhere') return false;
    throw error;
  }
  invalidateProjects(queryClient);
  return true;
}
