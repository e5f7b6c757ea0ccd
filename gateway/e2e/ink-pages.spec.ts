import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test } from '@playwright/test';
import { baseURL, expect, newPerson, visitor } from './people.ts';
import { plainPdf } from '@printpartner/testing/e2e';

const pdf = { name: 'harbor.pdf', mimeType: 'application/pdf', buffer: plainPdf() };

/** Checks a PDF. @returns the path of its first page's ink data */
async function checked(api: APIRequestContext, mode = 'full'): Promise<string> {
  const sessionId = randomUUID();
  const answer = await api.post('/api/preflight/analyze', { multipart: { sessionId, mode, pdf } });
  expect(answer.status()).toBe(200);
  return `/api/preflight/${sessionId}/ink/1`;
}

function partsOf(body: Buffer) {
  const end = body.indexOf('\n');
  return { header: JSON.parse(body.subarray(0, end).toString()), planes: body.subarray(end + 1) };
}

test('F3 F9 ink data of a full check goes to its owner only, compressed or not, until the check is removed', async () => {
  const [{ api }, someone] = [await newPerson(), await visitor()];
  const path = await checked(api);

  for (const [name, owner, where] of [
    ['a user', api, path],
    ['a visitor', someone, await checked(someone)],
  ] as const)
    await test.step(`available to its owner, ${name}`, async () => {
      const answer = await owner.get(where);
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
    });

  await test.step('uncompressed for a client without gzip', async () => {
    const { cookies } = await api.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const readAs = async (acceptEncoding: string) => {
      const answer = await fetch(new URL(path, baseURL), {
        headers: { cookie, 'accept-encoding': acceptEncoding },
      });
      expect(answer.status).toBe(200);
      return {
        encoding: answer.headers.get('content-encoding'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const plain = await readAs('identity');
    expect(plain.encoding).toBeNull();
    expect(partsOf(plain.bytes).header).toMatchObject({ width: 216 });
    const compressed = await readAs('gzip');
    expect(compressed.encoding).toBe('gzip');
    // `fetch` has decompressed it.
    expect(compressed.bytes.equals(plain.bytes)).toBe(true);
  });

  await test.step('not found for another owner, a Quick Scan, a missing page or a removed check', async () => {
    const refused = async (who: APIRequestContext, where: string, status: number, code: string) => {
      const answer = await who.get(where);
      expect(answer.status(), where).toBe(status);
      expect(answer.headers()['content-type']).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({ code });
    };
    await refused(someone, path, 404, 'preflight.not_found');
    await refused(await visitor(), path, 404, 'preflight.not_found');
    await refused((await newPerson()).api, path, 404, 'preflight.not_found');
    await refused(api, await checked(api, 'quick'), 404, 'preflight.no_ink');
    await refused(api, path.replace(/1$/, '2'), 404, 'preflight.no_ink');
    await refused(api, path.replace(/1$/, '0'), 422, 'request.invalid');
    await refused(api, path.replace(/1$/, 'one'), 422, 'request.invalid');
    await api.delete(path.replace(/preflight\/(.*)\/ink.*/, 'preflight/cleanup/$1'));
    await refused(api, path, 404, 'preflight.not_found');
  });
});
