import { readFileSync } from 'node:fs';

const EVERY_MS = 20;

/** Peak memory of a process and its children: each one's own peak, summed over those running at the same time. */
export class MemoryWatch {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #peakKb = 0;

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  /** MB of 1,000,000 bytes; NaN without /proc. */
  get peakMb(): number {
    this.#look();
    return this.#peakKb === 0 ? Number.NaN : (this.#peakKb * 1024) / 1e6;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = this.#family().reduce((sum, pid) => sum + residentPeakKb(pid), 0);
    this.#peakKb = Math.max(this.#peakKb, now);
  }

  #family(): number[] {
    const found = [this.#pid];
    for (const pid of found) found.push(...childrenOf(pid));
    return found;
  }
}

function childrenOf(pid: number): number[] {
  const list = read(`/proc/${pid}/task/${pid}/children`);
  return list.split(' ').filter(Boolean).map(Number);
}

const residentPeakKb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

/** Empty if the process has exited in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
