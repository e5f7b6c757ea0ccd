import { jest } from '@jest/globals';
import type { SpecSheetSummary } from '@printpartner/contracts/types';
import { specSlots } from '@printpartner/contracts/spec-fields';
import { emptyValues, valuesOf } from '@printpartner/spec-sheet/fields';
import { contentOf } from '@printpartner/spec-sheet/fields';
import type { SpecDocument } from '../document/spec-document.ts';
import { answerOf, type SomeValues } from './build-sheet.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** Answers calls about a working draft as the server does, with its revision guard; and the list of named sheets. */
export function serveDraft(first: SpecDocument, sheets: readonly SpecSheetSummary[] = []) {
  const calls: { method: string; keepalive: boolean; body: Record<string, unknown> }[] = [];
  let stored = first;
  /** Answers the next calls in place of the server; null for a lost connection. */
  let override: Answer | null | undefined;

  const answered = () => ({ slot: specSlots[stored.kind], ...answerOf(stored) });

  function store(content: SpecDocument['content']): Answer {
    stored = { ...stored, content, revision: stored.revision + 1 };
    return { status: 200, body: answered() };
  }

  let held = Promise.resolve();
  let release = () => {};

  function answer(method: string, body: Record<string, unknown>): Answer | null {
    if (override !== undefined) return override;
    if (method === 'DELETE') return store(contentOf(emptyValues(stored.kind)));
    if (method !== 'PUT') return { status: 200, body: answered() };
    const { base_revision: base, data, ...others } = body;
    if (base !== stored.revision) {
      const problem = { code: 'specs.changed_elsewhere', detail: 'Newer.', current: answerOf(stored) };
      return { status: 409, body: problem };
    }
    return store({ ...stored.content, ...others, data: { ...stored.content.data, ...Object(data) } });
  }

  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const body: Record<string, unknown> = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const method = String(init?.method);
    if (url !== '/api/spec-sheets') calls.push({ method, keepalive: init?.keepalive === true, body });
    const given = url === '/api/spec-sheets' ? { status: 200, body: sheets } : answer(method, body);
    if (!given) return Promise.reject(new TypeError('Failed to fetch'));
    const { status } = given;
    const text = JSON.stringify(given.body);
    const response = { ok: status < 400, status, headers: new Headers(), text: () => Promise.resolve(text) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return held.then(() => response as Response);
  });

  return {
    calls,
    methods: () => calls.map(({ method }) => method),
    values: () => valuesOf(stored.content),
    /** The server has another copy, as after a deletion was undone. */
    restore: (document: SpecDocument) => (stored = document),
    /** Another device saves. */
    change: (values: SomeValues) =>
      store({ ...stored.content, data: { ...stored.content.data, ...(values as object) } }),
    /** The next calls take effect, but their answers arrive only when they are released. */
    holdAnswers: () => (held = new Promise((resolve) => (release = resolve))),
    releaseAnswers: () => release(),
    overrideAnswers: (given: Answer | null | undefined) => (override = given),
  };
}
