import type { Project } from '@printpartner/contracts/types';

export interface SentSave {
  method: string;
  key: string;
  body: Record<string, unknown>;
}

/**
 * Answers saves of a project as the server does: a field that was changed after the save's base is refused. Each answer
 * takes a while, in which what was sent has already taken effect.
 */
export function serveProject(first: Project, answerMs: number) {
  const sent: SentSave[] = [];
  let stored: Record<string, unknown> & { revision: number } = { ...first };
  const changedIn = new Map<string, number>();
  let running = 0;
  let mostAtOnce = 0;
  globalThis.fetch = async (_url, init) => {
    const body: Record<string, unknown> = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    if (init?.method === 'GET') return answerOf(200, stored);
    sent.push({
      method: String(init?.method),
      key: new Headers(init?.headers).get('idempotency-key') ?? '',
      body,
    });
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    const { base_revision: base, id: _, uuid: __, ...fields } = body;
    const changed = Object.keys(fields).filter((field) => stored[field] !== fields[field]);
    const isRefused = changed.some((field) => (changedIn.get(field) ?? 0) > Number(base));
    if (!isRefused) {
      stored = { ...stored, ...fields, revision: stored.revision + 1 };
      for (const field of changed) changedIn.set(field, stored.revision);
    }
    const refusal = { code: 'projects.changed_elsewhere', detail: 'Newer.', current: stored };
    const answer = isRefused ? answerOf(409, refusal) : answerOf(200, stored);
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    running -= 1;
    return answer;
  };
  return { sent, stored: () => stored, mostAtOnce: () => mostAtOnce };
}

function answerOf(status: number, body: object): Response {
  const text = JSON.stringify(body);
  const response = { ok: status < 300, status, headers: new Headers(), text: () => Promise.resolve(text) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
  return response as Response;
}
