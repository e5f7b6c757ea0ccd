import { backoffMs } from '../../../platform/backoff.ts';

/** From the last change to the autosave. */
export const AUTOSAVE_DELAY_MS = 2000;

/** `passing` is retried with backoff; `refused` waits for the next change. */
export type SaveOutcome = 'saved' | 'passing' | 'refused';

interface AutosaveOptions {
  isDue: () => boolean;
  save: () => Promise<SaveOutcome>;
}

/** When to save by itself: 2 s after the last change, and never while a reset or an e-mail is in progress. */
export class AutosaveTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pauses = new Set<string>();
  private failures = 0;
  private isRunning = false;
  private isChanged = false;

  constructor(private readonly options: AutosaveOptions) {}

  /** A value was changed. */
  change(): void {
    this.isChanged = true;
    this.arm(AUTOSAVE_DELAY_MS);
  }

  pause(reason: string): void {
    this.pauses.add(reason);
    clearTimeout(this.timer);
  }

  resume(reason: string): void {
    if (this.pauses.delete(reason) && this.pauses.size === 0) this.arm(AUTOSAVE_DELAY_MS);
  }

  get isPaused(): boolean {
    return this.pauses.size > 0;
  }

  /** Tries again at once: the browser is online, or the page is visible again. */
  retry(): void {
    if (this.failures > 0) this.attempt();
  }

  private arm(delayMs: number): void {
    clearTimeout(this.timer);
    if (!this.isPaused) this.timer = setTimeout(() => this.attempt(), delayMs);
  }

  private attempt(): void {
    if (this.isPaused || this.isRunning || !this.options.isDue()) return;
    clearTimeout(this.timer);
    this.isRunning = true;
    this.isChanged = false;
    void this.options.save().then((outcome) => {
      this.isRunning = false;
      this.failures = outcome === 'passing' ? this.failures + 1 : 0;
      if (this.failures > 0) this.arm(backoffMs(this.failures));
      else if (this.isChanged) this.arm(AUTOSAVE_DELAY_MS);
    });
  }
}
