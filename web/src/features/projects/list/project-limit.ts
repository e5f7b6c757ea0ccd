import { limits } from '@printpartner/contracts/types';

/** "12 of 20" */
export function countText(active: number): string {
  return `${active} of ${limits.activeProjects}`;
}

/** Why no other project can be saved; undefined while there is room. */
export function limitText(active: number, archived: number): string | undefined {
  if (active + archived >= limits.projectsOfUser) {
    const limit = limits.projectsOfUser.toLocaleString('en-US');
    return `${limit} projects is the limit, including archived ones. Delete one to make room.`;
  }
  if (active < limits.activeProjects) return undefined;
  return `${limits.activeProjects} active projects is the limit. Archive or delete one to make room.`;
}
