import type { Project } from '@printpartner/contracts/types';
import { localZone } from '../../platform/time/local-zone.ts';
import { changesOf, draftOf, type ProjectChanges, type ProjectForm } from './project-form.ts';

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
