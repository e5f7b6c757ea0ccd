import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { type Alert, type AlertPush, listDueAlerts, streamPingMs } from '@printpartner/contracts';
import { AppError, describeError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import type { Caller } from '../http/caller.ts';
import { Sessions } from '../identity/sessions.ts';
import { AlertPushes } from './alert-pushes.ts';
import { EventStream } from '../http/event-stream.ts';

/** A browser needs one; more than this is a fault, or an attempt to use up memory. */
const STREAMS_A_USER = 20;
/** One save can change alerts several times; its changes go out as one event. */
const CHANGED_DELAY_MS = 100;

interface OpenStream {
  caller: Caller;
  events: EventStream;
  /** Firings sent, so that a push and a reconnect do not send one twice. */
  sent: Set<string>;
  /** Set while a `changed` event waits to be sent. */
  changedTimer?: NodeJS.Timeout | undefined;
  /** Under way; a push that comes meanwhile asks for one more. */
  sending?: Promise<void> | undefined;
  isAskedAgain: boolean;
}

/**
 * The event streams open at this gateway. A stream starts with what is due,
 * then gets what falls due; the client's poll finds what a stream misses.
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
    pushes.subscribe((push) => this.deliver(push));
  }

  async open(caller: Caller, response: Response): Promise<void> {
    // The client may have left while its session was looked up; its close event is over.
    if (response.destroyed) return;
    this.refuseTooMany(caller);
    const events = new EventStream(response);
    const stream: OpenStream = { caller, events, sent: new Set(), isAskedAgain: false };
    this.add(stream);
    const ping = setInterval(() => void this.ping(stream), streamPingMs);
    events.onClose(() => {
      clearInterval(ping);
      clearTimeout(stream.changedTimer);
      this.remove(stream);
    });
    events.start();
    await this.sendDue(stream);
  }

  /** Before the server closes, which waits for open answers. */
  beforeApplicationShutdown(): void {
    for (const streams of this.byUser.values()) for (const { events } of streams) events.end();
  }

  private deliver(push: AlertPush): void {
    for (const stream of this.byUser.get(push.userId) ?? []) {
      if (push.kind === 'due') void this.sendDue(stream);
      else stream.changedTimer ??= setTimeout(() => void this.sendChanged(stream), CHANGED_DELAY_MS);
    }
  }

  private async sendChanged(stream: OpenStream): Promise<void> {
    stream.changedTimer = undefined;
    await this.sendUnlessRevoked(stream, () => stream.events.send('changed', {}));
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
    const { caller, sent } = stream;
    try {
      const { alerts } = await this.rpc.call(listDueAlerts, {}, caller);
      const news = alerts.filter((alert) => !sent.has(firingOf(alert)));
      if (news.length === 0) return;
      await this.sendUnlessRevoked(stream, () => {
        for (const alert of news) this.sendOnce(stream, alert);
      });
    } catch (error) {
      this.logger.warn(
        { ...describeError(error), requestId: caller.requestId },
        'due alerts could not be read',
      );
    }
  }

  /** Checks the session last, so that a user who has just signed out gets nothing more. */
  private async sendUnlessRevoked({ caller, events }: OpenStream, send: () => void): Promise<void> {
    try {
      if (await this.sessions.isRevoked(caller.tokenHash ?? '')) events.end();
      else send();
    } catch (error) {
      this.logger.warn(
        { ...describeError(error), requestId: caller.requestId },
        'the session could not be checked',
      );
    }
  }

  private sendOnce({ events, sent }: OpenStream, alert: Alert): void {
    const firing = firingOf(alert);
    if (sent.has(firing)) return;
    sent.add(firing);
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
    // Pushes sent while Redis was away are lost.
    await this.sendDue(stream);
  }

  private refuseTooMany({ userId = '' }: Caller): void {
    if ((this.byUser.get(userId)?.size ?? 0) < STREAMS_A_USER) return;
    throw new AppError('request.rate_limited', {
      userMessage: 'Print Partner is open in too many windows. Close some of them.',
      // A window that vanished without closing its connection is noticed at the next ping.
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

const firingOf = ({ id, fire_at_utc }: Alert): string => `${id} ${fire_at_utc}`;
