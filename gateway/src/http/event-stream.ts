import type { Response } from 'express';
import { countStream } from './request-record.ts';

/** An open response with server-sent events. */
export class EventStream {
  constructor(private readonly response: Response) {}

  /** Sends headers that keep proxies from buffering events. */
  start(): void {
    countStream(this.response);
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    this.response.write('retry: 2000\n\n');
  }

  /** Does nothing after the stream has ended. */
  send(event: string, data: unknown, id?: string): void {
    if (this.response.writableEnded) return;
    const line = id === undefined ? '' : `id: ${id}\n`;
    this.response.write(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from closing the stream; clients ignore it. */
  ping(): void {
    if (!this.response.writableEnded) this.response.write(': ping\n\n');
  }

  onClose(then: () => void): void {
    this.response.once('close', then);
  }

  end(): void {
    this.response.end();
  }
}
