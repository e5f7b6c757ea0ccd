import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../engines/ports.ts';
import { inheritedEnv } from '../../processes/inherited-env.ts';
import { isRunning, readRun, type RecordedProcess } from '../../processes/run-record.ts';
import { inProject } from '../../project-root.ts';

export const newDataDir = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'print-partner-system-')));
export { removeDataDir } from '../../engines/postgres-home.ts';

/** The starter as `npm start` runs it, and what it has said. */
export class Starter {
  readonly port: number;
  readonly dataDir: string;
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;
  said = '';

  private constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.dataDir = dataDir;
    this.#child = spawn(process.execPath, [inProject('scripts', 'start', 'main.ts')], {
      env: { ...inheritedEnv(), ...env, PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    }
    this.ended = new Promise((resolve) => this.#child.on('close', (code) => resolve(code)));
  }

  /** @param settings.env what an operator has set */
  static async launch(
    settings: { port?: number; dataDir?: string; env?: NodeJS.ProcessEnv } = {},
  ): Promise<Starter> {
    const { port = await freePort(), dataDir = newDataDir(), env = {} } = settings;
    return new Starter(port, dataDir, env);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Resolves at the ready line. @throws when the starter ends before it */
  async ready(): Promise<void> {
    const early = this.ended.then((code) => {
      throw new Error(`the starter ended with ${code}: ${this.said}`);
    });
    const line = new Promise<void>((resolve) => {
      const look = () => {
        if (this.said.includes(`ready: ${this.url}\n`)) resolve();
        else setTimeout(look, 50);
      };
      look();
    });
    await Promise.race([line, early]);
  }

  /** What follows `label: ` on a line that it said before it was ready. */
  told(label: string): string | undefined {
    const [before = ''] = this.said.split('ready: ');
    return new RegExp(`^${label}: (.+)$`, 'm').exec(before)?.[1];
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  async stop(): Promise<number | null> {
    this.signal('SIGINT');
    return this.ended;
  }

  /** The processes that the run record names. */
  processes(): RecordedProcess[] {
    return readRun(join(this.dataDir, 'run.json'))?.children ?? [];
  }

  /** One of them, as it runs now. */
  process(name: string): RecordedProcess {
    const found = this.processes().find((one) => one.name === name && isRunning(one));
    if (!found) throw new Error(`${name} does not run`);
    return found;
  }

  /** What a process was told in its environment. */
  environmentOf(name: string): Record<string, string> {
    const entries = readFileSync(`/proc/${this.process(name).pid}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean);
    return Object.fromEntries(
      entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
    );
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/health/ready`).catch(() => undefined);
    return answer?.status === 200;
  }
}
