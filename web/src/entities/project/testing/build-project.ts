import type { Project } from '@printpartner/contracts/types';
import type { KeptProject } from '../kept-project.ts';
import { formOf, type ProjectForm } from '../project-form.ts';

export function buildProject(overrides: Partial<Project> = {}): Project {
  return {
    id: 1,
    uuid: '0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01',
    user_id: '7d3f6a52-6a5f-4a0e-9b6e-0c8a4d5e2b11',
    revision: 1,
    project_name: 'Harbor Season Program',
    client_name: 'Lakeview Arts',
    printing_company: 'Tidewater Press',
    estimate_number: 'TW-20418',
    status: 'At the printer',
    notes: '1,000 copies',
    due_date: '2026-11-24',
    reminder_date: '2026-11-21',
    reminder_time: '12:30',
    reminder_message: 'Approve hard proof',
    time_zone: 'America/New_York',
    archived: false,
    created_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    ...overrides,
  };
}

/** Unsaved text of a project that no form shows. */
export const buildKeptProject = (
  base: Project | null,
  typed: Partial<ProjectForm>,
  overrides: Partial<KeptProject> = {},
): KeptProject => ({
  base,
  values: { ...formOf(base), ...typed },
  conflicts: {},
  unanswered: [],
  attempt: null,
  isNew: false,
  newUuid: null,
  unfinished: [],
  at: Date.now(),
  isInUse: false,
  isLeft: true,
  ...overrides,
});
