import { type APIRequestContext, expect as baseExpect, request } from '@playwright/test';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';

/** What other services do with an event takes its time on a busy machine; a deadline ends with what it waits for. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export interface Person {
  email: string;
  api: APIRequestContext;
}

export const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8080';
export const password = 'correct horse';

/** Somebody without a session, at a computer of their own. */
export function stranger(headers: Record<string, string> = {}): Promise<APIRequestContext> {
  return request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': randomIp(), ...headers } });
}

/** Signs a new person up; their context carries the session cookie. */
export async function newPerson(name = 'person'): Promise<Person> {
  const api = await stranger();
  const email = uniqueEmail(name);
  const answer = await api.post('/api/auth/signup', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { email, api };
}

/** The same person at another computer. */
export async function otherDevice(email: string): Promise<APIRequestContext> {
  const api = await stranger();
  const answer = await api.post('/api/auth/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return api;
}
