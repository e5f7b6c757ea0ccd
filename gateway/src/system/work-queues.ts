import { mailingServices, mailQueueOf, workQueues } from '@printpartner/contracts';
import { acknowledgementsTo, deliveriesTo } from '@printpartner/messaging';
import { allEvents } from '@printpartner/service-kit';

/** Names of all BullMQ queues of the system. */
export const workQueueNames: readonly string[] = [
  ...new Set([
    ...allEvents.flatMap(({ subscribers }) => subscribers.map(deliveriesTo)),
    ...allEvents.map(({ publisher }) => acknowledgementsTo(publisher)),
    ...mailingServices.map(mailQueueOf),
    ...Object.values(workQueues),
  ]),
].toSorted();
