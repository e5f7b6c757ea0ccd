import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  Inject,
  type OnApplicationShutdown,
} from '@nestjs/common';
import {
  type Alert,
  type AlertPush,
  listDueAlerts,
  STREAM_PING_MS,
  alertPush,
  ALERT_PUSH_CHANNEL,
  pushedAlert,
} from '@printpartner/contracts';
import { AppError, describeError, RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { startSpan } from '@printpartner/tracing';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { Sessions } from '../identity/sessions.ts';
import { EventStream } from '../http/event-stream.ts';
import { Shutdown } from '../http/shutdown.ts';

export const PUSH_REDIS = Symbol('push redis');

/** Pushes that alerts publishes to every gateway over Redis pub/sub. */
@Injectable()
export class AlertPushes implements OnApplicationShutdown {
  private readonly logger = new Logger(AlertPushes.name);

  constructor(@Inject(PUSH_REDIS) private readonly redis: Redis) {}

  /** Delivers the pushes to users for whom `isWanted`; the others are not parsed. */
  subscribe(isWanted: (userId: string) => boolean, deliver: (push: AlertPush) => void): void {
    this.redis.on('message', (_channel: string, message: string) => {
      const received = parseJson(message);
      if (received?.userId && !isWanted(received.userId)) return;
      const push = received && this.parsePush(received);
      if (push) deliverTraced(push, deliver);
      else this.logger.warn('a push does not match its contract');
    });
    // After a reconnect, ioredis subscribes again by itself.
    this.redis
      .subscribe(ALERT_PUSH_CHANNEL)
      .catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** Leaves out alerts that do not match their contract. */
  private parsePush({ alerts, ...push }: ReceivedPush): AlertPush | undefined {
    if (!Array.isArray(alerts)) return alertPush.safeParse(push).data;
    const valid = alerts.filter((one) => pushedAlert.safeParse(one).success);
    if (valid.length < alerts.length) this.logger.warn('a pushed alert does not match its contract');
    return alertPush.safeParse({ ...push, alerts: valid }).data;
  }
}

function deliverTraced(push: AlertPush, deliver: (push: AlertPush) => void): void {
  const span =
    push.traceparent && startSpan(`deliver ${push.kind}`, { kind: 'consumer', parent: push.traceparent });
  if (!span) return deliver(push);
  span.run(() => deliver(push));
  span.end();
}

/** A push before it is checked. */
interface ReceivedPush {
  userId?: string;
  alerts?: unknown;
}

function parseJson(message: string): ReceivedPush | undefined {
  try {
    return (JSON.parse(message) as ReceivedPush | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A browser needs one; more than this is a fault, or an attempt to use up memory. */
const STREAMS_PER_USER = 20;
/** One save can change alerts several times; its changes go out as one event. */
const CHANGED_DELAY_MS = 100;

interface OpenStream {
  caller: Caller;
  events: EventStream;
  /** Firings sent, so that a push and a reconnect do not send one twice. */
  sent: Set<string>;
  /** Set while a `changed` event waits to be sent. */
  changedTimer?: NodeJS.Timeout | undefined;
}

/**
 * The event streams open at this gateway. A stream starts with the due alerts, then sends each push as it
 * comes. Pushes may get lost: every ping reads the due alerts again, and clients also poll.
 */
@Injectable()
export class AlertStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AlertStreams.name);
  private readonly byUser = new Map<string, Set<OpenStream>>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly shutdown: Shutdown,
    pushes: AlertPushes,
  ) {
    pushes.subscribe(
      (userId) => this.byUser.has(userId),
      (push) => this.deliver(push),
    );
  }

  async open(caller: Caller, response: Response): Promise<void> {
    // The client may have left while its session was looked up; its close event is over.
    if (response.destroyed) return;
    this.refuseTooMany(caller);
    const events = new EventStream(response);
    if (this.shutdown.signal.aborted) {
      // The browser connects again by itself, which it would not do after an error.
      events.start();
      events.end();
      return;
    }
    const stream: OpenStream = { caller, events, sent: new Set() };
    this.add(stream);
    const ping = setInterval(() => void this.ping(stream), STREAM_PING_MS);
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
      if (push.kind === 'due') void this.sendNew(stream, push.alerts);
      else stream.changedTimer ??= setTimeout(() => void this.sendChanged(stream), CHANGED_DELAY_MS);
    }
  }

  private async sendChanged(stream: OpenStream): Promise<void> {
    stream.changedTimer = undefined;
    await this.sendUnlessRevoked(stream, () => stream.events.send('changed', {}));
  }

  private async sendDue(stream: OpenStream): Promise<void> {
    const { caller } = stream;
    try {
      const { alerts } = await this.rpc.call(listDueAlerts, {}, caller);
      await this.sendNew(stream, alerts);
    } catch (error) {
      this.logger.warn(
        { ...describeError(error), requestId: caller.requestId },
        'due alerts could not be read',
      );
    }
  }

  /** Sends each alert once per firing. */
  private async sendNew(stream: OpenStream, alerts: readonly Alert[]): Promise<void> {
    const { events, sent } = stream;
    if (alerts.every((alert) => sent.has(firingOf(alert)))) return;
    await this.sendUnlessRevoked(stream, () => {
      for (const alert of alerts) {
        if (sent.has(firingOf(alert))) continue;
        sent.add(firingOf(alert));
        events.send('alert', alert, alert.id);
      }
    });
  }

  /** Checks the session last, so that a user who has just signed out gets nothing more. */
  private async sendUnlessRevoked(stream: OpenStream, send: () => void): Promise<void> {
    const { caller, events } = stream;
    try {
      if (await this.sessions.isRevoked(caller.tokenHash ?? '')) events.end();
      else if (this.isOpen(stream)) send();
    } catch (error) {
      this.logger.warn(
        { ...describeError(error), requestId: caller.requestId },
        'the session could not be checked',
      );
    }
  }

  /** Keeps proxies from closing the stream, and closes it once its session has ended. */
  private async ping(stream: OpenStream): Promise<void> {
    const { caller, events } = stream;
    const { tokenHash = '', requestId, origin } = caller;
    const session = await this.sessions.find(tokenHash, requestId, origin.ip).catch(() => undefined);
    if (session === null) {
      events.end();
      return;
    }
    events.send('ping', {});
    await this.sendDue(stream);
  }

  private refuseTooMany({ userId = '' }: Caller): void {
    if ((this.byUser.get(userId)?.size ?? 0) < STREAMS_PER_USER) return;
    throw new AppError('request.rate_limited', {
      userMessage: 'Print Partner is open in too many windows. Close some of them.',
      // A window that vanished without closing its connection is noticed at the next ping.
      retryAfter: STREAM_PING_MS / 1000,
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
