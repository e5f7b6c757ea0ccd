import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { closeGateways, listeningGateway } from './test-gateway.ts';

const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(async () => {
  await closeGateways();
  rmSync(uploads, { recursive: true, force: true });
});

describe('uploads', () => {
  it('F3 refuses a file beyond the limit while it comes, keeps nothing of it, and goes on', async () => {
    const url = await listeningGateway({ UPLOAD_LIMIT_MB: 1, STORAGE_URL: pathToFileURL(uploads).href });
    for (const size of [1_048_577, 5_000_000]) {
      const form = new FormData();
      form.append('pdf', new Blob(['%PDF-1.4 ', new Uint8Array(size)]), 'large.pdf');
      const answer = await fetch(`${url}/api/preflight/analyze`, { method: 'POST', body: form });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        code: 'request.too_large',
        detail: 'The file is larger than 1 MB.',
      });
    }
    expect(readdirSync(uploads)).toEqual([]);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
  });
});
