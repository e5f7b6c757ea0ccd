import { jest } from '@jest/globals';
import type { SpecDraft, SpecSheet } from '@printpartner/contracts/types';
import { summaryOf } from '../../../../entities/spec-sheet/spec-sheet-cache.ts';
import { buildProject } from '../../../../entities/project/testing/build-project.ts';

interface Refusal {
  status: number;
  code: string;
  detail: string;
}

/** The state of a mocked `fetch` that keeps sheets. */
export interface SheetServer {
  sheets: SpecSheet[];
  /** Calls such as "PATCH /api/spec-sheets/… {…}". */
  calls: string[];
  /** Refusals by method. */
  refusals: Map<string, Refusal>;
  /** The next change takes effect, but its answer doesn't arrive. */
  loseAnswer: boolean;
  /** The last revisions of deleted sheets, by id. */
  deleted: Map<string, number>;
}

/** Mocks `fetch` by a list of sheets; the answer to an emptied draft is `draft`. The user has one project. */
export function answerSheets(sheets: SpecSheet[], draft: SpecDraft): SheetServer {
  const server: SheetServer = {
    sheets,
    calls: [],
    refusals: new Map(),
    loseAnswer: false,
    deleted: new Map(),
  };
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const method = init?.method ?? 'GET';
    const url = typeof input === 'string' ? input : '';
    const body = typeof init?.body === 'string' ? init.body : '';
    server.calls.push(`${method} ${url} ${body}`.trim());
    const refusal = server.refusals.get(method);
    if (refusal) return responseOf(refusal.status, refusal);
    const answer = answerTo(server, draft, `${method} ${url}`, body);
    if (server.loseAnswer && method !== 'GET') {
      server.loseAnswer = false;
      throw new TypeError('Failed to fetch');
    }
    return responseOf(200, answer);
  });
  return server;
}

function answerTo(server: SheetServer, draft: SpecDraft, call: string, body: string): unknown {
  const sent: Partial<SpecSheet> = body === '' ? {} : JSON.parse(body);
  if (call === 'GET /api/projects') return [buildProject()];
  if (call.includes('/api/specs/')) return draft;
  const id = sent.id ?? call.split('/').at(-1);
  const known = server.sheets.find((sheet) => sheet.id === id);
  if (call === 'POST /api/spec-sheets') return known ?? created(server, sent);
  if (call === 'GET /api/spec-sheets') return server.sheets.map((sheet) => summaryOf(sheet));
  if (call.startsWith('DELETE') && known) server.deleted.set(known.id, known.revision);
  if (call.startsWith('DELETE')) server.sheets = server.sheets.filter((sheet) => sheet.id !== id);
  if (!known || !call.startsWith('PATCH')) return known ?? { success: true };
  const changed = { ...known, ...sent, revision: known.revision + 1 };
  server.sheets = server.sheets.map((sheet) => (sheet.id === id ? changed : sheet));
  return changed;
}

function created(server: SheetServer, sent: Partial<SpecSheet>): Partial<SpecSheet> {
  const sheet = {
    project_uuid: null,
    due_at_utc: null,
    created_at: '2026-11-01T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    ...sent,
    revision: (server.deleted.get(sent.id ?? '') ?? 0) + 1,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the body has the rest
  server.sheets = [sheet as SpecSheet, ...server.sheets];
  return sheet;
}

function responseOf(status: number, body: unknown): Response {
  const response = {
    ok: status === 200,
    status,
    statusText: '',
    headers: new Headers(),
    text: async () => JSON.stringify(body),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  return response as Response;
}
