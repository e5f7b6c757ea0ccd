import { describe, expect, it } from '@jest/globals';
import type { Container } from './container.ts';
import { replaceReplicas } from './replace-replicas.ts';

/** Only the calls that docker and docker-compose would answer. */
class Replicas {
  readonly project = 'printpartner';
  readonly ids: Map<string, string>;
  readonly #newHealth: string;
  #next = 0;

  constructor(healths: readonly string[], newHealth: string) {
    this.ids = new Map(healths.map((health, index) => [`old-${index}`, health]));
    this.#newHealth = newHealth;
  }

  containers = (): Promise<Container[]> =>
    Promise.resolve(
      [...this.ids].map(
        ([Id, Status]) => ({ Id, State: { Status: 'running', Health: { Status } } }) as Container,
      ),
    );

  scale = (_service: string, count: number): Promise<void> => {
    while (this.ids.size < count) this.ids.set(`new-${(this.#next += 1)}`, this.#newHealth);
    return Promise.resolve();
  };

  remove = ({ Id }: Container): Promise<void> => {
    this.ids.delete(Id);
    return Promise.resolve();
  };
}

const replace = (stack: Replicas) =>
  replaceReplicas({ stack, service: 'auth', log: () => undefined, timeoutMs: 50, lookupMs: 0 });

describe('a rolling restart', () => {
  it('K7 rolling restart replaces replicas that are not healthy, too', async () => {
    const stack = new Replicas(['healthy', 'unhealthy'], 'healthy');
    await replace(stack);
    expect([...stack.ids]).toEqual([
      ['new-1', 'healthy'],
      ['new-2', 'healthy'],
    ]);
  });

  it('K7 rolling restart removes a new replica that does not become healthy, and keeps the old ones', async () => {
    const stack = new Replicas(['healthy'], 'starting');
    await expect(replace(stack)).rejects.toThrow('the new container is not healthy');
    expect([...stack.ids]).toEqual([['old-0', 'healthy']]);
  });
});
