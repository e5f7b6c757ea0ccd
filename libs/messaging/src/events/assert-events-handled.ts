import type { EventContract } from '@printpartner/contracts';
import type { EventHandler } from './handle-event.ts';

/**
 * Checks that each event with `service` as a subscriber has exactly one handler,
 * and that no handler is for another service's event.
 *
 * @throws Error listing every violation
 */
export function assertEventsHandled(
  service: string,
  events: readonly EventContract[],
  handlers: readonly EventHandler[],
): void {
  const violations: string[] = [];
  for (const { name, subscribers } of events) {
    if (!subscribers.includes(service)) continue;
    const count = handlers.filter(({ event }) => event.name === name).length;
    if (count === 0) violations.push(`${name} has no handler`);
    if (count > 1) violations.push(`${name} has more than one handler`);
  }
  for (const { event } of handlers) {
    if (!event.subscribers.includes(service))
      violations.push(`${event.name} doesn't list it as a subscriber`);
  }
  if (violations.length > 0) throw new Error(`Events of ${service}: ${violations.join('; ')}`);
}
