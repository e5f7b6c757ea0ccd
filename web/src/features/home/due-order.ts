import type { Project } from '@printpartner/contracts/types';

/** Projects with a due date that are not put away, soonest first: what is late stands before what lies ahead. */
export function nextDue(projects: readonly Project[]): Project[] {
  return projects
    .filter((project) => project.due_date !== '' && !project.archived)
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date));
}
