import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of `POST …/chat/completions`, as far as tests read it. */
export interface ChatCompletionBody {
  model: string;
  stream: boolean;
  stream_options?: { include_usage?: boolean };
  messages: { role: string; content?: string | null; tool_calls?: unknown[]; tool_call_id?: string }[];
  tools?: { type: string; function: { name: string; description: string; parameters: unknown } }[];
  tool_choice?: unknown;
  max_tokens?: number;
  max_completion_tokens?: number;
}

/** A request as the fake server received it. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: ChatCompletionBody;
  /** Resolves when the client has ended the connection of this request. */
  closed: Promise<void>;
  isClosed: boolean;
}

export interface Exchange {
  request: ReceivedRequest;
  response: ServerResponse;
}

/** Answers one request. */
export type FakeAnswer = (exchange: Exchange) => void | Promise<void>;

export interface FakeOpenAi {
  /** `http://127.0.0.1:<port>/v1`. */
  baseUrl: string;
  /** All requests so far, oldest first. */
  requests: ReceivedRequest[];
  /** What the next requests get, in order; more are answered with 500. Forgets what was set before. */
  answerWith(...answers: FakeAnswer[]): void;
  /** What every further request gets after those of `answerWith`. */
  answerAlways(answer: FakeAnswer): void;
  /** Forgets requests and answers. */
  reset(): void;
  close(): Promise<void>;
}

/** An HTTP server that speaks the wire format of OpenAI's chat completions and does what a test says. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const requests: ReceivedRequest[] = [];
  let next: FakeAnswer[] = [];
  let always: FakeAnswer | undefined;
  const server = createServer((incoming, response) => {
    response.socket?.setNoDelay(true);
    void answer(incoming, response).catch((error: unknown) => response.destroy(error as Error));
  });
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(incoming, response);
    requests.push(request);
    const chosen = next.shift() ?? always;
    if (!chosen) {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'The test has no answer for this request' } }));
      return;
    }
    await chosen({ request, response });
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answerWith(...answers) {
      next = answers;
    },
    answerAlways(one) {
      always = one;
    },
    reset() {
      requests.length = 0;
      next = [];
      always = undefined;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const request: ReceivedRequest = {
    path: incoming.url ?? '',
    headers: incoming.headers,
    body: JSON.parse(Buffer.concat(chunks).toString()) as ChatCompletionBody,
    isClosed: false,
    closed: once(response, 'close').then(() => {
      request.isClosed = true;
    }),
  };
  return request;
}
