import { describe, expect, it } from '@jest/globals';
import { tabKeys } from '@printpartner/contracts/types';
import fc from 'fast-check';
import { healChanges, isPending, withChanges, withoutSent, type TabChanges } from './tab-changes.ts';

const changes = fc
  .record<TabChanges>(
    {
      tabOrder: fc.shuffledSubarray([...tabKeys]),
      customColors: fc.constantFrom<TabChanges['customColors'] & object>(
        { paper: '#D33B36' },
        { paper: null, specs: '#D33B36' },
        { specs: null },
      ),
    },
    { requiredKeys: [] },
  )
  .map((record) => ({ ...record }));

describe('changes of order and colors', () => {
  it('A9 withoutSent removes what was sent and keeps what changed since', () => {
    fc.assert(
      fc.property(changes, changes, (sent, later) => {
        expect(isPending(withoutSent(sent, sent))).toBe(false);
        const pending = withChanges(sent, later);
        expect(withChanges(sent, withoutSent(pending, sent))).toEqual(pending);
      }),
    );
  });

  it('A9 withChanges adds one color to pending ones', () => {
    expect(withChanges({ customColors: { paper: '#D33B36' } }, { customColors: { specs: null } })).toEqual({
      customColors: { paper: '#D33B36', specs: null },
    });
  });

  it('A9 healChanges keeps stored changes and drops unknown tabs and colors', () => {
    fc.assert(
      fc.property(changes, (kept) => {
        const once = healChanges({ ...kept });
        expect(healChanges({ ...once })).toEqual(once);
        expect(once.customColors).toEqual(kept.customColors);
      }),
    );
    expect(healChanges({ customColors: { quotes: '#D33B36', paper: '#123456' } })).toEqual({});
  });
});
