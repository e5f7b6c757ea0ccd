import { setTimeout as pause } from 'node:timers/promises';
import { findOnPath } from '../engines/installed-program.ts';
import { PlainError } from '../plain-error.ts';
import { runQuietly, runShown } from '../processes/one-shot.ts';
import { projectRoot } from '../project-root.ts';
import type { Container } from './container.ts';

const READY_TIMEOUT_MS = 180_000;
/** The `stop_grace_period` of docker-compose.yml. */
const STOP_SECONDS = '60';

/** The stack of docker-compose.yml under a project name. */
export class ComposeStack {
  readonly project: string;
  readonly #program: string;
  readonly #args: string[];
  readonly #settings: Record<string, string>;

  /** @throws PlainError if neither docker-compose nor docker is installed */
  constructor(project: string, settings: Record<string, string> = {}) {
    const [standalone, plugin] = [findOnPath('docker-compose'), findOnPath('docker')];
    if (!standalone && !plugin)
      throw new PlainError('docker-compose is not installed. Install Docker and try again.');
    this.project = project;
    this.#program = standalone ?? plugin ?? '';
    this.#args = [...(standalone ? [] : ['compose']), '-p', project];
    this.#settings = settings;
  }

  /** Builds and starts the stack. @throws PlainError */
  async up(replicas: Record<string, number> = {}): Promise<void> {
    const scale = Object.entries(replicas).flatMap(([name, count]) => ['--scale', `${name}=${count}`]);
    await this.#run('up', '-d', '--build', ...scale);
  }

  /** Starts further replicas of one service, and leaves everything else as it is. @throws PlainError */
  async scale(service: string, count: number): Promise<void> {
    await this.#run('up', '-d', '--no-deps', '--no-recreate', '--scale', `${service}=${count}`, service);
  }

  /** Resolves when the system reports that it's ready. @throws PlainError */
  async ready(port: number): Promise<void> {
    for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end; await pause(500)) {
      const answer = await fetch(`http://localhost:${port}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new PlainError(`The stack was not ready after ${READY_TIMEOUT_MS / 1_000} s.`);
  }

  /** The stack's containers, also those that have ended. @param service limits them to running ones of this service */
  async containers(service?: string): Promise<Container[]> {
    const filters = ['--filter', `label=com.docker.compose.project=${this.project}`];
    if (service) filters.push('--filter', `label=com.docker.compose.service=${service}`);
    const ids = await docker('ps', '-q', '--no-trunc', ...(service ? [] : ['-a']), ...filters);
    if (!ids.trim()) return [];
    const found: Container[] = JSON.parse(await docker('inspect', ...ids.trim().split('\n')));
    return found;
  }

  /** Ends a container, with time to finish its requests, and removes it. @throws PlainError */
  async remove({ Id }: Container): Promise<void> {
    await docker('stop', '-t', STOP_SECONDS, Id);
    await docker('rm', Id);
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
      // Unchanged: docker-compose reads the settings, and those of the environment go before those of .env.
      env: { ...process.env, ...this.#settings },
    });
    if (code !== 0) throw new PlainError(`${this.#program} ${args[0]} failed with exit code ${code}.`);
  }
}

/** Runs docker. @returns its output @throws PlainError */
export async function docker(...args: string[]): Promise<string> {
  const { code, output } = await runQuietly({ command: 'docker', args, cwd: projectRoot });
  if (code !== 0) throw new PlainError(`docker ${args[0]} failed: ${output}`);
  return output;
}
