import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type JobFile, limits, partsOf } from '@printpartner/contracts';
import { plainPdf } from '@printpartner/testing/e2e';

interface Order {
  id?: string;
  projectId: string;
  fileId?: string;
  filename?: string;
}

export interface Completed {
  file: JobFile;
  versionId: string;
  isKnown: boolean;
}

const OCTETS = { 'content-type': 'application/octet-stream' };

export const sendPart = (
  api: APIRequestContext,
  id: string,
  part: number,
  data: Buffer,
): Promise<APIResponse> => api.put(`/api/files/uploads/${id}/parts/${part}`, { data, headers: OCTETS });

/** Starts an upload. @returns its id */
export async function startedUpload(
  api: APIRequestContext,
  { id = randomUUID(), filename = 'Cover.pdf', ...order }: Order,
  size: number,
): Promise<string> {
  const answer = await api.post('/api/files/uploads', { data: { id, filename, size, ...order } });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

export const complete = (api: APIRequestContext, id: string): Promise<APIResponse> =>
  api.post(`/api/files/uploads/${id}/complete`, { data: { mode: 'quick' } });

/** Uploads a file of a project, and waits for its check. */
export async function uploadedFile(
  api: APIRequestContext,
  order: Order,
  contents = plainPdf(),
): Promise<Completed> {
  const id = await startedUpload(api, order, contents.length);
  for (let part = 1; part <= partsOf(contents.length); part += 1) {
    const start = (part - 1) * limits.uploadPartBytes;
    const sent = await sendPart(api, id, part, contents.subarray(start, start + limits.uploadPartBytes));
    expect(sent.status(), await sent.text()).toBe(204);
  }
  const answer = await complete(api, id);
  expect(answer.status(), await answer.text()).toBe(200);
  const completed: Completed = await answer.json();
  await expect
    .poll(async () => (await versionsOf(api, order.projectId)).map(({ check }) => check?.state))
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/waiting|working/)]));
  return completed;
}

/** Versions of all files of a project. */
async function versionsOf(api: APIRequestContext, projectId: string): Promise<JobFile['versions']> {
  const answer = await api.get('/api/files', { params: { projectId } });
  const { files }: { files: JobFile[] } = await answer.json();
  return files.flatMap(({ versions }) => versions);
}
