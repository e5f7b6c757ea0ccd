import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessDefinition } from './process-definition.ts';
import type { ProcessLog } from './process-log.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long was well; its next crash counts as the first. */
const WELL_AFTER_MS = 30_000;
const STOP_PATIENCE_MS = 10_000;

export interface SupervisorHooks {
  say: (line: string) => void;
  /** After each start and end, so that the run record stays true. */
  changed: () => void;
}

/** One process that is started again when it ends without being asked to. */
export class SupervisedProcess {
  readonly name: string;
  readonly #definition: ProcessDefinition;
  readonly #log: ProcessLog;
  readonly #hooks: SupervisorHooks;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(definition: ProcessDefinition, log: ProcessLog, hooks: SupervisorHooks) {
    this.name = definition.name;
    this.#definition = definition;
    this.#log = log;
    this.#hooks = hooks;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the process is ready for the first time, through as many crashes as it takes to be asked to stop. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#spawn(resolve));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill(this.#definition.stopSignal);
    const timeUp = new AbortController();
    const late = pause(STOP_PATIENCE_MS, 'late', { signal: timeUp.signal }).catch(() => undefined);
    if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
    await ended;
    timeUp.abort();
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill('SIGKILL');
  }

  #spawn(onReady: () => void): void {
    const { command, args, cwd, env, user, ready } = this.#definition;
    const startedAt = Date.now();
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      ...user,
      // A group of its own: Ctrl-C in a terminal must reach only the starter, which ends the rest in order.
      detached: true,
      stdio: ready ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    if (child.stdout) this.#log.follow(child.stdout);
    if (child.stderr) this.#log.follow(child.stderr);
    this.#hooks.changed();
    child.once('error', (error) => this.#hooks.say(`${this.name} cannot be started: ${error.message}`));
    child.once('close', (code, signal) =>
      this.#ended({ code, signal, ranMs: Date.now() - startedAt }, onReady),
    );
    if (!ready) {
      child.on('message', (message) => {
        if (typeof message === 'object' && 'type' in message && message.type === 'ready') onReady();
      });
      return;
    }
    ready().then(onReady, (error: unknown) => this.#hooks.say(`${this.name} is not ready: ${String(error)}`));
  }

  #ended(end: { code: number | null; signal: string | null; ranMs: number }, onReady: () => void): void {
    this.#child = undefined;
    this.#hooks.changed();
    if (this.#isStopping) return;
    if (end.ranMs > WELL_AFTER_MS) this.#pauseMs = FIRST_PAUSE_MS;
    const how = end.signal ? `was ended by ${end.signal}` : `ended with ${end.code}`;
    this.#hooks.say(
      `${this.name} ${how}; starting it again in ${this.#pauseMs / 1000} s (log: ${this.#log.file})`,
    );
    setTimeout(() => {
      if (!this.#isStopping) this.#spawn(onReady);
    }, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
