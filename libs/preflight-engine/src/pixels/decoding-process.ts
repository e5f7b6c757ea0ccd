import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fault, type PixelFault, type PixelJob, type PixelResult } from './pixel-job.ts';
import type { PixelReply, PixelRequest } from './pixel-messages.ts';

/** Of JavaScript's own objects, MB; pixels lie beside them. */
const HEAP_MB = 256;
/** Of all that the process writes to, kB. WebAssembly and libvips start at about 1,000,000. */
const DATA_KB = 2_500_000;
/** Of one process's whole life. A codec that hangs in WebAssembly never hears that its parent is gone. */
const CPU_SECONDS = 60;
const SHELL = '/bin/sh';
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = fileURLToPath(new URL(`pixels-child.${extension}`, import.meta.url));

/** One decoding process; does one job at a time. */
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

  /** Whether it can be given another job. */
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

  /** Ends it at once, and the job that it is at with this answer. */
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

  /** An idle process keeps nobody's event loop alive. */
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
  const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`, script] as const;
  // Neither the parent's settings nor its secrets: what is decoded is not to be trusted.
  const env = {
    MALLOC_ARENA_MAX: '2',
    ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
  };
  const options = { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' } as const;
  if (!existsSync(SHELL)) return spawn(node[0], node.slice(1), { ...options, stdio: [...options.stdio] });
  // Where the system knows no such limit it goes without.
  const limited = `ulimit -d ${DATA_KB} 2>/dev/null; ulimit -t ${CPU_SECONDS} 2>/dev/null; exec "$@"`;
  return spawn(SHELL, ['-c', limited, SHELL, ...node], { ...options, stdio: [...options.stdio] });
}
