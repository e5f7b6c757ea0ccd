import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect as baseExpect, request } from '@playwright/test';

/** What other services do with an event takes its time on a busy machine; a deadline ends with what it waits for. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export interface Person {
  email: string;
  api: APIRequestContext;
}

export const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8080';
export const password = 'correct horse';

/** An address that a proxy in front saw; limits by IP then count each person and each test by itself. */
export const randomIp = (): string => ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export const uniqueEmail = (name = 'person'): string => `${name}-${randomUUID()}@example.com`;

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
