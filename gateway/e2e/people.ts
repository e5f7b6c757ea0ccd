import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request } from '@playwright/test';

export interface Person {
  email: string;
  api: APIRequestContext;
}

/** Signs a new person up; their context carries the session cookie. */
export async function newPerson(baseURL: string, name = 'person'): Promise<Person> {
  const api = await request.newContext({ baseURL });
  const email = `${name}-${randomUUID()}@example.com`;
  const answer = await api.post('/api/auth/signup', { data: { email, password: 'correct horse' } });
  expect(answer.status(), await answer.text()).toBe(200);
  return { email, api };
}

/** Somebody without a session. */
export const stranger = (baseURL: string): Promise<APIRequestContext> => request.newContext({ baseURL });
