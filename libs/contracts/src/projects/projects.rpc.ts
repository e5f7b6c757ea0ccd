import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import {
  activeProject,
  project,
  projectDraft,
  projectListQuery,
  projectPatch,
  projectPointer,
  projectRef,
  projectDeletion,
} from './project.ts';

/** Updates by id, else by name, else inserts, in one transaction; the project becomes the active one. */
export const saveProject = defineRpc({
  pattern: 'projects.save',
  access: 'user',
  input: projectDraft,
  output: project,
});

/** All active projects, then a page of archived ones; each last changed first. */
export const listProjects = defineRpc({
  pattern: 'projects.list',
  access: 'user',
  callers: { chat: 'onBehalf' },
  input: projectListQuery,
  output: z.object({
    projects: z.array(project),
    /** Archived projects on all pages. */
    archivedCount: z.int(),
    /** The `before` of the next page; null after the last one. */
    next: z.string().nullable(),
  }),
});

export const getProject = defineRpc({
  pattern: 'projects.get',
  access: 'user',
  input: z.object({ ref: projectRef }),
  output: project,
});

/** Changes only the given fields. Unlike a save, it never inserts and does not make the project the active one. */
export const patchProject = defineRpc({
  pattern: 'projects.patch',
  access: 'user',
  callers: { alerts: 'onBehalf' },
  input: z.object({ ref: projectRef, fields: projectPatch }),
  output: project,
});

export const deleteProject = defineRpc({
  pattern: 'projects.delete',
  access: 'user',
  input: projectDeletion.extend({ ref: projectRef }),
  output: z.object({ success: z.literal(true) }),
});

export const getActiveProject = defineRpc({
  pattern: 'projects.get-active',
  access: 'user',
  input: z.object({}),
  output: activeProject,
});

export const setActiveProject = defineRpc({
  pattern: 'projects.set-active',
  access: 'user',
  input: projectPointer,
  output: activeProject,
});

export const clearActiveProject = defineRpc({
  pattern: 'projects.clear-active',
  access: 'user',
  input: z.object({}),
  output: z.object({ success: z.literal(true) }),
});

/** The caller's own projects among the given ones; for services that refer to projects. */
export const describeProjects = defineRpc({
  pattern: 'projects.describe',
  access: 'user',
  callers: { alerts: 'itself' },
  input: z.object({ uuids: z.array(z.uuid()).max(100) }),
  output: z.object({ projects: z.array(project) }),
});

export const projectsUserData = userDataOf('projects', ['projects', 'active_project', 'early_choices']);
export const projectsHealth = healthOf('projects');
export const projectsState = stateOf('projects');

export const projectsRpcs = [
  projectsHealth,
  projectsState,
  projectsUserData,
  saveProject,
  listProjects,
  getProject,
  patchProject,
  deleteProject,
  getActiveProject,
  setActiveProject,
  clearActiveProject,
  describeProjects,
] as const;
