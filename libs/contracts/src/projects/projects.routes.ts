import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { rowKeys } from '../row-keys.ts';
import {
  activeProject,
  project,
  projectDraftBody,
  projectListQuery,
  projectPatchBody,
  projectPointer,
  projectRef,
  projectDeletion,
} from './project.ts';

const TAG = 'Projects';
const params = z.object({ id: projectRef });
const success = z.object({ success: z.literal(true) });

export const projectsRoutes = {
  listProjects: defineRoute({
    method: 'GET',
    path: '/api/projects',
    access: 'read project',
    tag: TAG,
    summary: 'All active projects, then archived ones by page; each last changed first',
    query: projectListQuery,
    headers: {
      link: 'Address of the next page of archived projects, rel="next"; missing after the last page',
      'x-archived-count': 'Number of archived projects on all pages',
    },
    answer: z.array(project),
  }),
  saveProject: defineRoute({
    method: 'POST',
    path: '/api/projects',
    access: 'save project',
    isRepeatable: true,
    tag: TAG,
    summary: 'Save a project: update by id, else by name, else insert',
    body: projectDraftBody,
    answer: project,
  }),
  getActiveProject: defineRoute({
    method: 'GET',
    path: '/api/projects/active',
    access: 'read active project',
    tag: TAG,
    summary: 'The project last saved or opened',
    answer: activeProject,
  }),
  setActiveProject: defineRoute({
    method: 'PUT',
    path: '/api/projects/active',
    access: 'change active project',
    isRepeatable: true,
    tag: TAG,
    summary: 'Set the active project',
    body: projectPointer.extend(rowKeys),
    answer: activeProject,
  }),
  clearActiveProject: defineRoute({
    method: 'DELETE',
    path: '/api/projects/active',
    access: 'change active project',
    isRepeatable: true,
    tag: TAG,
    summary: 'Clear the active project',
    answer: success,
  }),
  getProject: defineRoute({
    method: 'GET',
    path: '/api/projects/:id',
    access: 'read project',
    tag: TAG,
    summary: 'One project by integer id or uuid',
    params,
    answer: project,
  }),
  patchProject: defineRoute({
    method: 'PATCH',
    path: '/api/projects/:id',
    access: 'change project',
    isRepeatable: true,
    tag: TAG,
    summary: 'Change the given fields; archive or restore',
    params,
    body: projectPatchBody,
    answer: project,
  }),
  deleteProject: defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'delete project',
    isRepeatable: true,
    tag: TAG,
    summary:
      'Delete a project, its reminders and the preflight results kept with it; its spec sheets are detached',
    params,
    query: projectDeletion,
    answer: success,
  }),
};
