/** A job in a subscriber's queue; the job id is the event id. */
export interface EventDelivery {
  name: string;
  payload: unknown;
  requestId: string;
  /** The publisher's signature for this subscriber; nobody else's delivery has it. */
  mac?: string;
}

/** What a publisher signs of a delivery. */
export const signedDelivery = (
  eventId: string,
  { name, payload, requestId }: Pick<EventDelivery, 'name' | 'payload' | 'requestId'>,
): string => JSON.stringify([eventId, name, payload, requestId]);

/** Sent to the publisher when a subscriber has committed an event's effect. */
export interface Acknowledgement {
  eventId: string;
  subscriber: string;
  /** The subscriber's signature of the event's id for the publisher. */
  mac?: string;
}

/** The queue from which a service receives events. */
export function deliveriesTo(service: string): string {
  return `events-${service}`;
}

/** The queue from which a service receives acknowledgements of its own events. */
export function acknowledgementsTo(service: string): string {
  return `acknowledgements-${service}`;
}

/**
 * A waiting job absorbs repeated deliveries with the same id. Finished jobs are
 * removed at once, because they would absorb them, too.
 */
export function onceWaiting(jobId: string) {
  return {
    jobId,
    attempts: 5,
    backoff: { type: 'exponential', delay: 500 },
    removeOnComplete: true,
    removeOnFail: true,
  };
}
