import type { EventContract } from '@printpartner/contracts';
import type { EventHandler } from './handle-event.ts';

/**
 * Refuses to go on unless each event that names `service` as a subscriber has
 * exactly one handler, and no handler waits for an event not meant for it.
 *
 * @throws Error naming every event that is wrong.
 */
export function assertEventsHandled(
  service: string,
  events: readonly EventContract[],
  handlers: readonly EventHandler[],
): void {
  const complaints: string[] = [];
  for (const { name, subscribers } of events) {
    if (!subscribers.includes(service)) continue;
    const count = handlers.filter(({ event }) => event.name === name).length;
    if (count === 0) complaints.push(`${name} has no handler`);
    if (count > 1) complaints.push(`${name} has more than one handler`);
  }
  for (const { event } of handlers) {
    if (!event.subscribers.includes(service))
      complaints.push(`${event.name} does not name it as a subscriber`);
  }
  if (complaints.length > 0) throw new Error(`Events of ${service}: ${complaints.join('; ')}`);
}
