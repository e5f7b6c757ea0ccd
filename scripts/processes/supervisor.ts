import type { ProcessDefinition } from './process-definition.ts';
import { ProcessLog } from './process-log.ts';
import { recordOf, writeRun } from './run-record.ts';
import { SupervisedProcess } from './supervised-process.ts';

export interface SupervisorOptions {
  dataDir: string;
  runFile: string;
  say: (line: string) => void;
}

/** Starts processes, keeps them running, and ends them in the reverse order of their layers. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #layers: SupervisedProcess[][] = [];
  readonly #starter = recordOf('starter', process.pid);
  #isStopping = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#record();
  }

  /** Starts a layer side by side; resolves when all of it is ready. @throws PlainError when one never is */
  async start(definitions: readonly ProcessDefinition[]): Promise<void> {
    if (this.#isStopping) throw new Error('Nothing is started any more.');
    const layer = definitions.map(
      (definition) =>
        new SupervisedProcess(definition, new ProcessLog(this.#options.dataDir, definition.name), {
          say: this.#options.say,
          changed: () => this.#record(),
        }),
    );
    this.#layers.push(layer);
    await Promise.all(layer.map((process) => process.start()));
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
}
