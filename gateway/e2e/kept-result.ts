import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { plainPdf } from '@printpartner/testing/e2e';

/** Checks a small PDF. @returns the session id */
export async function checkedSession(
  api: APIRequestContext,
  filename = 'harbor season.pdf',
  mode: 'quick' | 'full' = 'quick',
): Promise<string> {
  const sessionId = randomUUID();
  const pdf = { name: filename, mimeType: 'application/pdf', buffer: plainPdf() };
  const answer = await api.post('/api/preflight/analyze', { multipart: { sessionId, mode, pdf } });
  expect(answer.status(), await answer.text()).toBe(200);
  return sessionId;
}

/** Keeps the result of a small PDF with a project. @returns the kept result's id */
export async function keptResult(
  api: APIRequestContext,
  projectId: string,
  filename?: string,
): Promise<string> {
  const sessionId = await checkedSession(api, filename);
  const answer = await api.post('/api/preflight/kept', { data: { sessionId, projectId } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id }: { id: string } = await answer.json();
  return id;
}
