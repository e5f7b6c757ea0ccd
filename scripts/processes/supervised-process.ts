import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../plain-error.ts';
import { inheritedEnv } from './inherited-env.ts';
import type { ProcessDefinition } from './process-definition.ts';
import type { ProcessLog } from './process-log.ts';
import { type EndedRun, RestartPauses } from './restart-pauses.ts';
import { type RecordedProcess, recordOf } from './run-record.ts';

/** If a process was never ready after this many starts, restarting won't fix it. */
const MAX_FIRST_STARTS = 4;
const STOP_TIMEOUT_MS = 10_000;
const LAST_OUTPUT_MS = 300;

export interface SupervisorHooks {
  log: (line: string) => void;
  /** Called after each start and end, to update the run record. */
  changed: () => void;
}

/** A process that is restarted when it ends unexpectedly. */
export class SupervisedProcess {
  readonly #definition: ProcessDefinition;
  readonly #log: ProcessLog;
  readonly #hooks: SupervisorHooks;
  readonly #pauses = new RestartPauses();
  readonly #firstReady = Promise.withResolvers<void>();
  #child: ChildProcess | undefined;
  #record: RecordedProcess | undefined;
  #isStopping = false;
  #wasReady = false;
  #attempts = 0;

  constructor(definition: ProcessDefinition, log: ProcessLog, hooks: SupervisorHooks) {
    this.#definition = definition;
    this.#log = log;
    this.#hooks = hooks;
  }

  /** Undefined while the process isn't running. */
  get record(): RecordedProcess | undefined {
    return this.#record;
  }

  /** Resolves when the process is ready for the first time. @throws PlainError if it never is */
  start(): Promise<void> {
    this.#spawn();
    return this.#firstReady.promise;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    const { stopSignal, stopTimeoutMs = STOP_TIMEOUT_MS } = this.#definition;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      const closed = once(child, 'close');
      child.kill(stopSignal);
      const timeout = setTimeout(() => {
        this.#hooks.log(`${this.#definition.name} did not stop and was killed (log: ${this.#log.file})`);
        child.kill('SIGKILL');
      }, stopTimeoutMs);
      await ended;
      clearTimeout(timeout);
      // Waits for the last output, but not forever: a child of the process may keep the pipe open.
      await Promise.race([closed, pause(LAST_OUTPUT_MS)]);
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
      // Its own process group: Ctrl-C in a terminal must reach only the starter, which stops the rest in order.
      detached: true,
      stdio: ready ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#record = child.pid === undefined ? undefined : recordOf(name, child.pid);
    this.#hooks.changed();
    if (child.stdout) this.#log.follow(child.stdout);
    if (child.stderr) this.#log.follow(child.stderr);
    const gone = new AbortController();
    let isReady = false;
    child.once('error', (error) => this.#hooks.log(`${name}: ${error.message}`));
    child.once('close', (code, signal) => {
      gone.abort();
      const how = signal ? `was killed by ${signal}` : `exited with code ${code}`;
      this.#ended(how, { ranMs: Date.now() - startedAt, wasReady: isReady });
    });
    (ready ? ready(gone.signal) : readyMessage(child, gone.signal)).then(
      () => {
        isReady = true;
        this.#wasReady = true;
        this.#firstReady.resolve();
      },
      (error: unknown) => {
        if (!gone.signal.aborted) this.#isNotReady(child, error);
      },
    );
  }

  #isNotReady(child: ChildProcess, error: unknown): void {
    if (this.#isStopping) return;
    const reason = `${this.#definition.name} is not ready: ${error instanceof Error ? error.message : String(error)}`;
    if (!this.#wasReady) this.#firstReady.reject(new PlainError(reason));
    else {
      this.#hooks.log(reason);
      child.kill('SIGKILL');
    }
  }

  #ended(how: string, run: EndedRun): void {
    const { name } = this.#definition;
    this.#child = undefined;
    this.#record = undefined;
    this.#hooks.changed();
    if (this.#isStopping) return;
    if (!this.#wasReady && this.#attempts >= MAX_FIRST_STARTS) {
      this.#firstReady.reject(
        new PlainError(`${name} failed to start ${this.#attempts} times: it ${how}. Log: ${this.#log.file}`),
      );
      return;
    }
    const pauseMs = this.#pauses.after(run);
    this.#hooks.log(`${name} ${how}; restarting in ${pauseMs / 1000} s (log: ${this.#log.file})`);
    setTimeout(() => {
      if (!this.#isStopping) this.#spawn();
    }, pauseMs);
  }
}

const TIMEOUT_MS = 120_000;

/** Resolves when a process reports over its IPC channel that it's ready. */
function readyMessage(child: ChildProcess, gone: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new PlainError(`not ready after ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS,
    );
    gone.addEventListener('abort', () => clearTimeout(timeout));
    child.on('message', (message) => {
      if (typeof message !== 'object' || !('type' in message) || message.type !== 'ready') return;
      clearTimeout(timeout);
      resolve();
    });
  });
}
