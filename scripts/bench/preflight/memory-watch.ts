import { readFileSync } from 'node:fs';

const EVERY_MS = 20;

/** The most memory of a process and those that it started, each at its own peak, summed over those that live at a time. */
export class MemoryWatch {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #peakKb = 0;

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.#look(), EVERY_MS);
  }

  /** MB of 1,000,000 bytes; NaN where the system has no /proc. */
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

/** Empty where the process has ended in between. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
