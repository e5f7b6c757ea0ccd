import { fileURLToPath } from 'node:url';
import { readEnv, serviceSettings } from '@printpartner/service-kit';
import { z } from 'zod';

/** In the repository and in the image. */
const BUILT_ENTRIES = fileURLToPath(new URL('../../../web/dist/search-entries.json', import.meta.url));

const settings = serviceSettings.extend({
  /** File with the entries of the guides, written by the web app's build. */
  GUIDE_ENTRIES_FILE: z.string().default(BUILT_ENTRIES),
  /** With it or a base URL, a language model answers. */
  OPENAI_API_KEY: z.string().optional(),
  /** Endpoint that is compatible with OpenAI's. */
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  /** Tokens of a prompt with its answer that the model takes. The tools alone have 4,500. */
  OPENAI_CONTEXT_TOKENS: z.coerce.number().int().min(12_000).default(32_000),
  /** Tokens that an account, or the visitors of one network, may use in a UTC day. */
  CHAT_DAILY_TOKENS: z.coerce.number().int().min(1).default(300_000),
});

export type ChatSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readChatSettings = (): ChatSettings => readEnv(settings, process.env);
