import { MutationObserver, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { api, ApiError } from '../../platform/api/client.ts';
import { newUuid } from '../../platform/uuid.ts';
import { patchProject } from './change-project.ts';
import { changesOf, draftOf, type ProjectForm } from './project-form.ts';
import { CALL_TIMEOUT_MS, invalidateProjects, updateListed } from './project-queries.ts';

interface SavedBy {
  /** Whose text it is: the server refuses it if another user has signed in. */
  userId: string;
  /** Ends the save. */
  signal?: AbortSignal | undefined;
}

interface SaveInput extends SavedBy {
  form: ProjectForm;
  /** The project as last loaded; null for a new one. */
  known: Project | null;
  /** The UUID of a new project. Repeating its save then updates it. */
  uuid: string;
  /** The same when this save is repeated. */
  key: string;
}

interface ChangesInput extends SavedBy {
  form: ProjectForm;
  known: Project;
  key: string;
}

/**
 * Saves the form and makes the project the active one. The server refuses texts that would overwrite newer ones, and a
 * new project under the name of another; both errors hold the project as it is now.
 */
export function saveWholeProject(queryClient: QueryClient, input: SaveInput): Promise<Project> {
  return mutate(
    queryClient,
    () => saveProject(input),
    () => invalidateProjects(queryClient),
  );
}

/** Creates a project with just a name, or returns the one that has this name. Makes it the active one. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      api('POST /api/projects', { body: { project_name: name }, timeoutMs: CALL_TIMEOUT_MS }),
    onSuccess: () => invalidateProjects(queryClient),
  });
}

/** Saves only the changed fields of an existing project. */
export function saveChanges(queryClient: QueryClient, input: ChangesInput): Promise<Project> {
  const { form, known, key } = input;
  const changes = { ...changesOf(form, known, localTimeZone()), base_revision: known.revision };
  return mutate(
    queryClient,
    () => patchProject(known.id, changes, { idempotencyKey: key, ...callOptions(input) }),
    (project) => updateListed(queryClient, project),
  );
}

/** Through the query client, which asks who is signed in when a call was refused for lack of a session. */
function mutate(
  queryClient: QueryClient,
  mutationFn: () => Promise<Project>,
  onSuccess: (project: Project) => void,
): Promise<Project> {
  return new MutationObserver(queryClient, { mutationFn, onSuccess }).mutate();
}

function callOptions({ userId, signal }: SavedBy) {
  return { headers: { 'x-expected-user': userId }, ...(signal && { signal }) };
}

async function saveProject({ form, known, uuid, key, ...by }: SaveInput): Promise<Project> {
  const save = (body: ReturnType<typeof draftOf>, idempotencyKey = key) =>
    api('POST /api/projects', { body, timeoutMs: CALL_TIMEOUT_MS, idempotencyKey, ...callOptions(by) });
  const whole = { ...draftOf(form, null, localTimeZone()), uuid, base_revision: 0 };
  if (!known) return save(whole);
  try {
    return await save({ ...draftOf(form, known, localTimeZone()), base_revision: known.revision });
  } catch (error) {
    // The known project was deleted elsewhere; a new one needs every field.
    if (error instanceof ApiError && error.problem?.code === 'projects.not_found') {
      return save(whole, newUuid());
    }
    throw error;
  }
}

const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
