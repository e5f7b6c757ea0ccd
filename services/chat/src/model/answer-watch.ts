import { BrokenAnswer } from './model-fault.ts';

/** Times that an answer may take, milliseconds. */
export interface AnswerTimes {
  /** Time from the question to the first word, with all tries and tool calls. */
  firstWord: number;
  /** Time between two pieces, once the first has come. */
  silence: number;
  /** Time from the question to the end of its answer. */
  whole: number;
}

export const answerTimes: AnswerTimes = { firstWord: 30_000, silence: 20_000, whole: 120_000 };

/** What is left of an answer's times, milliseconds. */
export interface TimeLeft {
  /** Undefined if the answer has words. */
  firstWord: number | undefined;
  whole: number;
}

/** Aborts a request when its caller does, or when the endpoint takes too long. */
export class AnswerWatch {
  readonly #ended = new AbortController();
  readonly #firstWord: NodeJS.Timeout | undefined;
  readonly #whole: NodeJS.Timeout;
  #silence: NodeJS.Timeout | undefined;
  readonly signal: AbortSignal;

  constructor(
    caller: AbortSignal,
    private readonly silenceMs: number,
    { firstWord, whole }: TimeLeft,
  ) {
    this.signal = AbortSignal.any([caller, this.#ended.signal]);
    this.#whole = this.#abortAfter(whole, 'not complete before the deadline');
    if (firstWord === undefined) this.heard();
    else this.#firstWord = this.#abortAfter(firstWord, 'no word before the deadline');
  }

  /** A piece has come. */
  heard(): void {
    if (this.#silence) this.#silence.refresh();
    else this.#silence = this.#abortAfter(this.silenceMs, 'silent for too long');
  }

  /** The first word has come. */
  spoke(): void {
    clearTimeout(this.#firstWord);
  }

  /** Ends the request if it still runs. */
  end(): void {
    for (const timer of [this.#firstWord, this.#whole, this.#silence]) clearTimeout(timer);
    this.#ended.abort();
  }

  #abortAfter(ms: number, note: string): NodeJS.Timeout {
    return setTimeout(() => this.#ended.abort(new BrokenAnswer(note)), Math.max(0, ms));
  }
}
