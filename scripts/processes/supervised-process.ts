import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { inheritedEnv } from './inherited-env.ts';
import type { ProcessDefinition } from './process-definition.ts';
import type { ProcessLog } from './process-log.ts';
import { readyMessage } from './ready-message.ts';
import { recordOf, type RecordedProcess } from './run-record.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long was well; its next crash counts as the first. */
const WELL_AFTER_MS = 30_000;
/** A process that was never ready after so many starts has a fault that another start does not mend. */
const FIRST_ATTEMPTS = 4;
const STOP_PATIENCE_MS = 10_000;
const LAST_LINES_MS = 300;

export interface SupervisorHooks {
  say: (line: string) => void;
  /** After each start and end, so that the run record stays true. */
  changed: () => void;
}

/** One process that is started again when it ends without being asked to. */
export class SupervisedProcess {
  readonly #definition: ProcessDefinition;
  readonly #log: ProcessLog;
  readonly #hooks: SupervisorHooks;
  readonly #firstReady = Promise.withResolvers<void>();
  #child: ChildProcess | undefined;
  #record: RecordedProcess | undefined;
  #isStopping = false;
  #wasReady = false;
  #attempts = 0;
  #pauseMs = FIRST_PAUSE_MS;

  constructor(definition: ProcessDefinition, log: ProcessLog, hooks: SupervisorHooks) {
    this.#definition = definition;
    this.#log = log;
    this.#hooks = hooks;
  }

  /** The running process, as it was when it started. */
  get record(): RecordedProcess | undefined {
    return this.#record;
  }

  /** Resolves when the process is ready for the first time. @throws PlainError when it never gets there */
  start(): Promise<void> {
    this.#spawn();
    return this.#firstReady.promise;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      const silent = once(child, 'close');
      child.kill(this.#definition.stopSignal);
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
      await ended;
      clearTimeout(late);
      // Its last lines; somebody it started might hold its output open for longer.
      await Promise.race([silent, pause(LAST_LINES_MS)]);
    }
    await this.#log.end();
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill('SIGKILL');
  }

  #spawn(): void {
    const { name, command, args, cwd, env, user, ready } = this.#definition;
    const startedAt = Date.now();
    this.#attempts += 1;
    const child = spawn(command, args, {
      cwd,
      env: env ?? inheritedEnv(),
      ...user,
      // A group of its own: Ctrl-C in a terminal must reach only the starter, which ends the rest in order.
      detached: true,
      stdio: ready ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#record = child.pid === undefined ? undefined : recordOf(name, child.pid);
    this.#hooks.changed();
    if (child.stdout) this.#log.follow(child.stdout);
    if (child.stderr) this.#log.follow(child.stderr);
    const gone = new AbortController();
    child.once('error', (error) => this.#hooks.say(`${name}: ${error.message}`));
    child.once('close', (code, signal) => {
      gone.abort();
      this.#ended(signal ? `was ended by ${signal}` : `ended with ${code}`, Date.now() - startedAt);
    });
    (ready ? ready(gone.signal) : readyMessage(child, gone.signal)).then(
      () => this.#isReady(),
      (error: unknown) => {
        if (!gone.signal.aborted) this.#isNotReady(child, error);
      },
    );
  }

  #isReady(): void {
    this.#wasReady = true;
    this.#firstReady.resolve();
  }

  #isNotReady(child: ChildProcess, error: unknown): void {
    if (this.#isStopping) return;
    const why = `${this.#definition.name} is not ready: ${error instanceof Error ? error.message : String(error)}`;
    if (!this.#wasReady) this.#firstReady.reject(new PlainError(why));
    else {
      this.#hooks.say(why);
      child.kill('SIGKILL');
    }
  }

  #ended(how: string, ranMs: number): void {
    const { name } = this.#definition;
    this.#child = undefined;
    this.#record = undefined;
    this.#hooks.changed();
    if (this.#isStopping) return;
    if (!this.#wasReady && this.#attempts >= FIRST_ATTEMPTS) {
      this.#firstReady.reject(
        new PlainError(
          `${name} does not start: it ${how}, ${this.#attempts} times. Its log: ${this.#log.file}`,
        ),
      );
      return;
    }
    if (ranMs > WELL_AFTER_MS) this.#pauseMs = FIRST_PAUSE_MS;
    this.#hooks.say(
      `${name} ${how}; starting it again in ${this.#pauseMs / 1000} s (log: ${this.#log.file})`,
    );
    setTimeout(() => {
      if (!this.#isStopping) this.#spawn();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
