import {
  type ChatAnswer,
  type ChatEvent,
  type ChatSource,
  type ChatWorking,
  limits,
} from '@printpartner/contracts';
import type { Toolbox, ToolReply } from '@printpartner/assistant/tools';
import { LeakedPrompt } from './model-fault.ts';
import { OwnLinks } from './own-links.ts';
import { PromptLeak, SYSTEM_PROMPT } from './system-prompt.ts';
import { SafeMarkdown } from './safe-markdown.ts';

const MAX_SOURCES = 8;
/** Sources shown of a search when the answer links to none of its results. */
const UNLINKED_SOURCES = 3;

/** An answer as it grows: what was said, calculated and cited so far. */
export class AnswerProgress {
  readonly #links: OwnLinks;
  readonly #markdown: SafeMarkdown;
  readonly #leak = new PromptLeak(SYSTEM_PROMPT);
  readonly #sources = new Map<string, ChatSource>();
  readonly #choices = new Map<string, ChatSource>();
  readonly #workings = new Map<string, ChatWorking>();
  #response = '';
  #isNewRound = false;

  constructor(
    { hasAddress }: Pick<Toolbox, 'hasAddress'>,
    private readonly usesJob: boolean,
  ) {
    this.#links = new OwnLinks(hasAddress);
    this.#markdown = new SafeMarkdown((target) => this.#links.allowed(target));
  }

  get hasWords(): boolean {
    return this.#response !== '';
  }

  get isTooLong(): boolean {
    return this.#response.length >= limits.chatTurnMax;
  }

  /** @returns the part that can be sent now. @throws LeakedPrompt */
  say(words: string): ChatEvent[] {
    if (this.#leak.isIn(words)) throw new LeakedPrompt('the answer repeats the system prompt');
    return this.#append(this.#markdown.push(words));
  }

  /** What follows is another reply. */
  beginRound(): void {
    this.#isNewRound = this.hasWords;
  }

  addTool({ working, sources, isChoice }: ToolReply): void {
    this.#links.cite(sources);
    for (const source of sources) (isChoice ? this.#choices : this.#sources).set(source.address, source);
    if (working) this.#workings.set(JSON.stringify(working), working);
  }

  /** The answer may link to these. */
  cite(sources: readonly ChatSource[]): void {
    this.#links.cite(sources);
  }

  *finish(state: Pick<ChatAnswer, 'kind' | 'isIncomplete'>): Generator<ChatEvent> {
    yield* this.#append(this.#markdown.end());
    const sources = this.#citedSources();
    yield { type: 'sources', sources };
    yield {
      type: 'done',
      answer: {
        ...state,
        response: this.#response.trimEnd(),
        mode: 'model',
        sources,
        workings: [...this.#workings.values()],
        specs: null,
        usesJob: this.usesJob,
      },
    };
  }

  #append(safe: string): ChatEvent[] {
    const room = limits.chatTurnMax - this.#response.length;
    const begun = this.hasWords ? safe : safe.trimStart();
    if (begun === '') return [];
    const text = `${this.#isNewRound ? '\n\n' : ''}${begun}`.slice(0, room);
    this.#isNewRound = false;
    this.#response += text;
    return text === '' ? [] : [{ type: 'delta', text }];
  }

  #citedSources(): ChatSource[] {
    const cited = new Map(this.#sources);
    for (const source of this.#links.used()) cited.set(source.address, source);
    const found = [...this.#choices.values()];
    const chosen = cited.size === 0 ? found.slice(0, UNLINKED_SOURCES) : [...cited.values()];
    return chosen.slice(0, MAX_SOURCES);
  }
}
