import { limits } from '@printpartner/contracts/types';

/** "12 of 20" */
export function countText(active: number): string {
  return `${active} of ${limits.activeProjects}`;
}

/** No other project can be saved until one is archived or deleted. */
export function isFull(active: number): boolean {
  return active >= limits.activeProjects;
}
