import { Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';

const ANSWERS_AT_ONCE = 3;
const RETRY_SECONDS = 5;

/** Lets every source, an account or the visitors of one network, have three answers at once. */
@Injectable()
export class SourceTurns {
  private readonly running = new Map<string, number>();

  /** @returns ends the turn. @throws AppError request.rate_limited */
  take(source: string): () => void {
    const running = this.running.get(source) ?? 0;
    if (running >= ANSWERS_AT_ONCE) throw tooManyQuestions();
    this.running.set(source, running + 1);
    return () => this.end(source);
  }

  private end(source: string): void {
    const left = (this.running.get(source) ?? 1) - 1;
    if (left === 0) this.running.delete(source);
    else this.running.set(source, left);
  }
}

const tooManyQuestions = () =>
  new AppError('request.rate_limited', {
    userMessage: 'Too many questions at once. Try again when one of them is answered.',
    retryAfter: RETRY_SECONDS,
  });
