import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  deleteProject,
  type Project,
  projectDraft,
  type RpcInput,
  saveProject,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

const saved: RpcInput<typeof saveProject>[] = [];
const deleted: RpcInput<typeof deleteProject>[] = [];

const project: Project = {
  id: 7,
  uuid: randomUUID(),
  user_id: randomUUID(),
  revision: 1,
  project_name: 'Menu',
  client_name: '',
  printing_company: '',
  estimate_number: '',
  status: 'open',
  notes: '',
  due_date: '',
  reminder_date: '',
  reminder_time: '',
  reminder_message: '',
  time_zone: 'UTC',
  archived: false,
  created_at: '2026-11-29T10:00:00.000Z',
  updated_at: '2026-11-29T10:00:00.000Z',
};

@Controller()
class Projects {
  @HandleRpc(saveProject)
  async save(draft: RpcInput<typeof saveProject>) {
    saved.push(draft);
    return project;
  }

  @HandleRpc(deleteProject)
  async delete(order: RpcInput<typeof deleteProject>) {
    deleted.push(order);
    return { success: true } as const;
  }
}

let gateway: GatewayWithServices;
let headers: Record<string, string>;
beforeAll(async () => {
  gateway = await startGatewayWith({ projects: Projects });
  headers = { ...(await signedIn(gateway.redis)), 'content-type': 'application/json' };
});
afterAll(() => gateway.stop());
beforeEach(() => {
  saved.length = 0;
  deleted.length = 0;
});

async function send(route: string, body: object) {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(gateway.url + path, { method, headers, body: JSON.stringify(body) });
  return { status: answer.status, json: await answer.json() };
}

it.each([
  ['POST /api/projects', { project_nam: 'Menu', notes: 'x' }, ['project_nam']],
  ['PATCH /api/projects/7', { notes: 'x', Status: 'open', 'due-date': '' }, ['Status', 'due-date']],
  ['PUT /api/specs/custom-specs-current', { data: { name: 'Menu', trim: '5 x 7' } }, ['data.trim']],
  [
    'POST /api/shares',
    { sheet_id: randomUUID(), vendor: { id: randomUUID(), name: 'Harbor', phone: '1' } },
    ['vendor.phone'],
  ],
  ['PUT /api/preferences', { customColors: { kitchen: '#000000' } }, ['customColors.kitchen']],
  ['POST /api/quotes/seen', { quotes: [{ id: randomUUID(), revision: 1, seen: true }] }, ['quotes.0.seen']],
  // Ignored, it would delete what was changed since.
  ['DELETE /api/projects/7', { base_revision: 3 }, ['base_revision']],
])('K3 %s with %j is refused, naming the unknown fields %j', async (route, body, paths) => {
  const { status, json } = await send(route, body);
  expect([status, json.code]).toEqual([422, 'request.unknown_field']);
  expect(json.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  for (const path of paths) expect(json.detail).toContain(path.slice(path.lastIndexOf('.') + 1));
  expect([saved, deleted]).toEqual([[], []]);
});

it('K3 names ten unknown fields at most, and before what else is wrong', async () => {
  const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`field${at}`, 'x'.repeat(40)]));
  const { json } = await send('POST /api/projects', { ...many, due_date: 'soon' });
  const paths: string[] = json.errors.map(({ path }: { path: string }) => path);
  expect([...new Set(paths.slice(10))]).toEqual(['due_date']);
  expect(JSON.stringify(json).length).toBeLessThan(10_000);
});

it('P5 P2 takes the documents’ row of a project, with their other names of client and vendor', async () => {
  const { status } = await send('POST /api/projects', {
    user_id: randomUUID(),
    project_name: 'Menu',
    client_company: 'Lakeview Arts',
    vendor_name: 'Harbor Press',
    estimate_number: '',
    status: 'open',
    notes: '',
    due_date: null,
    reminder_date: null,
    reminder_time: null,
    reminder_message: null,
    updated_at: '2026-11-29T10:00:00.000Z',
  });
  expect(status).toBe(200);
  const names = { client_name: 'Lakeview Arts', printing_company: 'Harbor Press' };
  expect(saved).toEqual([expect.objectContaining({ project_name: 'Menu', ...names })]);
  expect(Object.keys(saved[0] ?? {}).filter((key) => !(key in projectDraft.shape))).toEqual([]);
});
