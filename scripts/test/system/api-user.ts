import { randomUUID } from 'node:crypto';

/** Somebody signed in at a running system, who talks to its API. */
export class ApiUser {
  readonly url: string;
  readonly email: string;
  readonly token: string;

  private constructor(url: string, email: string, token: string) {
    this.url = url;
    this.email = email;
    this.token = token;
  }

  static async signUp(url: string): Promise<ApiUser> {
    const email = `${randomUUID()}@example.com`;
    const { token } = await post(url, '/api/auth/signup', { email, password: 'correct horse' });
    return new ApiUser(url, email, String(token));
  }

  static async signIn(url: string, email: string): Promise<ApiUser> {
    const { token } = await post(url, '/api/auth/login', { email, password: 'correct horse' });
    return new ApiUser(url, email, String(token));
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

async function post(url: string, path: string, body: unknown): Promise<{ token?: unknown }> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { token?: unknown };
}
