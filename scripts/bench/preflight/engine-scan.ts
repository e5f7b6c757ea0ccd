import type { PreflightMode } from '@printpartner/preflight-engine';
import { PlainError } from '../../plain-error.ts';
import { EngineProcess } from './engine-process.ts';
import type { MemoryWatch } from './memory-watch.ts';
import type { Taken } from './times.ts';

const PATIENCE_MS = 600_000;

/** A process that checks files one after another. */
export class EngineScan {
  readonly #process: EngineProcess;

  private constructor(process: EngineProcess) {
    this.#process = process;
  }

  static async start(): Promise<EngineScan> {
    return new EngineScan(await EngineProcess.start());
  }

  /** @throws PlainError if the engine throws, or its process crashes or hangs */
  async scan(mode: PreflightMode, files: readonly string[]): Promise<Taken> {
    const before = this.cpuMs;
    const answer = await this.#process.ask({ kind: 'scan', mode, files }, PATIENCE_MS);
    if (typeof answer === 'string') throw new PlainError(`The engine ${answer} in ${mode} mode.`);
    // A file that isn't checked would count as a fast one.
    const [first] = answer.thrown;
    if (first !== undefined)
      throw new PlainError(`The engine threw for ${answer.thrown.length} files: ${first}`);
    return { fileMs: answer.fileMs, cpuMs: this.cpuMs - before };
  }

  get memory(): MemoryWatch {
    return this.#process.memory;
  }

  /** User and system time of the process and those it has started, ms. */
  get cpuMs(): number {
    return this.#process.cpuMs;
  }

  stop(): void {
    this.#process.stop();
  }
}

/** A new process over all files, its start included. */
export async function coldScan(mode: PreflightMode, files: readonly string[]): Promise<Taken> {
  const start = performance.now();
  const engine = await EngineScan.start();
  await engine.scan(mode, files);
  const taken = { fileMs: [performance.now() - start], cpuMs: engine.cpuMs };
  engine.stop();
  return taken;
}
