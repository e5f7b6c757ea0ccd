import { type APIRequestContext, test } from '@playwright/test';
import { TestStream } from './event-streams.ts';
import { expect, newPerson, otherDevice, PASSWORD, visitor } from './people.ts';

interface Project {
  id: number;
  uuid: string;
  project_name: string;
  reminder_date: string;
  reminder_time: string;
  reminder_message: string;
  status: string;
  archived: boolean;
}
interface Alert {
  id: string;
  alert_type: string;
  message: string;
  fire_at_utc: string;
  project: { project_name: string } | null;
}

async function save(api: APIRequestContext, data: object): Promise<Project> {
  const answer = await api.post('/api/projects', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
const read = async (api: APIRequestContext, uuid: string): Promise<Project> =>
  (await api.get(`/api/projects/${uuid}`)).json();
const upcoming = async (api: APIRequestContext): Promise<Alert[]> =>
  (await api.get('/api/alerts/upcoming')).json();

async function tokenOf(email: string): Promise<string> {
  const answer = await (await visitor()).post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { token }: { token: string } = await answer.json();
  return token;
}

test('R1 R3 R5 an alert is snoozed with its project, needs an own project, updates it, and is tested on every device', async () => {
  const { api, email } = await newPerson();

  await test.step('a snooze opens a project that is over and moves its reminder, unless the project is deleted', async () => {
    const project = await save(api, {
      project_name: 'Poster',
      status: 'Done',
      reminder_date: '2020-01-01',
      reminder_message: 'Approve the proof',
      time_zone: 'Europe/Berlin',
    });
    const due = async (): Promise<Alert[]> => (await api.get('/api/alerts/due')).json();
    await expect.poll(due).toMatchObject([{ message: 'Approve the proof' }]);
    const [alert] = await due();
    const snooze = () =>
      api.post(`/api/alerts/${alert?.id}/snooze`, { data: { fire_at_utc: '2030-07-01T07:00:00Z' } });
    expect((await snooze()).status()).toBe(200);
    await expect
      .poll(() => read(api, project.uuid))
      .toMatchObject({
        reminder_date: '2030-07-01',
        reminder_time: '09:00',
        reminder_message: 'Approve the proof',
        status: 'open',
      });
    await api.delete(`/api/projects/${project.uuid}`);
    await expect.poll(async () => (await snooze()).status()).toBe(404);
    expect(await upcoming(api)).toEqual([]);
  });

  await test.step('it requires the UUID of the user’s own project', async () => {
    const intruder = await newPerson('intruder');
    const { uuid } = await save(api, { project_name: 'Menu' });
    const fire_at_utc = '2030-01-01T00:00:00Z';
    for (const id of ['7', 'nonsense', '01890a5d-ac96-774b-bcce-b302099a8057']) {
      const answer = await api.post('/api/alerts', { data: { project_id: id, fire_at_utc } });
      expect(answer.status()).toBe(422);
      expect(await answer.json()).toMatchObject({
        errors: [{ path: 'project_id', message: `Invalid project UUID for alert: ${id}` }],
      });
    }
    const stolen = await intruder.api.post('/api/alerts', { data: { project_id: uuid, fire_at_utc } });
    expect(stolen.status()).toBe(404);
  });

  await test.step('it has whole seconds, “Reminder” for a blank message, and updates the project', async () => {
    const { uuid } = await save(api, { project_name: 'Leaflet', time_zone: 'America/New_York' });
    const data = { project_id: uuid, message: '  ', fire_at_utc: '2030-01-02T15:04:05.678+01:00' };
    const set: Alert = await (await api.post('/api/alerts', { data })).json();
    expect(set).toMatchObject({ message: 'Reminder', fire_at_utc: '2030-01-02T14:04:05.000Z' });
    const fields = { reminder_date: '2030-01-02', reminder_time: '09:04' };
    await expect.poll(() => read(api, uuid)).toMatchObject(fields);
    // A later save of another field must not cancel the alert.
    await save(api, { id: uuid, due_date: '2030-01-05' });
    await expect
      .poll(() => upcoming(api))
      .toMatchObject([
        { id: set.id, fire_at_utc: '2030-01-02T14:04:05.000Z' },
        { alert_type: 'due-date', fire_at_utc: '2030-01-05T14:00:00.000Z', message: 'Due on Jan 5, 2030' },
      ]);
  });

  await test.step('a test alert is pushed to every device, with its project', async () => {
    const { uuid } = await save(api, { project_name: 'Season program' });
    const [desk, phone] = [
      await TestStream.open(await tokenOf(email)),
      await TestStream.open(await tokenOf(email)),
    ];
    const answer = await api.post('/api/alerts/test', { data: { project_id: uuid } });
    expect(await answer.json()).toMatchObject({ alert_type: 'smoke-test', project_id: uuid });
    for (const stream of [desk, phone]) {
      await stream.expectAlert('"alert_type":"smoke-test"');
      await stream.expectAlert('Season program');
      stream.close();
    }
    for (const project_id of [null, undefined]) {
      expect((await api.post('/api/alerts/test', { data: { project_id } })).status()).toBe(200);
    }
    expect((await api.post('/api/alerts/test', { data: { project_id: '7' } })).status()).toBe(422);
  });
});

test('P7 R2 archiving pauses reminders on every device, the 21st active project is rejected, and HEAD opens no stream', async () => {
  const { api, email } = await newPerson();

  await test.step('archiving pauses a project’s reminders and restoring brings them back', async () => {
    const project = await save(api, {
      project_name: 'Menu',
      reminder_date: '2030-01-02',
      due_date: '2030-01-05',
    });
    await expect.poll(async () => (await upcoming(api)).length).toBe(2);
    const archive = (archived: boolean) => api.patch(`/api/projects/${project.uuid}`, { data: { archived } });
    expect(await (await archive(true)).json()).toMatchObject({ archived: true });
    await expect.poll(() => upcoming(api)).toEqual([]);
    const phone = await otherDevice(email);
    expect(await (await phone.get('/api/projects')).json()).toMatchObject([{ archived: true }]);
    expect(await (await phone.get('/api/projects/active')).json()).toMatchObject({ last_project_id: null });
    expect(await (await archive(false)).json()).toMatchObject({ archived: false });
    await expect.poll(async () => (await upcoming(api)).length).toBe(2);
  });

  await test.step('the 21st active project is rejected with a message that says what to do', async () => {
    for (let n = 2; n <= 20; n += 1) await save(api, { project_name: `Job ${n}` });
    const refused = await api.post('/api/projects', { data: { project_name: 'Job 21' } });
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'projects.limit_reached',
      detail: 'You have 20 active projects. Archive or delete one to make room.',
    });
  });

  await test.step('HEAD of the event stream responds at once and opens no stream', async () => {
    for (let n = 0; n < 25; n += 1) expect((await api.head('/api/alerts/stream')).status()).toBe(200);
  });
});
