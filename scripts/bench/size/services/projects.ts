import { randomUUID } from 'node:crypto';
import {
  accountDeleted,
  alertsEvents,
  authEvents,
  clearActiveProject,
  deleteProject,
  describeProjects,
  getActiveProject,
  getProject,
  listProjects,
  patchProject,
  projectAlertMoved,
  projectsRpcs,
  projectsUserData,
  quoteChoiceSet,
  saveProject,
  setActiveProject,
  specsEvents,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { deletionOf } from '../deletion.ts';
import { buildKey, keysSql } from '../idempotency-keys.ts';
import type { ServiceAtSize, Visit } from '../service-at-size.ts';
import { idOf, idSql, LARGEST_ACCOUNT, MAX_ROWS, ownerSql, type Sizes } from '../sizes.ts';

const fillOldest = (sizes: Sizes): string[] => [
  `insert into projects (uuid, user_id, project_name, notes, due_date, reminder_date, archived_at, updated_at)
    select ${idSql('project', 'p')}, ${ownerSql(sizes, 'p')}, 'Project ' || p, repeat('kiss cut ', 20),
      case when p % 2 = 0 then date '2099-01-08' end, case when p % 4 = 0 then date '2099-01-05' end,
      case when p % 3 = 0 then now() end, now() - random() * interval '900 days'
    from generate_series(1, ${sizes.projects}) p`,
  `insert into user_project_state (user_id, last_project_id)
    select user_id, max(id) from projects group by user_id`,
];

const fillNewest = (sizes: Sizes): string[] => [
  keysSql(sizes),
  // Those of the migration; the relay would send them all during the visit.
  `update outbox_events set done_at = now() - random() * interval '7 days'`,
  `insert into inbox_events (event_id, name, received_at)
    select gen_random_uuid(), 'alerts.project-alert-moved', now() - random() * interval '30 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into erased_users select gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into early_choices (user_id, project_uuid, sheet_id, set_at, received_at)
    select ${ownerSql(sizes, 'n')}, gen_random_uuid(), gen_random_uuid(), now(), now() - random() * interval '30 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into projects (user_id, project_name, archived_at)
    select ${idSql('user', `${LARGEST_ACCOUNT}`)}, 'Project ' || n, now() from generate_series(1, ${MAX_ROWS}) n`,
];

async function visit({ service, n, publishers }: Visit): Promise<void> {
  const { call, callOnce } = service;
  const [userId, projectId] = [idOf('user', n), idOf('project', n)];
  await call(listProjects, {}, userId);
  const { id } = await call(getProject, { ref: projectId }, userId);
  await call(describeProjects, { uuids: [projectId] }, userId);
  await call(saveProject, { project_name: `New ${n}`, reminder_date: '2099-01-05' }, userId);
  await call(saveProject, { id, notes: 'die cut', due_date: '2099-02-01' }, userId);
  await callOnce(patchProject, { ref: id, fields: { archived: true } }, userId, buildKey());
  await call(patchProject, { ref: id, fields: { archived: false, status: 'done' } }, userId);
  await call(setActiveProject, { last_project_id: id }, userId);
  await call(getActiveProject, {}, userId);
  const reminder = { date: '2099-03-01', time: '09:00', message: null };
  const move = { userId, projectId, reminder, reopens: true, movedAt: new Date().toISOString() };
  await publishers['alerts']?.publish(projectAlertMoved, move);
  await publishers['alerts']?.allAcknowledged();
  const late = randomUUID();
  const chosen = { printingCompany: 'Harbor', estimateNumber: 'E-1' };
  for (const project of [projectId, late]) {
    const choice = { userId, projectId: project, sheetId: late, setAt: move.movedAt, chosen };
    await publishers['specs']?.publish(quoteChoiceSet, choice);
  }
  await publishers['specs']?.allAcknowledged();
  await call(saveProject, { uuid: late, project_name: `Late ${n}` }, userId);
  for (const account of [n, LARGEST_ACCOUNT])
    await readUserData(call, projectsUserData, idOf('user', account));
  await call(deleteProject, { ref: id }, userId);
  await call(clearActiveProject, {}, userId);
  await service.app.get(TombstonesSweeper).sweep();
  await publishers['auth']?.publish(accountDeleted, deletionOf(userId));
  await publishers['auth']?.allAcknowledged();
}

export const atSize: ServiceAtSize = {
  service: 'projects',
  contracts: projectsRpcs,
  settings: {},
  events: { alerts: alertsEvents, auth: authEvents, specs: specsEvents },
  fillOldest,
  fillNewest,
  visit,
};
