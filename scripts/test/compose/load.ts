import { setTimeout as pause } from 'node:timers/promises';
import { ApiUser } from '../system/api-user.ts';

const CLIENTS = 10;
const PAUSE_MS = 40;
const DEADLINE_MS = 20_000;

export interface LoadReport {
  sent: number;
  /** Request, and how it failed. */
  failures: string[];
  medianMs: number;
  p99Ms: number;
  worstMs: number;
}

/** Users who read and save without a break, through nginx, until `stop` is called. */
export class Load {
  readonly #times: number[] = [];
  readonly #failures: string[] = [];
  #isStopped = false;
  #ended: Promise<unknown> = Promise.resolve();

  async start(url: string): Promise<void> {
    const users = await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) => ApiUser.signUp(url, `10.77.0.${index + 1}`)),
    );
    this.#ended = Promise.all(users.map((user) => this.#use(user)));
  }

  async stop(): Promise<LoadReport> {
    this.#isStopped = true;
    await this.#ended;
    const times = this.#times.toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return {
      sent: times.length,
      failures: this.#failures,
      medianMs: at(0.5),
      p99Ms: at(0.99),
      worstMs: at(1),
    };
  }

  async #use(user: ApiUser): Promise<void> {
    const { id } = await this.#request<{ id: string }>(user, 'POST', '/api/projects', {
      project_name: 'Brochure',
    });
    for (let turn = 0; !this.#isStopped; turn += 1) {
      await this.#request(user, 'GET', '/api/projects');
      await this.#request(user, 'PATCH', `/api/projects/${id}`, { notes: `Proof ${turn}` });
      await this.#request(user, 'GET', '/api/alerts/due');
      await this.#request(user, 'GET', '/api/preflight/kept');
      await this.#request(user, 'GET', '/api/auth/session');
      await this.#request(user, 'GET', '/');
      await pause(PAUSE_MS);
    }
  }

  async #request<T>(user: ApiUser, method: string, path: string, body?: unknown): Promise<T> {
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    try {
      const answer = await Promise.race([user.send(method, path, body), expired()]);
      const text = await answer.text();
      this.#times.push(elapsed());
      if (answer.status >= 500 || answer.status === 404)
        this.#failures.push(
          `${method} ${path}: ${answer.status} after ${Math.round(elapsed())} ms ${text.slice(0, 300)}`,
        );
      return text.startsWith('{') ? (JSON.parse(text) as T) : ({} as T);
    } catch (error) {
      this.#times.push(elapsed());
      this.#failures.push(
        `${method} ${path}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`,
      );
      return {} as T;
    }
  }
}

const expired = async (): Promise<never> => {
  await pause(DEADLINE_MS, undefined, { ref: false });
  throw new Error(`no answer after ${DEADLINE_MS} ms`);
};
