import {
  accountDeleted,
  authEvents,
  clearSpecDraft,
  createSpecSheet,
  deleteSpecSheet,
  getSpecDraft,
  getSpecSheet,
  listSpecSheets,
  patchSpecSheet,
  projectDeleted,
  projectsEvents,
  saveSpecDraft,
  specsRpcs,
  specsUserData,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { deletionOf } from './deletion.ts';
import { buildKey, keysSql } from './idempotency-keys.ts';
import type { ServiceAtSize, Visit } from './service-at-size.ts';
import { idOf, idSql, ownerSql, type Sizes } from './sizes.ts';

const DATA = JSON.stringify({ name: 'Harbor season', textStock: '80# gloss text', quantity: '5,000' });

const fillOldest = (sizes: Sizes): string[] => [
  `insert into specs (id, user_id, name, data, shipping_option, revision, updated_at)
    select gen_random_uuid(), ${idSql('user', 'n')}, 'booklet_current', '${DATA}', '', 1, now()
    from generate_series(1, ${sizes.others}) n`,
  `insert into spec_sheets (id, user_id, kind, name, data, shipping_option, project_uuid, revision, created_at, updated_at)
    select gen_random_uuid(), ${ownerSql(sizes, 'n')}, 'booklet', 'Sheet ' || n, '${DATA}', '', ${idSql('project', 'n')},
      1, now(), now() - random() * interval '900 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into deleted_projects select gen_random_uuid(), gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into erased_users select gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into inbox_events (event_id, name, received_at)
    select gen_random_uuid(), 'projects.deleted', now() - random() * interval '30 days'
    from generate_series(1, ${sizes.others}) n`,
];

async function visit({ service, n, publishers }: Visit): Promise<void> {
  const { call } = service;
  const [userId, projectId] = [idOf('user', n), idOf('project', n)];
  const slot = 'booklet-specs-current';
  const { revision } = await call(getSpecDraft, { slot }, userId);
  await call(saveSpecDraft, { slot, form: { data: { name: 'Menu' }, revision } }, userId);
  await call(clearSpecDraft, { slot }, userId);
  await call(listSpecSheets, {}, userId);
  const sheet = { kind: 'custom', name: 'Postcard', data: {}, project_uuid: projectId } as const;
  const { id } = await call(createSpecSheet, sheet, userId);
  await call(getSpecSheet, { id }, userId);
  await call(patchSpecSheet, { id, patch: { name: 'Flyer', project_uuid: projectId } }, userId);
  await publishers['projects']?.publish(projectDeleted, { userId, projectId, revision: 2 });
  await publishers['projects']?.allAcknowledged();
  await readUserData(call, specsUserData, userId);
  await service.callOnce(deleteSpecSheet, { id }, userId, buildKey());
  await service.app.get(TombstonesSweeper).sweep();
  await publishers['auth']?.publish(accountDeleted, deletionOf(userId));
  await publishers['auth']?.allAcknowledged();
}

export const specsAtSize: ServiceAtSize = {
  service: 'specs',
  contracts: specsRpcs,
  settings: {},
  events: { auth: authEvents, projects: projectsEvents },
  fillOldest,
  fillNewest: (sizes) => [keysSql(sizes)],
  visit,
};
