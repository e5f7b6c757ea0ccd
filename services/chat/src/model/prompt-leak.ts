const WORDS_IN_ROW = 10;

/** Notices when an answer repeats the system prompt: ten words in a row. */
export class PromptLeak {
  readonly #rows: ReadonlySet<string>;
  #last: string[] = [];
  #unfinished = '';

  constructor(prompt: string) {
    const words = wordsOf(prompt);
    this.#rows = new Set(
      words.slice(WORDS_IN_ROW - 1).map((_, from) => words.slice(from, from + WORDS_IN_ROW).join(' ')),
    );
  }

  /** Whether the answer up to this piece has a row of the prompt. */
  isIn(piece: string): boolean {
    const text = this.#unfinished + piece;
    const begun = /[\p{L}\p{N}'’]*$/u.exec(text)?.index ?? text.length;
    this.#unfinished = text.slice(begun);
    for (const word of wordsOf(text.slice(0, begun))) {
      this.#last = [...this.#last.slice(1 - WORDS_IN_ROW), word];
      if (this.#rows.has(this.#last.join(' '))) return true;
    }
    return false;
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
