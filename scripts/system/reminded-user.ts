import { setTimeout as pause } from 'node:timers/promises';
import type { ApiUser } from './api-user.ts';

interface StreamedAlert {
  id: string;
  project_id: string | null;
  message: string;
  fire_at_utc: string;
}

export interface Shown {
  projectId: string;
  /** Time from the alert's due time until it's shown, ms; both by this machine's clock. */
  latenessMs: number;
}

const RECONNECT_MS = 500;
const POLL_MS = 5_000;

/**
 * Behaves like a user's open browser: reads the event stream, polls, shows each
 * alert once per due time, and retries its acknowledgement until it succeeds.
 */
export class RemindedUser {
  readonly shown: Shown[] = [];
  /** Delivered again after a successful acknowledgement. */
  readonly duplicates: string[] = [];
  readonly #user: ApiUser;
  readonly #closing = new AbortController();
  readonly #seen = new Set<string>();
  readonly #acknowledged = new Set<string>();
  readonly #work: Promise<unknown>;
  #reconnect = new AbortController();
  #pollsStarted = 0;
  #streamsStarted = 0;
  /** Numbers of the last successful poll and stream. */
  #lastPoll = 0;
  #lastStream = 0;

  constructor(user: ApiUser) {
    this.#user = user;
    this.#work = Promise.all([this.#readStreams(), this.#poll()]);
  }

  /** Resolves after a poll and a stream connection that both started after this call. */
  async refresh(): Promise<void> {
    const [polls, streams] = [this.#pollsStarted, this.#streamsStarted];
    this.#reconnect.abort();
    while (this.#lastPoll <= polls || this.#lastStream <= streams) {
      if (this.#closing.signal.aborted) throw new Error('closed during refresh');
      await this.#pause(50);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#work;
  }

  async #readStreams(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#readStream().catch(() => undefined);
      await this.#pause(RECONNECT_MS);
    }
  }

  async #readStream(): Promise<void> {
    const acknowledged = new Set(this.#acknowledged);
    this.#reconnect = new AbortController();
    const number = (this.#streamsStarted += 1);
    const answer = await fetch(`${this.#user.url}/api/alerts/stream`, {
      headers: { authorization: `Bearer ${this.#user.token}` },
      signal: AbortSignal.any([this.#closing.signal, this.#reconnect.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`stream: HTTP ${answer.status}`);
    this.#lastStream = number;
    const decoder = new TextDecoder();
    let received = '';
    for await (const chunk of answer.body) {
      const events = (received + decoder.decode(chunk, { stream: true })).split('\n\n');
      received = events.pop() ?? '';
      for (const event of events) this.#handleEvent(event, acknowledged);
    }
  }

  #handleEvent(event: string, acknowledged: ReadonlySet<string>): void {
    const data = /^event: alert\ndata: (.+)$/m.exec(event)?.[1];
    if (data) this.#show(JSON.parse(data) as StreamedAlert, acknowledged);
  }

  async #poll(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#pause(POLL_MS);
      const acknowledged = new Set(this.#acknowledged);
      const number = (this.#pollsStarted += 1);
      const due = await this.#user.get<StreamedAlert[]>('/api/alerts/due').catch(() => undefined);
      for (const alert of due ?? []) this.#show(alert, acknowledged);
      if (due) this.#lastPoll = number;
    }
  }

  /** @param acknowledged alerts acknowledged before this poll or stream started */
  #show(alert: StreamedAlert, acknowledged: ReadonlySet<string>): void {
    const key = `${alert.id} ${alert.fire_at_utc}`;
    if (acknowledged.has(key)) this.duplicates.push(key);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const latenessMs = Date.now() - Date.parse(alert.fire_at_utc);
    this.shown.push({ projectId: alert.project_id ?? '', latenessMs });
    void this.#acknowledge(alert.id, key);
  }

  async #acknowledge(id: string, key: string): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const answer = await this.#user.send('POST', `/api/alerts/${id}/ack`).catch(() => undefined);
      if (answer?.ok) {
        this.#acknowledged.add(key);
        return;
      }
      await this.#pause(RECONNECT_MS);
    }
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}
