import type { FakeAnswer } from './fake-openai.ts';
import { deltaEvent, openStream } from './wire.ts';

interface ErrorBody {
  message: string;
  type?: string;
  /** Some endpoints repeat the status here. */
  code?: string | number | null;
  param?: string | null;
}

/** Answers with an HTTP error and OpenAI’s error body. */
export const fails =
  (status: number, error: ErrorBody, headers: Record<string, string> = {}): FakeAnswer =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error }));
  };

/** Answers with an HTTP error and a body of another form: JSON, or a text as it is. */
export const failsWith =
  (status: number, body: object | string): FakeAnswer =>
  ({ response }) => {
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  };

/** 429, with seconds in Retry-After if given. */
export const limitsRate = (retryAfter?: number): FakeAnswer =>
  fails(
    429,
    { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' },
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  );

export const breaksDown = (status = 500): FakeAnswer =>
  fails(status, { message: 'The server had an error', type: 'server_error', code: null });

/** 401. Endpoints repeat a part of the key in their message. */
export const rejectsKey = (): FakeAnswer => (exchange) => {
  const key = exchange.request.headers.authorization ?? '';
  return fails(401, { message: `Incorrect API key provided: ${key}`, code: 'invalid_api_key' })(exchange);
};

/** 400 of a content filter, as Azure has it. */
export const filters = (): FakeAnswer =>
  fails(400, {
    message:
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
    code: 'content_filter',
    param: 'prompt',
  });

export const hasNoRoom = (): FakeAnswer =>
  fails(400, {
    message:
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.",
    code: 'context_length_exceeded',
    param: 'messages',
  });

/** Accepts the request and never answers. */
export const staysSilent = (): FakeAnswer => () => undefined;

/** Says these pieces and nothing more, without an end. */
export const fallsSilentAfter =
  (...pieces: string[]): FakeAnswer =>
  ({ response }) => {
    openStream(response);
    for (const content of pieces) response.write(deltaEvent({ content }));
  };

/** Says these pieces, then resets the connection. */
export const breaksOffAfter =
  (...pieces: string[]): FakeAnswer =>
  async ({ response }) => {
    openStream(response);
    for (const content of pieces) await written(response, deltaEvent({ content }));
    response.socket?.resetAndDestroy();
  };

/** Says these pieces, then ends as if all were said, without a finish reason. */
export const endsEarlyAfter =
  (...pieces: string[]): FakeAnswer =>
  ({ response }) => {
    openStream(response);
    response.end(pieces.map((content) => deltaEvent({ content })).join(''));
  };

/** Says these pieces, then a line that is no JSON. */
export const garblesAfter =
  (...pieces: string[]): FakeAnswer =>
  ({ response }) => {
    openStream(response);
    response.write(pieces.map((content) => deltaEvent({ content })).join(''));
    response.end('data: {"choices": [{"index": 0, "delta": {"conte\n\n');
  };

/** Says these pieces, then reports an error inside of the stream. */
export const reportsErrorAfter =
  (...pieces: string[]): FakeAnswer =>
  ({ response }) => {
    openStream(response);
    response.write(pieces.map((content) => deltaEvent({ content })).join(''));
    response.end(
      `data: ${JSON.stringify({ error: { message: 'The server is overloaded', code: null } })}\n\n`,
    );
  };

/** Resets the connection before any byte. */
export const hangsUp =
  (): FakeAnswer =>
  ({ response }) => {
    response.socket?.resetAndDestroy();
  };

const written = (response: Parameters<FakeAnswer>[0]['response'], text: string): Promise<void> =>
  new Promise((resolve) => {
    response.write(text, () => resolve());
  });
