import type { Project } from '@printpartner/contracts/types';

/** For this long after a list with projects, an empty answer is treated as an error. */
export const EMPTY_GUARD_MS = 5000;

/** The list on screen. */
export interface ListView {
  /** Undefined until loaded. */
  projects: readonly Project[] | undefined;
  /** When a non-empty list was last loaded, ms since 1970. */
  filledAt: number;
}

export const noList: ListView = { projects: undefined, filledAt: Number.NEGATIVE_INFINITY };

/** Shows an answer, except an empty one right after a non-empty one. `now`: ms since 1970. */
export function showAnswer(view: ListView, answer: readonly Project[], now: number): ListView {
  if (answer.length > 0) return { projects: answer, filledAt: now };
  return isDoubtful(view, now) ? view : { ...view, projects: answer };
}

/** Removes a deleted project at once. After the last one, an empty answer is shown. */
export function withoutProject(view: ListView, id: number): ListView {
  return { ...view, projects: view.projects?.filter((project) => project.id !== id) };
}

function isDoubtful({ projects, filledAt }: ListView, now: number): boolean {
  return projects !== undefined && projects.length > 0 && now - filledAt < EMPTY_GUARD_MS;
}
