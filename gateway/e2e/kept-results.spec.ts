import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test } from '@playwright/test';
import { checkedSession, keptResult } from './kept-result.ts';
import { expect, newPerson, visitor } from './people.ts';

async function newProject(api: APIRequestContext): Promise<string> {
  const saved = await api.post('/api/projects', { data: { project_name: `Harbor ${randomUUID()}` } });
  const { uuid }: { uuid: string } = await saved.json();
  return uuid;
}

const keep = (api: APIRequestContext, sessionId: string, projectId: string) =>
  api.post('/api/preflight/kept', { data: { sessionId, projectId } });
const listed = async (api: APIRequestContext, projectId: string): Promise<unknown[]> =>
  (await api.get('/api/preflight/kept', { params: { projectId } })).json();

test('F6 K3 P6 P7 a kept result outlives its session, is private to its user, and leaves with its project', async () => {
  const [{ api }, intruder] = [await newPerson('owner'), await newPerson('intruder')];
  const projectId = await newProject(api);

  await test.step('it outlives its session until it is removed', async () => {
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
    expect(await (await api.get('/api/preflight/kept')).json()).toEqual([kept]);
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

  const id = await keptResult(api, projectId);
  const sessionId = await checkedSession(api);

  await test.step('another user finds none of it, and a visitor keeps nothing', async () => {
    const ofIntruder = await checkedSession(intruder.api);
    const withProject = await keep(intruder.api, ofIntruder, projectId);
    expect(withProject.status()).toBe(404);
    expect(await withProject.json()).toMatchObject({ code: 'projects.not_found' });
    expect(await (await intruder.api.get('/api/preflight/kept')).json()).toEqual([]);
    const ofCheck = await keep(intruder.api, sessionId, await newProject(intruder.api));
    expect(ofCheck.status()).toBe(404);
    expect(await ofCheck.json()).toMatchObject({ code: 'preflight.not_found' });

    expect(await listed(intruder.api, projectId)).toEqual([]);
    for (const path of [`/${id}`, `/${id}/report.pdf`]) {
      const answer = await intruder.api.get(`/api/preflight/kept${path}`);
      expect(answer.status(), path).toBe(404);
      expect(await answer.json(), path).toMatchObject({ code: 'preflight.kept_not_found' });
    }
    expect((await intruder.api.delete(`/api/preflight/kept/${id}`)).status()).toBe(404);
    expect(await listed(api, projectId)).toMatchObject([{ id }]);

    const client = await visitor();
    const answer = await keep(client, await checkedSession(client), projectId);
    expect(answer.status()).toBe(401);
  });

  await test.step('invalid ids are refused', async () => {
    for (const query of ['?projectId=', '?projectId=1', '?projectId=%00'])
      expect((await api.get(`/api/preflight/kept${query}`)).status(), query).toBe(422);
    for (const invalid of ['1', 'null', "1'--"])
      expect((await api.get(`/api/preflight/kept/${encodeURIComponent(invalid)}`)).status(), invalid).toBe(
        422,
      );
  });

  await test.step('archiving the project keeps it, deleting the project removes it', async () => {
    await api.patch(`/api/projects/${projectId}`, { data: { archived: true } });
    expect(await listed(api, projectId)).toMatchObject([{ id }]);
    await api.patch(`/api/projects/${projectId}`, { data: { archived: false } });
    expect((await api.delete(`/api/projects/${projectId}`)).status()).toBe(200);
    await expect.poll(() => listed(api, projectId)).toEqual([]);
    expect((await api.get(`/api/preflight/kept/${id}`)).status()).toBe(404);
    expect((await keep(api, sessionId, projectId)).status()).toBe(404);
  });
});
