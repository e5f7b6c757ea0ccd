import { APIError } from 'openai';
import type { ModelSettings } from './endpoint.ts';

/** What an endpoint knows of OpenAI's requests. */
export interface EndpointFeatures {
  tools: boolean;
  /** Reports the tokens of a streamed reply. */
  usage: boolean;
  limit: 'max_tokens' | 'max_completion_tokens';
}

/** Their models know only `max_completion_tokens`, others’ often only `max_tokens`. */
const NEWER_HOST = /\.(?:openai|azure)\.com$/;
const NO_TOOLS = /not support tools|tool[_ ]choice|tools? (?:is|are) not supported|function calling/i;

/** What is tried first. */
export function likelyFeatures({ baseUrl }: Pick<ModelSettings, 'baseUrl'>): EndpointFeatures {
  const isNewer = baseUrl === undefined || NEWER_HOST.test(new URL(baseUrl).hostname);
  return { tools: true, usage: true, limit: isNewer ? 'max_completion_tokens' : 'max_tokens' };
}

/**
 * What to change after this error; undefined if it has another cause.
 *
 * @param said what the user wrote: an endpoint that repeats it in its error must not lose its tools by it
 */
export function changeAfter(
  error: unknown,
  features: EndpointFeatures,
  said: string,
): Partial<EndpointFeatures> | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
  const words = `${error.message} ${JSON.stringify(error.error) ?? ''}`;
  const isNamed = (pattern: RegExp) => pattern.test(words) && !pattern.test(said);
  if (features.usage && isNamed(/stream_options/)) return { usage: false };
  if (features.limit === 'max_tokens' && isNamed(/max_completion_tokens/))
    return { limit: 'max_completion_tokens' };
  if (features.tools && isNamed(NO_TOOLS)) return { tools: false };
  return undefined;
}
