import { randomUUID } from 'node:crypto';
import type { ApiUser } from './api-user.ts';

/** Looks like a PDF but can't be opened, so the check is quick. */
const bytes = Buffer.from('%PDF-1.4 and nothing more');

/** Runs a preflight check. @returns its session id */
export async function checkPdf(
  { url, token }: ApiUser,
  filename: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const sessionId = randomUUID();
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('mode', 'quick');
  form.set('pdf', new File([bytes], filename, { type: 'application/pdf' }));
  const answer = await fetch(`${url}/api/preflight/analyze`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${filename}: ${answer.status} ${await answer.text()}`);
  return sessionId;
}
