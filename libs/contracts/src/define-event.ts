import type { z } from 'zod';

export interface EventContract<Payload extends z.ZodType = z.ZodType, Name extends string = string> {
  readonly kind: 'event';
  /** The service that publishes it. */
  readonly publisher: string;
  /** `<publisher>.<what-happened>`, unique in the system. */
  readonly name: Name;
  /** The services that must acknowledge before the outbox row is done. */
  readonly subscribers: readonly string[];
  readonly payload: Payload;
}

/**
 * An event that every subscriber applies exactly once. The part of the name
 * before the first dot is the service that publishes it.
 */
export function defineEvent<Payload extends z.ZodType, const Name extends string>(
  contract: Omit<EventContract<Payload, Name>, 'kind' | 'publisher'>,
): EventContract<Payload, Name> {
  const publisher = contract.name.slice(0, contract.name.indexOf('.'));
  return { kind: 'event', publisher, ...contract };
}

/** The payload of an event. */
export type EventPayload<E extends EventContract> = z.output<E['payload']>;
