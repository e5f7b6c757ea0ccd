import type { ProcessDefinition } from './process-definition.ts';
import { ProcessLog } from './process-log.ts';
import { recordOf, writeRun } from './run-record.ts';
import { logWhenSlow } from './log-when-slow.ts';
import { SupervisedProcess } from './supervised-process.ts';

export interface SupervisorOptions {
  dataDir: string;
  runFile: string;
  log: (line: string) => void;
}

/** Starts processes in layers, restarts them when they crash, and stops them in reverse order. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #layers: SupervisedProcess[][] = [];
  readonly #starter = recordOf('starter', process.pid);
  #isStopping = false;
  #isRecording = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#record();
  }

  /**
   * Starts processes in parallel. Resolves when all of them are ready.
   *
   * @param index of their layer; a new one by default
   * @throws PlainError if one never becomes ready
   */
  async start(definitions: readonly ProcessDefinition[], index = this.#layers.length): Promise<void> {
    if (this.#isStopping) throw new Error('The supervisor is stopping.');
    const { log, dataDir } = this.#options;
    const waiting = new Set(definitions.map(({ name, title = name }) => title));
    const started = definitions.map((definition) => {
      const { name, title = name } = definition;
      const hooks = { log, changed: () => this.#recordSoon() };
      const process = new SupervisedProcess(definition, new ProcessLog(dataDir, name), hooks);
      (this.#layers[index] ??= []).push(process);
      return process.start().then(() => waiting.delete(title));
    });
    await logWhenSlow(log, () => `Waiting for ${[...waiting].join(', ')}…`, Promise.all(started));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const layer of this.#layers.toReversed()) await Promise.all(layer.map((process) => process.stop()));
  }

  kill(): void {
    this.#isStopping = true;
    for (const process of this.#layers.flat()) process.kill();
  }

  #record(): void {
    const children = this.#layers.flat().flatMap(({ record }) => record ?? []);
    writeRun(this.#options.runFile, { starter: this.#starter, children });
  }

  /** Processes that start together are recorded together: replacing the file waits for the disk. */
  #recordSoon(): void {
    if (this.#isRecording) return;
    this.#isRecording = true;
    queueMicrotask(() => {
      this.#isRecording = false;
      try {
        this.#record();
      } catch (error) {
        this.#options.log(`The processes could not be recorded: ${String(error)}`);
      }
    });
  }
}
