import { type APIRequestContext, expect } from '@playwright/test';
import type { SignUpAttempt } from '@printpartner/contracts';
import { visitor } from './people.ts';

/** A client with the admin password of the system under test. */
export function admin(): Promise<APIRequestContext> {
  const password = process.env['ADMIN_PASSWORD'];
  if (!password) throw new Error('ADMIN_PASSWORD is not set; it must be that of the system under test');
  return visitor({ 'x-admin-password': password });
}

/** The recorded attempts of an address, newest first. */
export async function attemptsOf(email: string): Promise<SignUpAttempt[]> {
  const answer = await (await admin()).get('/api/admin/signup-attempts?limit=1000');
  expect(answer.status(), await answer.text()).toBe(200);
  const attempts: SignUpAttempt[] = await answer.json();
  return attempts.filter((attempt) => attempt.email === email);
}
