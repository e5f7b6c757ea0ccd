const BEGIN = '<think>';
const END = '</think>';

/** Leaves out the thoughts with which some open models begin their text, `<think>…</think>`. */
export class Thoughts {
  #held = '';
  #state: 'start' | 'thinking' | 'speaking' = 'start';

  /** @returns the words so far that are no thoughts */
  without(text: string): string {
    if (this.#state === 'speaking') return text;
    this.#held += text;
    if (this.#state === 'start') {
      const begun = this.#held.trimStart();
      if (begun.startsWith(BEGIN)) this.#state = 'thinking';
      else if (BEGIN.startsWith(begun)) return '';
      else return this.#speak(this.#held);
    }
    const end = this.#held.indexOf(END);
    if (end >= 0) return this.#speak(this.#held.slice(end + END.length));
    this.#held = this.#held.slice(-END.length);
    return '';
  }

  /** What was held back, after the last piece. */
  rest(): string {
    return this.#state === 'start' ? this.#speak(this.#held) : '';
  }

  #speak(words: string): string {
    this.#state = 'speaking';
    this.#held = '';
    return words;
  }
}
