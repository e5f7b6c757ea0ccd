import { randomUUID } from 'node:crypto';

const PASSWORD = 'correct horse';

/** An API client signed in to a running system. */
export class ApiUser {
  readonly url: string;
  readonly email: string;
  readonly token: string;

  private constructor(url: string, email: string, token: string) {
    this.url = url;
    this.email = email;
    this.token = token;
  }

  /** @param ip X-Forwarded-For address, for a system that trusts the proxy; rate limits count by it */
  static async signUp(url: string, ip?: string): Promise<ApiUser> {
    const email = `${randomUUID()}@example.com`;
    const { token } = await post(url, '/api/auth/signup', { email, password: PASSWORD }, ip);
    return new ApiUser(url, email, String(token));
  }

  static async signIn(url: string, email: string): Promise<ApiUser> {
    const { token } = await post(url, '/api/auth/login', { email, password: PASSWORD });
    return new ApiUser(url, email, String(token));
  }

  /** Types the password again, and deletes the account. */
  async deleteAccount(): Promise<Response> {
    await this.send('POST', '/api/auth/confirm', { password: PASSWORD });
    return this.send('DELETE', '/api/auth/delete-account');
  }

  send(method: string, path: string, body?: unknown, requestId: string = randomUUID()): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'x-request-id': requestId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.send('GET', path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

async function post(url: string, path: string, body: unknown, ip?: string): Promise<{ token?: unknown }> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(ip && { 'x-forwarded-for': ip }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { token?: unknown };
}
