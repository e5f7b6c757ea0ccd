import { describe, expect, test } from '@jest/globals';
import { defineEvent } from '@printpartner/contracts';
import { z } from 'zod';
import { assertEventsHandled } from './assert-events-handled.ts';
import { handleEvent } from './handle-event.ts';

const payload = z.object({});
const mine = defineEvent({ name: 'orders.changed', subscribers: ['stock'], payload });
const others = defineEvent({ name: 'orders.removed', subscribers: ['mail'], payload });
const handler = (event: typeof mine | typeof others) => handleEvent(event, async () => undefined);

describe('the boot check of events', () => {
  test('passes when each event for the service has one handler', () => {
    expect(() => assertEventsHandled('stock', [mine, others], [handler(mine)])).not.toThrow();
  });

  test('names what is wrong', () => {
    expect(() => assertEventsHandled('stock', [mine], [])).toThrow(
      'Events of stock: orders.changed has no handler',
    );
    expect(() =>
      assertEventsHandled('stock', [mine], [handler(mine), handler(mine), handler(others)]),
    ).toThrow(
      'Events of stock: orders.changed has more than one handler; orders.removed does not name it as a subscriber',
    );
  });
});
