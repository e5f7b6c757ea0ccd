import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fault, type PixelFault, type PixelJob, type PixelResult } from './pixel-job.ts';

/** JavaScript heap, MB; pixels are outside it. */
const HEAP_MB = 256;
/** Data segment, kB. WebAssembly and libvips start at about 1,000,000. */
const DATA_KB = 2_500_000;
/** CPU seconds of a process's lifetime. A codec that hangs in WebAssembly doesn't notice that its parent is gone. */
const CPU_SECONDS = 60;
const SHELL = '/bin/sh';
/** Half of the space for new objects, MB. By default it grows to several times as much, without being faster for these programs. */
const YOUNG_MB = 8;

/** Message to the decoding process. */
export interface PixelRequest {
  id: number;
  job: PixelJob;
}

/** Message from the decoding process. */
export interface PixelReply {
  id: number;
  result: PixelResult;
  /** It has reached its job or memory limit and must be replaced. */
  isSpent: boolean;
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = fileURLToPath(new URL(`pixels-child.${extension}`, import.meta.url));

/** A decoding process, for one job at a time. */
export class DecodingProcess {
  readonly #child: ChildProcess;
  #finish: ((result: PixelResult) => void) | null = null;
  #isUsable = true;
  #lastId = 0;

  constructor() {
    this.#child = start();
    this.#child.on('message', (reply: PixelReply) => this.#receive(reply));
    this.#child.on('error', (error) => this.#end(fault('crashed', error.message)));
    this.#child.on('exit', (code, signal) =>
      this.#end(fault('crashed', `The decoding process exited with ${signal ?? `code ${code}`}`)),
    );
    this.#hold(false);
  }

  /** Whether it can take another job. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  run(job: PixelJob): Promise<PixelResult> {
    return new Promise((resolve) => {
      this.#finish = resolve;
      this.#hold(true);
      this.#lastId += 1;
      const request: PixelRequest = { id: this.#lastId, job };
      this.#child.send(request, (error) => {
        if (error) this.#end(fault('crashed', error.message));
      });
    });
  }

  /** Kills the process; its current job resolves to this result. */
  kill(answer: PixelFault): void {
    this.#end(answer);
  }

  #receive({ id, result, isSpent }: PixelReply): void {
    if (id !== this.#lastId) return;
    const finish = this.#finish;
    this.#finish = null;
    this.#hold(false);
    if (isSpent) this.#end(fault('closed', 'The decoding process reached its job limit'));
    finish?.(result);
  }

  #end(answer: PixelFault): void {
    this.#isUsable = false;
    this.#child.kill('SIGKILL');
    const finish = this.#finish;
    this.#finish = null;
    finish?.(answer);
  }

  /** An idle process must not keep the event loop alive. */
  #hold(isHeld: boolean): void {
    const { channel } = this.#child;
    if (isHeld) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }
}

function start(): ChildProcess {
  // A restricted process passes its restrictions on; sharp is a native addon.
  const addons = process.permission ? ['--allow-addons'] : [];
  const node = [
    process.execPath,
    `--max-old-space-size=${HEAP_MB}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    ...addons,
    script,
  ] as const;
  // Without the parent's settings and secrets, because the images are untrusted.
  const env = {
    MALLOC_ARENA_MAX: '2',
    ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
  };
  const options = { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' } as const;
  if (!existsSync(SHELL)) return spawn(node[0], node.slice(1), { ...options, stdio: [...options.stdio] });
  // A system may lack one of these limits; the process then runs without it.
  const limited = `ulimit -d ${DATA_KB} 2>/dev/null; ulimit -t ${CPU_SECONDS} 2>/dev/null; exec "$@"`;
  return spawn(SHELL, ['-c', limited, SHELL, ...node], { ...options, stdio: [...options.stdio] });
}
