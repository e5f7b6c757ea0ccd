import { setTimeout as pause } from 'node:timers/promises';
import type { Toolbox } from '@printpartner/assistant/tools';
import type { ChatEvent } from '@printpartner/contracts';
import type OpenAI from 'openai';
import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { Reservation, UsageService } from '../usage/usage.service.ts';
import { AnswerTurn, type ModelQuestion } from './answer-turn.ts';
import { answerTimes, type AnswerTimes, AnswerWatch } from './answer-watch.ts';
import { Circuit } from './circuit.ts';
import { clientOf, type ModelSettings } from './endpoint.ts';
import { changeAfter, type EndpointFeatures, likelyFeatures } from './endpoint-features.ts';
import { faultOf, notAnswering } from './model-fault.ts';
import { ModelReply, REPLY_TOKENS } from './model-reply.ts';
import { estimatedTokens } from './tokens.ts';

/** Rounds in which the model may call tools; then it must answer. */
const TOOL_ROUNDS = 4;

export interface ModelAnswererOptions {
  settings: ModelSettings;
  toolbox: Toolbox;
  usage: Pick<UsageService, 'reserve' | 'settle'>;
  logger: { warn: (entry: object) => void };
  times?: AnswerTimes;
}

/** Answers with a language model, at an endpoint that is compatible with OpenAI's chat completions. */
export class ModelAnswerer {
  readonly #client: OpenAI;
  readonly #circuit = new Circuit();
  readonly #tools: ChatCompletionFunctionTool[];
  #features: EndpointFeatures;
  /** Tokens of a request and its reply besides the messages. */
  readonly #otherTokens: number;
  readonly #times: AnswerTimes;

  constructor(private readonly options: ModelAnswererOptions) {
    const { settings, toolbox, times = answerTimes } = options;
    this.#client = clientOf(settings);
    this.#features = likelyFeatures(settings);
    this.#times = times;
    this.#tools = toolbox.tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    }));
    this.#otherTokens = REPLY_TOKENS + estimatedTokens(JSON.stringify(this.#tools));
  }

  /**
   * The events of an answer.
   *
   * @throws AppError chat.not_answering, chat.declined, chat.too_long or chat.budget_reached; the signal's reason if it aborts
   */
  async *answer(question: ModelQuestion): AsyncGenerator<ChatEvent> {
    const turn = new AnswerTurn(question, this.options.toolbox, this.#times);
    for (let round = 0; ; round++) {
      turn.progress.beginRound();
      const reply = yield* this.#reply(turn, round < TOOL_ROUNDS);
      const { isTooLong } = turn.progress;
      if (!reply || isTooLong || reply.toolCalls().length === 0) {
        const isIncomplete = !reply || isTooLong || reply.finish === 'length';
        yield* turn.progress.finish({ kind: reply?.isRefusal ? 'declines' : 'answers', isIncomplete });
        return;
      }
      yield* turn.runTools(reply);
    }
  }

  /** A reply, with a second try if the first fails without a word; undefined if it fails after some words. */
  async *#reply(turn: AnswerTurn, mayCall: boolean): AsyncGenerator<ChatEvent, ModelReply | undefined> {
    const { signal, requestId } = turn.question;
    for (;;) {
      const messages = turn.messages(this.options.settings.contextTokens - this.#otherTokens);
      const features = this.#features;
      const reply = new ModelReply(this.#client, {
        model: this.options.settings.model,
        features,
        messages,
        tools: features.tools ? this.#tools : [],
        mayCall,
      });
      try {
        yield* this.#send(turn, reply, messages);
        return reply;
      } catch (error) {
        signal.throwIfAborted();
        const fault = faultOf(error);
        const change = changeAfter(error, features, turn.said);
        this.options.logger.warn({ msg: 'model request failed', fault: fault.note, requestId });
        if (change) {
          // Another question may have changed something else in the meantime.
          this.#features = { ...this.#features, ...change };
          continue;
        }
        const isTriedAgain = reply.text.trim() === '' && fault.isTransient && turn.takeRetry(fault.waitMs);
        if (!isTriedAgain) {
          if (fault.endsAnswer || !turn.progress.hasWords) throw fault.error;
          return undefined;
        }
        await pause(fault.waitMs, undefined, { signal });
      }
    }
  }

  async *#send(
    turn: AnswerTurn,
    reply: ModelReply,
    messages: ChatCompletionMessageParam[],
  ): AsyncGenerator<ChatEvent> {
    const { source, userId, signal } = turn.question;
    const pass = this.#circuit.enter();
    if (!pass) throw notAnswering('circuit open');
    try {
      const tokens = estimatedTokens(JSON.stringify(messages)) + this.#otherTokens;
      const reservation = await this.options.usage.reserve({ source, userId }, tokens);
      const watch = new AnswerWatch(signal, this.#times.silence, turn.timeLeft());
      try {
        for await (const words of reply.words(watch)) {
          const events = turn.progress.say(words);
          if (turn.progress.hasWords) watch.spoke();
          yield* events;
          if (turn.progress.isTooLong) break;
        }
        pass.succeeded();
      } finally {
        watch.end();
        await this.#settle(reservation, reply.tokens);
      }
    } catch (error) {
      if (!signal.aborted && faultOf(error).isOutage) pass.failed();
      throw error;
    } finally {
      pass.released();
    }
  }

  /** A budget that can't be settled must not cost the answer. */
  async #settle(reservation: Reservation, tokens: number): Promise<void> {
    try {
      await this.options.usage.settle(reservation, tokens);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      this.options.logger.warn({ msg: 'token usage not settled', fault });
    }
  }
}
