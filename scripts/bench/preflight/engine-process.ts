import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MemoryWatch } from './memory-watch.ts';
import { cpuMsOf } from '../harness/processes.ts';
import type { EngineAnswers, EngineOrder } from './protocol.ts';

/** The engine in a child process. */
export class EngineProcess {
  readonly memory: MemoryWatch;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.memory = new MemoryWatch(child.pid ?? 0);
  }

  static async start(): Promise<EngineProcess> {
    const child = fork(new URL('engine-child.mjs', import.meta.url), {
      env: { ...process.env, NODE_ENV: 'production' },
      // The preflight service does the same.
      execArgv: ['--max-semi-space-size=8'],
      // Warnings about broken files aren't part of the measurement.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');
    return new EngineProcess(child);
  }

  /** The result; `crashed` if the process exited, `hung` without a result after so many ms. */
  async ask<Order extends EngineOrder>(
    order: Order,
    patienceMs: number,
  ): Promise<EngineAnswers[Order['kind']] | 'crashed' | 'hung'> {
    const over = new AbortController();
    const { signal } = over;
    const answered = once(this.#child, 'message', { signal }).then(
      ([answer]) => answer as EngineAnswers[Order['kind']],
    );
    const ended = once(this.#child, 'exit', { signal }).then(() => 'crashed' as const);
    const late = pause(patienceMs, 'hung' as const, { signal });
    for (const promise of [answered, ended, late]) promise.catch(() => undefined);
    this.#child.send(order);
    try {
      return await Promise.race([answered, ended, late]);
    } finally {
      over.abort();
    }
  }

  /** User and system time of the process and those it has started, ms. */
  get cpuMs(): number {
    return cpuMsOf(this.#child.pid ?? 0);
  }

  stop(): void {
    this.memory.stop();
    this.#child.kill('SIGKILL');
  }
}
