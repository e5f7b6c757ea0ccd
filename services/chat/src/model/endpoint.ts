import OpenAI from 'openai';

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

const MAX_ERROR = 2_000;

/** Works as `fetch` does. Some endpoints, such as older vLLM, answer errors without the field that the client reads. */
async function fetchWithErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (response.ok || !isJson) return response;
  const text = await response.text();
  const { status, headers } = response;
  const body = hasError(text) ? text : JSON.stringify({ error: { message: text.slice(0, MAX_ERROR) } });
  return new Response(body, { status, headers: withoutLength(headers) });
}

function hasError(text: string): boolean {
  try {
    return Object.hasOwn(Object(JSON.parse(text)) as object, 'error');
  } catch {
    return false;
  }
}

/** The body has another length and is no longer compressed. */
function withoutLength(headers: Headers): Headers {
  const changed = new Headers(headers);
  changed.delete('content-length');
  changed.delete('content-encoding');
  return changed;
}
