import { describe, expect, it } from '@jest/globals';
import { tabKeys } from '@printpartner/contracts/types';
import fc from 'fast-check';
import { healOrder, isDefaultOrder, orderToSend } from './tab-order.ts';

const strange = fc.oneof(fc.constantFrom<unknown>(...tabKeys), fc.string(), fc.anything());

describe('healOrder', () => {
  it('A9 gives every tab once, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(strange, { maxLength: 40 }), fc.anything()), (stored) => {
        expect(healOrder(stored).toSorted()).toEqual(tabKeys.toSorted());
      }),
    );
  });

  it('A9 keeps the order of what is named, and sets the others behind in the default order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...tabKeys]), (named) => {
        const healed = healOrder(named);
        expect(healed.slice(0, named.length)).toEqual(named);
        const others = tabKeys.filter((key) => !named.includes(key));
        expect(healed.slice(named.length)).toEqual(others);
      }),
    );
  });

  it('A9 drops what is unknown or doubled', () => {
    const healed = healOrder(['quotes', 'paper', 'specs', 'paper', 7, null]);
    expect(healed.slice(0, 3)).toEqual(['paper', 'specs', 'preflight']);
  });
});

it('A9 sends the default order as nothing, any other whole', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...tabKeys], { minLength: tabKeys.length }), (order) => {
      expect(orderToSend(order)).toEqual(isDefaultOrder(order) ? [] : order);
      expect(healOrder(orderToSend(order))).toEqual(order);
    }),
  );
  expect(orderToSend(tabKeys)).toEqual([]);
});
