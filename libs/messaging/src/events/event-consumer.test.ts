import { describe, expect, test } from '@jest/globals';
import { defineEvent } from '@printpartner/contracts';
import { z } from 'zod';
import { assertEventsHandled, handleEvent } from './event-consumer.ts';

const payload = z.object({});
const subscribed = defineEvent({ name: 'orders.changed', subscribers: ['stock'], payload });
const foreign = defineEvent({ name: 'orders.removed', subscribers: ['mail'], payload });
const handler = (event: typeof subscribed | typeof foreign) => handleEvent(event, async () => undefined);

describe('assertEventsHandled', () => {
  test('passes when each event of the service has one handler', () => {
    expect(() => assertEventsHandled('stock', [subscribed, foreign], [handler(subscribed)])).not.toThrow();
  });

  test('lists missing, duplicate and unsubscribed handlers', () => {
    expect(() => assertEventsHandled('stock', [subscribed], [])).toThrow(
      'Events of stock: orders.changed has no handler',
    );
    expect(() =>
      assertEventsHandled(
        'stock',
        [subscribed],
        [handler(subscribed), handler(subscribed), handler(foreign)],
      ),
    ).toThrow(
      "Events of stock: orders.changed has more than one handler; orders.removed doesn't list it as a subscriber",
    );
  });
});
