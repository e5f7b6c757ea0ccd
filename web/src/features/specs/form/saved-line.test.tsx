import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AUTOSAVE_DELAY_MS } from '../../../platform/documents/autosave.ts';
import type { SpecDocument } from '../document/spec-document.ts';
import { KEEP_DELAY_MS } from '../../../platform/documents/document-session.ts';
import { SpecSession } from '../document/spec-session.ts';
import { buildDocument } from '../testing/build-sheet.ts';
import { serveDraft } from '../testing/serve-draft.ts';
import { SavedLine } from './saved-line.tsx';
import { SpecFormContext } from './spec-form-context.ts';

const realFetch = globalThis.fetch;
const ended: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-01-15T12:05:00.000Z') });
});
afterEach(async () => {
  cleanup();
  for (const end of ended.splice(0)) end();
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
});

async function open(document: SpecDocument = buildDocument()) {
  const server = serveDraft(document);
  const session = new SpecSession('maya', new QueryClient(), { kind: 'booklet', sheetId: null });
  ended.push(session.start());
  render(
    <SpecFormContext value={{ session, open: () => {}, openById: () => {} }}>
      <SavedLine />
    </SpecFormContext>,
  );
  expect(shown()).toBe('Loading your draft…');
  await act(() => session.load());
  return { server, editor: session.editor };
}

const shown = () => screen.getByRole('paragraph').textContent?.trim();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('S4 the saved line of a clean form says where it is saved, and since when', async () => {
  await open();
  expect(shown()).toBe('Saved 5 minutes ago, on this device and your account');
});

it('S4 the saved line of a draft that was never saved says where it will be', async () => {
  await open(buildDocument({}, { revision: 0, updatedAt: null }));
  expect(shown()).toBe('Saves as you type, on this device and your account');
});

it('S4 the saved line names a field that is refused, after the others were saved', async () => {
  const { server, editor } = await open();
  act(() => {
    editor.form.setValue('companyName', 'x'.repeat(201));
    editor.form.setValue('quantity', '1,000');
  });
  await pass(KEEP_DELAY_MS);
  expect(shown()).toBe('Saving…');
  await pass(AUTOSAVE_DELAY_MS);
  expect(server.values()).toMatchObject({ companyName: '', quantity: '1,000' });
  expect(shown()).toBe('Not saved: Company name. Show');
  act(() => editor.form.setValue('companyName', 'Lakeview Arts'));
  await pass(AUTOSAVE_DELAY_MS);
  expect(shown()).toMatch(/^Saved .+ your account$/);
});

it('S4 the saved line names a field that another device has changed, too', async () => {
  const { server, editor } = await open();
  server.change({ bindingNotes: 'from the phone' });
  act(() => editor.form.setValue('bindingNotes', 'from the desk'));
  await pass(AUTOSAVE_DELAY_MS);
  expect(shown()).toBe('Changed elsewhere, too: Binding notes. Choose what to keep. Show');
});

it('S4 the saved line says offline that the text is on the device, and when it is sent', async () => {
  const { server, editor } = await open();
  goOffline();
  server.overrideAnswers(null);
  act(() => editor.form.setValue('quantity', '1,000'));
  await pass(KEEP_DELAY_MS);
  expect(shown()).toBe('Saved on this device. Sends when the network is back.');
});
