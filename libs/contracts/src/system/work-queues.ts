/** Names of the BullMQ queues that belong to one service. Those of events and mail follow from the service's name. */
export const workQueues = {
  /** Delayed jobs that fire alerts. */
  alertClock: 'alerts.clock',
  /** Files to check. */
  analyses: 'preflight.analyses',
} as const;

/** The services that send mail. */
export const mailingServices = ['auth', 'alerts', 'specs'] as const;

/** The queue of a service's mails. */
export const mailQueueOf = (service: string): string => `mail-${service}`;
