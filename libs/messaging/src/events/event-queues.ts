/** A delivery as it lies in a subscriber's queue; the job's id is the event's. */
export interface EventDelivery {
  name: string;
  payload: unknown;
  requestId: string;
}

/** Tells a publisher that a subscriber has committed an event's effect. */
export interface Acknowledgement {
  eventId: string;
  subscriber: string;
}

/** The queue in which a service receives events. */
export function deliveriesTo(service: string): string {
  return `events-${service}`;
}

/** The queue in which a service receives acknowledgements of its own events. */
export function acknowledgementsTo(service: string): string {
  return `acknowledgements-${service}`;
}

/**
 * Finished jobs vanish at once: a job that stayed would swallow the next
 * delivery under the same id. A job still waiting is meant to swallow it.
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
