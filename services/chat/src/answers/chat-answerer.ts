import { readFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import { createAnswerer } from '@printpartner/assistant/answerer';
import { createToolbox } from '@printpartner/assistant/tools';
import type { ChatEvent, ChatMode } from '@printpartner/contracts';
import { type PackedPlace, type SearchEntry, unpackEntries } from '@printpartner/print-search/entries';
import type { ChatSettings } from '../env.ts';
import type { JobForModel } from '../job/job-for-model.ts';
import type { ReadOwnJob } from '../job/read-own-job.ts';
import { ModelAnswerer } from '../model/model-answerer.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { AssistedModel } from './assisted-model.ts';
import type { ChatCall } from './chat-call.ts';
import { GroundedAnswerer } from './grounded-answerer.ts';

/** What answers the questions of this service. */
export interface ChatAnswerer {
  mode: ChatMode;
  answer: (call: ChatCall) => AsyncIterable<ChatEvent>;
}

export const CHAT_ANSWERER = Symbol('chat answerer');

export interface AnswererParts {
  usage: UsageService;
  ownJob: ReadOwnJob;
  jobForModel: JobForModel;
}

/** A language model if the settings name one, otherwise the guides and calculators alone. */
export function createChatAnswerer(
  settings: ChatSettings,
  { usage, ownJob, jobForModel }: AnswererParts,
): ChatAnswerer {
  const entries = readGuideEntries(settings.GUIDE_ENTRIES_FILE);
  const grounded = new GroundedAnswerer(createAnswerer(entries), ownJob);
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = settings;
  if (apiKey === undefined && baseUrl === undefined)
    return { mode: 'grounded', answer: (call) => grounded.answer(call) };
  const model = new ModelAnswerer({
    settings: {
      apiKey,
      baseUrl,
      model: settings.OPENAI_MODEL,
      contextTokens: settings.OPENAI_CONTEXT_TOKENS,
    },
    toolbox: createToolbox(entries),
    usage,
    logger: new Logger(ModelAnswerer.name),
  });
  const assisted = new AssistedModel(model, grounded, jobForModel);
  return { mode: 'model', answer: (call) => assisted.answer(call) };
}

/**
 * The entries of the guides, from the file that the web app's build writes.
 *
 * @throws Error if the file is missing or has no entries
 */
export function readGuideEntries(file: string): SearchEntry[] {
  const entries = unpackEntries(readPlaces(file));
  if (entries.length === 0) throw new Error(`GUIDE_ENTRIES_FILE: ${file} has no entries`);
  return entries;
}

function readPlaces(file: string): PackedPlace[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackedPlace[];
  } catch (error) {
    throw new Error(`GUIDE_ENTRIES_FILE: ${file} could not be read. The web app's build writes it.`, {
      cause: error,
    });
  }
}
