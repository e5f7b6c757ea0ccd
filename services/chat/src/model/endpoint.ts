import OpenAI from 'openai';
import { fetchWithErrors } from './fetch-with-errors.ts';

/** Where a language model is, and how much it takes. */
export interface ModelSettings {
  /** Endpoints of your own network may need none. */
  apiKey?: string | undefined;
  /** OpenAI's own if undefined. A query, such as Azure's `?api-version=…`, is sent with every request. */
  baseUrl?: string | undefined;
  model: string;
  /** Tokens of a prompt with its answer. */
  contextTokens: number;
}

const OPENAI_URL = 'https://api.openai.com/v1';
/** Its hosts take the key in a header of their own. */
const AZURE_HOST = /\.azure\.com$/;

/** Client of the endpoint. Retries and time limits are ours. */
export function clientOf({ apiKey = '', baseUrl = OPENAI_URL }: ModelSettings): OpenAI {
  const url = new URL(baseUrl);
  const query = Object.fromEntries(url.searchParams);
  url.search = '';
  const isAzure = AZURE_HOST.test(url.hostname);
  return new OpenAI({
    baseURL: url.href.replace(/\/$/, ''),
    apiKey: apiKey || 'none',
    organization: null,
    project: null,
    defaultQuery: query,
    defaultHeaders: isAzure ? { authorization: null, 'api-key': apiKey } : {},
    maxRetries: 0,
    // It would log what endpoints answer.
    logLevel: 'off',
    fetch: fetchWithErrors,
  });
}
