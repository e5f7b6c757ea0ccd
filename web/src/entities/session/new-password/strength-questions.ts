import type { PasswordOwner } from '@printpartner/contracts/types';
import type { Strength } from './estimate-strength.ts';

export interface StrengthQuestion {
  password: string;
  owner: PasswordOwner;
}

/**
 * Asks a worker how strong a password is. While it estimates one, only the newest waits, so that fast typing doesn't queue.
 * If its code doesn't load, there is no answer and no hint.
 */
export class StrengthQuestions {
  readonly #worker = new Worker(new URL('./strength-worker.ts', import.meta.url), { type: 'module' });
  #isBusy = false;
  #waiting: StrengthQuestion | null = null;

  constructor(onAnswer: (strength: Strength) => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Strength>) => {
      this.#isBusy = false;
      if (this.#waiting) this.ask(this.#waiting);
      // An answer to what was typed before would only flicker.
      else onAnswer(data);
    });
  }

  ask(question: StrengthQuestion): void {
    this.#waiting = this.#isBusy ? question : null;
    if (this.#isBusy) return;
    this.#isBusy = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    this.#worker.postMessage(question);
  }

  end(): void {
    this.#worker.terminate();
  }
}
