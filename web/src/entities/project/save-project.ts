import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { patchProject } from './change-project.ts';
import { changesOf, draftOf, emptyForm, type ProjectForm } from './project-form.ts';
import { CALL_TIMEOUT_MS, invalidateProjects, updateListed } from './project-queries.ts';

interface SaveInput {
  form: ProjectForm;
  /** The project as last loaded; null for a new one. */
  known: Project | null;
}

/** Saves the form. The server updates by id, then by name, else creates a project, and makes it the active one. */
export function useSaveProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveProject,
    onSuccess: () => invalidateProjects(queryClient),
  });
}

/** Creates a project with just a name, or returns the one that has this name. Makes it the active one. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => saveProject({ form: { ...emptyForm, projectNameType: name }, known: null }),
    onSuccess: () => invalidateProjects(queryClient),
  });
}

/** Saves only the changed fields of an existing project. */
export function useAutosaveProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ form, known }: SaveInput & { known: Project }) =>
      patchProject(known.id, changesOf(form, known, localTimeZone())),
    onSuccess: (project) => updateListed(queryClient, project),
  });
}

async function saveProject({ form, known }: SaveInput): Promise<Project> {
  const save = (body: ReturnType<typeof draftOf>) =>
    api('POST /api/projects', { body, timeoutMs: CALL_TIMEOUT_MS });
  const saved = await save(draftOf(form, known, localTimeZone()));
  if (!known || saved.id === known.id) return saved;
  // The known project was deleted elsewhere, so the server created a new one, which needs every field.
  return save({ ...draftOf(form, null, localTimeZone()), id: saved.id });
}

const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
