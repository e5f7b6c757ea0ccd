// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../testing/device-storage.ts';
import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { pendingWrites } from './outbox.ts';
import { PROJECT_DRAFT, queueDraft } from './queue-draft.ts';
import { withSendingTurn } from './sending-turn.ts';
import { removeWrites } from './write-store.ts';
import { wipeUser } from '../storage/wipe-device.ts';

afterEach(async () => {
  await wipeUser('maya');
});

const draft = {
  userId: 'maya',
  kind: PROJECT_DRAFT,
  name: 'project:7:1-1',
  title: 'x',
  subject: 'project:7',
} as const;

test('S7 a draft that was left again while it is sent is sent once more', async () => {
  await expect(queueDraft(draft)).resolves.toBe(true);
  const [first] = await pendingWrites('maya');
  await withSendingTurn('maya', async () => {
    await queueDraft(draft);
    await removeWrites([first?.seq ?? 0]);
  });
  await waitFor(async () => expect(await pendingWrites('maya')).toHaveLength(1));
  await queueDraft(draft);
  await withSendingTurn('maya', async () => undefined);
  await withSendingTurn('maya', async () => undefined);
  expect(await pendingWrites('maya')).toHaveLength(1);
});
