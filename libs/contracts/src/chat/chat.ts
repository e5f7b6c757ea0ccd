import { z } from 'zod';
import { timeZone } from '../date-time.ts';
import { limits } from '../limits.ts';
import { linesOfText } from '../text.ts';

/** A message of the conversation so far. */
export const chatTurn = z.object({
  role: z.enum(['user', 'model'], 'Must be user or model'),
  content: linesOfText(limits.chatTurnMax),
  /** It was composed from the user's own projects, sheets or results: not sent to a model without consent. */
  usesJob: z.boolean().optional(),
});
export type ChatTurn = z.output<typeof chatTurn>;

export const chatQuestion = z.object({
  message: linesOfText(limits.chatMessageMax)
    .overwrite((text) => text.trim())
    .min(1, 'Enter a question'),
  /** The conversation before this message, oldest first. */
  conversationHistory: z
    .array(chatTurn)
    .max(limits.chatTurns, `Must be at most ${limits.chatTurns} messages`)
    .default([]),
  /** Zone of “today” and “this week”; UTC by default. */
  timeZone: timeZone.optional(),
});
export type ChatQuestion = z.output<typeof chatQuestion>;

/** Where a figure comes from: one of our screens, or a cited page of somebody else. */
export const chatSource = z.object({
  /** `Paper By Weight, 100# Cover`. */
  title: z.string(),
  /** Path and query of our screen, or an https address. */
  address: z.string().regex(/^(?:\/(?!\/)|https:\/\/)/),
});
export type ChatSource = z.output<typeof chatSource>;

/** One line of arithmetic: `Weight each`, `8.5 × 11 ÷ 1550 × 148 × 0.0353`, `0.31 oz`. */
export const chatStep = z.object({ label: z.string(), working: z.string(), result: z.string() });
export type ChatStep = z.output<typeof chatStep>;

/** What “How I worked it out” shows. */
export const chatWorking = z.object({
  title: z.string(),
  steps: z.array(chatStep),
  /** What was assumed because the question doesn't say it, a sentence each. */
  assumed: z.array(z.string()),
  /** Path and query of the filled calculator. */
  opens: z.string().optional(),
});
export type ChatWorking = z.output<typeof chatWorking>;

/** Values that an answer offers for the fields of a spec form. */
export const chatSpecValues = z.object({
  form: z.enum(['booklet', 'custom']),
  /** Field of the form → text. */
  values: z.record(z.string(), z.string()),
});
export type ChatSpecValues = z.output<typeof chatSpecValues>;

/** `grounded`: our own answerer. `model`: a language model at OPENAI_BASE_URL. */
export const chatMode = z.enum(['grounded', 'model']);
export type ChatMode = z.output<typeof chatMode>;

export const chatAnswer = z.object({
  /** Markdown: paragraphs, lists, bold, links to the sources. */
  response: z.string(),
  /** `asks`: a needed value is missing. `declines`: out of scope, or refused. */
  kind: z.enum(['answers', 'asks', 'unknown', 'declines']),
  mode: chatMode,
  sources: z.array(chatSource),
  workings: z.array(chatWorking),
  specs: chatSpecValues.nullable(),
  /** Composed from the user's own projects, sheets or results. */
  usesJob: z.boolean(),
  /** The model's answer was cut off. */
  isIncomplete: z.boolean(),
});
export type ChatAnswer = z.output<typeof chatAnswer>;

/** An event of a streamed answer, in this order: `tool` and `delta` in turn, `sources`, `done`. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** A calculation or search has started, `Looking up postage`. */
  z.object({ type: z.literal('tool'), name: z.string(), title: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(chatSource) }),
  z.object({ type: z.literal('done'), answer: chatAnswer }),
]);
export type ChatEvent = z.output<typeof chatEvent>;
