import { backoffMs } from '../backoff.ts';

/** Time from the last change to the autosave. */
export const AUTOSAVE_DELAY_MS = 2000;

/**
 * `passing` is tried again, each time later; `refused` waits for the next change; `rest` says that something else is
 * still to be saved, such as the fields beside a refused one.
 */
export type SaveOutcome = 'saved' | 'passing' | 'refused' | 'rest';

interface AutosaveOptions {
  isDue: () => boolean;
  /** Something that can't be saved yet may become due without a change: half of a date that is cleared, or a save that ends. */
  isUnfinished?: () => boolean;
  save: () => Promise<SaveOutcome>;
  /** Saves in a way that outlives the page; `save` if not given. */
  leave?: () => void;
}

/**
 * When a document is saved by itself: 2 s after the last change, at once when its page is hidden or left, and never
 * during a pause. After a failure it is tried again with backoff, and when the user or the network is back.
 */
export class Autosave {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pauses = new Set<string>();
  private failures = 0;
  private isRunning = false;
  private isChanged = false;

  constructor(private readonly options: AutosaveOptions) {}

  /** Follows the page. Returns a function that ends it, and the waiting save. */
  start(): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    const followVisibility = () => (document.visibilityState === 'hidden' ? this.leave() : this.retry());
    document.addEventListener('visibilitychange', followVisibility, { signal });
    window.addEventListener('pagehide', () => this.leave(), { signal });
    window.addEventListener('focus', () => this.retry(), { signal });
    window.addEventListener('online', () => this.reconnect(), { signal });
    this.resume('ended');
    return () => {
      ended.abort();
      this.pause('ended');
    };
  }

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

  /** Tries a failed save again at once. */
  retry(): void {
    if (this.failures > 0) this.attempt();
  }

  /** Failures without a network say nothing about the network that is back. */
  private reconnect(): void {
    this.failures = 0;
    this.attempt();
  }

  private leave(): void {
    if (this.options.leave) this.options.leave();
    else this.attempt();
  }

  private arm(delayMs: number): void {
    clearTimeout(this.timer);
    if (!this.isPaused) this.timer = setTimeout(() => this.attempt(), delayMs);
  }

  private attempt(): void {
    if (this.isPaused || this.isRunning) return;
    if (!this.options.isDue()) {
      if (this.options.isUnfinished?.()) this.arm(AUTOSAVE_DELAY_MS);
      return;
    }
    clearTimeout(this.timer);
    this.isRunning = true;
    this.isChanged = false;
    const passing = (): SaveOutcome => 'passing';
    void this.options
      .save()
      .catch(passing)
      .then((outcome) => {
        this.isRunning = false;
        this.failures = outcome === 'passing' ? this.failures + 1 : 0;
        if (this.failures > 0) this.arm(backoffMs(this.failures));
        else if (this.isChanged || outcome === 'rest' || this.options.isUnfinished?.())
          this.arm(AUTOSAVE_DELAY_MS);
      });
  }
}
