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
  /** From the alert's time to its showing, ms; both by this machine's clock. */
  latenessMs: number;
}

const RECONNECT_MS = 500;
const POLL_MS = 5_000;

/**
 * Does what an open browser of a user does: listens to the event stream and
 * polls, shows each firing once, then acknowledges it until that succeeds.
 */
export class RemindedUser {
  readonly shown: Shown[] = [];
  /** Came again although its acknowledgement had been answered. */
  readonly doubled: string[] = [];
  readonly #user: ApiUser;
  readonly #closing = new AbortController();
  readonly #seen = new Set<string>();
  readonly #acknowledged = new Set<string>();
  readonly #work: Promise<unknown>;
  #reconnect = new AbortController();
  #pollsBegun = 0;
  #streamsBegun = 0;
  /** Numbers of the latest that were answered. */
  #lastPoll = 0;
  #lastStream = 0;

  constructor(user: ApiUser) {
    this.#user = user;
    this.#work = Promise.all([this.#listen(), this.#poll()]);
  }

  /** Resolves when a poll and a stream, both begun after this call, have been answered. */
  async looksAgain(): Promise<void> {
    const [polls, streams] = [this.#pollsBegun, this.#streamsBegun];
    this.#reconnect.abort();
    while (this.#lastPoll <= polls || this.#lastStream <= streams) {
      if (this.#closing.signal.aborted) throw new Error('the browser was closed before it looked again');
      await this.#rest(50);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#work;
  }

  async #listen(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#readStream().catch(() => undefined);
      await this.#rest(RECONNECT_MS);
    }
  }

  async #readStream(): Promise<void> {
    const acknowledged = new Set(this.#acknowledged);
    this.#reconnect = new AbortController();
    const number = (this.#streamsBegun += 1);
    const answer = await fetch(`${this.#user.url}/api/alerts/stream`, {
      headers: { authorization: `Bearer ${this.#user.token}` },
      signal: AbortSignal.any([this.#closing.signal, this.#reconnect.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`the stream answers ${answer.status}`);
    this.#lastStream = number;
    const decoder = new TextDecoder();
    let received = '';
    for await (const chunk of answer.body) {
      const events = (received + decoder.decode(chunk, { stream: true })).split('\n\n');
      received = events.pop() ?? '';
      for (const event of events) this.#hear(event, acknowledged);
    }
  }

  #hear(event: string, acknowledged: ReadonlySet<string>): void {
    const data = /^event: alert\ndata: (.+)$/m.exec(event)?.[1];
    if (data) this.#show(JSON.parse(data) as StreamedAlert, acknowledged);
  }

  async #poll(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#rest(POLL_MS);
      const asked = new Set(this.#acknowledged);
      const number = (this.#pollsBegun += 1);
      const due = await this.#user.get<StreamedAlert[]>('/api/alerts/due').catch(() => undefined);
      for (const alert of due ?? []) this.#show(alert, asked);
      if (due) this.#lastPoll = number;
    }
  }

  /** @param acknowledged firings whose acknowledgement was answered before this poll or stream began */
  #show(alert: StreamedAlert, acknowledged: ReadonlySet<string>): void {
    const firing = `${alert.id} ${alert.fire_at_utc}`;
    if (acknowledged.has(firing)) this.doubled.push(firing);
    if (this.#seen.has(firing)) return;
    this.#seen.add(firing);
    const latenessMs = Date.now() - Date.parse(alert.fire_at_utc);
    this.shown.push({ projectId: alert.project_id ?? '', latenessMs });
    void this.#acknowledge(alert.id, firing);
  }

  async #acknowledge(id: string, firing: string): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const answer = await this.#user.send('POST', `/api/alerts/${id}/ack`).catch(() => undefined);
      if (answer?.ok) {
        this.#acknowledged.add(firing);
        return;
      }
      await this.#rest(RECONNECT_MS);
    }
  }

  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}
