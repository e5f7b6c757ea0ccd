import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { draftOf, type ProjectForm } from './project-form.ts';
import { activeProjectQuery } from './active-project.ts';
import { freshenHome } from '../../features/projects/api/freshen-home.ts';
import { listProject } from './project-queries.ts';
import { longestCallMs } from '../../features/projects/api/longest-call.ts';
import { patchProject } from '../../features/projects/api/patch-project.ts';

export interface SaveInput {
  form: ProjectForm;
  known: Project | null;
}

/** Saves the form; the server updates by id, else by name, else makes a new project, and points to it. */
export function useSaveProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveProject,
    onSuccess: () => {
      freshenHome(queryClient);
      // Reads the pointer back.
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}

/** Saves the form of a known project without a word: by its id alone, and only what was typed. */
export function useAutosaveProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: patchProject,
    onSuccess: (project) => {
      listProject(queryClient, project);
      freshenHome(queryClient);
    },
  });
}

async function saveProject({ form, known }: SaveInput): Promise<Project> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const saved = await api('POST /api/projects', {
    body: draftOf(form, known, timeZone),
    timeoutMs: longestCallMs,
  });
  if (!known || saved.id === known.id) return saved;
  // The known row is gone, deleted elsewhere: this is another one, and it needs every field.
  return api('POST /api/projects', {
    body: { ...draftOf(form, null, timeZone), id: saved.id },
    timeoutMs: longestCallMs,
  });
}
