import { setTimeout as pause } from 'node:timers/promises';
import { ApiUser } from '../../system/api-user.ts';

const CLIENTS = 10;
const PAUSE_MS = 40;
/** Turns. */
const CREATE_EVERY = 20;
/** A user may have no more active projects. */
const MAX_PROJECTS = 20;
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
    const created: string[] = [];
    let id = '';
    for (let turn = 0; !this.#isStopped; turn += 1) {
      if (turn % CREATE_EVERY === 0 && created.length < MAX_PROJECTS) {
        const project_name = `Brochure ${turn}`;
        created.push(project_name);
        ({ id } = await this.#request<{ id: string }>(user, 'POST', '/api/projects', { project_name }));
      }
      await this.#request(user, 'GET', '/api/projects');
      await this.#request(user, 'PATCH', `/api/projects/${id}`, { notes: `Proof ${turn}` });
      await this.#request(user, 'GET', '/api/alerts/due');
      await this.#request(user, 'GET', '/api/preflight/kept');
      await this.#request(user, 'GET', '/api/auth/session');
      await this.#request(user, 'GET', '/');
      await pause(PAUSE_MS);
    }
    await this.#expectOnce(user, created);
  }

  /** A request that is sent twice would leave two projects. */
  async #expectOnce(user: ApiUser, created: readonly string[]): Promise<void> {
    const projects = await user.get<{ project_name: string }[]>('/api/projects');
    const names = projects.map(({ project_name }) => project_name).toSorted();
    if (names.join() !== created.toSorted().join())
      this.#failures.push(`projects created: ${created.join(', ')}; found: ${names.join(', ')}`);
  }

  async #request<T>(user: ApiUser, method: string, path: string, body?: unknown): Promise<T> {
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    try {
      const answer = await Promise.race([user.send(method, path, body), expired()]);
      const text = await answer.text();
      this.#times.push(elapsed());
      if (!answer.ok)
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
