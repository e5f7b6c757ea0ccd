import { limits, type Project } from '@printpartner/contracts/types';
import { byDueDate } from '../../features/projects/list/due.ts';

/** Projects at work, soonest due first, and those that were put away, last changed first. */
export function shelve(projects: readonly Project[]): { active: Project[]; archived: Project[] } {
  return {
    active: byDueDate(projects.filter(({ archived }) => !archived)),
    archived: projects
      .filter(({ archived }) => archived)
      .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)),
  };
}

/** "12 of 20" */
export function countText(active: number): string {
  return `${active} of ${limits.activeProjects}`;
}

/** No more can be saved until one is archived or deleted. */
export function isFull(active: number): boolean {
  return active >= limits.activeProjects;
}
