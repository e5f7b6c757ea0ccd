import { ApiUser } from '../../system/api-user.ts';
import { mapConcurrently } from './map-concurrently.ts';

const PROJECTS_EACH = 20;

/** A user with the maximum number of active projects. */
export interface Person {
  user: ApiUser;
  projectIds: string[];
}

export async function makePerson(url: string, ip: string): Promise<Person> {
  const user = await ApiUser.signUp(url, ip);
  const projectIds: string[] = [];
  for (let n = 1; n <= PROJECTS_EACH; n += 1) {
    const answer = await user.send('POST', '/api/projects', { project_name: `Job ${n}` });
    if (!answer.ok) throw new Error(`saving a project failed: HTTP ${answer.status}`);
    projectIds.push(((await answer.json()) as { uuid: string }).uuid);
  }
  return { user, projectIds };
}

/** Creates users, each with their own IP address. */
export function makeCrowd(url: string, count: number): Promise<Person[]> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return mapConcurrently(numbers, 4, (n) => makePerson(url, `10.1.${n >> 8}.${n & 255}`));
}

/** Creates an alert for every project. @param fireAtOf due time by the alert's index */
export async function remindAll(crowd: readonly Person[], fireAtOf: (index: number) => Date): Promise<void> {
  const all = crowd.flatMap(({ user, projectIds }) => projectIds.map((id) => ({ user, id })));
  await mapConcurrently(
    all.map((one, index) => ({ ...one, index })),
    16,
    async ({ user, id, index }) => {
      const alert = { project_id: id, message: 'Proof', fire_at_utc: fireAtOf(index).toISOString() };
      const answer = await user.send('POST', '/api/alerts', alert);
      if (!answer.ok) throw new Error(`creating an alert failed: HTTP ${answer.status}`);
    },
  );
}
