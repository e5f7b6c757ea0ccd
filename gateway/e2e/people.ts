import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';

export { expect };

export interface Person {
  email: string;
  /** The token of the session that `api` has. */
  token: string;
  api: APIRequestContext;
}

export const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8080';
export const PASSWORD = 'correct horse';

/** A client without a session and with its own IP. */
export function visitor(headers: Record<string, string> = {}): Promise<APIRequestContext> {
  return request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': randomIp(), ...headers } });
}

/** Creates an account; `api` has its session cookie. */
export async function newPerson(name = 'person'): Promise<Person> {
  const api = await visitor();
  const email = uniqueEmail(name);
  const answer = await api.post('/api/auth/signup', { data: { email, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token }: { token: string } = await answer.json();
  return { email, token, api };
}

/** Signs in on another device. */
export async function otherDevice(email: string): Promise<APIRequestContext> {
  const api = await visitor();
  const answer = await api.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
  return api;
}

/** The body of a successful answer. */
export async function read<T>(answer: APIResponse): Promise<T> {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}
