import { ApiUser } from '../../test/system/api-user.ts';
import { inTurns } from './in-turns.ts';

const PROJECTS_EACH = 20;

/** Somebody with as many active projects as a user may have. */
export interface Person {
  user: ApiUser;
  projectIds: string[];
}

export async function makePerson(url: string, ip: string): Promise<Person> {
  const user = await ApiUser.signUp(url, ip);
  const projectIds: string[] = [];
  for (let n = 1; n <= PROJECTS_EACH; n += 1) {
    const answer = await user.send('POST', '/api/projects', { project_name: `Job ${n}` });
    if (!answer.ok) throw new Error(`a project could not be saved: ${answer.status}`);
    projectIds.push(((await answer.json()) as { uuid: string }).uuid);
  }
  return { user, projectIds };
}

/** As many people, each from an address of their own. */
export function makeCrowd(url: string, count: number): Promise<Person[]> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return inTurns(numbers, 4, (n) => makePerson(url, `10.1.${n >> 8}.${n & 255}`));
}

/** Sets a reminder on each project of each person; `fireAtOf` says when, by its place among all of them. */
export async function remindAll(crowd: readonly Person[], fireAtOf: (place: number) => Date): Promise<void> {
  const all = crowd.flatMap(({ user, projectIds }) => projectIds.map((id) => ({ user, id })));
  await inTurns(
    all.map((one, place) => ({ ...one, place })),
    16,
    async ({ user, id, place }) => {
      const alert = { project_id: id, message: 'Proof', fire_at_utc: fireAtOf(place).toISOString() };
      const answer = await user.send('POST', '/api/alerts', alert);
      if (!answer.ok) throw new Error(`an alert could not be set: ${answer.status}`);
    },
  );
}
