import { describe, expect, it } from '@jest/globals';
import { tabKeys } from '@printpartner/contracts/types';
import fc from 'fast-check';
import { healOrder, isDefaultOrder, orderToSend } from './tab-order.ts';

const strange = fc.oneof(fc.constantFrom<unknown>(...tabKeys), fc.string(), fc.anything());

describe('healOrder', () => {
  it('A9 healOrder lists every tab once, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(strange, { maxLength: 40 }), fc.anything()), (stored) => {
        expect(healOrder(stored).toSorted()).toEqual(tabKeys.toSorted());
      }),
    );
  });

  it('A9 healOrder keeps the stored order and appends the other tabs in default order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...tabKeys]), (named) => {
        const healed = healOrder(named);
        expect(healed.slice(0, named.length)).toEqual(named);
        const others = tabKeys.filter((key) => !named.includes(key));
        expect(healed.slice(named.length)).toEqual(others);
      }),
    );
  });

  it('A9 healOrder drops unknown and duplicate entries', () => {
    const healed = healOrder(['quotes', 'paper', 'specs', 'paper', 7, null]);
    expect(healed.slice(0, 3)).toEqual(['paper', 'specs', 'preflight']);
  });
});

it('A9 orderToSend is empty for the default order, else complete', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...tabKeys], { minLength: tabKeys.length }), (order) => {
      expect(orderToSend(order)).toEqual(isDefaultOrder(order) ? [] : order);
      expect(healOrder(orderToSend(order))).toEqual(order);
    }),
  );
  expect(orderToSend(tabKeys)).toEqual([]);
});
