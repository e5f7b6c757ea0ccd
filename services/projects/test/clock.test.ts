import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { projectAlertMoved, saveProject } from '@printpartner/contracts';
import { shiftClock } from '@printpartner/testing/clock';
import { type Projects, startProjects } from './start-projects.ts';

let projects: Projects;
beforeAll(async () => {
  projects = await startProjects();
});
afterAll(() => projects.stop());
afterEach(() => void jest.useRealTimers());

describe('the time at which a reminder was set', () => {
  it('R1 the time at which a reminder was set is by the clock of Postgres, so that alerts can compare it', async () => {
    const userId = randomUUID();
    shiftClock(600_000);
    const dates = { reminder_date: '2030-01-02', due_date: '2030-01-03' };
    await projects.call(saveProject, { project_name: 'Menu', ...dates }, userId);
    const rows = await projects.database.query(
      `select reminder_set_at <= now() as reminder, due_date_set_at <= now() as due_date from projects where user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ reminder: true, due_date: true }]);
  });

  it('R3 counts as earlier than a move of the alert in the same millisecond, as in alerts', async () => {
    const userId = randomUUID();
    const draft = { project_name: 'Menu', reminder_date: '2030-01-02' };
    const { uuid } = await projects.call(saveProject, draft, userId);
    const [row = {}] = await projects.database.query('select reminder_set_at from projects where uuid = $1', [
      uuid,
    ]);
    await projects.alerts.publish(projectAlertMoved, {
      userId,
      projectId: uuid,
      reminder: { date: '2030-05-05', time: '10:00', message: null },
      reopens: false,
      movedAt: (row['reminder_set_at'] as Date).toISOString(),
    });
    await projects.alerts.allAcknowledged();
    const moved = await projects.database.query('select reminder_date::text from projects where uuid = $1', [
      uuid,
    ]);
    expect(moved).toEqual([{ reminder_date: '2030-05-05' }]);
  });
});
