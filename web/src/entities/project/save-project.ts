import { MutationObserver, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { api, ApiError, apiOnce } from '../../platform/api/client.ts';
import { newUuid } from '../../platform/uuid.ts';
import { localZone } from '../../platform/time/time-format.ts';
import { changesOf, draftOf, type ProjectChanges, type ProjectForm } from './project-form.ts';
import { CALL_TIMEOUT_MS, invalidateProjects, updateListed } from './project-queries.ts';

interface SaveInput {
  /** The page is being left: the call is made without waiting for anything. */
  isLeaving?: boolean;
  /** Whose text it is: the server refuses it if another user has signed in. */
  userId: string;
  /** Ends the save. */
  signal?: AbortSignal | undefined;
  request: SaveRequest;
  /** The same when this request is repeated. */
  key: string;
}

interface WholeSaveInput extends SaveInput {
  form: ProjectForm;
  /** The UUID of a new project. */
  uuid: string;
}

/**
 * Saves the form and makes the project the active one. The server refuses texts that would overwrite newer ones, and a
 * new project under the name of another; both errors hold the project as it is now.
 */
export function saveWholeProject(queryClient: QueryClient, input: WholeSaveInput): Promise<Project> {
  return mutate(
    queryClient,
    input,
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
export function saveChanges(queryClient: QueryClient, input: SaveInput): Promise<Project> {
  return mutate(
    queryClient,
    input,
    () => send(input),
    (project) => updateListed(queryClient, project),
  );
}

/** Calls through the query client, which asks who is signed in when a call was refused for lack of a session. */
async function mutate(
  queryClient: QueryClient,
  { isLeaving }: SaveInput,
  mutationFn: () => Promise<Project>,
  onSuccess: (project: Project) => void,
): Promise<Project> {
  if (!isLeaving) return new MutationObserver(queryClient, { mutationFn, onSuccess }).mutate();
  const project = await mutationFn();
  onSuccess(project);
  return project;
}

async function saveProject({ form, uuid, ...input }: WholeSaveInput): Promise<Project> {
  try {
    return await send(input);
  } catch (error) {
    // The known project was deleted elsewhere; a new one needs every field.
    const isKnown = !('uuid' in input.request.body);
    if (isKnown && error instanceof ApiError && error.problem?.code === 'projects.not_found')
      return send({ ...input, request: wholeRequest(form, null, uuid), key: newUuid() });
    throw error;
  }
}

function send({ request, key, userId, signal }: SaveInput): Promise<Project> {
  const options = {
    timeoutMs: CALL_TIMEOUT_MS,
    idempotencyKey: key,
    headers: { 'x-expected-user': userId },
    ...(signal && { signal }),
  };
  if (request.route === 'POST /api/projects')
    return apiOnce(request.route, { body: request.body, ...options });
  const { route, params, body } = request;
  return apiOnce(route, { params, body, ...options });
}

/** A save as it is sent, and sent again. */
export type SaveRequest =
  | { route: 'POST /api/projects'; body: ReturnType<typeof draftOf> }
  | { route: 'PATCH /api/projects/:id'; params: { id: number }; body: ProjectChanges };

/**
 * Saves the form as a whole.
 *
 * @param known the project as last loaded; null for a new one
 * @param uuid of a new project. Repeating its save then updates it.
 */
export function wholeRequest(form: ProjectForm, known: Project | null, uuid: string): SaveRequest {
  const draft = draftOf(form, known, localZone());
  const body = known ? { ...draft, base_revision: known.revision } : { ...draft, uuid, base_revision: 0 };
  return { route: 'POST /api/projects', body };
}

/** Saves only the changed fields of an existing project. */
export function changesRequest(form: ProjectForm, known: Project): SaveRequest {
  const body = { ...changesOf(form, known, localZone()), base_revision: known.revision };
  return { route: 'PATCH /api/projects/:id', params: { id: known.id }, body };
}

/** Whether two requests ask for the same. A device that has traveled since asks for it with another time zone. */
export const isSameRequest = (a: unknown, b: SaveRequest): a is SaveRequest =>
  typeof a === 'object' && a !== null && 'body' in a && textOf(a) === textOf(b);

const textOf = (request: { body: unknown }): string =>
  JSON.stringify({ ...request, body: { ...Object(request.body), time_zone: undefined } });
