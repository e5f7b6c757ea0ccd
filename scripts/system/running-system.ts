import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OtlpReceiver } from '@printpartner/testing/otlp';
import { freePort } from '../engines/ports.ts';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { isRunning, readRun, type RecordedProcess } from '../processes/run-record.ts';
import { inProject } from '../project-root.ts';

export const newDataDir = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'print-partner-system-')));
export { removeDataDir } from '../engines/postgres-home.ts';

/** The system that several suites share, and what receives its traces. */
export interface Running {
  system: Starter;
  receiver: OtlpReceiver;
}

export interface StarterSettings {
  port?: number;
  dataDir?: string;
  /** The operator's settings. */
  env?: NodeJS.ProcessEnv;
  /** Arguments for Node; this project's starter by default. */
  program?: string[];
}

/** A running `npm start` and its output. */
export class Starter {
  readonly port: number;
  readonly dataDir: string;
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;
  output = '';

  private constructor({ port, dataDir, env, program }: Required<StarterSettings>) {
    this.port = port;
    this.dataDir = dataDir;
    this.#child = spawn(process.execPath, program, {
      env: { ...inheritedEnv(), ...env, PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    this.ended = new Promise((resolve) => this.#child.on('close', (code) => resolve(code)));
  }

  static async launch(settings: StarterSettings = {}): Promise<Starter> {
    const { port = await freePort(), dataDir = newDataDir(), env = {} } = settings;
    const { program = [inProject('scripts', 'start', 'main.ts')] } = settings;
    return new Starter({ port, dataDir, env, program });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Resolves when the output contains the ready line. @throws if the starter exits before */
  async ready(): Promise<void> {
    const exited = this.ended.then((code) => {
      throw new Error(`the starter exited with ${code}: ${this.output}`);
    });
    const line = new Promise<void>((resolve) => {
      const poll = () => {
        if (this.output.includes(`ready: ${this.url}\n`)) resolve();
        else setTimeout(poll, 50);
      };
      poll();
    });
    await Promise.race([line, exited]);
  }

  /** The value of a line `label: value` printed before the ready line. */
  printedValue(label: string): string | undefined {
    const [before = ''] = this.output.split('ready: ');
    return new RegExp(`^${label}: (.+)$`, 'm').exec(before)?.[1];
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  async stop(): Promise<number | null> {
    this.signal('SIGINT');
    return this.ended;
  }

  /** The processes in the run record. */
  processes(): RecordedProcess[] {
    return readRun(join(this.dataDir, 'run.json'))?.children ?? [];
  }

  /** @throws Error if the process isn't running */
  process(name: string): RecordedProcess {
    const found = this.processes().find((one) => one.name === name && isRunning(one));
    if (!found) throw new Error(`${name} is not running`);
    return found;
  }

  /** The address for Redis' own user, who may do everything. */
  get redisUrl(): string {
    const settings = readFileSync(join(this.dataDir, 'redis', 'redis.conf'), 'utf8');
    const valueOf = (name: string) => new RegExp(`^${name} (.+)$`, 'm').exec(settings)?.[1] ?? '';
    return `redis://:${valueOf('requirepass')}@127.0.0.1:${valueOf('port')}`;
  }

  /** The environment variables of a process. */
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
