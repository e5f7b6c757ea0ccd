import type { ActiveProject, Project } from '@printpartner/contracts/types';
import { bareId } from '../../../entities/project/record-fields.ts';

/** What a stored pointer to the last project says. */
export type Pointer = { kind: 'none' | 'legacy' | 'rejected' } | { kind: 'project'; id: number };

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const integerShape = /^[1-9]\d*$/;
/** Largest integer of the database's column. */
const largestId = 2_147_483_647;

/** After Clear Fields the session's own copy fills no form for so long. */
export const fallbackSkipMs = 10 * 60_000;

/**
 * A pointer names a project by its integer, which text may hold, behind `project-` or not. One in the shape of a uuid
 * is a relic, to be cleared; anything else is none that can be followed.
 */
export function readPointer(value: unknown): Pointer {
  if (value === null || value === undefined || value === '') return { kind: 'none' };
  const bare = typeof value === 'string' ? bareId(value) : value;
  if (typeof bare === 'string' && uuidShape.test(bare)) return { kind: 'legacy' };
  const id = typeof bare === 'string' && integerShape.test(bare) ? Number(bare) : bare;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > largestId)
    return { kind: 'rejected' };
  return { kind: 'project', id };
}

/** The project that an answer points to; null when it came with none, or with another. */
export function projectUnder(pointer: Pointer, { project }: Pick<ActiveProject, 'project'>): Project | null {
  return pointer.kind === 'project' && project?.id === pointer.id ? project : null;
}

/** Both name the same: nobody moved the pointer between two looks at it. */
export function isSamePointer(before: Pointer, after: Pointer): boolean {
  const [from, to] = [before, after].map((pointer) =>
    pointer.kind === 'project' ? pointer.id : pointer.kind,
  );
  return from === to;
}

/** Whether the session's copy may fill the form. Times: ms since 1970; null when never cleared. */
export function mayFallBack(clearedAt: number | null, now: number): boolean {
  return clearedAt === null || now - clearedAt >= fallbackSkipMs;
}
