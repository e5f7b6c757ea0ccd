import { setTimeout as pause } from 'node:timers/promises';
import { findOnPath } from '../../engines/installed-program.ts';
import { PlainError } from '../../plain-error.ts';
import { inheritedEnv } from '../../processes/inherited-env.ts';
import { runShown } from '../../processes/one-shot.ts';
import { projectRoot } from '../../project-root.ts';

const READY_MS = 180_000;

/** The stack of docker-compose.yml under a project name of its own. */
export class ComposeStack {
  readonly #program: string;
  readonly #args: string[];
  readonly #settings: Record<string, string>;

  /** @throws PlainError without a compose program */
  constructor(project: string, settings: Record<string, string>) {
    const [old, docker] = [findOnPath('docker-compose'), findOnPath('docker')];
    if (!old && !docker) throw new PlainError('There is no docker-compose here. Please install Docker.');
    this.#program = old ?? docker ?? '';
    this.#args = [...(old ? [] : ['compose']), '-p', project];
    this.#settings = settings;
  }

  /** Builds what is missing and starts it, some of it more than once. @throws PlainError */
  async up(replicas: Record<string, number> = {}): Promise<void> {
    const scale = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${count}`]);
    await this.#run('up', '-d', '--build', ...scale);
  }

  /** Resolves once the system answers that all of it is well. @throws PlainError */
  async ready(port: number): Promise<void> {
    for (const end = Date.now() + READY_MS; Date.now() < end; await pause(500)) {
      const answer = await fetch(`http://localhost:${port}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new PlainError('The stack did not get ready.');
  }

  /** Takes it down with its volumes. */
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
    if (code !== 0) throw new PlainError(`${this.#program} ${args[0]} ended with ${code}.`);
  }
}
