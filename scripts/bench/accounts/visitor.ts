import { randomIp, uniqueEmail } from '@printpartner/testing/e2e';

export const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:8080';
const PASSWORD = 'correct horse';

export interface Answer {
  status: number;
  /** Seconds; 0 without the header. */
  retryAfter: number;
  /** From the first byte sent to the last received, ms. */
  took: number;
  body: unknown;
}

/** One request, from its own IP by default. */
export async function ask(
  method: string,
  path: string,
  { ip = randomIp(), body, token }: { ip?: string; body?: unknown; token?: string } = {},
): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const took = performance.now() - start;
  const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
  return { status: answer.status, retryAfter, took, body: text ? JSON.parse(text) : undefined };
}

export interface Account {
  email: string;
  token: string;
}

export async function createAccount(): Promise<Account> {
  const email = uniqueEmail('bench');
  const { status, body } = await ask('POST', '/api/auth/signup', { body: { email, password: PASSWORD } });
  if (status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(body)}`);
  return { email, token: (body as { token: string }).token };
}

export async function deleteAccount({ token }: Account): Promise<void> {
  await ask('POST', '/api/auth/confirm', { token, body: { password: PASSWORD } });
  await ask('DELETE', '/api/auth/delete-account', { token });
}

export const signInWith = (email: string, guess: string, ip?: string): Promise<Answer> =>
  ask('POST', '/api/auth/login', { body: { email, password: guess }, ...(ip && { ip }) });

export const requestReset = (email: string, ip?: string): Promise<Answer> =>
  ask('POST', '/api/auth/forgot-password', { body: { email }, ...(ip && { ip }) });

export const resetWith = (email: string, code: string, ip?: string): Promise<Answer> =>
  ask('POST', '/api/auth/reset-password', {
    body: { email, code, newPassword: 'stolen horse' },
    ...(ip && { ip }),
  });
