import { fileURLToPath } from 'node:url';
import { readEnv, serviceSettings } from '@printpartner/service-kit/settings';
import { z } from 'zod';

/** The file is at the same place in the repository and in the image. */
const BUILT_ENTRIES = fileURLToPath(new URL('../../../web/dist/search-entries.json', import.meta.url));

export const settings = serviceSettings.extend({
  GUIDE_ENTRIES_FILE: z.string().default(BUILT_ENTRIES).meta({
    description: "File with the entries of the guides, written by the web app's build.",
    internal: true,
  }),
  OPENAI_API_KEY: z.string().optional().meta({
    description:
      "Key of a language model. With it or OPENAI_BASE_URL, the model answers the assistant's questions; otherwise the guides and calculators do.",
    secret: true,
  }),
  OPENAI_BASE_URL: z
    .url()
    .optional()
    .describe("Endpoint that is compatible with OpenAI's. With a key only, it is OpenAI's."),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini').describe('Name of the model at that endpoint.'),
  // The tools alone have 4,500.
  OPENAI_CONTEXT_TOKENS: z.coerce
    .number()
    .int()
    .min(12_000)
    .default(32_000)
    .describe('Tokens of a prompt with its answer that the model takes, at least 12000.'),
  CHAT_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(1)
    .default(300_000)
    .describe('Tokens of the model that an account, or the visitors of one network, may use in a UTC day.'),
});

export type ChatSettings = z.output<typeof settings>;

/** The only reader of the environment in this service. */
export const readChatSettings = (): ChatSettings => readEnv(settings, process.env);
