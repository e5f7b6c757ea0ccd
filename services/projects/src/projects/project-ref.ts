import type { FindOptionsWhere } from 'typeorm';
import type { Project } from './project.entity.ts';

/** Largest value of Postgres' integer; a longer number names no project. */
const MAX_INTEGER = 2_147_483_647;

/** Selects a user's project by integer id or uuid; another user's is never found. */
export function whereRef(userId: string, ref: string): FindOptionsWhere<Project> {
  if (ref.includes('-')) return { userId, uuid: ref };
  return { userId, id: Math.min(Number(ref), MAX_INTEGER) };
}
