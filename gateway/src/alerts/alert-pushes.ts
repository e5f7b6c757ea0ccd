import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type AlertPush, alertPush, ALERT_PUSH_CHANNEL, pushedAlert } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import { startSpan } from '@printpartner/tracing';
import type { Redis } from 'ioredis';

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
