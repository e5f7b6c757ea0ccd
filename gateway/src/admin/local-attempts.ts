import { AppError } from '@printpartner/messaging';

const ATTEMPTS = 5;
const WINDOW_MS = 60_000;

/** Limits wrong passwords of everybody together to five per minute, in this process: for the time without Redis. */
export class LocalAttempts {
  #takenAt: number[] = [];

  /** @throws AppError request.rate_limited */
  take(): void {
    const now = performance.now();
    this.#takenAt = this.#takenAt.filter((at) => now - at < WINDOW_MS);
    const [oldest] = this.#takenAt;
    if (oldest !== undefined && this.#takenAt.length >= ATTEMPTS)
      throw new AppError('request.rate_limited', {
        userMessage: 'Too many attempts. Please try again later.',
        retryAfter: Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1_000)),
      });
    this.#takenAt.push(now);
  }

  clear(): void {
    this.#takenAt = [];
  }

  giveBack(): void {
    this.#takenAt.pop();
  }
}
