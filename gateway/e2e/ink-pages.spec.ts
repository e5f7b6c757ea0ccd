import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { baseURL, newPerson, visitor } from './people.ts';
import { plainPdf } from '@printpartner/testing/e2e';

const pdf = { name: 'harbor.pdf', mimeType: 'application/pdf', buffer: plainPdf() };

/** A check that is done; answers where the inks of its first page are. */
async function checked(api: APIRequestContext, mode = 'full'): Promise<string> {
  const sessionId = randomUUID();
  const answer = await api.post('/api/preflight/analyze', { multipart: { sessionId, mode, pdf } });
  expect(answer.status()).toBe(200);
  return `/api/preflight/${sessionId}/ink/1`;
}

/** The header of a body, and the bytes behind it. */
function partsOf(body: Buffer) {
  const end = body.indexOf('\n');
  return { header: JSON.parse(body.subarray(0, end).toString()), planes: body.subarray(end + 1) };
}

test('F9 the owner gets the inks of a page of a full check', async () => {
  for (const api of [await visitor(), (await newPerson()).api]) {
    const answer = await api.get(await checked(api));
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    const { header, planes } = partsOf(await answer.body());
    expect(header).toMatchObject({
      box: [0, 0, 432, 648],
      width: 216,
      height: 324,
      cellPt: 2,
      art: ['Black'],
    });
    expect(planes).toHaveLength(2 * 216 * 324);
    // The black square from 200, 300 to 210, 310.
    expect(planes[Math.floor((648 - 305) / 2) * 216 + Math.floor(205 / 2)]).toBe(255);
    expect(planes[0]).toBe(0);
  }
});

test('F9 who does not unpack gets them unpacked', async () => {
  const { api } = await newPerson();
  const path = await checked(api);
  const { cookies } = await api.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = async (encoding: string) => {
    const answer = await fetch(new URL(path, baseURL), { headers: { cookie, 'accept-encoding': encoding } });
    expect(answer.status).toBe(200);
    return { packed: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const plain = await ask('identity');
  expect(plain.packed).toBeNull();
  expect(partsOf(plain.bytes).header).toMatchObject({ width: 216 });
  const packed = await ask('gzip');
  expect(packed.packed).toBe('gzip');
  // `fetch` has unpacked it.
  expect(packed.bytes.equals(plain.bytes)).toBe(true);
});

test('F3 F9 a stranger, a Quick Scan, another page and a check that is gone have none', async () => {
  const { api } = await newPerson();
  const path = await checked(api);
  const refused = async (who: APIRequestContext, where: string, status: number, code: string) => {
    const answer = await who.get(where);
    expect(answer.status(), where).toBe(status);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code });
  };
  await refused(await visitor(), path, 404, 'preflight.not_found');
  await refused((await newPerson()).api, path, 404, 'preflight.not_found');
  await refused(api, await checked(api, 'quick'), 404, 'preflight.no_ink');
  await refused(api, path.replace(/1$/, '2'), 404, 'preflight.no_ink');
  await refused(api, path.replace(/1$/, '0'), 422, 'request.invalid');
  await refused(api, path.replace(/1$/, 'one'), 422, 'request.invalid');
  await api.delete(path.replace(/preflight\/(.*)\/ink.*/, 'preflight/cleanup/$1'));
  await refused(api, path, 404, 'preflight.not_found');
});
