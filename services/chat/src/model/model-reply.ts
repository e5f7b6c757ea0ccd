import type OpenAI from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { AnswerWatch } from './answer-watch.ts';
import type { EndpointFeatures } from './endpoint-features.ts';
import { BrokenAnswer, EmptyAnswer, FilteredAnswer } from './model-fault.ts';
import { Thoughts } from './thoughts.ts';
import { estimatedTokens } from './tokens.ts';
import { ToolCallAssembler, type ToolCall } from './tool-calls.ts';

/** The most tokens of one reply. */
export const REPLY_TOKENS = 1_500;

export interface ModelRequest {
  model: string;
  features: EndpointFeatures;
  messages: ChatCompletionMessageParam[];
  tools: ChatCompletionFunctionTool[];
  /** False in the last round, which must be words. */
  mayCall: boolean;
}

/** One streamed reply of the model. */
export class ModelReply {
  readonly calls = new ToolCallAssembler();
  text = '';
  isRefusal = false;
  finish: ChatCompletionChunk.Choice['finish_reason'] = null;
  readonly #thoughts = new Thoughts();
  /** The endpoint has begun to answer, or could have. */
  #isSent = false;
  #totalTokens: number | undefined;

  constructor(
    private readonly client: OpenAI,
    private readonly request: ModelRequest,
  ) {}

  /**
   * The words of the reply as they come.
   *
   * @throws BrokenAnswer, EmptyAnswer, FilteredAnswer, and what the client throws
   */
  async *words(watch: AnswerWatch): AsyncGenerator<string> {
    const { model, messages, tools, features, mayCall } = this.request;
    this.#isSent = true;
    let stream: AsyncIterable<ChatCompletionChunk>;
    try {
      stream = await this.client.chat.completions.create(
        {
          model,
          messages,
          ...(tools.length > 0 && { tools, tool_choice: mayCall ? ('auto' as const) : ('none' as const) }),
          [features.limit]: REPLY_TOKENS,
          stream: true,
          ...(features.usage && { stream_options: { include_usage: true } }),
        },
        { signal: watch.signal },
      );
    } catch (error) {
      watch.signal.throwIfAborted();
      this.#isSent = false;
      throw error;
    }
    try {
      for await (const chunk of stream) {
        watch.heard();
        yield* this.#read(chunk);
      }
    } catch (error) {
      // Only the usage is lost.
      if (!this.finish) {
        watch.signal.throwIfAborted();
        throw error;
      }
    }
    yield* this.#heard(this.#thoughts.rest());
    this.#check(watch);
  }

  /** The tokens that the endpoint reports; estimated if it reports none or the reply was cut. */
  get tokens(): number {
    if (this.#totalTokens !== undefined) return this.#totalTokens;
    if (!this.#isSent) return 0;
    const { messages, tools } = this.request;
    return estimatedTokens(
      JSON.stringify(messages) + JSON.stringify(tools) + this.text + JSON.stringify(this.calls.all()),
    );
  }

  toolCalls(): ToolCall[] {
    return this.request.mayCall ? this.calls.all() : [];
  }

  *#read({ choices, usage }: ChatCompletionChunk): Generator<string> {
    if (usage) this.#totalTokens = usage.total_tokens;
    const [choice] = choices ?? [];
    if (!choice) return;
    const { content, refusal, tool_calls: pieces } = choice.delta ?? {};
    for (const piece of pieces ?? []) this.calls.add(piece);
    if (refusal) this.isRefusal = true;
    this.finish = choice.finish_reason ?? this.finish;
    yield* this.#heard(this.#thoughts.without(content ?? '') + (refusal ?? ''));
  }

  *#heard(words: string): Generator<string> {
    this.text += words;
    if (words !== '') yield words;
  }

  #check({ signal }: AnswerWatch): void {
    // The client ends an aborted stream as if it were complete.
    if (!this.finish) {
      signal.throwIfAborted();
      throw new BrokenAnswer('ended without a finish reason');
    }
    if (this.finish === 'content_filter') throw new FilteredAnswer('finish reason content_filter');
    if (this.text.trim() === '' && this.toolCalls().length === 0)
      throw new EmptyAnswer('no words and no tool calls');
  }
}
