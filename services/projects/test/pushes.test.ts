import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  ALERT_PUSH_CHANNEL,
  deleteProject,
  patchProject,
  projectAlertMoved,
  saveProject,
} from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { type Projects, startProjects } from './start-projects.ts';

let projects: Projects;
let listener: Redis;
const pushes: unknown[] = [];
beforeAll(async () => {
  projects = await startProjects();
  listener = new Redis(projects.redis.url);
  listener.on('message', (_channel: string, message: string) => pushes.push(JSON.parse(message)));
  await listener.subscribe(ALERT_PUSH_CHANNEL);
});
afterAll(async () => {
  listener.disconnect();
  await projects.stop();
});

it('P6 every change of a project is pushed to the user’s open browsers', async () => {
  const userId = randomUUID();
  const pushed = (count: number) =>
    eventually(() =>
      expect(pushes).toEqual(Array.from({ length: count }, () => ({ kind: 'changed', userId }))),
    );
  const { id, uuid } = await projects.call(saveProject, { project_name: 'Menu' }, userId);
  await pushed(1);
  await projects.call(patchProject, { ref: String(id), fields: { archived: true } }, userId);
  await pushed(2);
  const move = { reminder: null, reopens: true, movedAt: new Date().toISOString() };
  await projects.alerts.publish(projectAlertMoved, { userId, projectId: uuid, ...move });
  await projects.alerts.allAcknowledged();
  await pushed(3);
  await projects.call(deleteProject, { ref: String(id) }, userId);
  await pushed(4);
});
