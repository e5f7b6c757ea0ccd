import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test } from '@playwright/test';
import { checkedSession, keptResult } from './kept-result.ts';
import { expect, newPerson, visitor } from './people.ts';

const KEPT_MOST = 20;

async function newProject(api: APIRequestContext): Promise<string> {
  const saved = await api.post('/api/projects', { data: { project_name: `Harbor ${randomUUID()}` } });
  const { uuid }: { uuid: string } = await saved.json();
  return uuid;
}

const keep = (api: APIRequestContext, sessionId: string, projectId: string) =>
  api.post('/api/preflight/kept', { data: { sessionId, projectId } });
const listed = async (api: APIRequestContext, projectId: string): Promise<unknown[]> =>
  (await api.get('/api/preflight/kept', { params: { projectId } })).json();

test('F6 a result is kept with a project, read again when its session is gone, and removed', async () => {
  const { api } = await newPerson();
  const projectId = await newProject(api);
  const sessionId = await checkedSession(api);
  const { result } = await (await api.get(`/api/preflight/${sessionId}`)).json();
  const answer = await keep(api, sessionId, projectId);
  expect(answer.status(), await answer.text()).toBe(200);
  const kept = await answer.json();
  expect(kept).toMatchObject({
    projectId,
    filename: 'harbor season.pdf',
    mode: 'quick',
    profile: 'sheetfed',
  });
  expect(await (await keep(api, sessionId, projectId)).json()).toEqual(kept);

  expect((await api.delete(`/api/preflight/cleanup/${sessionId}`)).status()).toBe(204);
  expect(await listed(api, projectId)).toEqual([kept]);
  expect(await (await api.get(`/api/preflight/kept/${kept.id}`)).json()).toEqual({ ...kept, result });
  const report = await api.get(`/api/preflight/kept/${kept.id}/report.pdf`);
  expect(report.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="harbor season preflight.pdf"',
  });
  expect((await report.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const removed = await api.delete(`/api/preflight/kept/${kept.id}`);
  expect(removed.status()).toBe(204);
  expect(await removed.text()).toBe('');
  expect(await listed(api, projectId)).toEqual([]);
  expect((await api.delete(`/api/preflight/kept/${kept.id}`)).status()).toBe(404);
});

test('F6 P6 nothing is kept with a stranger’s project or of a stranger’s check, and no kept one is a stranger’s to see', async () => {
  const [owner, thief] = [await newPerson('owner'), await newPerson('thief')];
  const projectId = await newProject(owner.api);
  const sessionId = await checkedSession(owner.api);
  const id = await keptResult(owner.api, projectId);

  const withProject = await keep(thief.api, await checkedSession(thief.api), projectId);
  expect(withProject.status()).toBe(404);
  expect(await withProject.json()).toMatchObject({ code: 'projects.not_found' });
  const ofCheck = await keep(thief.api, sessionId, await newProject(thief.api));
  expect(ofCheck.status()).toBe(404);
  expect(await ofCheck.json()).toMatchObject({ code: 'preflight.not_found' });

  expect(await listed(thief.api, projectId)).toEqual([]);
  for (const path of [`/${id}`, `/${id}/report.pdf`]) {
    const answer = await thief.api.get(`/api/preflight/kept${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json(), path).toMatchObject({ code: 'preflight.kept_not_found' });
  }
  expect((await thief.api.delete(`/api/preflight/kept/${id}`)).status()).toBe(404);
  expect(await listed(owner.api, projectId)).toMatchObject([{ id }]);

  // Nor is a visitor’s check kept: it belongs to no account.
  const client = await visitor();
  const answer = await keep(client, await checkedSession(client), projectId);
  expect(answer.status()).toBe(401);
});

test('F6 twenty results are kept with a project, and the next is refused with the reason', async () => {
  test.setTimeout(120_000);
  const { api } = await newPerson();
  const projectId = await newProject(api);
  for (let count = 0; count < KEPT_MOST; count += 1) await keptResult(api, projectId);
  const sessionId = await checkedSession(api);
  const refused = await keep(api, sessionId, projectId);
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'preflight.kept_limit_reached',
    detail: '20 results are kept with this project. Remove one to make room.',
  });
  expect((await keep(api, sessionId, await newProject(api))).status()).toBe(200);
});

test('F6 P7 an archived project keeps its results, a deleted one takes them along', async () => {
  const { api } = await newPerson();
  const projectId = await newProject(api);
  const id = await keptResult(api, projectId);
  await api.patch(`/api/projects/${projectId}`, { data: { archived: true } });
  expect(await listed(api, projectId)).toMatchObject([{ id }]);
  await api.patch(`/api/projects/${projectId}`, { data: { archived: false } });
  const sessionId = await checkedSession(api);
  expect((await api.delete(`/api/projects/${projectId}`)).status()).toBe(200);
  await expect.poll(() => listed(api, projectId)).toEqual([]);
  expect((await api.get(`/api/preflight/kept/${id}`)).status()).toBe(404);
  expect((await keep(api, sessionId, projectId)).status()).toBe(404);
});

test('F6 K3 odd ids are refused', async () => {
  const { api } = await newPerson();
  for (const query of ['', '?projectId=', '?projectId=1', '?projectId=%00'])
    expect((await api.get(`/api/preflight/kept${query}`)).status(), query).toBe(422);
  for (const id of ['1', 'null', "1'--"])
    expect((await api.get(`/api/preflight/kept/${encodeURIComponent(id)}`)).status(), id).toBe(422);
});
