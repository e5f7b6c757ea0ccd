import { randomIp } from '@printpartner/testing/e2e';
import { baseURL, expect } from './people.ts';

/** An open alert stream and what it received. */
export class TestStream {
  received = '';
  readonly ended: Promise<void>;
  readonly #controller: AbortController;

  private constructor(body: ReadableStream<Uint8Array>, controller: AbortController) {
    this.#controller = controller;
    this.ended = this.#read(body);
  }

  static async open(token: string): Promise<TestStream> {
    const controller = new AbortController();
    const answer = await askForStream(token, controller.signal);
    if (answer.status !== 200 || !answer.body) throw new Error(`The stream returned ${answer.status}`);
    return new TestStream(answer.body, controller);
  }

  async expectAlert(message: string): Promise<void> {
    await expect.poll(() => this.received).toContain(message);
  }

  close(): void {
    this.#controller.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) this.received += decoder.decode(chunk, { stream: true });
    } catch (error) {
      if (!this.#controller.signal.aborted) throw error;
    }
  }
}

export const askForStream = (token: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${baseURL}/api/alerts/stream`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': randomIp() },
    ...(signal && { signal }),
  });
