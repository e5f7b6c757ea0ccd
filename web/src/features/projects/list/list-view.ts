import type { Project } from '@printpartner/contracts/types';

/** So long after a list with projects, an answer without any is not believed. */
export const emptyGuardMs = 5000;

/** The list on screen. */
export interface ListView {
  /** Undefined until they have come. */
  projects: readonly Project[] | undefined;
  /** When a list with projects was loaded last, ms since 1970. */
  filledAt: number;
}

export const noList: ListView = { projects: undefined, filledAt: Number.NEGATIVE_INFINITY };

/** Takes over an answer, except for an empty one right after a good load. `now`: ms since 1970. */
export function showAnswer(view: ListView, answer: readonly Project[], now: number): ListView {
  if (answer.length > 0) return { projects: answer, filledAt: now };
  return isDoubtful(view, now) ? view : { ...view, projects: answer };
}

/** What the user deleted is off the list at once; when it was the last one, an empty answer is believed. */
export function withoutProject(view: ListView, id: number): ListView {
  return { ...view, projects: view.projects?.filter((project) => project.id !== id) };
}

function isDoubtful({ projects, filledAt }: ListView, now: number): boolean {
  return projects !== undefined && projects.length > 0 && now - filledAt < emptyGuardMs;
}
