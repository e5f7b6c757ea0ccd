import { randomUUID } from 'node:crypto';
import type { ApiUser } from './api-user.ts';

/** Begins like a PDF and is none: checked in no time, with a result that says so. */
const bytes = Buffer.from('%PDF-1.4 and nothing more');

/** Has a file of that name checked for press. @returns the session of the check */
export async function checkPdf({ url, token }: ApiUser, filename: string): Promise<string> {
  const sessionId = randomUUID();
  const form = new FormData();
  form.set('sessionId', sessionId);
  form.set('mode', 'quick');
  form.set('pdf', new File([bytes], filename, { type: 'application/pdf' }));
  const answer = await fetch(`${url}/api/preflight/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${filename}: ${answer.status} ${await answer.text()}`);
  return sessionId;
}
