import { randomUUID } from 'node:crypto';
import { type APIRequestContext, test } from '@playwright/test';
import { limits } from '@printpartner/contracts';
import { plainPdf } from '@printpartner/testing/e2e';
import { complete, sendPart, startedUpload, uploadedFile } from './job-files.ts';
import { expect, newPerson } from './people.ts';

async function newProject(api: APIRequestContext): Promise<string> {
  const saved = await api.post('/api/projects', { data: { project_name: `Harbor ${randomUUID()}` } });
  const { uuid }: { uuid: string } = await saved.json();
  return uuid;
}

/** A PDF of two parts. */
const large = Buffer.concat([plainPdf(), Buffer.alloc(limits.uploadPartBytes, '% harbor\n')]);

test('P10 K3 a file of a job is uploaded in parts, resumed, completed once, and downloaded whole or by range', async () => {
  const { api } = await newPerson();
  const projectId = await newProject(api);
  const filename = '../Harbor\u202E season';
  const id = await startedUpload(api, { projectId, filename }, large.length);
  const [head, tail] = [large.subarray(0, limits.uploadPartBytes), large.subarray(limits.uploadPartBytes)];

  await test.step('a part of another length, or of no number, is refused', async () => {
    for (const [part, bytes, status, code] of [
      [1, tail, 400, 'request.malformed'],
      [2, head, 413, 'request.too_large'],
      [3, tail, 422, 'request.invalid'],
      [0, tail, 422, 'request.invalid'],
    ] as const) {
      const answer = await sendPart(api, id, part, bytes);
      expect(answer.status(), `part ${part}`).toBe(status);
      expect(await answer.json()).toMatchObject({ code });
    }
    const typed = await api.put(`/api/files/uploads/${id}/parts/2`, { data: { pdf: 'x' } });
    expect(typed.status()).toBe(415);
  });

  await test.step('what is stored is asked for, and missing parts are counted', async () => {
    // Two tabs send the same part.
    const sent = await Promise.all([sendPart(api, id, 2, tail), sendPart(api, id, 2, tail)]);
    for (const answer of sent) expect(answer.status()).toBe(204);
    expect(await (await api.get(`/api/files/uploads/${id}`)).json()).toEqual({
      id,
      size: large.length,
      received: [2],
    });
    const early = await complete(api, id);
    expect(early.status()).toBe(409);
    expect(await early.json()).toMatchObject({
      code: 'files.upload_incomplete',
      detail: expect.stringContaining('1 of 2 parts'),
    });
    expect((await sendPart(api, id, 1, head)).status()).toBe(204);
  });

  const completed = await test.step('it is completed once', async () => {
    const answers = await Promise.all([complete(api, id), complete(api, id)]);
    for (const answer of answers) expect([200, 503]).toContain(answer.status());
    const again = await complete(api, id);
    expect(again.status(), await again.text()).toBe(200);
    const { file, versionId, isKnown } = await again.json();
    expect(isKnown).toBe(false);
    expect(file).toMatchObject({
      name: 'Harbor season.pdf',
      versions: [{ number: 1, size: large.length }],
    });
    expect((await (await api.get('/api/files', { params: { projectId } })).json()).files).toHaveLength(1);
    return { file, versionId };
  });

  await test.step('it is downloaded whole or by range, as nothing but a file', async () => {
    const url = `/api/files/versions/${completed.versionId}/contents`;
    const whole = await api.get(url);
    expect((await whole.body()).equals(large)).toBe(true);
    const { sha256 } = completed.file.versions[0];
    expect(whole.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Harbor season.pdf"',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
    });
    const part = await api.get(url, { headers: { range: 'bytes=-4', 'if-range': `"${sha256}"` } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toBe(
      `bytes ${large.length - 4}-${large.length - 1}/${large.length}`,
    );
    expect((await part.body()).equals(large.subarray(-4))).toBe(true);
    expect((await api.get(url, { headers: { range: 'bytes=0-3', 'if-range': '"other"' } })).status()).toBe(
      200,
    );
    const beyond = await api.get(url, { headers: { range: `bytes=${large.length}-` } });
    expect(beyond.status()).toBe(416);
    expect(beyond.headers()['content-range']).toBe(`bytes */${large.length}`);
    const asked = await api.head(url);
    expect(asked.headers()['content-length']).toBe(String(large.length));
  });

  await test.step('its picture is shown as a JPEG', async () => {
    const url = `/api/files/versions/${completed.versionId}/picture`;
    expect((await api.get(url)).status()).toBe(404);
    expect((await api.put(url, { data: { jpeg: `/9j/${btoa('harbor')}` } })).status()).toBe(204);
    const picture = await api.get(url);
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('private'),
      'x-content-type-options': 'nosniff',
    });
    expect((await picture.body()).subarray(3).toString()).toBe('harbor');
  });
});

test('P10 P7 a file that is no PDF is refused with its parts, and a late upload to a deleted project too', async () => {
  const { api } = await newPerson();
  const projectId = await newProject(api);
  const exe = Buffer.from('MZ not a PDF');
  const id = await startedUpload(api, { projectId }, exe.length);
  expect((await sendPart(api, id, 1, exe)).status()).toBe(204);
  const refused = await complete(api, id);
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'preflight.not_a_pdf' });
  expect((await api.get(`/api/files/uploads/${id}`)).status()).toBe(404);

  for (const [data, status] of [
    [{ size: 0 }, 422],
    [{ size: limits.jobFileBytes + 1 }, 422],
    [{ filename: 'x'.repeat(300) }, 422],
    [{ projectId: randomUUID() }, 404],
    [{ fileId: randomUUID() }, 404],
  ] as const) {
    const order = { id: randomUUID(), projectId, filename: 'Cover.pdf', size: 1, ...data };
    expect((await api.post('/api/files/uploads', { data: order })).status()).toBe(status);
  }

  const contents = plainPdf();
  const { versionId } = await uploadedFile(api, { projectId });
  const late = await startedUpload(api, { projectId }, contents.length);
  expect((await sendPart(api, late, 1, contents)).status()).toBe(204);
  expect((await api.delete(`/api/projects/${projectId}`)).status()).toBe(200);
  await expect
    .poll(async () => (await api.get(`/api/files/versions/${versionId}/contents`)).status())
    .toBe(404);
  expect((await complete(api, late)).status()).toBe(404);
});
