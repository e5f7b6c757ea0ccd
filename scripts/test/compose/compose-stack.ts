import { setTimeout as pause } from 'node:timers/promises';
import { findOnPath } from '../../engines/installed-program.ts';
import { PlainError } from '../../plain-error.ts';
import { inheritedEnv } from '../../processes/inherited-env.ts';
import { runShown } from '../../processes/one-shot.ts';
import { projectRoot } from '../../project-root.ts';

const READY_TIMEOUT_MS = 180_000;

/** The stack of docker-compose.yml under its own project name. */
export class ComposeStack {
  readonly #program: string;
  readonly #args: string[];
  readonly #settings: Record<string, string>;

  /** @throws PlainError if neither docker-compose nor docker is installed */
  constructor(project: string, settings: Record<string, string>) {
    const [standalone, docker] = [findOnPath('docker-compose'), findOnPath('docker')];
    if (!standalone && !docker)
      throw new PlainError('docker-compose is not installed. Install Docker and try again.');
    this.#program = standalone ?? docker ?? '';
    this.#args = [...(standalone ? [] : ['compose']), '-p', project];
    this.#settings = settings;
  }

  /** Builds and starts the stack. @throws PlainError */
  async up(replicas: Record<string, number> = {}): Promise<void> {
    const scale = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${count}`]);
    await this.#run('up', '-d', '--build', ...scale);
  }

  /** Resolves when the system reports that it's ready. @throws PlainError */
  async ready(port: number): Promise<void> {
    for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end; await pause(500)) {
      const answer = await fetch(`http://localhost:${port}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new PlainError(`The stack was not ready after ${READY_TIMEOUT_MS / 1_000} s.`);
  }

  /** Removes the stack and its volumes. */
  async down(): Promise<void> {
    await this.#run('down', '--volumes', '--timeout', '20');
  }

  async #run(...args: string[]): Promise<void> {
    const code = await runShown({
      command: this.#program,
      args: [...this.#args, ...args],
      cwd: projectRoot,
      env: { ...inheritedEnv(), ...this.#settings },
    });
    if (code !== 0) throw new PlainError(`${this.#program} ${args[0]} failed with exit code ${code}.`);
  }
}
