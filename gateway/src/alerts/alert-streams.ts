import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { type Alert, type AlertPush, listDueAlerts, streamPingMs } from '@printpartner/contracts';
import { AppError, describeError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import type { Caller } from '../http/caller.ts';
import { Sessions } from '../identity/sessions.ts';
import { AlertPushes } from './alert-pushes.ts';
import { EventStream } from '../http/event-stream.ts';

/** One a browser is usual; more than this is a fault, or an attempt to use up memory. */
const STREAMS_A_USER = 20;

interface OpenStream {
  caller: Caller;
  events: EventStream;
  /** Each alert sent, with its time, so that one push and one reconnect do not send it twice. */
  sent: Set<string>;
  /** Under way; a push that comes meanwhile asks for one more. */
  sending?: Promise<void> | undefined;
  isAskedAgain: boolean;
}

/**
 * The event streams open at this gateway. A stream starts with what is due,
 * then gets what falls due; what a stream misses, the poller finds.
 */
@Injectable()
export class AlertStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AlertStreams.name);
  private readonly byUser = new Map<string, Set<OpenStream>>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    pushes: AlertPushes,
  ) {
    pushes.subscribe((push) => void this.deliver(push));
  }

  async open(caller: Caller, response: Response): Promise<void> {
    // Gone while its session was looked up: its close has been told already.
    if (response.destroyed) return;
    this.refuseTooMany(caller);
    const events = new EventStream(response);
    const stream: OpenStream = { caller, events, sent: new Set(), isAskedAgain: false };
    this.add(stream);
    const ping = setInterval(() => void this.ping(stream), streamPingMs);
    events.onClose(() => {
      clearInterval(ping);
      this.remove(stream);
    });
    events.start();
    await this.sendDue(stream);
  }

  /** Before the server closes, which waits for open answers. */
  beforeApplicationShutdown(): void {
    for (const streams of this.byUser.values()) for (const { events } of streams) events.end();
  }

  private async deliver({ userId }: AlertPush): Promise<void> {
    const streams = [...(this.byUser.get(userId) ?? [])];
    await Promise.all(streams.map((stream) => this.sendDue(stream)));
  }

  /** One look at what is due serves all pushes that came since the look before: many may come in one second. */
  private sendDue(stream: OpenStream): Promise<void> {
    stream.isAskedAgain = true;
    stream.sending ??= this.sendWhileAsked(stream).finally(() => (stream.sending = undefined));
    return stream.sending;
  }

  private async sendWhileAsked(stream: OpenStream): Promise<void> {
    while (stream.isAskedAgain && this.isOpen(stream)) {
      stream.isAskedAgain = false;
      await this.sendWhatIsDue(stream);
    }
  }

  private async sendWhatIsDue(stream: OpenStream): Promise<void> {
    const { caller, events, sent } = stream;
    try {
      const { alerts } = await this.rpc.call(listDueAlerts, {}, caller);
      const news = alerts.filter((alert) => !sent.has(sendingOf(alert)));
      if (news.length === 0) return;
      // Looked up last, so that who has just been signed out gets nothing more.
      if (await this.sessions.isRevoked(caller.tokenHash ?? '')) events.end();
      else for (const alert of news) this.sendOnce(stream, alert);
    } catch (error) {
      this.logger.warn(
        { ...describeError(error), requestId: caller.requestId },
        'due alerts could not be read',
      );
    }
  }

  private sendOnce({ events, sent }: OpenStream, alert: Alert): void {
    const sending = sendingOf(alert);
    if (sent.has(sending)) return;
    sent.add(sending);
    events.send('alert', alert, alert.id);
  }

  /** Keeps proxies from closing the stream, and closes it once its session has ended. */
  private async ping(stream: OpenStream): Promise<void> {
    const { caller, events } = stream;
    const session = await this.sessions.find(caller.tokenHash ?? '', caller.requestId).catch(() => undefined);
    if (session === null) {
      events.end();
      return;
    }
    events.send('ping', {});
    // What was pushed while Redis was away.
    await this.sendDue(stream);
  }

  private refuseTooMany({ userId = '' }: Caller): void {
    if ((this.byUser.get(userId)?.size ?? 0) < STREAMS_A_USER) return;
    throw new AppError('request.rate_limited', {
      userMessage: 'Print Partner is open in too many windows. Please close some.',
      // A window that is gone without a word is noticed at the next ping.
      retryAfter: streamPingMs / 1000,
    });
  }

  private add(stream: OpenStream): void {
    const userId = stream.caller.userId ?? '';
    const streams = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, streams.add(stream));
  }

  private isOpen(stream: OpenStream): boolean {
    return this.byUser.get(stream.caller.userId ?? '')?.has(stream) ?? false;
  }

  private remove(stream: OpenStream): void {
    const userId = stream.caller.userId ?? '';
    const streams = this.byUser.get(userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.byUser.delete(userId);
  }
}

const sendingOf = ({ id, fire_at_utc }: Alert): string => `${id} ${fire_at_utc}`;
